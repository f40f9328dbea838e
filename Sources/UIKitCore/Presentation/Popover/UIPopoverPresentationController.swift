import CoreGraphics

/// Shows a controller in a bubble with an arrow that points at its anchor. UIKit creates it for controllers whose
/// `modalPresentationStyle` is `.popover`. Configure it before `present`, or directly after it.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
    private(set) weak var popoverDelegate: (any UIPopoverPresentationControllerDelegate)?

    /// The delegate of the popover. It also receives popover callbacks if it is a
    /// `UIPopoverPresentationControllerDelegate`.
    open override weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        didSet { popoverDelegate = delegate as? any UIPopoverPresentationControllerDelegate }
    }

    override var ownStyle: UIModalPresentationStyle { .popover }

    /// The permitted arrow directions. Default any. An empty set shows no arrow and centers the popover on its anchor.
    open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { configuredChrome?.settingsDidChange() } }
    /// The anchor: a view, a layout guide or a bar item. Default nil. It has priority over `barButtonItem` and
    /// `sourceView`. The popover follows it when it moves.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        didSet { configuredChrome?.settingsDidChange() }
    }
    /// The bar item that the arrow points at.
    ///
    /// Default nil. It has priority over `sourceView`, and `sourceRect` is ignored. While the popover is visible the
    /// other items of the bar receive taps, and a tap on this one dismisses it.
    open var barButtonItem: UIBarButtonItem? { didSet { configuredChrome?.settingsDidChange() } }
    /// The view that the arrow points at.
    open weak var sourceView: UIView? { didSet { configuredChrome?.settingsDidChange() } }
    /// The part of `sourceView` that the arrow points at, in that view's coordinates. Null, the default since iOS 13.2,
    /// means its current bounds; before iOS 13.2 the default is zero, the view's origin.
    open var sourceRect: CGRect { didSet { configuredChrome?.settingsDidChange() } }
    /// Whether the popover may cover `sourceRect` when there is no room beside it. Default false.
    open var canOverlapSourceViewRect = false { didSet { configuredChrome?.settingsDidChange() } }
    /// The direction in which the arrow points; `unknown` while the popover is not visible.
    open var arrowDirection: UIPopoverArrowDirection {
        configuredChrome?.anchoredPlacement?.direction ?? .unknown
    }
    /// Views that still receive touches; touching them does not dismiss the popover.
    open var passthroughViews: [UIView]?
    /// The color of the bubble and arrow; nil, the default, for the system's.
    open var backgroundColor: UIColor? { didSet { configuredChrome?.settingsDidChange() } }
    /// The minimum distances from the edges of the safe area. Points. Default 10.
    open var popoverLayoutMargins = UIEdgeInsets(
        top: PopoverDefaults.layoutMargin, left: PopoverDefaults.layoutMargin, bottom: PopoverDefaults.layoutMargin,
        right: PopoverDefaults.layoutMargin)
    { didSet { configuredChrome?.settingsDidChange() } }
    /// A subclass of `UIPopoverBackgroundView` that draws the bubble and arrow; nil, the default, for the system's.
    /// Takes effect at the next presentation.
    open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?

    /// The sheet controller that is used when the popover adapts to a sheet; configure that sheet through it.
    open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
        presentedViewController: presentedViewController, presenting: nil)

    public override init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        sourceRect = presentedViewController.era.defaultSourceRect
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    }

    /// Whether the whole bar receives taps while the popover points at an item of it. Otherwise a tap on the item
    /// dismisses the popover, and only its siblings receive taps.
    var passesTouchesToWholeBar: Bool { false }

    /// Asks the delegate to replace `rect`, in points of `view`, or `view`. False when it does not implement the
    /// method.
    func askDelegateToReposition(_ rect: inout CGRect, in view: inout UIView) -> Bool {
        askPopoverDelegateToReposition(&rect, in: &view)
    }
}

extension SystemEra {
    /// The rectangle that a popover points at when no source rectangle is set.
    fileprivate var defaultSourceRect: CGRect { self >= .iOS17 ? .null : .zero }
}
