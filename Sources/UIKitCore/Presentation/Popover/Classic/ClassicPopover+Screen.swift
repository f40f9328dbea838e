/// Coming, changing and going.
extension ClassicPopover {
    /// Whether it is on the screen, or about to come there, and not leaving.
    var isVisible: Bool {
        guard let driver, driver.window != nil, !leavesOnArrival else { return false }
        return !driver.isEnding
    }

    /// Comes up at the end of this turn.
    func begin(over presenter: UIViewController, in window: UIWindow, animated: Bool) {
        adoptPresenter(presenter)
        presentedViewController.ownPresentation = PresentationDriver(
            self, presented: presentedViewController, presenter: presenter, source: presenter, in: window,
            animated: animated, completion: nil)
    }

    /// Takes the class that the app draws popovers with.
    func take(_ backgroundViewClass: AnyClass?) {
        guard let backgroundViewClass else { return }
        guard let type = backgroundViewClass as? any UIPopoverBackgroundViewMethods.Type else {
            return misuse(
                "The popoverBackgroundViewClass \(backgroundViewClass) must be a subclass of UIPopoverBackgroundView.",
                raises: true)
        }
        popoverBackgroundViewClass = type
    }

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

    /// Goes where another anchor wants it.
    func move(to anchor: ClassicAnchor, animated: Bool) {
        point(at: anchor)
        guard containerView != nil else { return }
        letBarThrough()
        layOut(gliding: animated)
    }

    /// Takes the size that the content should have now.
    func resize(animated: Bool) {
        containerView?.setNeedsLayout()
        // With animation it glides as soon as it is laid out.
        if !animated { layOut(gliding: false) }
    }

    /// Shows other content, with callbacks for both controllers.
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

    /// Leaves. One that is still on its way comes first; one that cannot move, because it waits or something above it
    /// is in a transition, is gone at once.
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
