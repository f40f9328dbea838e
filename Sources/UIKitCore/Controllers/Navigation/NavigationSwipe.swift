import CoreGraphics

/// The finger that leads back: it comes from the leading edge of the screen and takes the shown screen along.
@MainActor final class NavigationSwipe: NSObject, UIGestureRecognizerDelegate {
    private unowned let owner: UINavigationController
    let recognizer = UIScreenEdgePanGestureRecognizer()
    /// What has the transition in hand, while a finger has.
    private var interactor: UIPercentDrivenInteractiveTransition?
    /// The same for the transition that is about to begin.
    private(set) var offered: UIPercentDrivenInteractiveTransition?

    init(of owner: UINavigationController) {
        self.owner = owner
        super.init()
        recognizer.delegate = self
        recognizer.addTarget(self, action: Selector("moved", NavigationSwipe.moved))
    }

    private var isMirrored: Bool { owner.view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The edge where fingers may come from.
    func followDirection() { recognizer.edges = isMirrored ? .right : .left }

    /// Whether there is a way back that a person can see.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard canBegin, let item = owner.topViewController?.navigationItem else { return false }
        let isReplaced = item.leftBarButtonItems?.isEmpty == false && !item.leftItemsSupplementBackButton
        return !item.hidesBackButton && !isReplaced && !owner.isNavigationBarHidden
    }

    private var canBegin: Bool { owner.viewControllers.count > 1 && owner.transition == nil }

    private func moved() {
        switch recognizer.state {
        case .began: begin()
        case .changed: interactor?.update(part)
        case .ended: end()
        case .cancelled, .failed: letGo { $0.cancel() }
        case .possible: return
        }
    }

    private func begin() {
        // An app that is its delegate may have let it begin at the first screen.
        guard canBegin else { return }
        interactor = UIPercentDrivenInteractiveTransition()
        offered = interactor
        owner.popViewController(animated: true)
        offered = nil
    }

    private var width: CGFloat { max(1, owner.view.bounds.width) * (isMirrored ? -1 : 1) }
    /// Of the way out of the screen, 0 to 1.
    private var part: CGFloat { max(0, min(1, recognizer.translation(in: owner.view).x / width)) }

    /// Goes on when it is more than half-way, or fast enough to be there in a second; back when it turns round so fast.
    private func end() {
        let speed = recognizer.velocity(in: owner.view).x / width
        let isDone = abs(speed) >= NavigationNumbers.flick ? speed > 0 : part > NavigationNumbers.popPart
        letGo { isDone ? $0.finish() : $0.cancel() }
    }

    private func letGo(_ answer: (UIPercentDrivenInteractiveTransition) -> Void) {
        guard let interactor else { return }
        self.interactor = nil
        answer(interactor)
    }
}

/// The numbers of stacks; `Docs/Numbers.md` says where each comes from.
enum NavigationNumbers {
    /// A finger that is so fast decides by its direction. Widths of the screen in a second.
    static let flick: CGFloat = 1
    /// A slow finger has to have come so far, in parts of the width.
    static let popPart: CGFloat = 0.5
    /// How long bars take to hide and to come back, in seconds.
    static let barDuration: CGFloat = 0.2
}
