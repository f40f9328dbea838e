extension PresentationDriver {
    /// What decides on the style: the surroundings of the whole presentation, whatever the presenter itself lives in.
    private var surroundings: UITraitCollection? {
        if let container = controller.containerView { return container.traitCollection }
        return controller.shouldPresentInFullscreen ? window?.traitCollection : presenter?.traitCollection
    }

    /// Decides on the style before the presentation begins, and on who stands on the screen in it.
    func chooseStyle() {
        guard let surroundings else { return }
        adaptedTo = SizeClasses(surroundings)
        let adaptation = StyleAdaptation(of: controller, under: surroundings)
        let wrapper = adaptation.wrapper(for: controller)
        adaptation.announce(for: controller)
        show(wrapper)
        controller.take(adaptation)
    }

    /// The surroundings may have other size classes than the style was chosen for: has the style chosen again, and the
    /// presented view move over into it. A presentation that is in a transition does so when that is over.
    func adaptIfNeeded() {
        guard isShown, !isAdapting, let surroundings, let before = adaptedTo else { return }
        let classes = SizeClasses(surroundings)
        guard classes != before else { return }
        adaptedTo = classes
        isAdapting = true
        defer { isAdapting = false }
        let adaptation = StyleAdaptation(of: controller, under: surroundings)
        guard adaptation.style != controller.effectiveStyle else { return controller.explain(adaptation) }
        let wrapper = adaptation.wrapper(for: controller)
        adaptation.announce(for: controller)
        guard isShown else { return }
        restage(as: adaptation, in: wrapper)
    }

    /// Takes the chrome of the old style away and puts up the new one's around the same view, or around that of
    /// `wrapper`, while who has the keyboard keeps it.
    private func restage(as adaptation: StyleAdaptation, in wrapper: UIViewController?) {
        guard let container = controller.containerView, let window = container.window else { return }
        let chrome = container.subviews
        window.keepingKeyboard {
            tell(.dismissalWillBegin)
            tell(.dismissalDidEnd(completed: true))
            let place = controller.presentedView.map { container.convert($0.bounds, from: $0) }
            controller.strike()
            let leaving = presented
            show(wrapper)
            coverPresenter(adaptation.style.coversPresenter)
            controller.take(adaptation)
            // The delegate that prepares the popover may have dismissed it, and the presenter in its callbacks.
            guard !isGone else { return }
            controller.set()
            tell(.presentationWillBegin)
            if let place, leaving === presented { hand(presented.view, to: container, at: place) }
            controller.arrange()
            for view in chrome where view.superview === container && view !== presented.view {
                view.removeFromSuperview()
            }
            controller.updateTraits()
            tell(.presentationDidEnd(completed: true))
        }
        system?.statusBar.setNeedsUpdate()
    }

    /// The view goes on from where it is on the screen, and not from a place in chrome that is gone.
    private func hand(_ view: UIView, to container: UIView, at place: CGRect) {
        UIView.performWithoutAnimation {
            container.addSubview(view)
            view.frame = place
        }
    }

    /// Has `wrapper`, or without one the presented controller itself, stand on the screen.
    private func show(_ wrapper: UIViewController?) {
        let (old, original) = (presented, controller.presentedViewController)
        let new = wrapper ?? original
        guard new !== old else { return }
        controller.wrapper = wrapper
        if let wrapper {
            wrapper.ownPresentation = self
        } else {
            original.leaveWrapper()
        }
        if old !== original { old.ownPresentation = nil }
        presented = new
        if let above = old.presentation {
            old.presentation = nil
            new.presentation = above
            above.change(presenter: new)
        }
    }

    /// Takes the presenter's view away under a style that covers it, or brings it back, with its appearance callbacks.
    private func coverPresenter(_ covers: Bool) {
        guard covers != life.coversPresenter else { return }
        change(coversPresenter: covers)
        if covers {
            tellPresenter(.willDisappear(animated: false))
            presentersPlace = presenter?.viewIfLoaded.flatMap { PresentersPlace(of: $0) }
            presentersPlace?.remove()
            tellPresenter(.didDisappear)
        } else {
            tellPresenter(.willAppear(animated: false))
            presentersPlace?.restore()
            presentersPlace = nil
            tellPresenter(.isAppearing)
            tellPresenter(.didAppear)
        }
    }
}

/// What a style is chosen by.
struct SizeClasses: Hashable {
    let horizontal: UIUserInterfaceSizeClass
    let vertical: UIUserInterfaceSizeClass

    init(_ traits: UITraitCollection) {
        (horizontal, vertical) = (traits.horizontalSizeClass, traits.verticalSizeClass)
    }
}

extension UIViewController {
    /// Gives this controller back from what stood around it in an adapted presentation.
    fileprivate func leaveWrapper() {
        guard let parent else { return }
        if let stack = parent as? UINavigationController, stack.viewControllers.contains(where: { $0 === self }) {
            stack.setViewControllers(stack.viewControllers.filter { $0 !== self }, animated: false)
        } else {
            willMove(toParent: nil)
            viewIfLoaded?.removeFromSuperview()
            removeFromParent()
        }
    }
}

extension UIWindow {
    /// Runs `move`, in which views may leave the window for a moment; who has the keyboard keeps it, if it is back in the
    /// end.
    func keepingKeyboard(_ move: () -> Void) {
        let isOutermost = !keepsKeyboard
        keepsKeyboard = true
        move()
        guard isOutermost else { return }
        keepsKeyboard = false
        if let holder = firstResponder, !holder.isInside(self) { _ = takeKeyboard(from: holder, force: true) }
    }
}
