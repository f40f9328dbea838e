import CoreGraphics
import QuartzCore
import UIKitCore

/// Scrolls a text up or down while the pointer that selects is near or beyond its upper or lower edge.
@MainActor package final class TextAutoscroller {
    /// The height of the area at each edge in which the text scrolls, in points (inferred: 20 to 30).
    private static let zone: CGFloat = 24
    /// The speed for each point that the pointer is in the area or beyond it, in points per second (inferred).
    private static let speedPerPoint: CGFloat = 8
    /// The highest speed, in points per second (inferred).
    private static let maximumSpeed: CGFloat = 1_200
    private static let interval: Seconds = 1.0 / 60

    private var timer: ClockTimer?

    /// The speed of a pointer at `y` of a visible area from 0 to `height`, in points per second; negative to the top.
    package static func speed(at y: CGFloat, height: CGFloat) -> CGFloat {
        let zone = min(self.zone, height / 2)
        let depth = y < zone ? y - zone : max(y - (height - zone), 0)
        return min(max(depth * speedPerPoint, -maximumSpeed), maximumSpeed)
    }

    /// `point`, moved up or down into the visible part of `view`, at least `margin` points from its edges.
    static func visible(_ point: CGPoint, in view: UIScrollView, margin: CGFloat = 0) -> CGPoint {
        let margin = min(margin, view.bounds.height / 2)
        let lowest = max(view.bounds.maxY - margin - 1, view.bounds.minY + margin)
        return CGPoint(x: point.x, y: min(max(point.y, view.bounds.minY + margin), lowest))
    }

    /// Scrolls while the pointer stays at `point`, in points of `view`. `didScroll` is called with the new point in the
    /// text under the pointer.
    func follow(_ point: CGPoint, in view: UIScrollView, didScroll: @escaping (CGPoint) -> Void) {
        stop()
        guard view.isScrollEnabled, let system = view.window?.system else { return }
        // The pointer's place in the visible part, which scrolling does not change.
        let location = CGPoint(x: point.x - view.bounds.minX, y: point.y - view.bounds.minY)
        let speed = Self.speed(at: location.y, height: view.bounds.height)
        guard speed != 0 else { return }
        let timer = ClockTimer(on: system.host.clock)
        self.timer = timer
        schedule(timer, location, speed, view, didScroll)
    }

    func stop() { timer = nil }

    private func schedule(
        _ timer: ClockTimer, _ point: CGPoint, _ speed: CGFloat, _ view: UIScrollView,
        _ didScroll: @escaping (CGPoint) -> Void
    ) {
        timer.schedule(after: Self.interval) { [weak self, weak view, weak timer] in
            guard let self, let timer, self.timer === timer, let view, let window = view.window else { return }
            window.system.activate()
            let inset = view.adjustedContentInset
            let highest = max(view.contentSize.height + inset.bottom - view.bounds.height, -inset.top)
            let y = view.contentOffset.y + speed * CGFloat(Self.interval)
            let target = min(max(y, -inset.top), highest)
            guard target != view.contentOffset.y else { return self.stop() }
            view.contentOffset.y = target
            // The last line that is whole is selected, as the text view would scroll at once to one that is cut off.
            let margin = target == highest || target == -inset.top ? 0 : Self.zone
            didScroll(Self.visible(CGPoint(x: point.x, y: point.y + view.bounds.minY), in: view, margin: margin))
            if self.timer === timer { self.schedule(timer, point, speed, view, didScroll) }
        }
    }
}
