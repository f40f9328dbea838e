import StateMachines

extension UIViewController {
    /// The value of `key` on this controller, or on the nearest ancestor that has one.
    func nearest<Value>(_ key: KeyPath<UIViewController, Value?>) -> Value? {
        var link: UIViewController? = self
        while let controller = link {
            if let value = controller[keyPath: key] { return value }
            link = controller.parent
        }
        return nil
    }

    /// The coordinator of the transition that presents or dismisses this controller, or one over it.
    var presentationCoordinator: TransitionCoordinator? {
        presentation?.transitions.coordinator ?? containingPresentation?.transitions.coordinator
    }

    /// The presentation that displays this controller, unless that is a `UIPopoverController`.
    var modalPresentation: PresentationDriver? {
        containingPresentation?.controller.isModal == true ? containingPresentation : nil
    }

    /// Whether this controller's view is in a presentation, rather than in the view of its parent. A split view
    /// controller's primary controller may have a parent and be in a popover.
    var isPresentationRoot: Bool { containingPresentation?.presented === self }

    // MARK: Dismissing

    /// Dismisses the presentation of this controller or its nearest ancestor, otherwise the one that displays it. If
    /// that is being dismissed, the presentation of its presenter follows.
    func startDismissing(animated: Bool, _ completion: (() -> Void)?) {
        guard let driver = nearest(\.presentation) ?? nearest(\.modalPresentation), !driver.isDismissed else {
            completion?()
            return
        }
        if driver.isInDismissingPhase, let lower = driver.lowerUndismissed {
            lower.dismiss(after: driver, animated: animated, completion)
        } else {
            driver.dismiss(animated: animated, reason: .code, completion)
        }
    }

    /// Dismisses what this controller and its children present, because it is removed from its window for good.
    func endPresentationsForRemoval(reason: PresentationEndReason = .replaced) {
        presentation?.dismissImmediately(reason: reason)
        for child in children {
            child.endPresentationsForRemoval(reason: reason)
        }
    }

    // MARK: The presentation controller

    /// The presentation controller in use, or the one prepared for the next presentation.
    func activeOrPreparedPresentationController() -> UIPresentationController? {
        if let modalPresentation { return modalPresentation.controller }
        if let parent { return parent.activeOrPreparedPresentationController() }
        guard modalPresentationStyle != .none else { return nil }
        let next = nextPresentationController(source: self)
        preparedPresentationController = next
        return next
    }

    /// The presentation controller for the next presentation: the prepared one if it has the current style. Otherwise a
    /// new one, which is not stored: for custom presentations the delegate's, else the style's.
    func nextPresentationController(source: UIViewController) -> UIPresentationController {
        if let preparedPresentationController,
            preparedPresentationController.presentationStyle == modalPresentationStyle
        {
            return preparedPresentationController
        }
        return customPresentationController(source: source) ?? makePresentationController()
    }

    private func customPresentationController(source: UIViewController) -> UIPresentationController? {
        guard modalPresentationStyle == .custom, let delegate = transitioningDelegate else { return nil }
        let answer = OptionalRequirement.result(of: "presentationController(forPresented:presenting:source:)") {
            delegate.presentationController(forPresented: self, presenting: nil, source: source)
        }
        guard let answer else { return nil }
        let name = answer.map { String(describing: type(of: $0)) } ?? "nil"
        Trace.note(
            delegate, callback: "presentationController(forPresented:presenting:source:)", arguments: "answer: \(name)")
        return answer
    }

    /// Discards the prepared presentation controller, because the style or the transitioning delegate has changed.
    func discardPreparedPresentationController() {
        preparedPresentationController = nil
    }

    /// Notifies the parent or the presentation controller of a new preferred size.
    func notifyPreferredContentSizeDidChange() {
        if let parent, !isPresentationRoot {
            parent.preferredContentSizeDidChange(forChildContentContainer: self)
        } else {
            containingPresentation?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }

    /// Notifies the parent or the presentation controller that Auto Layout has resized the view.
    func notifyLayoutSizeDidChange() {
        if let parent, !isPresentationRoot {
            parent.systemLayoutFittingSizeDidChange(forChildContentContainer: self)
        } else {
            containingPresentation?.controller.systemLayoutFittingSizeDidChange(forChildContentContainer: self)
        }
    }
}
