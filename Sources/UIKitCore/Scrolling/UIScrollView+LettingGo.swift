import CoreGraphics
import QuartzCore

extension UIScrollView {
    /// Ends a drag at `time` (seconds of the host's clock), with the finger's velocity in points per second.
    func endDragging(velocity finger: CGPoint, at time: Seconds) {
        guard case .dragging(let drag) = phase else { return announceEndOfDrag(goesOn: false) }
        let velocity = CGPoint(along: { axis in
            drag.lock == axis.other || drag.isByWheel || !scrolls(axis) ? 0 : speed(-finger[axis], axis)
        })
        let natural = restingPlace(from: bounds.origin, velocity: velocity)
        let target = chosenTarget(clearOfBar(natural), velocity: velocity)
        guard case .dragging = phase else { return announceEndOfDrag(goesOn: false) }
        let goesOn = target != bounds.origin
        phase = .rest
        announceEndOfDrag(goesOn: goesOn)
        guard case .rest = phase else { return }
        guard goesOn else { return indicators.fade() }
        tell("scrollViewWillBeginDecelerating(_:)") { $0.scrollViewWillBeginDecelerating(self) }
        guard case .rest = phase else { return }
        let isChosen = target != natural || isPagingEnabled
        fling(velocity: velocity, to: target, isChosen: isChosen, at: drag.isByWheel ? now : time)
    }

    /// The target offset that the delegate chooses in place of `target`. The delegate is not asked when paging is
    /// enabled.
    private func chosenTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint {
        guard !isPagingEnabled, follower != nil else { return target }
        var chosen = target
        let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
        let name = "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)"
        tell(name, "velocity: \(perMillisecond.x) \(perMillisecond.y), target: \(target.x) \(target.y)") {
            $0.scrollViewWillEndDragging(self, withVelocity: perMillisecond, targetContentOffset: &chosen)
        }
        return chosen.x.isFinite && chosen.y.isFinite ? clamped(chosen) : target
    }

    private func announceEndOfDrag(goesOn: Bool) {
        guard isDragAnnounced else { return }
        isDragAnnounced = false
        tell("scrollViewDidEndDragging(_:willDecelerate:)", "decelerate: \(goesOn)") {
            $0.scrollViewDidEndDragging(self, willDecelerate: goesOn)
        }
    }

    /// The content's velocity for a finger's. Beyond an edge the rubber band reduces it; content that cannot bounce
    /// stops at its edge.
    private func speed(_ finger: CGFloat, _ axis: ScrollAxis) -> CGFloat {
        guard abs(finger) >= ScrollNumbers.leastSpeed else { return 0 }
        let (range, offset) = (range(axis), bounds.origin[axis])
        let excess = range.excess(of: offset)
        guard excess == 0 else { return finger * RubberBand(length: bounds.size[axis]).slope(at: excess) }
        return !bounces(axis) && range.isAtEnd(offset, forward: finger > 0) ? 0 : finger
    }

    // MARK: Targets

    /// The offset at which content released at `offset` comes to rest. `velocity` is in points per second.
    func restingPlace(from offset: CGPoint, velocity: CGPoint) -> CGPoint {
        guard !isPagingEnabled else {
            return clamped(CGPoint(along: { page(offset[$0], velocity[$0], bounds.size[$0]) }))
        }
        let rate = decelerationRate.rawValue
        return clamped(
            onPixels(
                CGPoint(along: { AxisMotion.destination(from: offset[$0], velocity: velocity[$0], rate: rate) })))
    }

    /// `offset`, or the nearest one at which the bar above is fully expanded or collapsed.
    private func clearOfBar(_ offset: CGPoint) -> CGPoint {
        let (top, end) = (verticalRange.low, verticalRange.low + collapsingLength)
        guard offset.y > top, offset.y < end else { return offset }
        return CGPoint(x: offset.x, y: offset.y - top < end - offset.y ? top : end)
    }

    /// The offset of the page after a flick, at most the next page; without a flick the nearest page.
    private func page(_ offset: CGFloat, _ velocity: CGFloat, _ length: CGFloat) -> CGFloat {
        guard length > 0 else { return offset }
        let place = offset / length
        if velocity > ScrollNumbers.pageSpeed { return place.rounded(.up) * length }
        if velocity < -ScrollNumbers.pageSpeed { return place.rounded(.down) * length }
        return place.rounded() * length
    }

    // MARK: Starting a fling

    /// Releases the content at `time` (seconds of the host's clock). It decelerates, or moves to a `target` chosen for
    /// it. Outside a window it is at the target at once.
    func fling(velocity: CGPoint, to target: CGPoint, isChosen: Bool, at time: Seconds) {
        guard window != nil else { return move(to: target) }
        indicators.show()
        start(flight(from: bounds.origin, velocity: velocity, to: isChosen ? target : nil, at: time))
    }

    /// The motion of content released at `offset` at `time`, with `velocity` in points per second; to `target` if
    /// given.
    func flight(from offset: CGPoint, velocity: CGPoint, to target: CGPoint?, at time: Seconds) -> ScrollMotion {
        let rate = decelerationRate.rawValue
        let least = isPagingEnabled ? ScrollNumbers.springRate : AxisMotion.perSecond(rate)
        func motion(_ axis: ScrollAxis) -> AxisMotion {
            let (start, speed) = (offset[axis], velocity[axis])
            if let target {
                return AxisMotion(from: start, velocity: speed, to: target[axis], slowingBy: least)
            }
            return AxisMotion(from: start, velocity: speed, rate: rate, in: range(axis), bounces: bounces(axis))
        }
        let (x, y) = (motion(.horizontal), motion(.vertical))
        let end = target ?? clamped(onPixels(CGPoint(x: x.destination, y: y.destination)))
        return ScrollMotion(course: .fling(x: x, y: y, isChosen: target != nil), start: time, destination: end)
    }
}
