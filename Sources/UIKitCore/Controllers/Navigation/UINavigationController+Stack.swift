extension UINavigationController {
    /// Pushes `controller`, unless UIKit refuses it.
    func push(_ controller: UIViewController, animated: Bool) {
        guard !stack.contains(where: { $0 === controller }) else {
            return misuse(
                "Pushing the same view controller instance more than once is not supported (\(controller))",
                raises: true)
        }
        if let refusal = controller.pushRefusal(by: self) { return misuse(refusal, raises: true) }
        Trace.note(
            self, callback: "pushViewController(_:animated:)",
            arguments: "\(type(of: controller)), animated: \(animated)")
        let interrupted = transition?.finishImmediately()
        let before = stack
        stack.append(controller)
        addChild(controller)
        showTop(animated: animated, operation: .push, before: before, after: interrupted)
    }

    /// Pops the controllers above `index`; nil when there are none.
    func pop(to index: Int, animated: Bool) -> [UIViewController]? {
        guard index >= 0, index < stack.count - 1 else { return nil }
        Trace.note(self, callback: "popViewController(animated:)", arguments: "animated: \(animated)")
        let interrupted = transition?.finishImmediately()
        // Ending a transition may have changed the stack.
        guard index < stack.count - 1 else { return nil }
        let before = stack
        let gone = Array(stack[(index + 1)...])
        stack.removeLast(gone.count)
        remove(gone, animated: animated, operation: .pop, before: before, after: interrupted)
        return gone
    }

    /// Replaces the stack, with a push or pop animation to its new top.
    func replaceStack(with controllers: [UIViewController], animated: Bool) {
        var seen: [ObjectIdentifier] = []
        for controller in controllers {
            if let refusal = controller.pushRefusal(by: self) { return misuse(refusal, raises: true) }
            if seen.contains(ObjectIdentifier(controller)) {
                return misuse(
                    "All view controllers in a navigation controller must be distinct (\(controllers))", raises: true)
            }
            seen.append(ObjectIdentifier(controller))
        }
        let interrupted = transition?.finishImmediately()
        let old = stack
        stack = controllers
        for controller in controllers where controller.parent !== self { addChild(controller) }
        let gone = old.filter { before in !controllers.contains { $0 === before } }
        let isBack = controllers.last.map { top in old.contains { $0 === top } } == true
        remove(
            gone, animated: animated && displayedController !== controllers.last, operation: isBack ? .pop : .push,
            before: old, after: interrupted)
    }

    /// Removes `gone` from the parent, and shows the top of the stack.
    private func remove(
        _ gone: [UIViewController], animated: Bool, operation: Operation, before: [UIViewController],
        after interrupted: NavigationTransition.Interrupted?
    ) {
        for controller in gone { controller.willMove(toParent: nil) }
        showTop(animated: animated, operation: operation, leaving: gone, before: before, after: interrupted)
    }

    /// Shows the top of the stack, with a transition from the displayed controller. One that reverses `interrupted`
    /// begins where that was displayed.
    func showTop(
        animated: Bool, operation: Operation, leaving gone: [UIViewController] = [], before: [UIViewController] = [],
        after interrupted: NavigationTransition.Interrupted? = nil
    ) {
        guard isViewLoaded else {
            for controller in gone { controller.removeFromParent() }
            for controller in stack { controller.didMove(toParent: self) }
            return layOutBars()
        }
        let items = stack.map(\.navigationItem)
        guard let top = stack.last, top !== displayedController else {
            if stack.isEmpty { hideContent() }
            _ = navigationBar.prepareTransition(to: items, animated: false)
            for controller in gone { controller.removeFromParent() }
            toolbar.setItems(stack.last?.toolbarItems, animated: false)
            return layOutBars()
        }
        let isAnimated = animated && displayedController != nil && view.window != nil
        let change = NavigationTransition(
            in: self, from: displayedController, to: top, operation, animated: isAnimated, leaving: gone, before: before
        )
        change.reverse(interrupted)
        displayedController = top
        transition = isAnimated ? change : nil
        change.begin(items, interactor: interactivePop.pendingInteractor)
        if top.preferredContentSize != .zero { preferredContentSize = top.preferredContentSize }
    }

    /// Restores `stack` after a canceled transition.
    func restoreStack(_ stack: [UIViewController], displayed: UIViewController) {
        self.stack = stack
        self.displayedController = displayed
        _ = navigationBar.prepareTransition(to: stack.map(\.navigationItem), animated: false)
        toolbar.setItems(displayed.toolbarItems, animated: false)
        trackScrolling(of: displayed)
    }

    private func hideContent() {
        displayedController?.viewIfLoaded?.removeFromSuperview()
        displayedController = nil
    }
}

// MARK: Collapsing stacks

extension UINavigationController {
    /// Ends a running transition, removes all controllers from the stack and returns them.
    func removeAllScreens() -> [UIViewController] {
        let screens = stack
        replaceStack(with: [], animated: false)
        return screens
    }

    /// Pushes the secondary controller of a collapsing split view: the stack of a navigation controller, or the
    /// controller itself.
    func pushCollapsedSecondary(_ secondary: UIViewController, animated: Bool = false) {
        guard let inner = secondary as? UINavigationController else {
            return push(secondary, animated: animated)
        }
        let screens = inner.removeAllScreens()
        stackContributions.append(SplitStackContribution(column: .secondary, navigation: inner, screens: screens))
        replaceStack(with: stack + screens, animated: animated)
    }

    /// Removes and returns the collapsed secondary controller, with everything pushed on top of it. Otherwise pops the
    /// top, unless it is the only one.
    func separateSecondary() -> UIViewController? {
        guard let contribution = stackContributions.popLast() else {
            return stack.count > 1 ? popViewController(animated: false) : nil
        }
        let start = stack.firstIndex { screen in contribution.screens.contains { $0 === screen } }
        guard let start, start > 0 else {
            // They were popped meanwhile, and are restored.
            contribution.navigation.setViewControllers(contribution.screens, animated: false)
            return contribution.navigation
        }
        let screens = Array(stack[start...])
        replaceStack(with: Array(stack[..<start]), animated: false)
        contribution.navigation.setViewControllers(screens, animated: false)
        return contribution.navigation
    }
}
