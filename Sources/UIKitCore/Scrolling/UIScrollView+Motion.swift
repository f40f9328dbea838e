import CoreGraphics
import QuartzCore

extension UIScrollView {
    var now: Seconds { UIKitSystem.current?.host.clock.now ?? MediaTime.now }

    // MARK: By code

    func go(to offset: CGPoint, animated: Bool) {
        guard UIView.isValid(CGRect(origin: offset, size: .zero), "bounds", of: self) else { return }
        guard animated, window != nil, offset != bounds.origin else {
            stopMoving()
            return move(to: offset)
        }
        stopMoving()
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

    /// How far a view from `low` to `high` moves to show what lies between `near` and `far`, or its beginning.
    private static func reveal(_ near: CGFloat, _ far: CGFloat, in low: CGFloat, _ high: CGFloat) -> CGFloat {
        if near >= low, far <= high { return 0 }
        return far - near > high - low || near < low ? near - low : far - high
    }

    // MARK: Frame by frame

    func start(_ motion: ScrollMotion) {
        guard let loop = UIKitSystem.current?.frameLoop else { return move(to: motion.destination) }
        let name = "the \(motion.isFling ? "deceleration" : "scrolling animation") of a \(type(of: self))"
        let activity = loop.activities.begin(name) { [weak self] time in self?.step(at: time) ?? false }
        phase = .moving(motion, activity)
    }

    /// Goes where the motion is at `time`. False when it is over.
    private func step(at time: Seconds) -> Bool {
        guard case .moving(let motion, _) = phase else { return false }
        let isOver = motion.isOver(at: time)
        move(to: isOver ? motion.destination : onPixels(motion.offset(at: time)))
        // The delegate may have stopped this motion, or begun another one.
        guard case .moving(let current, let activity) = phase, current.start == motion.start else { return false }
        guard isOver else { return true }
        phase = .rest
        UIKitSystem.current?.frameLoop.activities.end(activity)
        indicators.fade()
        if motion.isFling {
            follower?.scrollViewDidEndDecelerating(self)
        } else {
            follower?.scrollViewDidEndScrollingAnimation(self)
            if isGoingToTop {
                isGoingToTop = false
                follower?.scrollViewDidScrollToTop(self)
            }
        }
        return false
    }

    /// Ends a motion where it is; the delegate is not told.
    func stopMoving() {
        guard case .moving(_, let activity) = phase else { return }
        UIKitSystem.current?.frameLoop.activities.end(activity)
        phase = .rest
        isGoingToTop = false
        indicators.fade()
    }

    /// Content above the view has grown by `change` points: what is seen stays, whatever moves goes on from there.
    func shiftOffset(by change: CGFloat) {
        switch phase {
        case .rest, .touched: break
        case .dragging(var drag):
            drag.origin.y += change
            phase = .dragging(drag)
        case .moving(let motion, let activity):
            phase = .moving(motion.shifted(by: change), activity)
        }
        move(to: CGPoint(x: bounds.minX, y: bounds.minY + change))
    }

    // MARK: Wheels and the status bar

    /// Moves the content by a wheel's turn. False when there is nowhere to go.
    func turnWheel(by delta: CGVector) -> Bool {
        guard isScrollEnabled, !isTracking else { return false }
        let target = clamped(CGPoint(x: bounds.minX - delta.dx, y: bounds.minY - delta.dy))
        guard target != bounds.origin else { return false }
        stopMoving()
        indicators.flash()
        move(to: onPixels(target))
        return true
    }

    /// What a tap on the status bar does. False when the content is at the top, or the delegate does not want it.
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
