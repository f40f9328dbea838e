import CoreGraphics

/// Handles the pans that open hidden columns from the edge and close columns over the secondary one, and taps beside
/// them.
@MainActor final class SplitSwipe: NSObject, UIGestureRecognizerDelegate {
    private unowned let owner: UISplitViewController
    private let edge = UIScreenEdgePanGestureRecognizer()
    private let push = UIPanGestureRecognizer()
    private let tap = UITapGestureRecognizer()
    /// The distance between closed and open, in points.
    private var way: CGFloat = 0
    private(set) var isRunning = false
    private var isOpening = false

    init(of owner: UISplitViewController) {
        self.owner = owner
        super.init()
    }

    func attach() {
        edge.addTarget(self, action: Selector("edgeMoved", SplitSwipe.edgeMoved))
        push.addTarget(self, action: Selector("pushMoved", SplitSwipe.pushMoved))
        tap.addTarget(self, action: Selector("tapped", SplitSwipe.tapped))
        for recognizer in [edge, push] { recognizer.delegate = self }
        owner.panes.addGestureRecognizer(edge)
        owner.panes.addGestureRecognizer(push)
        owner.panes.veil.addGestureRecognizer(tap)
    }

    private var isOnRight: Bool {
        let isMirrored = owner.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return (owner.primaryEdge == .trailing) != isMirrored
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard owner.presentsWithGesture, !owner.isCollapsed, !isRunning else { return false }
        guard gestureRecognizer === push else {
            return owner.currentMode == .secondaryOnly && owner.nextMode.isOverlay
        }
        let motion = push.velocity(in: owner.panes)
        let isAlong = abs(motion.x) > abs(motion.y) && (motion.x > 0) == isOnRight
        return owner.currentMode.isOverlay && isAlong
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        edge.edges = isOnRight ? .right : .left
        return true
    }

    private func tapped() {
        guard owner.currentMode.isOverlay else { return }
        owner.choose(.secondaryOnly)
    }

    // MARK: Moving

    private func edgeMoved() { moved(edge, opens: true) }
    private func pushMoved() { moved(push, opens: false) }

    private func moved(_ recognizer: UIPanGestureRecognizer, opens: Bool) {
        switch recognizer.state {
        case .began: begin(opens: opens)
        case .changed: follow(recognizer)
        case .ended: end(recognizer)
        case .cancelled, .failed: settle(isOpen: !opens)
        case .possible: return
        }
    }

    private func begin(opens: Bool) {
        owner.delegate?.splitViewControllerInteractivePresentationGestureWillBegin(owner)
        isOpening = opens
        if opens { owner.choose(owner.nextMode, animated: false) }
        isRunning = true
        let layout = owner.layout
        way = layout.primary.width + (layout.supplementary?.width ?? 0)
        if owner.style == .tripleColumn, owner.currentMode.columns == 1 { way = layout.supplementary?.width ?? 0 }
        place(at: opens ? 0 : 1)
    }

    /// Moves the columns to a fraction between closed (0) and open (1).
    private func place(at part: CGFloat) {
        let shift = (1 - part) * way * (isOnRight ? 1 : -1)
        let layout = owner.layout
        owner.panes.primary.frame = layout.primary.offsetBy(dx: shift, dy: 0)
        if let supplementary = layout.supplementary {
            owner.panes.supplementary.frame = supplementary.offsetBy(dx: shift, dy: 0)
        }
        owner.panes.veil.alpha = part
    }

    private func part(_ recognizer: UIPanGestureRecognizer) -> CGFloat {
        guard way > 0 else { return 1 }
        let moved = recognizer.translation(in: owner.panes).x * (isOnRight ? -1 : 1)
        return max(0, min(1, (isOpening ? 0 : 1) + moved / way))
    }

    private func follow(_ recognizer: UIPanGestureRecognizer) {
        guard isRunning else { return }
        place(at: part(recognizer))
    }

    private func end(_ recognizer: UIPanGestureRecognizer) {
        let speed = recognizer.velocity(in: owner.panes).x * (isOnRight ? -1 : 1)
        settle(isOpen: abs(speed) > SplitNumbers.flick ? speed > 0 : part(recognizer) >= 0.5)
    }

    private func settle(isOpen: Bool) {
        guard isRunning else { return }
        isRunning = false
        if isOpen {
            UIView.animate(withDuration: SplitNumbers.slide) { self.place(at: 1) }
        } else {
            owner.choose(.secondaryOnly)
        }
        owner.delegate?.splitViewControllerInteractivePresentationGestureDidEnd(owner)
    }
}
