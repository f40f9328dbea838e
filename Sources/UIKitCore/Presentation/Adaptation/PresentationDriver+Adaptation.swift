extension PresentationDriver {
    /// The traits that decide the style: the container's, or before it exists those of the window or the presenter.
    private var surroundings: UITraitCollection? {
        if let container = controller.containerView { return container.traitCollection }
        return controller.shouldPresentInFullscreen ? window?.traitCollection : presenter?.traitCollection
    }

    /// Chooses the style before the presentation begins, and the controller that is displayed in it.
    func chooseStyle() {
        guard let surroundings else { return }
        adaptedTo = SizeClasses(surroundings)
        let adaptation = StyleAdaptation(of: controller, under: surroundings)
        let wrapper = adaptation.wrapper(for: controller)
        adaptation.announce(for: controller)
        show(wrapper)
        controller.take(adaptation)
    }

    /// Adapts again if the size classes changed since the style was chosen, and moves the presented view over. Does
    /// nothing during a transition; the driver calls it again afterwards.
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

    /// Replaces the chrome of the old style by that of the new one around the same view, or around the view of
    /// `wrapper`. The first responder stays first responder.
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
            // The delegate that prepares the popover may have dismissed it, and so may the presenter in its callbacks.
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

    /// Moves the view without animation, so that it continues from where it is on the screen.
    private func hand(_ view: UIView, to container: UIView, at place: CGRect) {
        UIView.performWithoutAnimation {
            container.addSubview(view)
            view.frame = place
        }
    }

    /// Displays `wrapper`, or the presented controller itself if `wrapper` is nil.
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

    /// Removes the presenter's view under a style that covers it, or restores it. Sends the appearance callbacks.
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

/// The size classes that decide the style of a presentation.
struct SizeClasses: Hashable {
    let horizontal: UIUserInterfaceSizeClass
    let vertical: UIUserInterfaceSizeClass

    init(_ traits: UITraitCollection) {
        (horizontal, vertical) = (traits.horizontalSizeClass, traits.verticalSizeClass)
    }
}

extension UIViewController {
    /// Removes this controller from the controller that wrapped it in an adapted presentation.
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
    /// Runs `move`, during which views may leave the window. The first responder keeps its status if it is in the
    /// window afterwards.
    func keepingKeyboard(_ move: () -> Void) {
        let isOutermost = !keepsKeyboard
        keepsKeyboard = true
        move()
        guard isOutermost else { return }
        keepsKeyboard = false
        if let holder = firstResponder, !holder.isInside(self) { _ = takeKeyboard(from: holder, force: true) }
    }
}
