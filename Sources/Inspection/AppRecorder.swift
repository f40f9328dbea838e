import CoreGraphics
import QuartzCore
import UIKitCore

/// Records what a system does, while it is started: touches with their gestures, and frames.
///
/// Until it is started the system measures nothing and calls nothing for it.
@MainActor package final class AppRecorder {
    package let touches: TouchHistory
    package let frames = FrameHistory()
    private unowned let system: UIKitSystem
    /// Called after each finger and gesture that was recorded. Most touches that do nothing cause no frame.
    package var onTouch: () -> Void = {}
    private lazy var layers = LayerWorkRecorder(frames: frames)

    package init(of system: UIKitSystem) {
        self.system = system
        touches = TouchHistory(clock: system.host.clock)
    }

    /// Whether it records. Default false.
    package var isRecording: Bool { system.frameLoop.observer === self }

    package func start() {
        system.frameLoop.observer = self
        system.frameLoop.gestureObserver = self
    }

    package func stop() {
        guard isRecording else { return }
        system.frameLoop.observer = nil
        system.frameLoop.gestureObserver = nil
    }
}

extension AppRecorder: FrameObserver, GestureObserver {
    package func frameWillBegin(at time: Seconds) {
        CATransaction.observeLayerWork(layers)
        frames.begin(at: time)
    }

    package func frameDidFinish(_ stage: FrameStage) {
        frames.finish(stage)
        // Between the frames of this system, others on the same thread do theirs.
        if stage == .compositing { CATransaction.observeLayerWork(nil) }
    }

    package func frameDidPaint(_ damage: [PixelRect], _ counts: FrameCounts) { frames.paint(damage, counts) }

    package func fingerDidTouch(_ location: CGPoint, _ touch: UITouch?) {
        touches.add(location, touch, obstacles: TouchExplanation(of: location, in: system).obstacles)
        onTouch()
    }

    package func gesture(_ recognizer: UIGestureRecognizer, did decision: GestureDecision) {
        touches.add(decision, of: recognizer)
        onTouch()
    }
}

/// Hands on what happens to layers during a frame, which is on the main thread.
private final class LayerWorkRecorder: LayerWorkObserver {
    private let frames: FrameHistory

    init(frames: FrameHistory) { self.frames = frames }

    func layerDidLayOut(_ layer: AnyObject) {
        nonisolated(unsafe) let layer = layer
        MainActor.assumeIsolated { [frames] in frames.layOut(layer) }
    }

    func layerDidDisplay(_ layer: AnyObject) {
        nonisolated(unsafe) let layer = layer
        MainActor.assumeIsolated { [frames] in frames.display(layer) }
    }
}
