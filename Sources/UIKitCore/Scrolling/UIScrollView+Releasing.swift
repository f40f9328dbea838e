import CoreGraphics
import QuartzCore

extension UIScrollView {
    /// Ends a drag at `time` (seconds of the host's clock), with the finger's velocity in points per second.
    package func endDragging(velocity finger: CGPoint, at time: Seconds) {
        guard case .dragging(let drag) = phase else { return notifyDragEnd(willDecelerate: false) }
        attachedRefresh?.scrollViewWillEndDrag(self)
        let velocity = CGPoint(along: { axis in
            drag.allows(axis) && !drag.isByWheel
                ? limits(axis).velocity(finger: -finger[axis], at: bounds.origin[axis]) : 0
        })
        let natural = restingOffset(from: bounds.origin, velocity: velocity)
        let snapped = collapsingBar.snapped(natural.y, top: verticalRange.low + insets.refresh)
        let target = targetFromDelegate(CGPoint(x: natural.x, y: snapped), velocity: velocity)
        guard case .dragging = phase else { return notifyDragEnd(willDecelerate: false) }
        let goesOn = target != bounds.origin
        phase = .idle
        notifyDragEnd(willDecelerate: goesOn)
        guard case .idle = phase else { return }
        guard goesOn else { return indicators.scheduleFade() }
        notifyDelegate("scrollViewWillBeginDecelerating(_:)") { $0.scrollViewWillBeginDecelerating(self) }
        guard case .idle = phase else { return }
        let isAligned = participants.alignedOffset(near: natural, in: self) != nil
        let isChosen = target != natural || isPagingEnabled || isAligned
        fling(velocity: velocity, to: target, isChosen: isChosen, at: drag.isByWheel ? now : time)
    }

    /// The target offset that the delegate chooses in place of `target`. The delegate is not asked when paging is
    /// enabled.
    private func targetFromDelegate(_ target: CGPoint, velocity: CGPoint) -> CGPoint {
        guard !isPagingEnabled else { return target }
        let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
        var chosen = participants.restingOffset(for: target, velocity: perMillisecond, in: self)
        guard storedDelegate != nil else { return finite(chosen, or: target) }
        let name = "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)"
        notifyDelegate(
            name, arguments: "velocity: \(perMillisecond.x) \(perMillisecond.y), target: \(target.x) \(target.y)"
        ) {
            $0.scrollViewWillEndDragging(self, withVelocity: perMillisecond, targetContentOffset: &chosen)
        }
        return finite(chosen, or: target)
    }

    /// `offset`, moved to where the content can rest; `other` if it is not finite.
    private func finite(_ offset: CGPoint, or other: CGPoint) -> CGPoint {
        offset.x.isFinite && offset.y.isFinite ? clamped(offset) : other
    }

    private func notifyDragEnd(willDecelerate: Bool) {
        guard isDragReported else { return }
        isDragReported = false
        notifyMotionChanged(willDecelerate ? .dragEnded : .rested)
        notifyDelegate("scrollViewDidEndDragging(_:willDecelerate:)", arguments: "decelerate: \(willDecelerate)") {
            $0.scrollViewDidEndDragging(self, willDecelerate: willDecelerate)
        }
    }

    // MARK: Targets

    /// The offset at which content released at `offset` comes to rest. `velocity` is in points per second.
    func restingOffset(from offset: CGPoint, velocity: CGPoint) -> CGPoint {
        guard !isPagingEnabled else {
            return CGPoint(along: { limits($0).pageOffset(from: offset[$0], velocity: velocity[$0]) })
        }
        let rate = decelerationRate.rawValue
        let natural = pixelAligned(
            CGPoint(along: { AxisMotion.destination(from: offset[$0], velocity: velocity[$0], rate: rate) }))
        return clamped(participants.alignedOffset(near: natural, in: self) ?? natural)
    }

    // MARK: Starting a fling

    /// Releases the content at `time` (seconds of the host's clock). It decelerates, or moves to a `target` chosen for
    /// it. Outside a window it is at the target at once.
    func fling(velocity: CGPoint, to target: CGPoint, isChosen: Bool, at time: Seconds) {
        guard window != nil else { return applyOffset(target) }
        indicators.show()
        startMotion(makeFling(from: bounds.origin, velocity: velocity, to: isChosen ? target : nil, at: time))
    }

    /// The motion of content released at `offset` at `time`, with `velocity` in points per second; to `target` if
    /// given.
    func makeFling(from offset: CGPoint, velocity: CGPoint, to target: CGPoint?, at time: Seconds) -> ScrollMotion {
        let rate = decelerationRate.rawValue
        let least = isPagingEnabled ? ScrollDefaults.springRate : AxisMotion.perSecond(rate)
        func motion(_ axis: ScrollAxis) -> AxisMotion {
            let start = offset[axis]
            let speed = velocity[axis]
            if let target {
                return AxisMotion(from: start, velocity: speed, to: target[axis], minimumDecayRate: least)
            }
            return AxisMotion(from: start, velocity: speed, rate: rate, in: range(axis), bounces: bounces(axis))
        }
        let x = motion(.horizontal)
        let y = motion(.vertical)
        let end = target ?? clamped(pixelAligned(CGPoint(x: x.destination, y: y.destination)))
        return ScrollMotion(kind: .fling(x: x, y: y, isChosen: target != nil), start: time, destination: end)
    }
}
