/// Presenting, changing and dismissing.
extension LegacyPopoverPresentation {
    /// Whether it is on the screen or about to be, and not being dismissed.
    var isVisible: Bool {
        guard let driver, driver.window != nil, !dismissesAfterPresentation else { return false }
        return !driver.isDismissingOrDismissed
    }

    /// Presents the popover before the next layout pass.
    func present(over presenter: UIViewController, in window: UIWindow, animated: Bool) {
        let driver = PresentationDriver(
            self, presented: presentedViewController, presenter: presenter, source: presenter, in: window,
            animated: animated, completion: nil)
        driver.schedule()
    }

    /// Sets the app's class that draws the popover, if it is a valid one.
    func setBackgroundViewClass(_ backgroundViewClass: AnyClass?) {
        guard let backgroundViewClass else { return }
        guard let type = backgroundViewClass as? any UIPopoverBackgroundViewMethods.Type else {
            return misuse(
                "The popoverBackgroundViewClass \(backgroundViewClass) must be a subclass of UIPopoverBackgroundView.",
                raises: true)
        }
        popoverBackgroundViewClass = type
    }

    /// Sets the arrow's source and permitted directions from `anchor`.
    func setAnchor(_ anchor: LegacyPopoverAnchor) {
        permittedArrowDirections = anchor.directions
        switch anchor.source {
        case .rectangle(let rect, of: let view):
            barButtonItem = nil
            sourceView = view
            sourceRect = rect
        case .item(let item):
            barButtonItem = item
        }
    }

    /// Moves the popover to another anchor.
    func move(to anchor: LegacyPopoverAnchor, animated: Bool) {
        setAnchor(anchor)
        guard containerView != nil else { return }
        addBarToPassthroughViews()
        layOut(animated: animated)
    }

    /// Lays out with the content's current size.
    func resize(animated: Bool) {
        containerView?.setNeedsLayout()
        // With animation, the next layout pass animates the change.
        if !animated { layOut(animated: false) }
    }

    /// Lays out now, with or without animation.
    func layOut(animated: Bool) {
        guard let containerView else { return }
        guard animated, driver?.isPresented == true else {
            return UIView.performWithoutAnimation { containerView.layoutIfNeeded() }
        }
        UIView.animate(
            withDuration: PopoverDefaults.resizeDuration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction]
        ) {
            containerView.layoutIfNeeded()
        }
    }

    /// Dismisses the popover. One that is being presented finishes that first. One that cannot be dismissed, because it
    /// is pending or something above it is in a transition, is removed immediately.
    func dismiss(animated: Bool) {
        guard let driver else { return }
        if driver.canBeDismissed {
            driver.dismiss(animated: animated, reason: .code)
        } else if animated, driver.isInPresentingPhase {
            dismissesAfterPresentation = true
            driver.setPresentCompletion { [weak driver] in driver?.dismiss(animated: true, reason: .code) }
        } else {
            driver.dismissImmediately(reason: .code)
        }
    }
}
