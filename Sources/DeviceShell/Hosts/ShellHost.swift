import CoreGraphics
import QuartzCore
import UIKitDevice

/// The window, as the shell's own system sees it.
@MainActor final class ShellHost: UIKitDevice.Host {
    private let window: any UIKitDevice.Host
    let shellClock: ShellClock
    /// Whether the next turn of the window runs a frame of the shell.
    private(set) var isFrameRequested = false
    /// Called when the shell's text input begins, ends or moves, or its pointer changes.
    var onInputChange: () -> Void = {}

    init(in window: any UIKitDevice.Host) {
        self.window = window
        shellClock = ShellClock(following: window.clock)
    }

    var clock: any TimeSource { shellClock }
    var screenMetrics: ScreenMetrics { window.screenMetrics }
    var canvas: Bitmap { window.canvas }
    var showsEveryFrame: Bool { window.showsEveryFrame }
    var fileSaver: (any FileSaver)? { window.fileSaver }

    var clipboardText: String? {
        get { window.clipboardText }
        set { window.clipboardText = newValue }
    }

    var acceptsTextInput = false {
        didSet { onInputChange() }
    }

    var allowsComposition = true {
        didSet { onInputChange() }
    }

    var textInputArea = CGRect.zero {
        didSet { onInputChange() }
    }

    var cursor = PointerCursor.arrow {
        didSet { onInputChange() }
    }

    func discardComposition() { window.discardComposition() }

    func changeScreen(to size: CGSize, scale: CGFloat) { window.changeScreen(to: size, scale: scale) }

    func requestFrame() {
        isFrameRequested = true
        window.requestFrame()
    }

    func present(_ damage: [PixelRect]) { window.present(damage) }

    /// Takes the request for a frame, if there is one.
    func takeFrame() -> Bool {
        defer { isFrameRequested = false }
        return isFrameRequested
    }
}
