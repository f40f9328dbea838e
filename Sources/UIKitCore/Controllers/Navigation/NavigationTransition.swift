import CoreGraphics

/// The transition between two view controllers of a stack. Sends the appearance callbacks in UIKit's order: the old one
/// will disappear, the new one will appear, the old one did disappear, the new one did appear.
@MainActor final class NavigationTransition {
    private unowned let owner: UINavigationController
    private let from: UIViewController?
    private let to: UIViewController
    private let operation: UINavigationController.Operation
    private let isAnimated: Bool
    /// The controllers that are removed from the parent when it completes.
    private let leaving: [UIViewController]
    /// The stack before the change, which is restored when it is canceled.
    private let stackBefore: [UIViewController]
    private var context: ControllerTransition?
    private var barChange: NavigationBarChange?
    private var isOver = false
    private var hasAnnounced = false

    init(
        in owner: UINavigationController, from: UIViewController?, to: UIViewController,
        _ operation: UINavigationController.Operation, animated: Bool, leaving: [UIViewController],
        before stackBefore: [UIViewController]
    ) {
        (self.owner, self.from, self.to, self.operation) = (owner, from, to, operation)
        (isAnimated, self.leaving, self.stackBefore) = (animated, leaving, stackBefore)
    }

    /// The coordinator of the transition.
    var coordinator: TransitionCoordinator? { context?.coordinator }

    /// Whether the navigation controller has appeared, so that its children receive their appearance callbacks from
    /// here.
    private var tells: Bool {
        if case .appeared = owner.appearance { return true }
        return false
    }

    // MARK: Beginning

    /// - Parameter interactor: The interactor of a system transition. The delegate provides it for its own animator.
    func begin(_ items: [UINavigationItem], interactor: UIPercentDrivenInteractiveTransition?) {
        if isAnimated, let from { context = makeContext(from, interactor) }
        if tells {
            from?.beginAppearanceTransition(false, animated: isAnimated)
            to.beginAppearanceTransition(true, animated: isAnimated)
        }
        owner.delegate?.navigationController(owner, willShow: to, animated: isAnimated)
        guard !isOver else { return }
        barChange = owner.navigationBar.prepareChange(to: items, animated: isAnimated)
        prepare(to)
        owner.toolbar.setItems(to.toolbarItems, animated: isAnimated)
        guard let context else {
            owner.pages.addSubview(to.view)
            owner.follow(to)
            announce()
            return finish(.completed)
        }
        context.coordinator.animate(alongsideTransition: { [weak self] _ in self?.moveBars() }, completion: nil)
        owner.pages.isUserInteractionEnabled = false
        (context.animator as? NavigationSlide)?.place(to.view, in: owner.pages)
        context.start()
        if !isOver { announce() }
    }

    private func prepare(_ controller: UIViewController) {
        UIView.performWithoutAnimation {
            controller.view.frame = owner.pages.bounds
            controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            owner.cover(controller)
        }
    }

    private func moveBars() {
        barChange?.animate()
        owner.follow(to)
        for bar in [owner.navigationBar, owner.toolbar!] { bar.layoutIfNeeded() }
    }

    private func announce() {
        guard tells, !hasAnnounced, to.viewIfLoaded?.window != nil else { return }
        hasAnnounced = true
        to.viewIfLoaded?.layoutIfNeeded()
        to.announceAppearing()
    }

    private func makeContext(
        _ from: UIViewController, _ interactor: UIPercentDrivenInteractiveTransition?
    ) -> ControllerTransition? {
        guard let system = owner.view.window?.system else { return nil }
        let own = owner.delegate?.navigationController(owner, animationControllerFor: operation, from: from, to: to)
        let isMirrored = owner.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let animator = own ?? NavigationSlide(pops: operation == .pop, isMirrored: isMirrored)
        let hand: (any UIViewControllerInteractiveTransitioning)? =
            own.map { owner.delegate?.navigationController(owner, interactionControllerFor: $0) } ?? interactor
        let bounds = owner.pages.bounds
        return ControllerTransition(
            "a navigation transition", in: owner.pages, of: .none, animated: true,
            from: ControllerTransition.Party(controller: from, view: from.view, initialFrame: bounds),
            to: ControllerTransition.Party(controller: to, view: to.view, finalFrame: bounds), animator: animator,
            interactor: hand,
            coordinator: TransitionCoordinator(of: .none, animated: true, in: owner.pages), system: system
        ) { [weak self] end in
            guard end != .abandoned else { return }
            self?.finish(end)
        }
    }

    // MARK: Ending

    /// Ends a running transition immediately, as completed.
    func finish() {
        guard !isOver else { return }
        context?.abandon()
        finish(.completed)
    }

    private func finish(_ end: TransitionLife.End) {
        guard !isOver else { return }
        isOver = true
        if owner.transition === self { owner.transition = nil }
        owner.pages.isUserInteractionEnabled = true
        if let barChange { owner.navigationBar.end(barChange) }
        if end == .completed { complete() } else { goBack() }
        owner.layOutBars()
        context?.coordinator.end()
        guard end == .completed else { return }
        owner.delegate?.navigationController(owner, didShow: to, animated: isAnimated)
    }

    private func complete() {
        leave(from)
        place(to)
        announce()
        from?.endRunningAppearance()
        endAppearance(of: to)
        for controller in leaving { controller.removeFromParent() }
        to.didMove(toParent: owner)
    }

    /// Restores the previous stack after a canceled transition, and removes the new view.
    private func goBack() {
        guard let from else { return }
        leave(to)
        place(from)
        owner.comeBack(to: stackBefore, shown: from)
        if tells {
            to.beginAppearanceTransition(false, animated: isAnimated)
            to.endRunningAppearance()
            from.beginAppearanceTransition(true, animated: isAnimated)
            from.announceAppearing()
            from.endRunningAppearance()
        }
        for controller in leaving { controller.didMove(toParent: owner) }
        if !stackBefore.contains(where: { $0 === to }) {
            to.willMove(toParent: nil)
            to.removeFromParent()
        }
    }

    private func place(_ controller: UIViewController) {
        guard let view = controller.view else { return }
        UIView.performWithoutAnimation {
            view.frame = owner.pages.bounds
            if view.superview !== owner.pages { owner.pages.addSubview(view) }
        }
    }

    private func leave(_ controller: UIViewController?) {
        guard let view = controller?.viewIfLoaded, view.isDescendant(of: owner.pages) else { return }
        view.removeFromSuperview()
        view.frame = owner.pages.bounds
    }

    /// Ends a running appearance transition, unless it belongs to the navigation controller's own appearance.
    private func endAppearance(of controller: UIViewController) {
        if tells { controller.endRunningAppearance() }
    }
}
