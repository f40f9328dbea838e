import OverlayPlacement

/// Shows a controller in a bubble with an arrow that points at its anchor. UIKit creates it for controllers whose
/// `modalPresentationStyle` is `.popover`. Configure it before `present`, or directly after it.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
    private(set) weak var popoverDelegate: (any UIPopoverPresentationControllerDelegate)?

    /// The delegate of the popover. It also receives popover callbacks if it is a
    /// `UIPopoverPresentationControllerDelegate`.
    open override weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        didSet { popoverDelegate = delegate as? any UIPopoverPresentationControllerDelegate }
    }

    /// The permitted arrow directions. Default any. An empty set shows no arrow and centers the popover on its anchor.
    open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { setNeedsPlacement() } }
    /// The anchor: a view, a layout guide or a bar item. Default nil. It has priority over `barButtonItem` and
    /// `sourceView`. The popover follows it when it moves.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? { didSet { setNeedsPlacement() } }
    /// The bar item that the arrow points at.
    ///
    /// Default nil. It has priority over `sourceView`, and `sourceRect` is ignored. While the popover is visible the
    /// other items of the bar receive taps, and a tap on this one dismisses it.
    open var barButtonItem: UIBarButtonItem? { didSet { setNeedsPlacement() } }
    /// The view that the arrow points at.
    open weak var sourceView: UIView? { didSet { setNeedsPlacement() } }
    /// The part of `sourceView` that the arrow points at, in that view's coordinates. Null, the default since iOS 13.2,
    /// means its current bounds; before iOS 13.2 the default is zero, the view's origin.
    open var sourceRect: CGRect { didSet { setNeedsPlacement() } }
    /// Whether the popover may cover `sourceRect` when there is no room beside it. Default false.
    open var canOverlapSourceViewRect = false { didSet { setNeedsPlacement() } }
    /// The direction in which the arrow points; `unknown` while the popover is not visible.
    open private(set) var arrowDirection = UIPopoverArrowDirection.unknown
    /// Views that still receive touches; touching them does not dismiss the popover.
    open var passthroughViews: [UIView]?
    /// The color of the bubble and arrow; nil, the default, for the system's.
    open var backgroundColor: UIColor? { didSet { bubble?.fillColor = backgroundColor } }
    /// The minimum distances from the edges of the safe area. Points. Default 10.
    open var popoverLayoutMargins = UIEdgeInsets(
        top: PopoverDefaults.layoutMargin, left: PopoverDefaults.layoutMargin, bottom: PopoverDefaults.layoutMargin,
        right: PopoverDefaults.layoutMargin)
    { didSet { setNeedsPlacement() } }
    /// A subclass of `UIPopoverBackgroundView` that draws the bubble and arrow; nil, the default, for the system's.
    /// Takes effect at the next presentation.
    open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?

    /// The sheet controller that is used when the popover adapts to a sheet; configure that sheet through it.
    open private(set) lazy var adaptiveSheetPresentationController = makeAdaptiveSheet()

    /// The current placement and its reason; nil before the popover is placed.
    package private(set) var placement: Placement?
    /// The metrics of the chrome, read when the presentation begins.
    private(set) var metrics = PopoverMetrics.system
    private(set) var bubble: PopoverBubbleView?
    private var dismissRegion: UIDimmingView?
    /// The last known anchor in the container, used when the source view has left the window.
    private var lastAnchor: CGRect?
    /// The request of the last placement, with the resulting direction as current direction.
    private(set) var placedRequest: PlacementRequest?
    /// The arrow direction before the last placement.
    private(set) var previousDirection: ArrowDirection?
    /// The arrow direction without a keyboard, to return to when the keyboard disappears.
    private var directionWithoutKeyboard: ArrowDirection?
    private var tint = PresenterTint()

    public override init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        sourceRect = presentedViewController.era.defaultSourceRect
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    }

    var isPopover: Bool { effectiveStyle == .popover }

    // MARK: Transition

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard isPopover, let containerView else { return }
        let region = UIDimmingView(frame: containerView.bounds, popover: self)
        containerView.addSubview(region)
        dismissRegion = region
        let background = makeBackground()
        metrics = background?.metrics ?? .system
        let bubble = PopoverBubbleView(background?.view, fillColor: backgroundColor, era: containerView.era)
        containerView.addSubview(bubble)
        self.bubble = bubble
        addBarToPassthroughViews()
        if !hasAnchor, isModal {
            misuse(
                "UIPopoverPresentationController (\(self)) should have a non-nil sourceView or barButtonItem set "
                    + "before the presentation occurs.",
                raises: true)
        }
    }

    open override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        tint.restore()
    }

    override func apply(_ adaptation: StyleAdaptation) {
        super.apply(adaptation)
        guard isPopover else { return }
        notifyPopoverDelegate("prepareForPopoverPresentation(_:)") { $0.prepareForPopoverPresentation(self) }
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if !completed { dimPresenterTint() }
    }

    override func setUpStyle() {
        super.setUpStyle()
        dimPresenterTint()
    }

    private func dimPresenterTint() {
        if isPopover { tint.dim(presentingViewController.viewIfLoaded) }
    }

    // MARK: Delegate

    /// Whether the whole bar receives taps while the popover points at an item of it. Otherwise a tap on the item
    /// dismisses the popover, and only its siblings receive taps.
    var passesTouchesToWholeBar: Bool { false }

    override func delegateAllowsDismissal() -> Bool {
        delegateShouldDismiss() ?? popoverDelegateAllowsDismissal()
    }

    override func notifyDelegateOfDismissal() {
        if !notifyDelegateDidDismiss() { notifyPopoverDelegateOfDismissal() }
    }

    /// Asks the delegate to replace `rect`, in points of `view`, or `view`. False when it does not implement the
    /// method.
    func askDelegateToReposition(_ rect: inout CGRect, in view: inout UIView) -> Bool {
        askPopoverDelegateToReposition(&rect, in: &view)
    }

    private func makeAdaptiveSheet() -> UISheetPresentationController {
        let sheet = UISheetPresentationController(presentedViewController: presentedViewController, presenting: nil)
        sheet.hostPresentationController = self
        return sheet
    }

    override var sheetConfiguration: UISheetPresentationController? { adaptiveSheetPresentationController }

    override func tearDownStyle() {
        super.tearDownStyle()
        tint.restore()
        bubble = nil
        dismissRegion = nil
        placement = nil
        placedRequest = nil
        directionWithoutKeyboard = nil
        lastAnchor = nil
        arrowDirection = .unknown
    }

    override func systemAnimator(
        for direction: PresentationStateMachine.Direction
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        isPopover ? PopoverAnimator(direction, of: self) : super.systemAnimator(for: direction)
    }

    /// Animates the bubble to shown (1) or hidden (0), from its current state.
    func animateBubble(toward goal: Double) {
        dismissRegion?.animateDimming(toward: goal)
        _ = bubble?.animate(toward: goal, from: placement?.arrowTip)
    }

    // MARK: Layout

    /// The bubble, which contains the content.
    open override var presentedView: UIView? { isPopover ? bubble ?? super.presentedView : super.presentedView }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard isPopover, let frame = placement?.frame else { return super.frameOfPresentedViewInContainerView }
        return frame
    }

    override func installPresentedView(_ view: UIView, in container: UIView) {
        guard isPopover, let bubble, let content = displayedViewController.view else {
            return super.installPresentedView(view, in: container)
        }
        // New chrome is placed without animation, even inside an animation block.
        UIView.performWithoutAnimation {
            updatePlacement(isInitial: true)
            bubble.addContent(content)
        }
    }

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        guard isPopover, presentedView?.superview != nil else { return }
        dismissRegion?.frame = containerView?.bounds ?? .zero
        updatePlacement(isInitial: false)
    }

    private func setNeedsPlacement() {
        guard placement != nil else { return }
        containerView?.setNeedsLayout()
    }

    /// Lays out again when the anchor has moved, unless that is a rectangle of a view, or when the keyboard has.
    override func layOutIfSurroundingsChanged() {
        super.layOutIfSurroundingsChanged()
        guard let placedRequest, let containerView, driver?.isDismissingOrDismissed == false else { return }
        let hasMoved = followsAnchor && placementRequest(in: containerView) != placedRequest
        if hasMoved || keyboardFrame(in: containerView) != placedRequest.keyboard { containerView.setNeedsLayout() }
    }

    /// Adds `content` to the bubble in its preferred size. The caller removes the old content.
    func showContent(_ content: UIViewController) {
        setPresented(content)
        bubble?.addContent(content.view)
        setNeedsPlacement()
    }

    /// Places the popover again if its placement request has changed.
    private func updatePlacement(isInitial: Bool) {
        guard let containerView, let bubble else { return }
        var request = placementRequest(in: containerView)
        guard request != placedRequest else { return }
        if !isInitial {
            letDelegateReposition()
            // The delegate may have changed anything, for example dismissed the popover.
            guard self.bubble === bubble else { return }
            request = placementRequest(in: containerView)
        }
        let animation = placedRequest.flatMap { PopoverRelayoutAnimation(from: $0, to: request) }
        let placed = request.place()
        store(placed, for: request)
        guard let animation, driver?.isPresented == true else { return apply(placed, to: bubble) }
        UIView.animate(withDuration: animation.duration, delay: 0, options: animation.options) {
            self.apply(placed, to: bubble)
            bubble.layoutIfNeeded()
        }
    }

    private func store(_ placed: Placement, for request: PlacementRequest) {
        let isDecidedAnew = placed.direction != placement?.direction || placed.reason != placement?.reason
        placement = placed
        previousDirection = request.currentDirection
        placedRequest = request
        placedRequest?.currentDirection = placed.direction
        if request.keyboard == nil { directionWithoutKeyboard = placed.direction }
        arrowDirection = placed.direction.map { UIPopoverArrowDirection($0) } ?? .unknown
        if isDecidedAnew { tracePlacement() }
    }

    private func apply(_ placed: Placement, to bubble: PopoverBubbleView) {
        let strip = metrics.arrowInsets(for: placed.direction)
        let runsUnderArrow = metrics.chromeStyle == .system && bubble.era.popoverContentExtendsUnderArrow
        bubble.apply(
            placed, metrics: metrics, contentInsets: runsUnderArrow ? .zero : strip + metrics.contentInsets,
            arrowInsets: runsUnderArrow ? strip : .zero)
    }

    /// The current placement request.
    private func placementRequest(in container: UIView) -> PlacementRequest {
        let anchor = resolvedAnchor(in: container) ?? lastAnchor ?? .null
        lastAnchor = anchor
        let side = keyboardFrame(in: container) == nil ? directionWithoutKeyboard : placement?.direction
        return placementRequest(anchor: anchor, in: container, currentDirection: side)
    }

    // MARK: Environment

    /// A popover's content always has a compact width.
    override var traitsForPresented: UITraitCollection {
        guard isPopover, containerView != nil else { return super.traitsForPresented }
        return UITraitCollection(traitsFrom: [
            super.traitsForPresented, UITraitCollection(horizontalSizeClass: .compact),
            UITraitCollection(userInterfaceLevel: .elevated),
        ])
    }

    override var popoverRecord: PopoverRecord? {
        guard isPopover, let placement else { return nil }
        return PopoverRecord(
            bubble: placement.bubble, direction: arrowDirection, tip: placement.arrowTip,
            explanation: placementExplanation)
    }
}
