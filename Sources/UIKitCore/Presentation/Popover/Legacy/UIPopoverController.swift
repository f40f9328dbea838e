import CoreGraphics

/// Shows a content controller in a bubble with an arrow, above the app's window.
///
/// This is the popover API from before iOS 8, for iPad only. It is not a view controller: its content has no
/// `presentingViewController`. The system does not retain it: keep it in a property while its popover is visible. It
/// can be shown again, from another anchor and with other content.
@available(iOS, introduced: 3.2, deprecated: 9.0, message: "Present a controller in the style popover instead.")
@preconcurrency @MainActor open class UIPopoverController: NSObject {
    /// The delegate, which may keep the popover open and is called when the user dismisses it. Not retained.
    open weak var delegate: (any UIPopoverControllerDelegate)?

    private var content: UIViewController
    private var customSize: CGSize? { didSet { popover?.customSize = customSize } }
    private var storedPassthroughViews: [UIView]? { didSet { popover?.passthroughViews = storedPassthroughViews } }
    /// The popover that is on the screen, or in a transition. The window retains it.
    private weak var popover: LegacyPopoverPresentation?

    /// Creates a popover of `viewController`. Raises an exception on iPhone.
    public init(contentViewController viewController: UIViewController) {
        content = viewController
        super.init()
        guard UIKitSystem.current?.device.idiom == .phone else { return }
        misuse(
            "-[UIPopoverController initWithContentViewController:] called when not running under "
                + "UIUserInterfaceIdiomPad.",
            raises: true)
    }

    /// The app has released a popover that is on the screen, which is an error; the popover is removed.
    isolated deinit {
        guard let popover = visiblePopover else { return }
        misuse("-[UIPopoverController dealloc] reached while popover is still visible.", raises: true)
        popover.driver?.dismissImmediately(reason: .code)
    }

    private var visiblePopover: LegacyPopoverPresentation? { popover?.isVisible == true ? popover : nil }

    // MARK: Content

    /// The content. Setting it animates the change while visible, and discards the size that was set for the old
    /// content.
    open var contentViewController: UIViewController {
        get { content }
        set { setContentView(newValue, animated: true) }
    }

    /// Replaces the content by `viewController`, in its preferred size. While the popover is visible both controllers
    /// receive appearance callbacks.
    open func setContentView(_ viewController: UIViewController, animated: Bool) {
        guard viewController !== content else { return }
        let visible = visiblePopover
        guard visible == nil || verifyAvailability(of: viewController) else { return }
        content = viewController
        customSize = nil
        visible?.showContent(viewController, animated: animated)
    }

    /// The size of the content, in points: the size set here, else the content's `preferredContentSize`, else 320 by
    /// 1100.
    ///
    /// The width is limited to 320 to 600. The popover is smaller where the screen or a keyboard does not leave enough
    /// room. Setting it animates the change while visible.
    open var contentSize: CGSize {
        get { LegacyPopoverContentSize(custom: customSize, preferred: content.preferredContentSize).size }
        set { setContentSize(newValue, animated: true) }
    }

    /// Sets the size of the content, in points, until it is replaced. An axis that is NaN or not above 0 uses the
    /// content's preferred size.
    open func setContentSize(_ size: CGSize, animated: Bool) {
        customSize = size
        visiblePopover?.resize(animated: animated)
    }

    // MARK: Appearance and touches

    /// Views that still receive touches while the popover is visible; touching them does not dismiss it. The bar of the
    /// anchoring bar item is added while it is visible.
    open var passthroughViews: [UIView]? {
        get { visiblePopover.map(\.passthroughViews) ?? storedPassthroughViews }
        set { storedPassthroughViews = newValue }
    }

    /// The minimum distances from the edges of the screen, in points. Default 10.
    open var layoutMargins = UIEdgeInsets(
        top: PopoverDefaults.layoutMargin, left: PopoverDefaults.layoutMargin, bottom: PopoverDefaults.layoutMargin,
        right: PopoverDefaults.layoutMargin)
    { didSet { popover?.popoverLayoutMargins = layoutMargins } }

    /// The color of the bubble and arrow; nil, the default, for the system's.
    open var backgroundColor: UIColor? { didSet { popover?.backgroundColor = backgroundColor } }

    /// A subclass of `UIPopoverBackgroundView` that draws the bubble and arrow; nil, the default, for the system's.
    /// Takes effect at the next presentation.
    open var backgroundViewClass: AnyClass?

    // MARK: Presenting

    /// Whether the popover is visible; false as soon as its dismissal begins.
    open var isPopoverVisible: Bool { visiblePopover != nil }

    /// The direction in which the arrow points; `unknown` while the popover is not visible.
    open var arrowDirection: UIPopoverArrowDirection { visiblePopover?.arrowDirection ?? .unknown }

    /// Shows the popover beside `rect`, in points of `view`, which has to be in a window. A visible popover moves
    /// there.
    open func present(
        from rect: CGRect, in view: UIView, permittedArrowDirections arrowDirections: UIPopoverArrowDirection,
        animated: Bool
    ) {
        present(from: LegacyPopoverAnchor(.rectangle(rect, of: view), permitting: arrowDirections), animated: animated)
    }

    /// Shows the popover below or above `item`, which has to be in a bar. No other directions are permitted. The items
    /// of the bar, including `item`, still receive taps.
    open func present(
        from item: UIBarButtonItem, permittedArrowDirections arrowDirections: UIPopoverArrowDirection, animated: Bool
    ) {
        present(from: LegacyPopoverAnchor(.item(item), permitting: arrowDirections), animated: animated)
    }

    /// Dismisses the popover. The delegate is neither asked nor notified.
    open func dismiss(animated: Bool) { visiblePopover?.dismiss(animated: animated) }

    private func present(from anchor: LegacyPopoverAnchor, animated: Bool) {
        guard let window = anchor.view?.window else {
            return misuse(
                "-[UIPopoverController _commonPresentPopoverFromRect:inView:permittedArrowDirections:animated:]: "
                    + "Popovers cannot be presented from a view which does not have a window.", raises: true)
        }
        if let visible = visiblePopover, visible.driver?.window === window {
            return visible.move(to: anchor, animated: animated)
        }
        // A popover that is being dismissed, or is in another window, gives up the content immediately.
        popover?.driver?.dismissImmediately(reason: .replaced)
        guard verifyAvailability(of: content), let presenter = anchor.presenter else { return }
        let popover = LegacyPopoverPresentation(content, of: self)
        self.popover = popover
        popover.customSize = customSize
        popover.passthroughViews = storedPassthroughViews
        popover.popoverLayoutMargins = layoutMargins
        popover.backgroundColor = backgroundColor
        popover.setBackgroundViewClass(backgroundViewClass)
        popover.setAnchor(anchor)
        popover.present(over: presenter, in: window, animated: animated)
    }
}
