import CoreGraphics
import QuartzCore

extension UIScrollView {
    var now: Seconds { UIKitSystem.current?.host.clock.now ?? MediaTime.now }

    /// Calls the delegate, if any, and traces the call.
    func notifyDelegate(
        _ callback: String, arguments: @autoclosure () -> String = "", call: (any UIScrollViewDelegate) -> Void
    ) {
        guard let storedDelegate else { return }
        Trace.note(storedDelegate, callback: callback, arguments: arguments())
        call(storedDelegate)
    }

    // MARK: Scrolling by the app

    /// - Parameter isToTop: Whether a tap on the status bar is the reason.
    func scroll(to offset: CGPoint, animated: Bool, isToTop: Bool = false) {
        guard UIView.isValid(CGRect(origin: offset, size: .zero), "bounds", of: self) else { return }
        stopMoving()
        guard animated, window != nil, offset != bounds.origin else { return applyOffset(offset) }
        indicators.show()
        let kind = ScrollMotion.Kind.eased(from: bounds.origin, to: offset, isToTop: isToTop)
        var motion = ScrollMotion(kind: kind, start: now, destination: offset)
        motion.endsInRange = clamped(offset) == offset
        startMotion(motion)
    }

    /// Lets the animation of the offset that is running end where `target` says, also when the content moves or the
    /// view changes meanwhile. Nil leaves it where it was going. Without an animation nothing changes.
    package func followTarget(_ target: @escaping @MainActor () -> CGPoint?) {
        guard isScrollAnimating, case .moving(var motion, let activity) = phase else { return }
        motion.target = target
        phase = .moving(motion, activity)
    }

    func scrollToReveal(_ rect: CGRect, animated: Bool) {
        guard let offset = offset(revealing: rect), offset != bounds.origin else { return }
        scroll(to: clamped(offset), animated: animated)
    }

    /// The nearest content offset at which `rect`, in content coordinates, is visible; nil for a rectangle that is not
    /// finite.
    package func offset(revealing rect: CGRect) -> CGPoint? {
        let visible = bounds.inset(by: adjustedContentInset)
        let offset = CGPoint(
            x: UIScrollView.distanceToReveal(near: rect.minX, far: rect.maxX, low: visible.minX, high: visible.maxX)
                + bounds.minX,
            y: UIScrollView.distanceToReveal(near: rect.minY, far: rect.maxY, low: visible.minY, high: visible.maxY)
                + bounds.minY)
        return offset.x.isFinite && offset.y.isFinite ? offset : nil
    }

    /// The shortest distance to scroll so that `near` to `far` is visible between `low` and `high`, or at least `near`.
    private static func distanceToReveal(near: CGFloat, far: CGFloat, low: CGFloat, high: CGFloat) -> CGFloat {
        if near >= low, far <= high { return 0 }
        return far - near > high - low || near < low ? near - low : far - high
    }

    /// The offset at which the motion that is running ends; nil while the content does not move by itself.
    package var motionDestination: CGPoint? { phase.motion?.destination }

    // MARK: Running a motion

    func startMotion(_ motion: ScrollMotion) {
        guard let loop = UIKitSystem.current?.frameLoop else { return applyOffset(motion.destination) }
        let name = "the \(motion.isFling ? "deceleration" : "scrolling animation") of a \(type(of: self))"
        let activity = loop.activities.begin(name) { [weak self] time in self?.advanceMotion(at: time) ?? false }
        phase = .moving(motion, activity)
    }

    /// Moves the content to its position at `time`. Returns false when the motion has ended.
    private func advanceMotion(at time: Seconds) -> Bool {
        redirectMotionToTarget(at: time)
        guard case .moving(let motion, let activity) = phase else { return false }
        let isOver = motion.isOver(at: time)
        if let scale = isOver ? motion.zoom?.scales.to : motion.scale(at: time) { applyZoomScale(scale) }
        applyOffset(isOver ? motion.destination : pixelAligned(motion.offset(at: time)))
        if isOver, motion.target != nil { showTarget(of: activity, at: time) }
        // The delegate may have stopped, replaced or redirected this motion.
        guard case .moving(let current, let same) = phase, same == activity else { return false }
        guard isOver, current.start == motion.start, motion.target != nil || current.destination == motion.destination
        else { return true }
        UIKitSystem.current?.frameLoop.activities.end(activity)
        phase = .idle
        indicators.scheduleFade()
        notifyMotionChanged(.rested)
        notifyMotionEnd(of: motion, isEarly: false)
        return false
    }

    /// Gives an animation with a target its present destination.
    private func redirectMotionToTarget(at time: Seconds) {
        guard case .moving(let motion, let activity) = phase, let target = motion.target?() else { return }
        phase = .moving(motion.redirected(to: target, at: time), activity)
    }

    /// Lays out the content at the end of an animation with a target, whose place may be another one when the content
    /// around it has its final size.
    private func showTarget(of activity: FrameActivities.Activity, at time: Seconds) {
        for _ in 0..<FrameLoop.maximumLayoutPasses {
            layoutIfNeeded()
            redirectMotionToTarget(at: time)
            guard case .moving(let motion, activity) = phase, motion.destination != bounds.origin else { return }
            applyOffset(motion.destination)
        }
    }

    /// - Parameter isEarly: Whether the motion was stopped before its destination.
    private func notifyMotionEnd(of motion: ScrollMotion, isEarly: Bool) {
        switch motion.kind {
        case .fling:
            notifyDelegate("scrollViewDidEndDecelerating(_:)") { $0.scrollViewDidEndDecelerating(self) }
        case .eased(_, _, isToTop: true) where !isEarly:
            notifyDelegate("scrollViewDidScrollToTop(_:)") { $0.scrollViewDidScrollToTop(self) }
        case .eased:
            notifyDelegate("scrollViewDidEndScrollingAnimation(_:)") { $0.scrollViewDidEndScrollingAnimation(self) }
        case .zoom: notifyZoomEnd()
        }
    }

    /// Gives a fling or an animation a new target after content or view have changed size. A fling keeps its velocity.
    ///
    /// - Parameter old: The edges before; content that moves to the top or left edge goes to where that edge is now.
    func retargetMotion(afterEdges old: UIEdgeInsets? = nil) {
        guard case .moving(let motion, let activity) = phase else { return }
        guard case .fling(_, _, let isChosen) = motion.kind else {
            guard motion.endsInRange else { return }
            let followed = old.map {
                ScrollInsets.offset(motion.destination, followingEdgesFrom: $0, to: expandedInset)
            }
            let destination = clamped(followed ?? motion.destination)
            return phase = .moving(motion.redirected(to: destination, at: now), activity)
        }
        if isChosen, clamped(motion.destination) == motion.destination { return }
        let target = isChosen ? clamped(motion.destination) : nil
        let offset = motion.offset(at: now)
        let velocity = motion.velocity(at: now)
        phase = .moving(makeFling(from: offset, velocity: velocity, to: target, at: now), activity)
    }

    // MARK: Stopping

    /// Stops a motion at its current position without notifying the delegate.
    func stopMoving() {
        guard case .moving(_, let activity) = phase else { return }
        UIKitSystem.current?.frameLoop.activities.end(activity)
        phase = .idle
        indicators.scheduleFade()
    }

    /// Stops a motion because of a touch or a wheel, and notifies the delegate that deceleration or zooming has ended.
    func interruptMotion(entering next: ScrollPhase) {
        guard case .moving(let motion, _) = phase else { return phase = next }
        stopMoving()
        phase = next
        switch motion.kind {
        case .fling: notifyMotionEnd(of: motion, isEarly: true)
        case .zoom: notifyZoomEnd()
        case .eased: return
        }
    }

    /// Ends a motion immediately at a valid offset, and notifies the delegate as if it had finished.
    func finishMotionImmediately() {
        guard case .moving(let motion, _) = phase else { return }
        stopMoving()
        if motion.zoom != nil { applyZoomScale(zoomLimits.clamp(currentZoomScale)) }
        applyOffset(restingOffset(from: bounds.origin, velocity: .zero))
        notifyMotionChanged(.rested)
        notifyMotionEnd(of: motion, isEarly: true)
    }

    /// Completes a motion at once, because the view leaves its window.
    func completeMotionOffscreen() {
        guard case .moving(let motion, _) = phase else { return }
        stopMoving()
        if let scale = motion.zoom?.scales.to { applyZoomScale(scale) }
        applyOffset(motion.destination)
        notifyMotionChanged(.rested)
    }

    /// Compensates for content that has grown by `change` points above the visible part. Visible content and motions
    /// stay unchanged.
    package func shiftOffset(by change: CGFloat) {
        if case .moving(let motion, let activity) = phase { phase = .moving(shifted(motion, by: change), activity) }
        applyOffset(CGPoint(x: bounds.minX, y: bounds.minY + change))
    }

    /// `motion` with its content moved by `change` points. An animation to the top goes on to the top, and one to where
    /// content can rest ends where it can.
    private func shifted(_ motion: ScrollMotion, by change: CGFloat) -> ScrollMotion {
        let moved = motion.shifted(by: change)
        guard motion.endsInRange, motion.target?() == nil else { return moved }
        let isToTop = motion.destination.y <= verticalRange.low
        return moved.redirected(to: isToTop ? motion.destination : clamped(moved.destination), at: now)
    }

    // MARK: Status bar

    /// Handles a tap on the status bar. Returns false if the content is at the top or the delegate refuses.
    func scrollToTop() -> Bool {
        let top = CGPoint(x: bounds.minX, y: verticalRange.low)
        guard bounds.minY > top.y, !isTracking, storedDelegate?.scrollViewShouldScrollToTop(self) != false else {
            return false
        }
        scroll(to: top, animated: true, isToTop: true)
        return true
    }
}
