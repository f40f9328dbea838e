import CoreGraphics
import StateMachines

/// The transition between two view controllers of a stack. Sends the appearance callbacks in UIKit's order: the old one
/// will disappear, the new one will appear, the old one did disappear, the new one did appear.
@MainActor final class NavigationTransition {
    private unowned let owner: UINavigationController
    private let from: UIViewController?
    private let to: UIViewController
    private let operation: UINavigationController.Operation
    private let isAnimated: Bool
    /// The controllers that are removed from the parent when it completes.
    private let removedControllers: [UIViewController]
    /// The stack before the change, which is restored when it is canceled.
    private let previousStack: [UIViewController]
    private var context: ControllerTransition?
    private var barChange: NavigationBarTransition?
    private var hasEnded = false
    private var hasSentViewIsAppearing = false
    /// The part of the distance from which the system's animation begins, because it reverses one that was interrupted.
    private var initialFraction: CGFloat = 0

    /// A transition that was ended in the middle of the system's animation.
    struct Interrupted {
        let from: UIViewController
        let to: UIViewController
        /// The displayed part of the distance, 0 to 1.
        let fraction: CGFloat
    }

    init(
        in owner: UINavigationController, from: UIViewController?, to: UIViewController,
        _ operation: UINavigationController.Operation, animated: Bool, leaving: [UIViewController],
        before stackBefore: [UIViewController]
    ) {
        self.owner = owner
        self.from = from
        self.to = to
        self.operation = operation
        isAnimated = animated
        self.removedControllers = leaving
        self.previousStack = stackBefore
    }

    /// The coordinator of the transition.
    var coordinator: TransitionCoordinator? { context?.coordinator }

    /// Whether the navigation controller has appeared, so that its children receive their appearance callbacks from
    /// here.
    private var forwardsAppearance: Bool { owner.hasAppeared }

    // MARK: Beginning

    /// - Parameter interactor: The interactor of a system transition. The delegate provides it for its own animator.
    func begin(_ items: [UINavigationItem], interactor: UIPercentDrivenInteractiveTransition?) {
        if isAnimated, let from { context = makeContext(from, interactor) }
        let oldBackgrounds = slide == nil ? [] : owner.makeBarBackgroundCopies()
        if forwardsAppearance {
            from?.beginAppearanceTransition(false, animated: isAnimated)
            to.beginAppearanceTransition(true, animated: isAnimated)
        }
        owner.delegate?.navigationController(owner, willShow: to, animated: isAnimated)
        guard !hasEnded else { return }
        barChange = owner.navigationBar.prepareTransition(to: items, animated: isAnimated)
        prepareView(of: to)
        owner.toolbar.setItems(to.toolbarItems, animated: isAnimated)
        guard let context else {
            owner.contentView.addSubview(to.view)
            owner.trackScrolling(of: to)
            sendViewIsAppearing()
            return finish(.completed)
        }
        context.coordinator.animate(alongsideTransition: { [weak self] _ in self?.animateBars() }, completion: nil)
        owner.contentView.isUserInteractionEnabled = false
        if let slide {
            slide.insert(to.view, into: owner.contentView)
            attachBackgrounds(old: oldBackgrounds, to: slide)
        }
        context.start()
        slide?.skip(to: initialFraction)
        if !hasEnded { sendViewIsAppearing() }
    }

    /// Begins where `interrupted` was ended, if that showed the same two screens the other way around.
    func reverse(_ interrupted: Interrupted?) {
        guard let interrupted, interrupted.from === to, interrupted.to === from else { return }
        initialFraction = min(max(1 - interrupted.fraction, 0), 1)
    }

    private func prepareView(of controller: UIViewController) {
        UIView.performWithoutAnimation {
            controller.loadViewIfNeeded()
            owner.updatePlacement(of: controller)
            controller.view.frame = owner.frame(of: controller)
            controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
    }

    /// The system's animator, if the delegate has none of its own.
    private var slide: NavigationSlideAnimator? { context?.animator as? NavigationSlideAnimator }

    /// Lets the backgrounds of the bars move with their screens, so that each screen keeps the look of its bars. The
    /// bars get their final layout at once; only their contents are animated.
    private func attachBackgrounds(old: [UIView], to slide: NavigationSlideAnimator) {
        UIView.performWithoutAnimation {
            layOutBars()
            owner.view.layoutIfNeeded()
            slide.backgrounds = (old, owner.makeBarBackgroundCopies())
            owner.setBarBackgroundsHidden(true)
        }
    }

    private func animateBars() {
        barChange?.applyFinalState()
        updateStatusBar()
        if slide == nil { layOutBars() }
        owner.layOutBottomBar()
    }

    /// Lets the status bar follow the displayed controller, with the animation if one is being set up. The navigation bar
    /// and the copies of its background move if the status bar leaves or takes its height.
    private func updateStatusBar() {
        let top = owner.navigationBar.frame.minY
        owner.view.window?.system.statusBar.setNeedsUpdate()
        let distance = owner.navigationBar.frame.minY - top
        guard distance != 0, let slide else { return }
        let copies = (slide.backgrounds.old + slide.backgrounds.new).filter { $0.frame.minY == top }
        for copy in copies { copy.center.y += distance }
    }

    private func layOutBars() {
        owner.trackScrolling(of: to)
        for bar in [owner.navigationBar, owner.toolbar!] { bar.layoutIfNeeded() }
    }

    private func sendViewIsAppearing() {
        guard forwardsAppearance, !hasSentViewIsAppearing, to.viewIfLoaded?.window != nil else { return }
        hasSentViewIsAppearing = true
        to.viewIfLoaded?.layoutIfNeeded()
        to.sendViewIsAppearing()
    }

    private func makeContext(
        _ from: UIViewController, _ interactor: UIPercentDrivenInteractiveTransition?
    ) -> ControllerTransition? {
        guard let system = owner.view.window?.system else { return nil }
        let own = owner.delegate?.navigationController(owner, animationControllerFor: operation, from: from, to: to)
        let isMirrored = owner.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let animator = own ?? NavigationSlideAnimator(pops: operation == .pop, isMirrored: isMirrored)
        let interactionController: (any UIViewControllerInteractiveTransitioning)? =
            own.map { owner.delegate?.navigationController(owner, interactionControllerFor: $0) } ?? interactor
        return ControllerTransition(
            "a navigation transition", in: owner.contentView,
            from: ControllerTransition.Participant(
                controller: from, view: from.view, initialFrame: owner.frame(of: from)),
            to: ControllerTransition.Participant(controller: to, view: to.view, finalFrame: owner.frame(of: to)),
            animator: animator,
            interactor: interactionController,
            coordinator: TransitionCoordinator(of: .none, animated: true, in: owner.contentView), system: system
        ) { [weak self] end in
            guard end != .abandoned else { return }
            self?.finish(end)
        }
    }

    // MARK: Ending

    /// Ends a running transition immediately, as completed. Returns what was displayed, for a transition that reverses
    /// it; nil without the system's animation.
    @discardableResult
    func finishImmediately() -> Interrupted? {
        guard !hasEnded else { return nil }
        let fraction = slide?.displayedFraction
        context?.abandon()
        finish(.completed)
        guard let from, let fraction else { return nil }
        return Interrupted(from: from, to: to, fraction: fraction)
    }

    private func finish(_ end: TransitionStateMachine.Outcome) {
        guard !hasEnded else { return }
        hasEnded = true
        if owner.transition === self { owner.transition = nil }
        owner.contentView.isUserInteractionEnabled = true
        if let barChange { owner.navigationBar.finish(barChange) }
        if let slide {
            slide.removeAddedViews()
            owner.setBarBackgroundsHidden(false)
        }
        if end == .completed { finishCompleted() } else { restorePreviousStack() }
        owner.layOutBars()
        updateStatusBar()
        context?.coordinator.end()
        guard end == .completed else { return }
        owner.delegate?.navigationController(owner, didShow: to, animated: isAnimated)
    }

    private func finishCompleted() {
        removeView(of: from)
        installView(of: to)
        sendViewIsAppearing()
        from?.endAppearanceTransitionIfNeeded()
        endAppearanceIfForwarding(of: to)
        for controller in removedControllers { controller.removeFromParent() }
        to.didMove(toParent: owner)
    }

    /// Restores the previous stack after a canceled transition, and removes the new view.
    private func restorePreviousStack() {
        guard let from else { return }
        removeView(of: to)
        installView(of: from)
        owner.restoreStack(previousStack, displayed: from)
        if forwardsAppearance {
            to.beginAppearanceTransition(false, animated: isAnimated)
            to.endAppearanceTransitionIfNeeded()
            from.beginAppearanceTransition(true, animated: isAnimated)
            from.sendViewIsAppearing()
            from.endAppearanceTransitionIfNeeded()
        }
        for controller in removedControllers { controller.didMove(toParent: owner) }
        if !previousStack.contains(where: { $0 === to }) {
            to.willMove(toParent: nil)
            to.removeFromParent()
        }
    }

    private func installView(of controller: UIViewController) {
        guard let view = controller.view else { return }
        UIView.performWithoutAnimation {
            owner.updatePlacement(of: controller)
            view.frame = owner.frame(of: controller)
            if view.superview !== owner.contentView { owner.contentView.addSubview(view) }
        }
    }

    private func removeView(of controller: UIViewController?) {
        guard let view = controller?.viewIfLoaded, view.isDescendant(of: owner.contentView) else { return }
        view.removeFromSuperview()
        view.frame = owner.contentView.bounds
    }

    /// Ends a running appearance transition, unless it belongs to the navigation controller's own appearance.
    private func endAppearanceIfForwarding(of controller: UIViewController) {
        if forwardsAppearance { controller.endAppearanceTransitionIfNeeded() }
    }
}
