import CoreGraphics

/// Shows a controller as a sheet: on a phone a card that rests at one of its detents and can be dragged, on a large
/// screen a page or form in the middle.
///
/// UIKit creates it for the styles `pageSheet` and `formSheet`, and for `automatic` where that means one of them. A
/// transitioning delegate may return one for the style `custom`, which is a page sheet then.
/// While the sheet is shown, a changed property takes effect at once and without animation; inside
/// `animateChanges(_:)` all changes are animated together. The delegate is called for changes by the user only. Before
/// iOS 13 sheets have no detents.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    /// The value of `preferredCornerRadius` in Objective-C for the system's radius. Setting it is the same as nil.
    public static let automaticDimension: CGFloat = .greatestFiniteMagnitude

    private(set) weak var sheetDelegate: (any UISheetPresentationControllerDelegate)?
    /// The settings besides the detents. The sheet replaces the selection when the user changes it.
    package var settings = SheetSettings() {
        didSet { if settings != oldValue { configuredChrome?.settingsDidChange() } }
    }

    /// Creates the presentation controller of `presentedViewController`.
    public override init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    }

    /// A page sheet, if an app returns this controller for a style that is no sheet.
    override var ownStyle: UIModalPresentationStyle {
        switch presentedViewController.era.resolved(presentationStyle) {
        case .pageSheet, .formSheet: presentationStyle
        case .automatic, .none, .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .popover:
            .pageSheet
        }
    }

    /// The delegate of the sheet. It is also notified of changed detents if it is a
    /// `UISheetPresentationControllerDelegate`.
    open override weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        didSet { sheetDelegate = delegate as? any UISheetPresentationControllerDelegate }
    }

    // MARK: Detents

    /// The heights at which the sheet rests, from the smallest to the largest. Default: only `large()`. A sheet needs
    /// at least one that is active.
    open var detents: [Detent] = [.large()] {
        didSet { invalidateDetents() }
    }

    /// The identifier of the detent at which the sheet rests, which the user may change. Nil, the default, and unknown
    /// identifiers mean the smallest.
    open var selectedDetentIdentifier: Detent.Identifier? {
        get { settings.selectedDetentIdentifier }
        set { settings.selectedDetentIdentifier = newValue }
    }

    /// The largest detent that does not dim the screen behind the sheet, and lets touches reach it. Nil, the default,
    /// and identifiers that are not among the detents dim at every detent. `isModalInPresentation` blocks the touches.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        get { settings.largestUndimmedDetentIdentifier }
        set { settings.largestUndimmedDetentIdentifier = newValue }
    }

    /// Whether scrolling expands the sheet before its content scrolls. Default true.
    ///
    /// A drag on a scroll view belongs to the sheet or to the scroll view from its beginning. It belongs to the sheet
    /// if the content is at its top, and the finger moves up and a larger detent exists, or moves down. A drag that
    /// expanded the sheet to its largest detent goes on to scroll the content, and returns it before the sheet shrinks.
    /// Content that reaches its top during a drag does not move the sheet. With false, drags on a scroll view never
    /// resize the sheet; they may still dismiss it.
    open var prefersScrollingExpandsWhenScrolledToEdge: Bool {
        get { settings.prefersScrollingExpandsWhenScrolledToEdge }
        set { settings.prefersScrollingExpandsWhenScrolledToEdge = newValue }
    }

    /// Performs `changes` and lays the sheet out, animated. The animation has begun when this returns.
    open func animateChanges(_ changes: () -> Void) {
        guard let configuredChrome else { return changes() }
        configuredChrome.animateChanges(changes)
    }

    /// Resolves the detents again, when a value that a custom detent depends on has changed.
    open func invalidateDetents() { settings.detentsRevision += 1 }

    // MARK: Appearance

    /// The view that a floating sheet is centered over. Default nil: the center of the screen.
    open weak var sourceView: UIView? {
        didSet { configuredChrome?.controller.containerView?.setNeedsLayout() }
    }

    /// Whether the sheet shows a grabber at its top. A tap on it selects the next larger detent, and the smallest after
    /// the largest; with a single detent it dismisses the sheet if the user may do that. The grabber is hidden while
    /// the sheet fills the screen, and behind another sheet. Default false.
    open var prefersGrabberVisible: Bool {
        get { settings.prefersGrabberVisible }
        set { settings.prefersGrabberVisible = newValue }
    }

    /// The corner radius, in points; nil, the default, for the system's. Negative values become 0. Behind a fully
    /// expanded card, the sheets and the presenter have that card's radius.
    open var preferredCornerRadius: CGFloat? {
        get { settings.preferredCornerRadius }
        set { settings.preferredCornerRadius = newValue == Self.automaticDimension ? nil : newValue }
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

    /// Whether a floating sheet has the size of a page instead of a form. Default: true for `pageSheet`, false for
    /// `formSheet`; for `automatic` true before iOS 18, and false from then on.
    open var prefersPageSizing: Bool {
        get { settings.prefersPageSizing ?? (presentedViewController.era.resolved(ownStyle) == .pageSheet) }
        set { settings.prefersPageSizing = newValue }
    }
}

extension UISheetPresentationController {
    /// Calls the delegate after the user has changed the selected detent.
    package func notifyDelegateOfSelectedDetent() {
        let name = "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)"
        guard let sheetDelegate,
            OptionalRequirement.result(
                of: name, { sheetDelegate.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self) }) != nil
        else { return }
        Trace.note(sheetDelegate, callback: name, arguments: selectedDetentIdentifier?.rawValue ?? "nil")
    }
}
