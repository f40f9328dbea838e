import StateMachines

extension PresentationDriver {
    /// The traits that decide the style: the container's, or before it exists those of the window or the presenter.
    private var environmentTraits: UITraitCollection? {
        if let container = controller.containerView { return container.traitCollection }
        return controller.shouldPresentInFullscreen ? window?.traitCollection : presenter?.traitCollection
    }

    /// Chooses the style before the presentation begins, and the controller that is displayed in it.
    func chooseStyle() {
        guard let environmentTraits else { return }
        let style = styleAdapter.chooseStyle(of: controller, under: environmentTraits)
        setWrapper(style.wrapper)
        apply(style)
    }

    /// Adapts again if the size classes changed since the style was chosen, and moves the presented view over. Does
    /// nothing during a transition; the driver calls it again afterwards.
    func adaptIfNeeded() {
        guard isPresented, let environmentTraits else { return }
        styleAdapter.adaptIfNeeded(controller, under: environmentTraits) { style in
            // The delegate may have dismissed it.
            if isPresented { replaceChrome(for: style) }
        }
    }

    /// Replaces the chrome of the old style by that of the new one, around the same view or around the wrapper's. The
    /// first responder stays first responder.
    private func replaceChrome(for style: StyleAdapter.Choice) {
        guard let container = controller.containerView, let window = container.window else { return }
        let oldViews = container.subviews
        let rule = style.chrome.focusRule
        if rule == .takesFocus { window.focus.ruleDidChange(of: self, to: rule) }
        window.preservingFirstResponder {
            callHook(.dismissalWillBegin)
            callHook(.dismissalDidEnd(completed: true))
            let place = controller.presentedView.map { container.convert($0.bounds, from: $0) }
            self.container.tearDownStyle()
            let leaving = presented
            setWrapper(style.wrapper)
            updatePresenterCoverage(style.adaptation.style.coversPresenter)
            apply(style)
            // The delegate that prepares the popover may have dismissed it, and so may the presenter in its callbacks.
            guard !isDismissed else { return }
            self.container.setUpStyle()
            callHook(.presentationWillBegin)
            if let place, leaving === presented { move(presented.view, to: container, at: place) }
            self.container.layOutPresentedView()
            for view in oldViews where view.superview === container && view !== presented.view {
                view.removeFromSuperview()
            }
            controller.updateTraits()
            callHook(.presentationDidEnd(completed: true))
            presented.presentation?.chrome.presenterChromeDidChange()
        }
        if rule == .sharesFocus { window.focus.ruleDidChange(of: self, to: rule) }
        system?.statusBar.setNeedsUpdate()
    }

    /// Moves the view without animation, so that it continues from where it is on the screen.
    private func move(_ view: UIView, to container: UIView, at place: CGRect) {
        UIView.performWithoutAnimation {
            container.addSubview(view)
            view.frame = place
        }
    }

    /// Displays `wrapper`, or the presented controller itself if `wrapper` is nil.
    private func setWrapper(_ wrapper: UIViewController?) {
        let old = presented
        let original = controller.presentedViewController
        let new = wrapper ?? original
        guard new !== old else { return }
        controller.wrapper = wrapper
        if let wrapper {
            wrapper.containingPresentation = self
        } else {
            original.removeFromWrapper()
        }
        if old !== original { old.containingPresentation = nil }
        display(new)
        if let above = old.presentation {
            old.presentation = nil
            new.presentation = above
            above.replacePresenter(with: new)
        }
    }

    /// Removes the presenter's view under a style that covers it, or restores it. Sends the appearance callbacks.
    private func updatePresenterCoverage(_ covers: Bool) {
        guard covers != stateMachine.coversPresenter else { return }
        setCoversPresenter(covers)
        if covers {
            appearance.send(.willDisappear(animated: false), toPresenter: presenter)
            presenterRestoration.removeOwnView()
            appearance.send(.didDisappear, toPresenter: presenter)
        } else {
            appearance.send(.willAppear(animated: false), toPresenter: presenter)
            presenterRestoration.restoreView()
            appearance.send(.isAppearing, toPresenter: presenter)
            appearance.send(.didAppear, toPresenter: presenter)
        }
    }
}

extension UIViewController {
    /// Removes this controller from the controller that wrapped it in an adapted presentation.
    fileprivate func removeFromWrapper() {
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
    func preservingFirstResponder(_ move: () -> Void) {
        let isOutermost = !keepsFirstResponder
        keepsFirstResponder = true
        move()
        guard isOutermost else { return }
        keepsFirstResponder = false
        if let holder = firstResponder, !holder.isInside(self) { removeFirstResponder(holder) }
    }
}
