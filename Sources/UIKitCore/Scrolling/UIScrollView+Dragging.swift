import CoreGraphics
import QuartzCore

extension UIScrollView {
    // MARK: Fingers

    /// A finger is on the view. True when it has stopped content that was moving.
    func fingerCameDown() -> Bool {
        guard isScrollEnabled else { return false }
        switch phase {
        case .dragging, .touched: return false
        case .rest:
            phase = .touched
            return false
        case .moving(let motion, _):
            stopMoving()
            phase = .touched
            if motion.isFling { follower?.scrollViewDidEndDecelerating(self) }
            return true
        }
    }

    /// No finger is left. Content that was caught beyond its edge goes home.
    func fingersWentUp() {
        guard case .touched = phase else { return }
        phase = .rest
        let home = clamped(bounds.origin)
        if home != bounds.origin { fling(velocity: .zero, to: home, springs: true, at: now) }
    }

    /// Whether a drag can begin that has gone `way` points so far. Content that cannot go there leaves it to others, and
    /// so does content at its edge when there is another scroll view around it.
    func mayDrag(along way: CGVector, _ touches: [UITouch]) -> Bool {
        guard isScrollEnabled else { return false }
        let isVertical = abs(way.dy) >= abs(way.dx)
        guard isVertical ? scrollsVertically : scrollsHorizontally else { return false }
        if isAtEdge(inDirectionOf: way, isVertical), let outer = enclosingScrollView,
            outer.isScrollEnabled, isVertical ? outer.scrollsVertically : outer.scrollsHorizontally
        {
            return false
        }
        return touches.allSatisfy { touch in
            guard touch.delivery == .begun, let view = touch.view, view !== self else { return true }
            return canCancelContentTouches && touchesShouldCancel(in: view)
        }
    }

    private func isAtEdge(inDirectionOf way: CGVector, _ isVertical: Bool) -> Bool {
        let range = isVertical ? verticalRange : horizontalRange
        let offset = isVertical ? bounds.minY : bounds.minX
        return (isVertical ? way.dy : way.dx) > 0 ? offset <= range.low : offset >= range.high
    }

    /// The action of the pan.
    func followFinger() {
        switch panGestureRecognizer.state {
        case .began:
            beginDragging()
            drag()
        case .changed: drag()
        case .ended: endDragging(velocity: panGestureRecognizer.velocity(in: self))
        case .cancelled: endDragging(velocity: .zero)
        case .possible, .failed: return
        }
    }

    // MARK: Dragging

    private func beginDragging() {
        stopMoving()
        let lock = isDirectionalLockEnabled ? axis(of: panGestureRecognizer.wandering) : nil
        phase = .dragging(
            ScrollDrag(
                origin: CGPoint(
                    x: pulled(bounds.minX, horizontalRange, bounds.width),
                    y: pulled(bounds.minY, verticalRange, bounds.height)),
                lock: lock))
        indicators.show()
        if keyboardDismissMode != .none { window?.endEditing(false) }
        follower?.scrollViewWillBeginDragging(self)
    }

    /// The axis of a motion; nil for one that goes along both.
    private func axis(of way: CGVector) -> ScrollAxis? {
        if abs(way.dx) > 2 * abs(way.dy) { return .horizontal }
        return abs(way.dy) > 2 * abs(way.dx) ? .vertical : nil
    }

    private func drag() {
        guard case .dragging(let drag) = phase else { return }
        let translation = panGestureRecognizer.translation(in: self)
        var offset = bounds.origin
        if drag.lock != .vertical, scrollsHorizontally {
            offset.x = shown(drag.origin.x - translation.x, horizontalRange, bounds.width, alwaysBounceHorizontal)
        }
        if drag.lock != .horizontal, scrollsVertically {
            offset.y = shown(drag.origin.y - translation.y, verticalRange, bounds.height, alwaysBounceVertical)
        }
        move(to: onPixels(offset))
    }

    private func shown(_ offset: CGFloat, _ range: ScrollRange, _ length: CGFloat, _ always: Bool) -> CGFloat {
        guard bounces else { return range.clamp(offset) }
        return range.clamp(offset) + RubberBand(length: length).stretch(range.excess(of: offset))
    }

    /// The offset that would be without edges, where the rubber band shows `offset`.
    private func pulled(_ offset: CGFloat, _ range: ScrollRange, _ length: CGFloat) -> CGFloat {
        range.clamp(offset) + RubberBand(length: length).pull(for: range.excess(of: offset))
    }

    // MARK: Letting go

    private func endDragging(velocity finger: CGPoint) {
        guard case .dragging(let drag) = phase else { return }
        let velocity = CGPoint(
            x: drag.lock == .vertical || !scrollsHorizontally
                ? 0 : speed(-finger.x, bounds.minX, horizontalRange, bounds.width),
            y: drag.lock == .horizontal || !scrollsVertically
                ? 0 : speed(-finger.y, bounds.minY, verticalRange, bounds.height))
        let natural = restingPlace(from: bounds.origin, velocity: velocity)
        let snapped = clearOfBar(natural)
        var target = snapped
        let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
        follower?.scrollViewWillEndDragging(self, withVelocity: perMillisecond, targetContentOffset: &target)
        guard case .dragging = phase else { return }
        if !target.x.isFinite || !target.y.isFinite { target = natural }
        let goesOn = target != bounds.origin
        phase = .rest
        follower?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
        guard case .rest = phase else { return }
        guard goesOn else { return indicators.fade() }
        follower?.scrollViewWillBeginDecelerating(self)
        let isOwn = target != natural || isPagingEnabled
        fling(velocity: velocity, to: target, springs: isOwn, at: panGestureRecognizer.lastChange)
    }

    /// The content's speed under a finger's, which beyond an edge is as much less as the rubber band gives.
    private func speed(_ finger: CGFloat, _ offset: CGFloat, _ range: ScrollRange, _ length: CGFloat) -> CGFloat {
        guard abs(finger) >= ScrollNumbers.leastSpeed else { return 0 }
        let excess = range.excess(of: offset)
        return excess == 0 ? finger : finger * RubberBand(length: length).slope(at: excess)
    }

    /// Where content comes to rest by itself that is let go at `offset` with `velocity` points a second.
    func restingPlace(from offset: CGPoint, velocity: CGPoint) -> CGPoint {
        let rate = decelerationRate.rawValue
        var free = CGPoint(
            x: AxisMotion.destination(from: offset.x, velocity: velocity.x, rate: rate),
            y: AxisMotion.destination(from: offset.y, velocity: velocity.y, rate: rate))
        if isPagingEnabled {
            free.x = page(offset.x, velocity.x, bounds.width)
            free.y = page(offset.y, velocity.y, bounds.height)
        }
        return clamped(onPixels(free))
    }

    /// `offset`, or where the bar above is whole or collapsed.
    private func clearOfBar(_ offset: CGPoint) -> CGPoint {
        let (top, end) = (verticalRange.low, verticalRange.low + collapsingLength)
        guard offset.y > top, offset.y < end else { return offset }
        return CGPoint(x: offset.x, y: offset.y - top < end - offset.y ? top : end)
    }

    /// The page that a flick turns to, at most the next one; without a flick the nearest.
    private func page(_ offset: CGFloat, _ velocity: CGFloat, _ length: CGFloat) -> CGFloat {
        guard length > 0 else { return offset }
        let place = offset / length
        if velocity > ScrollNumbers.pageSpeed { return place.rounded(.up) * length }
        if velocity < -ScrollNumbers.pageSpeed { return place.rounded(.down) * length }
        return place.rounded() * length
    }

    /// Content that is let go: it slows down towards `target`, or springs there, from
    /// `time` on (seconds of the clock).
    func fling(velocity: CGPoint, to target: CGPoint, springs: Bool, at time: Seconds) {
        let (offset, rate) = (bounds.origin, decelerationRate.rawValue)
        let (x, y): (AxisMotion, AxisMotion)
        if springs {
            x = AxisMotion(from: offset.x, velocity: velocity.x, to: target.x)
            y = AxisMotion(from: offset.y, velocity: velocity.y, to: target.y)
        } else {
            x = AxisMotion(
                from: offset.x, velocity: velocity.x, rate: rate, in: horizontalRange, bounces: bounces)
            y = AxisMotion(from: offset.y, velocity: velocity.y, rate: rate, in: verticalRange, bounces: bounces)
        }
        indicators.show()
        start(ScrollMotion(course: .fling(x: x, y: y), start: time, destination: target))
    }
}
