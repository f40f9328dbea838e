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

    /// The top of the containers around this controller: it presents on their behalf.
    private var outermost: UIViewController {
        var top = self
        while let parent = top.parent {
            top = parent
        }
        return top
    }

    // MARK: Presenting

    func startPresenting(_ presented: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
        let presenter = outermost
        guard let window = windowForPresenting(presented, on: presenter) else { return }
        let controller = presented.activeOrPreparedController() ?? UIPresentationController.make(for: presented)
        presented.preparedController = nil
        controller.adoptPresenter(presenter)
        let driver = PresentationDriver(controller, presented: presented, presenter: presenter, in: window)
        presenter.presentation = driver
        presented.ownPresentation = driver
        driver.present(animated: animated, completion)
    }

    /// Checks a call of `present` as UIKit does; nil, after its words, when it is refused.
    private func windowForPresenting(_ presented: UIViewController, on presenter: UIViewController) -> UIWindow? {
        if presented === presenter || presented === self {
            misuse("Application tried to present modal view controller on itself. Presenting controller is \(self).", raises: true)
            return nil
        }
        if presented.parent != nil {
            misuse("Application tried to present modally a view controller \(presented) that has a parent view controller \(presented.parent!).", raises: true)
            return nil
        }
        if let owner = presented.ownPresentation?.visiblePresenter {
            misuse(
                "Application tried to present modally a view controller \(presented) that is already being presented by \(owner).",
                raises: true)
            return nil
        }
        if presented.modalPresentationStyle == .none {
            misuse("The specified modal presentation style doesn't have a corresponding presentation controller.", raises: true)
            return nil
        }
        if let current = presenter.presentation {
            if current.isLeaving {
                misuse("Warning: Attempt to present \(presented) on \(presenter) while a dismissal is in progress.")
            } else {
                misuse("Attempt to present \(presented) on \(presenter) which is already presenting \(current.presented)")
            }
            return nil
        }
        guard let window = presenter.viewIfLoaded?.window else {
            misuse(
                "[Presentation] Attempt to present \(presented) on \(presenter) (from \(self)) whose view is not in the window hierarchy.")
            return nil
        }
        return window
    }

    // MARK: Dismissing

    func startDismissing(animated: Bool, _ completion: (() -> Void)?) {
        guard let driver = nearest(\.presentation) ?? nearest(\.ownPresentation) else {
            completion?()
            return
        }
        driver.dismiss(animated: animated, reason: .code, completion)
    }

    /// The controller is taken out of its window for good: what it presents goes with it.
    func endPresentationsForRemoval() {
        presentation?.end(reason: .replaced)
        for child in children {
            child.endPresentationsForRemoval()
        }
    }

    // MARK: The presentation controller

    func activeOrPreparedController() -> UIPresentationController? {
        if let driver = nearest(\.ownPresentation) { return driver.controller }
        if let parent { return parent.activeOrPreparedController() }
        if preparedController == nil, modalPresentationStyle == .popover {
            preparedController = UIPresentationController.make(for: self)
        }
        return preparedController
    }

    /// The style has changed before anything was presented: what was prepared for the old one is dropped.
    func forgetPreparedPresentation() {
        preparedController = nil
    }

    func announcePreferredContentSize() {
        if let parent {
            parent.preferredContentSizeDidChange(forChildContentContainer: self)
        } else {
            ownPresentation?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }
}
