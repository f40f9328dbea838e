import CoreGraphics
import QuartzCore
import UIKitDevice

/// The screen of a device inside a shell: a canvas of its own, which the shell shows in its window.
@MainActor package final class DeviceHost: UIKitDevice.Host {
    /// The device's clock, which the shell can slow down.
    package let deviceClock: DeviceClock
    package private(set) var screenMetrics: ScreenMetrics
    /// A new one after each change of the screen's size or scale.
    package private(set) var canvas: Bitmap
    /// Whether the next turn of the window runs a frame.
    private(set) var isFrameRequested = false

    private let window: any UIKitDevice.Host
    private weak var client: (any FrameClient)?

    /// Called with the pixels that a frame has drawn.
    var onPresent: ([PixelRect]) -> Void = { _ in }
    /// Called when the app, a script or the user has asked for a screen of another size, in points.
    var onSizeRequest: (CGSize) -> Void = { _ in }
    /// Called when the app's text input begins, ends or moves, or its pointer changes.
    var onInputChange: () -> Void = {}

    /// A device with a screen of `metrics` in `window`.
    init(in window: any UIKitDevice.Host, metrics: ScreenMetrics) {
        self.window = window
        deviceClock = DeviceClock(following: window.clock)
        screenMetrics = metrics
        canvas = Self.canvas(for: metrics)
    }

    package var clock: any TimeSource { deviceClock }

    package var showsEveryFrame: Bool { true }

    package var clipboardText: String? {
        get { window.clipboardText }
        set { window.clipboardText = newValue }
    }

    package var acceptsTextInput = false {
        didSet { onInputChange() }
    }

    package var allowsComposition = true {
        didSet { onInputChange() }
    }

    /// In points of the device.
    package var textInputArea = CGRect.zero {
        didSet { onInputChange() }
    }

    package var cursor = PointerCursor.arrow {
        didSet { onInputChange() }
    }

    package func discardComposition() { window.discardComposition() }

    package var fileSaver: (any FileSaver)? { window.fileSaver }

    package func requestFrame() {
        isFrameRequested = true
        window.requestFrame()
    }

    package func present(_ damage: [PixelRect]) { onPresent(damage) }

    /// Takes effect with the following `HostEvent.resize`. `scale` is ignored, because the zoom determines it.
    package func changeScreen(to size: CGSize, scale: CGFloat) { onSizeRequest(size) }

    /// Sets the frame loop, which receives the input and runs the frames.
    func attach(_ client: any FrameClient) {
        self.client = client
    }

    /// Gives the screen another size, in points, or another number of pixels per point.
    func setScreen(_ metrics: ScreenMetrics) {
        guard metrics != screenMetrics else { return }
        screenMetrics = metrics
        canvas = Self.canvas(for: metrics)
        client?.receive(.resize(metrics))
    }

    func receive(_ event: HostEvent) { client?.receive(event) }

    /// Runs the frame that was requested, if any.
    func runRequestedFrame() {
        guard isFrameRequested else { return }
        runFrame()
    }

    /// Runs a frame, whether or not one was requested.
    func runFrame() {
        isFrameRequested = false
        client?.runFrame()
    }

    private static func canvas(for metrics: ScreenMetrics) -> Bitmap {
        let width = (metrics.size.width * metrics.scale).rounded()
        let height = (metrics.size.height * metrics.scale).rounded()
        let sides = 1...CGFloat(Bitmap.maximumSide)
        precondition(
            sides.contains(width) && sides.contains(height),
            "A screen cannot be \(width)×\(height) pixels; keep both sides between 1 and \(Bitmap.maximumSide).")
        return Bitmap(width: Int(width), height: Int(height))
    }
}
