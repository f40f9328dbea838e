import CoreGraphics

/// Shows a controller as a sheet: on a phone a card that can be dragged down, on a large screen a page or form in the
/// middle.
///
/// UIKit creates it for the styles `pageSheet` and `formSheet`, and for `automatic` where that means one of them.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    /// The sheet with these settings; nil while there is none. Its presentation may have another controller: that of a
    /// popover that adapted.
    weak var sheetChrome: SheetChrome?
    private(set) var settings = SheetSettings() {
        didSet { if settings != oldValue { sheetChrome?.settingsDidChange() } }
    }

    /// Creates the presentation controller of `presentedViewController`.
    public override init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    }

    /// The view that a floating sheet is centered over. Default nil: the center of the screen.
    open weak var sourceView: UIView? {
        didSet { sheetChrome?.controller.containerView?.setNeedsLayout() }
    }

    /// Whether the sheet shows a grabber at its top. It has no function. Default false.
    open var prefersGrabberVisible: Bool {
        get { settings.prefersGrabberVisible }
        set { settings.prefersGrabberVisible = newValue }
    }

    /// The corner radius, in points; nil, the default, for the system's. Negative values become 0.
    open var preferredCornerRadius: CGFloat? {
        get { settings.preferredCornerRadius }
        set { settings.preferredCornerRadius = newValue }
    }

    /// Whether the sheet is a card at the lower edge in compact height, instead of filling the screen. Default false.
    open var prefersEdgeAttachedInCompactHeight: Bool {
        get { settings.prefersEdgeAttachedInCompactHeight }
        set { settings.prefersEdgeAttachedInCompactHeight = newValue }
    }

    /// Whether a card has the width of the presented controller's preferred content size. Default false: the full
    /// width.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool {
        get { settings.widthFollowsPreferredContentSizeWhenEdgeAttached }
        set { settings.widthFollowsPreferredContentSizeWhenEdgeAttached = newValue }
    }
}
