import CoreGraphics

/// Shows a controller as a sheet: a card over a phone's screen that a finger pulls down, a page or a form in the middle
/// of a large one. Made by the framework for the styles `pageSheet` and `formSheet`, and `automatic` where that is one of
/// them.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    /// Who shows a sheet with these settings, where that is another controller: a popover that became a sheet.
    weak var shower: UIPresentationController?
    private(set) var settings = SheetSettings() {
        didSet { if settings != oldValue { (shower ?? self).sheet?.settingsDidChange() } }
    }

    public override init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    }

    /// The view that a sheet centres itself over in regular width. Default nil: the middle of the screen.
    open weak var sourceView: UIView? {
        didSet { (shower ?? self).containerView?.setNeedsLayout() }
    }

    /// Whether the sheet shows the bar that says it can be pulled. It is only a look. Default false.
    open var prefersGrabberVisible: Bool {
        get { settings.prefersGrabberVisible }
        set { settings.prefersGrabberVisible = newValue }
    }

    /// How round the corners are, in points; nil, the default, for the system's.
    open var preferredCornerRadius: CGFloat? {
        get { settings.preferredCornerRadius }
        set { settings.preferredCornerRadius = newValue }
    }

    /// Whether the sheet stays a card at the lower edge where the height is compact, instead of filling the screen.
    /// Default false.
    open var prefersEdgeAttachedInCompactHeight: Bool {
        get { settings.prefersEdgeAttachedInCompactHeight }
        set { settings.prefersEdgeAttachedInCompactHeight = newValue }
    }

    /// Whether a card is as wide as the presented controller's preferred content size says. Default false: as wide as it
    /// can be.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool {
        get { settings.widthFollowsPreferredContentSizeWhenEdgeAttached }
        set { settings.widthFollowsPreferredContentSizeWhenEdgeAttached = newValue }
    }

    override var sheetConfiguration: UISheetPresentationController? { self }
}
