/// Presenting, changing and dismissing.
extension ClassicPopover {
    /// Whether it is on the screen or about to be, and not being dismissed.
    var isVisible: Bool {
        guard let driver, driver.window != nil, !leavesOnArrival else { return false }
        return !driver.isEnding
    }

    /// Presents the popover before the next layout pass.
    func begin(over presenter: UIViewController, in window: UIWindow, animated: Bool) {
        adoptPresenter(presenter)
        presentedViewController.ownPresentation = PresentationDriver(
            self, presented: presentedViewController, presenter: presenter, source: presenter, in: window,
            animated: animated, completion: nil)
    }

    /// Sets the app's class that draws the popover, if it is a valid one.
    func take(_ backgroundViewClass: AnyClass?) {
        guard let backgroundViewClass else { return }
        guard let type = backgroundViewClass as? any UIPopoverBackgroundViewMethods.Type else {
            return misuse(
                "The popoverBackgroundViewClass \(backgroundViewClass) must be a subclass of UIPopoverBackgroundView.",
                raises: true)
        }
        popoverBackgroundViewClass = type
    }

    /// Sets the arrow's source and permitted directions from `anchor`.
    func point(at anchor: ClassicAnchor) {
        permittedArrowDirections = anchor.directions
        switch anchor.target {
        case .rectangle(let rect, of: let view):
            barButtonItem = nil
            sourceView = view
            sourceRect = rect
        case .item(let item):
            barButtonItem = item
        }
    }

    /// Moves the popover to another anchor.
    func move(to anchor: ClassicAnchor, animated: Bool) {
        point(at: anchor)
        guard containerView != nil else { return }
        letBarThrough()
        layOut(gliding: animated)
    }

    /// Lays out with the content's current size.
    func resize(animated: Bool) {
        containerView?.setNeedsLayout()
        // With animation, the next layout pass animates the change.
        if !animated { layOut(gliding: false) }
    }

    /// Shows another content controller, with appearance callbacks for both.
    func show(_ content: UIViewController, animated: Bool) {
        driver?.replacePresented(with: content, fading: animated)
        if !animated { layOut(gliding: false) }
    }

    private func layOut(gliding: Bool) {
        guard let containerView else { return }
        guard gliding, driver?.isShown == true else {
            return UIView.performWithoutAnimation { containerView.layoutIfNeeded() }
        }
        let glide = PopoverGlide.resize
        UIView.animate(withDuration: glide.duration, delay: 0, options: glide.options) {
            containerView.layoutIfNeeded()
        }
    }

    /// Dismisses the popover. One that is being presented finishes that first. One that cannot be dismissed, because it
    /// is pending or something above it is in a transition, is removed immediately.
    func leave(animated: Bool) {
        guard let driver else { return }
        if driver.canBeDismissed {
            driver.dismiss(animated: animated, reason: .code)
        } else if animated, driver.isEntering {
            leavesOnArrival = true
            driver.presentCompletion = { [weak driver] in driver?.dismiss(animated: true, reason: .code) }
        } else {
            driver.end(reason: .code)
        }
    }
}
