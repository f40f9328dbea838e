import CoreGraphics
import QuartzCore

extension UIScrollView {
    var now: Seconds { UIKitSystem.current?.host.clock.now ?? MediaTime.now }

    /// Calls the delegate, if any, and traces the call.
    func tell(
        _ callback: String, _ arguments: @autoclosure () -> String = "", _ call: (any UIScrollViewDelegate) -> Void
    ) {
        guard let follower else { return }
        Trace.note(follower, callback, arguments())
        call(follower)
    }

    // MARK: Scrolling by the app

    func go(to offset: CGPoint, animated: Bool) {
        guard UIView.isValid(CGRect(origin: offset, size: .zero), "bounds", of: self) else { return }
        stopMoving()
        guard animated, window != nil, offset != bounds.origin else { return move(to: offset) }
        indicators.show()
        start(ScrollMotion(course: .glide(from: bounds.origin, to: offset), start: now, destination: offset))
    }

    func show(_ rect: CGRect, animated: Bool) {
        let inset = adjustedContentInset
        let visible = bounds.inset(by: inset)
        let target = CGPoint(
            x: UIScrollView.reveal(rect.minX, rect.maxX, in: visible.minX, visible.maxX) + bounds.minX,
            y: UIScrollView.reveal(rect.minY, rect.maxY, in: visible.minY, visible.maxY) + bounds.minY)
        guard target.x.isFinite, target.y.isFinite, target != bounds.origin else { return }
        go(to: clamped(target), animated: animated)
    }

    /// The shortest distance to scroll so that `near` to `far` is visible between `low` and `high`, or at least `near`.
    private static func reveal(_ near: CGFloat, _ far: CGFloat, in low: CGFloat, _ high: CGFloat) -> CGFloat {
        if near >= low, far <= high { return 0 }
        return far - near > high - low || near < low ? near - low : far - high
    }

    // MARK: Running a motion

    func start(_ motion: ScrollMotion) {
        guard let loop = UIKitSystem.current?.frameLoop else { return move(to: motion.destination) }
        let name = "the \(motion.isFling ? "deceleration" : "scrolling animation") of a \(type(of: self))"
        let activity = loop.activities.begin(name) { [weak self] time in self?.step(at: time) ?? false }
        phase = .moving(motion, activity)
    }

    /// Moves the content to its position at `time`. Returns false when the motion has ended.
    private func step(at time: Seconds) -> Bool {
        guard case .moving(let motion, let activity) = phase else { return false }
        let isOver = motion.isOver(at: time)
        if let scale = isOver ? motion.zoom?.scales.to : motion.scale(at: time) { takeZoomScale(scale) }
        move(to: isOver ? motion.destination : onPixels(motion.offset(at: time)))
        // // The delegate may have stopped, replaced or redirected this motion.
        guard case .moving(let current, let same) = phase, same == activity else { return false }
        guard isOver, current.start == motion.start, current.destination == motion.destination else { return true }
        UIKitSystem.current?.frameLoop.activities.end(activity)
        phase = .rest
        indicators.fade()
        announceEnd(of: motion)
        return false
    }

    private func announceEnd(of motion: ScrollMotion) {
        let wasGoingToTop = isGoingToTop
        isGoingToTop = false
        switch motion.course {
        case .fling:
            tell("scrollViewDidEndDecelerating(_:)") { $0.scrollViewDidEndDecelerating(self) }
        case .glide where wasGoingToTop:
            tell("scrollViewDidScrollToTop(_:)") { $0.scrollViewDidScrollToTop(self) }
        case .glide:
            tell("scrollViewDidEndScrollingAnimation(_:)") { $0.scrollViewDidEndScrollingAnimation(self) }
        case .zoom: announceEndOfZoom()
        }
    }

    /// Gives a fling a new target after content or view have changed size. It keeps its velocity.
    func redirect() {
        guard case .moving(let motion, let activity) = phase, case .fling(_, _, let isChosen) = motion.course else {
            return
        }
        if isChosen, clamped(motion.destination) == motion.destination { return }
        let target = isChosen ? clamped(motion.destination) : nil
        let (offset, velocity) = (motion.offset(at: now), motion.velocity(at: now))
        phase = .moving(flight(from: offset, velocity: velocity, to: target, at: now), activity)
    }

    // MARK: Stopping

    /// Stops a motion at its current position without notifying the delegate.
    func stopMoving() {
        guard case .moving(_, let activity) = phase else { return }
        UIKitSystem.current?.frameLoop.activities.end(activity)
        phase = .rest
        isGoingToTop = false
        indicators.fade()
    }

    /// Stops a motion because of a touch or a wheel, and notifies the delegate that deceleration or zooming has ended.
    func catchMotion(as next: ScrollPhase) {
        guard case .moving(let motion, _) = phase else { return phase = next }
        stopMoving()
        phase = next
        switch motion.course {
        case .fling: announceEnd(of: motion)
        case .zoom: announceEndOfZoom()
        case .glide: return
        }
    }

    /// Ends a motion immediately at a valid offset, and notifies the delegate as if it had finished.
    func stopEverything() {
        guard case .moving(let motion, _) = phase else { return }
        stopMoving()
        if motion.zoom != nil { takeZoomScale(allowedZoom(currentZoomScale)) }
        move(to: restingPlace(from: bounds.origin, velocity: .zero))
        announceEnd(of: motion)
    }

    /// Completes a motion at once, because the view leaves its window.
    func settleUnseen() {
        guard case .moving(let motion, _) = phase else { return }
        stopMoving()
        if let scale = motion.zoom?.scales.to { takeZoomScale(scale) }
        move(to: motion.destination)
    }

    /// Compensates for content that has grown by `change` points above the visible part. Visible content and motions
    /// stay unchanged.
    func shiftOffset(by change: CGFloat) {
        if case .moving(let motion, let activity) = phase { phase = .moving(motion.shifted(by: change), activity) }
        move(to: CGPoint(x: bounds.minX, y: bounds.minY + change))
    }

    // MARK: Status bar

    /// Handles a tap on the status bar. Returns false if the content is at the top or the delegate refuses.
    func scrollToTop() -> Bool {
        let top = CGPoint(x: bounds.minX, y: verticalRange.low)
        guard bounds.minY > top.y, !isTracking, follower?.scrollViewShouldScrollToTop(self) != false else {
            return false
        }
        go(to: top, animated: true)
        isGoingToTop = true
        return true
    }
}
