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

    /// What runs beside the presentation that comes or goes over this controller, or under it.
    var presentationCoordinator: TransitionCoordinator? {
        presentation?.coordinator ?? ownPresentation?.coordinator
    }

    /// What presents this controller, as apps see it.
    var modalPresentation: PresentationDriver? { ownPresentation?.controller.isModal == true ? ownPresentation : nil }

    /// Whether the view stands in a presentation, and not in the view of the parent, if there is one: a split view lends
    /// its first controller to a popover.
    var standsByItself: Bool { ownPresentation?.presented === self }

    // MARK: Presenting

    func startPresenting(_ presented: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
        let prepared = presented.preparedController
        let route = PresentingRoute(of: presented, by: self)
        let presenter = route.presenter
        func refusal() -> PresentingRefusal? { PresentingRefusal(of: presented, by: self, on: presenter) }
        // The popover that goes may tell somebody who presents as well.
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

    func startDismissing(animated: Bool, _ completion: (() -> Void)?) {
        guard let driver = nearest(\.presentation) ?? nearest(\.modalPresentation), !driver.isGone else {
            completion?()
            return
        }
        driver.dismiss(animated: animated, reason: .code, completion)
    }

    /// The controller is taken out of its window for good: what it presents goes with it.
    func endPresentationsForRemoval(reason: PresentationEnd = .replaced) {
        presentation?.end(reason: reason)
        for child in children {
            child.endPresentationsForRemoval(reason: reason)
        }
    }

    // MARK: The presentation controller

    func activeOrPreparedController() -> UIPresentationController? {
        if let modalPresentation { return modalPresentation.controller }
        if let parent { return parent.activeOrPreparedController() }
        return modalPresentationStyle == .none ? nil : prepareController(source: self)
    }

    /// The controller of the presentation to come, made when it is first asked for: for custom presentations the
    /// delegate's, else one of the framework's.
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

    /// What decides on the presentation controller has changed before anything was presented: what was prepared is
    /// dropped.
    func forgetPreparedPresentation() {
        preparedController = nil
    }

    func announcePreferredContentSize() {
        if let parent, !standsByItself {
            parent.preferredContentSizeDidChange(forChildContentContainer: self)
        } else {
            ownPresentation?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }

    /// Auto Layout has given the view another size: whoever holds this controller hears of it.
    func announceLayoutSize() {
        if let parent, !standsByItself {
            parent.systemLayoutFittingSizeDidChange(forChildContentContainer: self)
        } else {
            ownPresentation?.controller.systemLayoutFittingSizeDidChange(forChildContentContainer: self)
        }
    }
}
