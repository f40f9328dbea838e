import CoreGraphics
import QuartzCore
import UIKitDevice

/// A screen in memory with a manually advanced clock, in frames of 1/60 s.
///
/// Frames are laid out and drawn as in a window, but their pixels are only composed when `FrameLoop.pixels` is read.
///
/// One step drains the main queue, runs the clock's due actions, then runs a frame if one was requested. The caller
/// provides the draining, because an app, a test and a script wait in different ways.
@MainActor
package final class HeadlessHost: UIKitDevice.Host {
    /// The length of a frame in seconds.
    package static let frameDuration: Seconds = 1.0 / 60

    /// The clock itself, for inspection and for advancing without frames.
    package let manualClock = ManualClock()
    /// The size and scale of the screen.
    package private(set) var screenMetrics: ScreenMetrics
    /// The pixels as of the last time that they were read.
    package private(set) lazy var canvas: Bitmap = Self.canvas(for: screenMetrics)
    /// Whether every frame's pixels are composed, to measure the cost of a frame. Default false.
    package var showsEveryFrame = false
    /// What the next step runs.
    private var request = Request.none

    private enum Request {
        case none, animationFrame, frame
    }

    /// Whether the next step runs a frame.
    package var isFrameRequested: Bool { request != .none }
    /// The number of frames that have run; a static screen runs none.
    package private(set) var frameCount = 0
    /// The pixels that the last frame changed.
    package private(set) var lastDamage: [PixelRect] = []

    private weak var client: (any FrameClient)?
    private let keepsScale: Bool

    /// - Parameters:
    ///   - metrics: The screen's size in points and its scale, both positive.
    ///   - keepsScale: Whether the scale stays when the device changes. Default false.
    package init(metrics: ScreenMetrics, keepsScale: Bool = false) {
        self.keepsScale = keepsScale
        screenMetrics = metrics
        Self.check(metrics)
    }

    package var clock: any TimeSource { manualClock }

    /// Sets the frame loop to call; frames requested before are run later.
    package func attach(_ client: any FrameClient) {
        self.client = client
    }

    package func requestFrame() {
        request = .frame
    }

    package func requestAnimationFrame() {
        if request == .none { request = .animationFrame }
    }

    package var clipboardText: String?
    package var acceptsTextInput = false
    /// Where candidates of an input method would appear.
    package var allowsComposition = true
    package var textInputArea = CGRect.zero
    /// How often the system has ended a composition, which a memory host only counts. For tests.
    package private(set) var discardedCompositions = 0
    package func discardComposition() { discardedCompositions += 1 }
    /// What the pointer would look like.
    package var cursor = PointerCursor.arrow {
        didSet { cursorChanges += 1 }
    }
    /// How often `cursor` was set.
    package private(set) var cursorChanges = 0
    /// The dialog of a desktop, for tests. Default nil: there is no desktop.
    package var fileSaver: (any FileSaver)?

    package func present(_ damage: [PixelRect]) {
        lastDamage = damage
    }

    /// Resizes the screen, in points, as the user does by dragging a window's corner. Takes effect in the next frame.
    package func resize(to size: CGSize) {
        changeScreen(to: size, scale: screenMetrics.scale)
    }

    package func changeScreen(to size: CGSize, scale: CGFloat) {
        screenMetrics = ScreenMetrics(size: size, scale: keepsScale ? screenMetrics.scale : scale)
        Self.check(screenMetrics)
        canvas = Self.canvas(for: screenMetrics)
        client?.receive(.resize(screenMetrics))
    }

    /// Advances the clock to `time`, then runs the requested frame, if any. Does not drain the main queue.
    package func advance(to time: Seconds) {
        manualClock.advance(to: time)
        guard isFrameRequested, let client else { return }
        let isOnlyAnimated = request == .animationFrame
        request = .none
        frameCount += 1
        if isOnlyAnimated { client.runAnimationFrame() } else { client.runFrame() }
    }

    /// Advances by `seconds`, frame by frame; the last step may be shorter. 0 is one step.
    ///
    /// - Parameters:
    ///   - speed: Below 1, frames follow each other sooner by this factor, for slow motion. Default 1: 60 a second.
    ///   - drain: Called before each step.
    package func advance(by seconds: Seconds, atSpeed speed: Double = 1, draining drain: @MainActor () -> Void = {}) {
        for date in Self.frameDates(from: manualClock.now, for: seconds, atSpeed: speed) {
            drain()
            advance(to: date)
        }
    }

    /// As above, for an asynchronous `drain`.
    package func advance(by seconds: Seconds, draining drain: @MainActor () async -> Void) async {
        for date in Self.frameDates(from: manualClock.now, for: seconds) {
            await drain()
            advance(to: date)
        }
    }

    /// The times of the steps of an advance from `start` by `seconds`.
    ///
    /// - Parameter speed: Below 1, the steps are shorter by this factor. Default 1: 1/60 s.
    /// - Precondition: `seconds` is finite and not negative; `speed` is positive.
    package static func frameDates(
        from start: Seconds, for seconds: Seconds, atSpeed speed: Double = 1
    ) -> some Sequence<Seconds> {
        precondition(
            seconds.isFinite && seconds >= 0,
            "The clock cannot advance by \(seconds) seconds; give it a finite number from 0.")
        precondition(speed > 0, "Frames cannot follow each other at the speed \(speed); give it a positive one.")
        let factor = min(speed, 1)
        // A sum such as 0.1 + 0.2 must not end in an unnoticeably short frame.
        let count = max(1, Int((seconds / (frameDuration * factor) - 1e-6).rounded(.up)))
        return (1...count).lazy.map { $0 == count ? start + seconds : start + Seconds($0) * factor / 60 }
    }

    private static func check(_ metrics: ScreenMetrics) {
        let (width, height) = pixels(of: metrics)
        precondition(
            (1...16_384).contains(width) && (1...16_384).contains(height),
            "A screen cannot be \(width)×\(height) pixels; keep both sides between 1 and 16384.")
    }

    private static func canvas(for metrics: ScreenMetrics) -> Bitmap {
        let (width, height) = pixels(of: metrics)
        return Bitmap(width: Int(width.rounded()), height: Int(height.rounded()))
    }

    private static func pixels(of metrics: ScreenMetrics) -> (width: CGFloat, height: CGFloat) {
        (metrics.size.width * metrics.scale, metrics.size.height * metrics.scale)
    }
}
