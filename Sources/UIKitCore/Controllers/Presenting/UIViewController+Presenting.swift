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
        presentation?.coordinator ?? ownPresentation?.coordinator
    }

    /// The presentation that displays this controller, unless that is a `UIPopoverController`.
    var modalPresentation: PresentationDriver? { ownPresentation?.controller.isModal == true ? ownPresentation : nil }

    /// Whether this controller's view is in a presentation, rather than in the view of its parent. A split view
    /// controller's primary controller may have a parent and be in a popover.
    var standsByItself: Bool { ownPresentation?.presented === self }

    // MARK: Presenting

    /// Presents `presented`, or refuses with UIKit's message.
    func startPresenting(_ presented: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
        let prepared = presented.preparedController
        let route = PresentingRoute(of: presented, by: self)
        let presenter = route.presenter
        func refusal() -> PresentingRefusal? { PresentingRefusal(of: presented, by: self, on: presenter) }
        // Dismissing the popover may call app code that presents something as well.
        if let refusal = refusal() ?? (closeClassicPopovers(for: presented, on: presenter) ? refusal() : nil) {
            presented.preparedController = prepared
            return misuse(refusal.words, raises: refusal.raises)
        }
        guard let window = presenter.viewIfLoaded?.window else { return }
        let controller = route.controller
        presented.preparedController = nil
        controller.adoptPresenter(presenter)
        let driver = PresentationDriver(
            controller, presented: presented, presenter: presenter, source: self, in: window, animated: animated,
            completion: completion)
        presenter.presentation = driver
        presented.ownPresentation = driver
    }

    // MARK: Dismissing

    /// Dismisses the presentation of this controller or its nearest ancestor, otherwise the one that displays it.
    func startDismissing(animated: Bool, _ completion: (() -> Void)?) {
        guard let driver = nearest(\.presentation) ?? nearest(\.modalPresentation), !driver.isGone else {
            completion?()
            return
        }
        driver.dismiss(animated: animated, reason: .code, completion)
    }

    /// Dismisses what this controller and its children present, because it is removed from its window for good.
    func endPresentationsForRemoval(reason: PresentationEnd = .replaced) {
        presentation?.end(reason: reason)
        for child in children {
            child.endPresentationsForRemoval(reason: reason)
        }
    }

    // MARK: The presentation controller

    /// The presentation controller in use, or the one prepared for the next presentation.
    func activeOrPreparedController() -> UIPresentationController? {
        if let modalPresentation { return modalPresentation.controller }
        if let parent { return parent.activeOrPreparedController() }
        return modalPresentationStyle == .none ? nil : prepareController(source: self)
    }

    /// The presentation controller for the next presentation, created on first use: for custom presentations by the
    /// delegate, otherwise by the framework.
    func prepareController(source: UIViewController) -> UIPresentationController {
        if let preparedController, preparedController.presentationStyle == modalPresentationStyle {
            return preparedController
        }
        let made = customController(source: source) ?? UIPresentationController.make(for: self)
        preparedController = made
        return made
    }

    private func customController(source: UIViewController) -> UIPresentationController? {
        guard modalPresentationStyle == .custom, let delegate = transitioningDelegate else { return nil }
        let answer = OptionalRequirement.answer(to: "presentationController(forPresented:presenting:source:)") {
            delegate.presentationController(forPresented: self, presenting: nil, source: source)
        }
        guard let answer else { return nil }
        let name = answer.map { String(describing: type(of: $0)) } ?? "nil"
        Trace.note(delegate, "presentationController(forPresented:presenting:source:)", "answer: \(name)")
        return answer
    }

    /// Discards the prepared presentation controller, because the style or the transitioning delegate has changed.
    func forgetPreparedPresentation() {
        preparedController = nil
    }

    /// Notifies the parent or the presentation controller of a new preferred size.
    func announcePreferredContentSize() {
        if let parent, !standsByItself {
            parent.preferredContentSizeDidChange(forChildContentContainer: self)
        } else {
            ownPresentation?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }

    /// Notifies the parent or the presentation controller that Auto Layout has resized the view.
    func announceLayoutSize() {
        if let parent, !standsByItself {
            parent.systemLayoutFittingSizeDidChange(forChildContentContainer: self)
        } else {
            ownPresentation?.controller.systemLayoutFittingSizeDidChange(forChildContentContainer: self)
        }
    }
}
