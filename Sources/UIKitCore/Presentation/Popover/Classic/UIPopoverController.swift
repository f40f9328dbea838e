import CoreGraphics

/// Shows a content controller in a bubble with an arrow, in a layer above the app's window: the popover of the time
/// before iOS 8, for pads only.
///
/// It is no view controller, and nobody presents its content: `presentedViewController` knows nothing of it. The system
/// does not keep it and has no way to ask for it; hold it in a property as long as its popover is on the screen. It can
/// be shown again, from another place and with other content.
@available(iOS, introduced: 3.2, deprecated: 9.0, message: "Present a controller in the style popover instead.")
@preconcurrency @MainActor open class UIPopoverController: NSObject {
    /// Hears what the person does with the popover, and may keep it open. Not retained.
    open weak var delegate: (any UIPopoverControllerDelegate)?

    private var content: UIViewController
    private var customSize: CGSize? { didSet { popover?.customSize = customSize } }
    private var passing: [UIView]? { didSet { popover?.passthroughViews = passing } }
    /// The popover that is on the screen, on its way there or back. The window keeps it.
    private weak var popover: ClassicPopover?

    /// A popover of `viewController`, which may be of most types. Raises on phones.
    public init(contentViewController viewController: UIViewController) {
        content = viewController
        super.init()
        guard UIKitSystem.current?.device.idiom == .phone else { return }
        misuse(
            "-[UIPopoverController initWithContentViewController:] called when not running under UIUserInterfaceIdiomPad.",
            raises: true)
    }

    /// The app has dropped a popover that is on the screen: it cannot stay there.
    isolated deinit {
        guard let popover = visiblePopover else { return }
        misuse("-[UIPopoverController dealloc] reached while popover is still visible.", raises: true)
        popover.driver?.end(reason: .code)
    }

    private var visiblePopover: ClassicPopover? { popover?.isVisible == true ? popover : nil }

    // MARK: Content

    /// What the popover shows. Other content takes the place of this with animation, and the size that was set goes with
    /// this.
    open var contentViewController: UIViewController {
        get { content }
        set { setContentView(newValue, animated: true) }
    }

    /// Shows `viewController`, as large as that wants to be. While the popover is on the screen both controllers hear of
    /// appearing and disappearing.
    open func setContentView(_ viewController: UIViewController, animated: Bool) {
        guard viewController !== content else { return }
        let visible = visiblePopover
        guard visible == nil || isFree(viewController) else { return }
        content = viewController
        customSize = nil
        visible?.show(viewController, animated: animated)
    }

    /// The size of the content, in points: what was set here, else the `preferredContentSize` of the content, else 320 by
    /// 1100. The width is kept within 320 and 600; the popover is smaller where the screen or a keyboard leaves it no
    /// room. A change that is seen is animated.
    open var contentSize: CGSize {
        get { ClassicContentSize(custom: customSize, preferred: content.preferredContentSize).size }
        set { setContentSize(newValue, animated: true) }
    }

    /// Gives the content a size, in points, that counts until it has other content. What is not above 0, or no number,
    /// is left to the content.
    open func setContentSize(_ size: CGSize, animated: Bool) {
        customSize = size
        visiblePopover?.resize(animated: animated)
    }

    // MARK: Looks and touches

    /// Views that go on taking touches while the popover is on the screen; touching them does not close it. The bar of an
    /// item that the popover comes from is one of them for that time.
    open var passthroughViews: [UIView]? {
        get { visiblePopover.map(\.passthroughViews) ?? passing }
        set { passing = newValue }
    }

    /// What the popover keeps clear of each edge of the screen, in points. Default 10.
    open var layoutMargins = UIEdgeInsets(
        top: PopoverNumbers.layoutMargin, left: PopoverNumbers.layoutMargin, bottom: PopoverNumbers.layoutMargin,
        right: PopoverNumbers.layoutMargin)
    { didSet { popover?.popoverLayoutMargins = layoutMargins } }

    /// The colour of bubble and arrow; nil, the default, for the system's.
    open var backgroundColor: UIColor? { didSet { popover?.backgroundColor = backgroundColor } }

    /// A subclass of `UIPopoverBackgroundView` that draws bubble and arrow; nil, the default, for the system's look. It
    /// counts from the next presentation on.
    open var backgroundViewClass: AnyClass?

    // MARK: On the screen

    /// Whether the popover is on the screen; false as soon as it begins to leave.
    open var isPopoverVisible: Bool { visiblePopover != nil }

    /// Which way the arrow points; `unknown` while the popover is not on the screen.
    open var arrowDirection: UIPopoverArrowDirection { visiblePopover?.arrowDirection ?? .unknown }

    /// Shows the popover beside `rect`, in points of `view`, which has to be in a window. A popover that is on the screen
    /// goes there.
    open func present(
        from rect: CGRect, in view: UIView, permittedArrowDirections arrowDirections: UIPopoverArrowDirection,
        animated: Bool
    ) {
        show(from: ClassicAnchor(.rectangle(rect, of: view), permitting: arrowDirections), animated: animated)
    }

    /// Shows the popover below or above `item`, which has to be in a bar; no other directions are permitted. The other
    /// items of the bar, and `item` itself, go on taking taps.
    open func present(
        from item: UIBarButtonItem, permittedArrowDirections arrowDirections: UIPopoverArrowDirection, animated: Bool
    ) {
        show(from: ClassicAnchor(.item(item), permitting: arrowDirections), animated: animated)
    }

    /// Takes the popover off the screen. The delegate is not asked and not told.
    open func dismiss(animated: Bool) { visiblePopover?.leave(animated: animated) }

    private func show(from anchor: ClassicAnchor, animated: Bool) {
        guard let window = anchor.view?.window else {
            return misuse(
                "-[UIPopoverController _commonPresentPopoverFromRect:inView:permittedArrowDirections:animated:]: "
                    + "Popovers cannot be presented from a view which does not have a window.", raises: true)
        }
        if let visible = visiblePopover, visible.driver?.window === window {
            return visible.move(to: anchor, animated: animated)
        }
        // One that is leaving, or stands in another window, gives up the content at once.
        popover?.driver?.end(reason: .replaced)
        guard isFree(content), let presenter = anchor.presenter else { return }
        let popover = ClassicPopover(content, of: self)
        self.popover = popover
        popover.customSize = customSize
        popover.passthroughViews = passing
        popover.popoverLayoutMargins = layoutMargins
        popover.backgroundColor = backgroundColor
        popover.take(backgroundViewClass)
        popover.point(at: anchor)
        popover.begin(over: presenter, in: window, animated: animated)
    }
}
