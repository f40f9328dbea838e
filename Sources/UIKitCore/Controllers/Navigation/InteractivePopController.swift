import CoreGraphics

/// Handles the interactive pop: a pan from the leading edge that drives a pop transition.
@MainActor final class InteractivePopController: NSObject, UIGestureRecognizerDelegate {
    private unowned let owner: UINavigationController
    let recognizer = UIScreenEdgePanGestureRecognizer()
    /// The interactor of the running pop, while a finger drives it.
    private var interactor: UIPercentDrivenInteractiveTransition?
    /// The interactor for the transition that is about to begin.
    private(set) var pendingInteractor: UIPercentDrivenInteractiveTransition?

    init(of owner: UINavigationController) {
        self.owner = owner
        super.init()
        recognizer.delegate = self
        recognizer.addTarget(self, action: Selector("moved", InteractivePopController.moved))
    }

    private var isMirrored: Bool { owner.view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Sets the recognizer's edge from the layout direction.
    func updateEdge() { recognizer.edges = isMirrored ? .right : .left }

    /// Whether a pop is possible and its back button is visible.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard canBegin, let item = owner.topViewController?.navigationItem else { return false }
        let isReplaced = item.leftBarButtonItems?.isEmpty == false && !item.leftItemsSupplementBackButton
        return !item.hidesBackButton && !isReplaced && !owner.isNavigationBarHidden
    }

    private var canBegin: Bool { owner.viewControllers.count > 1 && owner.transition == nil }

    private func moved() {
        switch recognizer.state {
        case .began: beginPop()
        case .changed: interactor?.update(progress)
        case .ended: endPop()
        case .cancelled, .failed: endInteraction { $0.cancel() }
        case .possible: return
        }
    }

    private func beginPop() {
        // An app may be the recognizer's delegate, and let it begin with a single view controller.
        guard canBegin else { return }
        interactor = UIPercentDrivenInteractiveTransition()
        pendingInteractor = interactor
        owner.popViewController(animated: true)
        pendingInteractor = nil
    }

    private var width: CGFloat { max(1, owner.view.bounds.width) * (isMirrored ? -1 : 1) }
    /// The progress of the pop, 0 to 1.
    private var progress: CGFloat { max(0, min(1, recognizer.translation(in: owner.view).x / width)) }

    /// Finishes the pop beyond half of the width, or when fast enough to complete it within a second. Cancels it when
    /// as fast in the other direction.
    private func endPop() {
        let speed = recognizer.velocity(in: owner.view).x / width
        let isDone = abs(speed) >= NavigationDefaults.flickSpeed ? speed > 0 : progress > NavigationDefaults.popFraction
        endInteraction { isDone ? $0.finish() : $0.cancel() }
    }

    private func endInteraction(_ answer: (UIPercentDrivenInteractiveTransition) -> Void) {
        guard let interactor else { return }
        self.interactor = nil
        answer(interactor)
    }
}

/// Defaults of navigation controllers. Sources: `Docs/Numbers.md`.
enum NavigationDefaults {
    /// From this speed on the direction of the finger decides. Screen widths per second.
    static let flickSpeed: CGFloat = 1
    /// The progress from which a slow pan finishes the pop, as a fraction of the width.
    static let popFraction: CGFloat = 0.5
    /// The duration of hiding and showing bars, in seconds.
    static let barDuration: CGFloat = 0.2
}
