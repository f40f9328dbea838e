import CoreGraphics

/// Handles the pans that open hidden columns from the edge and close columns over the secondary one, and taps beside
/// them.
@MainActor final class SplitPanController: NSObject, UIGestureRecognizerDelegate {
    private unowned let owner: UISplitViewController
    private let openingPan = UIScreenEdgePanGestureRecognizer()
    private let closingPan = UIPanGestureRecognizer()
    private let tap = UITapGestureRecognizer()
    /// The distance between closed and open, in points.
    private var distance: CGFloat = 0
    private(set) var isRunning = false
    private var isOpening = false

    init(of owner: UISplitViewController) {
        self.owner = owner
        super.init()
    }

    func attach() {
        openingPan.addTarget(self, action: Selector("edgeMoved", SplitPanController.edgeMoved))
        closingPan.addTarget(self, action: Selector("pushMoved", SplitPanController.pushMoved))
        tap.addTarget(self, action: Selector("tapped", SplitPanController.tapped))
        for recognizer in [openingPan, closingPan] { recognizer.delegate = self }
        owner.panes.addGestureRecognizer(openingPan)
        owner.panes.addGestureRecognizer(closingPan)
        owner.panes.dimmingView.addGestureRecognizer(tap)
    }

    private var isOnRight: Bool {
        let isMirrored = owner.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return (owner.primaryEdge == .trailing) != isMirrored
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard owner.presentsWithGesture, !owner.isCollapsed, !isRunning else { return false }
        guard gestureRecognizer === closingPan else {
            return owner.currentMode == .secondaryOnly && owner.nextMode.isOverlay
        }
        let motion = closingPan.velocity(in: owner.panes)
        let isAlong = abs(motion.x) > abs(motion.y) && (motion.x > 0) == isOnRight
        return owner.currentMode.isOverlay && isAlong
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        openingPan.edges = isOnRight ? .right : .left
        return true
    }

    private func tapped() {
        guard owner.currentMode.isOverlay else { return }
        owner.chooseMode(.secondaryOnly)
    }

    // MARK: Moving

    private func edgeMoved() { handlePan(openingPan, opens: true) }
    private func pushMoved() { handlePan(closingPan, opens: false) }

    private func handlePan(_ recognizer: UIPanGestureRecognizer, opens: Bool) {
        switch recognizer.state {
        case .began: beginPan(opens: opens)
        case .changed: updatePan(recognizer)
        case .ended: endPan(recognizer)
        case .cancelled, .failed: finish(isOpen: !opens)
        case .possible: return
        }
    }

    private func beginPan(opens: Bool) {
        owner.delegate?.splitViewControllerInteractivePresentationGestureWillBegin(owner)
        isOpening = opens
        if opens { owner.chooseMode(owner.nextMode, animated: false) }
        isRunning = true
        let layout = owner.layout
        distance = layout.primary.width + (layout.supplementary?.width ?? 0)
        if owner.style == .tripleColumn, owner.currentMode.columns == 1 { distance = layout.supplementary?.width ?? 0 }
        moveColumns(to: opens ? 0 : 1)
    }

    /// Moves the columns to a fraction between closed (0) and open (1).
    private func moveColumns(to part: CGFloat) {
        let shift = (1 - part) * distance * (isOnRight ? 1 : -1)
        let layout = owner.layout
        owner.panes.primary.frame = layout.primary.offsetBy(dx: shift, dy: 0)
        if let supplementary = layout.supplementary {
            owner.panes.supplementary.frame = supplementary.offsetBy(dx: shift, dy: 0)
        }
        owner.panes.dimmingView.alpha = part
    }

    private func openFraction(for recognizer: UIPanGestureRecognizer) -> CGFloat {
        guard distance > 0 else { return 1 }
        let moved = recognizer.translation(in: owner.panes).x * (isOnRight ? -1 : 1)
        return max(0, min(1, (isOpening ? 0 : 1) + moved / distance))
    }

    private func updatePan(_ recognizer: UIPanGestureRecognizer) {
        guard isRunning else { return }
        moveColumns(to: openFraction(for: recognizer))
    }

    private func endPan(_ recognizer: UIPanGestureRecognizer) {
        let speed = recognizer.velocity(in: owner.panes).x * (isOnRight ? -1 : 1)
        finish(isOpen: abs(speed) > SplitMetrics.flickSpeed ? speed > 0 : openFraction(for: recognizer) >= 0.5)
    }

    private func finish(isOpen: Bool) {
        guard isRunning else { return }
        isRunning = false
        if isOpen {
            UIView.animate(withDuration: SplitMetrics.animationDuration) { self.moveColumns(to: 1) }
        } else {
            owner.chooseMode(.secondaryOnly)
        }
        owner.delegate?.splitViewControllerInteractivePresentationGestureDidEnd(owner)
    }
}
