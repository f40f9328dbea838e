import CoreGraphics
import QuartzCore
import UIKitCore

/// Scrolls a long menu, frame by frame, while the finger that opened it is near the upper or lower edge.
///
/// Does nothing while the finger is elsewhere or the menu is at its end.
@MainActor final class MenuEdgeScroller {
    private let onScroll: () -> Void
    private weak var view: MenuPlatterView?
    private var point = CGPoint.zero
    private var lastTime: Seconds = 0
    private var pending: (loop: FrameLoop, work: FrameLoop.WorkToken)?

    /// - Parameter onScroll: Called after the menu has scrolled: another element is below the finger.
    init(onScroll: @escaping () -> Void) {
        self.onScroll = onScroll
    }

    /// The finger is at `point` of the window, above `view`.
    func fingerMoved(to point: CGPoint, over view: MenuPlatterView) {
        self.view = view
        self.point = point
        guard canScroll(view) else { return stop() }
        guard pending == nil, let system = view.window?.system else { return }
        lastTime = system.host.clock.now
        scheduleStep(on: system.frameLoop)
    }

    /// Stops scrolling: the finger was lifted, or the menu closes.
    func stop() {
        if let pending { pending.loop.cancelWork(pending.work) }
        pending = nil
    }

    private func speed(in view: MenuPlatterView) -> CGFloat {
        MenuEdgeScroll.speed(at: view.convert(point, from: nil), in: view.bounds)
    }

    private func canScroll(_ view: MenuPlatterView) -> Bool {
        let speed = speed(in: view)
        return speed != 0 && view.canScroll(towardEnd: speed > 0)
    }

    private func scheduleStep(on loop: FrameLoop) {
        let frame = 1 / Seconds(FrameLoop.framesPerSecond)
        pending = (loop, loop.scheduleWork("scrolling a menu", after: frame) { [weak self] in self?.step() })
    }

    private func step() {
        pending = nil
        guard let view, let system = view.window?.system, canScroll(view) else { return }
        let now = system.host.clock.now
        view.scroll(by: speed(in: view) * CGFloat(now - lastTime))
        lastTime = now
        onScroll()
        if pending == nil, canScroll(view) { scheduleStep(on: system.frameLoop) }
    }
}
