import OverlayPlacement

/// Shows a controller in a bubble with an arrow that points at its anchor. Made by the framework for controllers whose
/// `modalPresentationStyle` is `.popover`; configure it before `present`, or until the end of that turn.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
    private(set) weak var popoverDelegate: (any UIPopoverPresentationControllerDelegate)?

    /// The delegate of the popover; of another type where the app sets one through `UIPresentationController`.
    open override weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        didSet { popoverDelegate = delegate as? any UIPopoverPresentationControllerDelegate }
    }

    /// Which way the arrow may point. Default any; none shows no arrow and centres the popover on its anchor.
    open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { placeAgain() } }
    /// What the arrow points at: a view, a layout guide or a bar item. Default nil; it counts before `barButtonItem`
    /// and `sourceView`. The popover goes after it.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? { didSet { placeAgain() } }
    /// The bar item that the arrow points at. Default nil; it counts before `sourceView`, and `sourceRect` is not
    /// looked at. While the popover is shown the other items of the bar take taps, and a tap on this one closes it.
    open var barButtonItem: UIBarButtonItem? { didSet { placeAgain() } }
    /// The view that the arrow points at.
    open weak var sourceView: UIView? { didSet { placeAgain() } }
    /// Where in `sourceView` the arrow points, in that view's coordinates. Null, the default since iOS 13.2, for its
    /// bounds as they are; before, zero for the view's origin.
    open var sourceRect: CGRect { didSet { placeAgain() } }
    /// Whether the popover may cover `sourceRect` when there is no room beside it. Default false.
    open var canOverlapSourceViewRect = false { didSet { placeAgain() } }
    /// Which way the arrow points; `unknown` while the popover is not on the screen.
    open private(set) var arrowDirection = UIPopoverArrowDirection.unknown
    /// Views that go on taking touches; touching them does not close the popover.
    open var passthroughViews: [UIView]?
    /// The colour of bubble and arrow; nil, the default, for the system's.
    open var backgroundColor: UIColor? { didSet { bubble?.fillColor = backgroundColor } }
    /// What the popover keeps clear of each edge of the screen beyond the safe area. Points. Default 10.
    open var popoverLayoutMargins = UIEdgeInsets(
        top: PopoverNumbers.layoutMargin, left: PopoverNumbers.layoutMargin, bottom: PopoverNumbers.layoutMargin,
        right: PopoverNumbers.layoutMargin)
    { didSet { placeAgain() } }
    /// A subclass of `UIPopoverBackgroundView` that draws bubble and arrow; nil, the default, for the system's look. It
    /// counts from the next presentation on.
    open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?

    /// What shows the popover where it becomes a sheet; configure it as one.
    open private(set) lazy var adaptiveSheetPresentationController = makeAdaptiveSheet()

    /// Where the popover stands, and why; nil before it is placed.
    package private(set) var placement: Placement?
    /// What it looks like to the placement, from the beginning of a presentation on.
    private(set) var metrics = PopoverMetrics.system
    private(set) var bubble: PopoverBubbleView?
    private var dismissRegion: UIDimmingView?
    /// The anchor in the container as it was last known, for when the source view has left the window.
    private var lastAnchor: CGRect?
    /// What the placement was worked out from, but for the side: that of the placement.
    private(set) var placedRequest: PlacementRequest?
    /// The side that it had when it was placed.
    private(set) var sideBefore: ArrowDirection?
    /// The side that it had, or has, without a keyboard: it goes back there.
    private var sideWithoutKeyboard: ArrowDirection?
    private var tint = PresenterTint()

    public override init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        sourceRect = SystemEra.current.defaultSourceRect
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
        let bubble = PopoverBubbleView(background?.view, fillColor: backgroundColor, era: SystemEra.current)
        containerView.addSubview(bubble)
        self.bubble = bubble
        letBarThrough()
        if !hasAnchor, isModal {
            misuse(
                "UIPopoverPresentationController (\(self)) should have a non-nil sourceView or barButtonItem set before the presentation occurs.",
                raises: true)
        }
    }

    open override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        tint.restore()
    }

    override func take(_ adaptation: StyleAdaptation) {
        super.take(adaptation)
        guard isPopover else { return }
        tellPopoverDelegate("prepareForPopoverPresentation(_:)") { $0.prepareForPopoverPresentation(self) }
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if !completed { dim() }
    }

    override func set() {
        super.set()
        dim()
    }

    private func dim() {
        if isPopover { tint.dim(presentingViewController.viewIfLoaded) }
    }

    // MARK: Delegate

    /// Whether all of the bar takes taps while the popover points at an item of it, the item too. Else the item closes
    /// the popover, and its siblings take taps.
    var opensWholeBar: Bool { false }

    override func delegateAllowsDismissal() -> Bool {
        delegateAnswerToDismissal() ?? popoverDelegateAllowsDismissal()
    }

    override func tellDelegateOfDismissal() {
        if !announceEnd() { tellPopoverDelegateOfDismissal() }
    }

    /// Offers `rect`, in points of `view`, to the delegate, which may replace both. False when it has no method for it.
    func offerAnchor(_ rect: inout CGRect, in view: inout UIView) -> Bool {
        offerAnchorToPopoverDelegate(&rect, in: &view)
    }

    private func makeAdaptiveSheet() -> UISheetPresentationController {
        let sheet = UISheetPresentationController(presentedViewController: presentedViewController, presenting: nil)
        sheet.shower = self
        return sheet
    }

    override var sheetConfiguration: UISheetPresentationController? { adaptiveSheetPresentationController }

    override func strike() {
        super.strike()
        tint.restore()
        bubble = nil
        dismissRegion = nil
        placement = nil
        placedRequest = nil
        sideWithoutKeyboard = nil
        lastAnchor = nil
        arrowDirection = .unknown
    }

    override func systemAnimator(
        for direction: PresentationLife.Direction
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        isPopover ? PopoverAnimator(direction, of: self) : super.systemAnimator(for: direction)
    }

    /// Starts the motion of the bubble to shown (1) or hidden (0), from where it is.
    func animateBubble(toward goal: Double) {
        dismissRegion?.fadeDim(toward: goal)
        _ = bubble?.animate(toward: goal, from: placement?.arrowTip)
    }

    // MARK: Layout

    /// The bubble, with the content inside.
    open override var presentedView: UIView? { isPopover ? bubble ?? super.presentedView : super.presentedView }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard isPopover, let frame = placement?.frame else { return super.frameOfPresentedViewInContainerView }
        return frame
    }

    override func hold(_ view: UIView, in container: UIView) {
        guard isPopover, let bubble, let content = shown.view else {
            return super.hold(view, in: container)
        }
        // New chrome does not glide to its place, even where what is around it does.
        UIView.performWithoutAnimation {
            place(isFirst: true)
            bubble.hold(content)
        }
    }

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        guard isPopover, presentedView?.superview != nil else { return }
        dismissRegion?.frame = containerView?.bounds ?? .zero
        place(isFirst: false)
    }

    private func placeAgain() {
        guard placement != nil else { return }
        containerView?.setNeedsLayout()
    }

    /// Without a rectangle the popover follows what it points at, wherever that goes; it keeps out of the keyboard's
    /// way in any case.
    override func followSurroundings() {
        super.followSurroundings()
        guard let placedRequest, let containerView, driver?.isEnding == false else { return }
        let hasMoved = followsAnchor && placementRequest(in: containerView) != placedRequest
        if hasMoved || keyboardFrame(in: containerView) != placedRequest.keyboard { containerView.setNeedsLayout() }
    }

    /// Shows `content` in the bubble beside what it shows, and as large as it wants to be; what was there is for the
    /// caller to take away.
    func takeContent(_ content: UIViewController) {
        adoptPresented(content)
        bubble?.hold(content.view)
        placeAgain()
    }

    /// Works out where the popover stands now and moves it there, once something that decides has changed.
    private func place(isFirst: Bool) {
        guard let containerView, let bubble else { return }
        var request = placementRequest(in: containerView)
        guard request != placedRequest else { return }
        if !isFirst {
            letDelegateReposition()
            // The delegate may have done anything: closed the popover, for one.
            guard self.bubble === bubble else { return }
            request = placementRequest(in: containerView)
        }
        let glide = placedRequest.flatMap { PopoverGlide(from: $0, to: request) }
        let placed = request.place()
        remember(placed, for: request)
        guard let glide, driver?.isShown == true else { return show(placed, in: bubble) }
        UIView.animate(withDuration: glide.duration, delay: 0, options: glide.options) {
            self.show(placed, in: bubble)
            bubble.layoutIfNeeded()
        }
    }

    private func remember(_ placed: Placement, for request: PlacementRequest) {
        let isDecidedAnew = placed.direction != placement?.direction || placed.reason != placement?.reason
        placement = placed
        sideBefore = request.currentDirection
        placedRequest = request
        placedRequest?.currentDirection = placed.direction
        if request.keyboard == nil { sideWithoutKeyboard = placed.direction }
        arrowDirection = placed.direction.map { UIPopoverArrowDirection($0) } ?? .unknown
        if isDecidedAnew { notePlacement() }
    }

    private func show(_ placed: Placement, in bubble: PopoverBubbleView) {
        let strip = metrics.strip(for: placed.direction)
        let runsUnderArrow = metrics.dress == .system && SystemEra.current.hasCards
        bubble.take(
            placed, metrics, contentInsets: runsUnderArrow ? .zero : strip + metrics.contentInsets,
            arrowStrip: runsUnderArrow ? strip : .zero)
    }

    /// What decides where the popover stands now.
    private func placementRequest(in container: UIView) -> PlacementRequest {
        let anchor = resolvedAnchor(in: container) ?? lastAnchor ?? .null
        lastAnchor = anchor
        let side = keyboardFrame(in: container) == nil ? sideWithoutKeyboard : placement?.direction
        return placementRequest(anchor: anchor, in: container, currentDirection: side)
    }

    // MARK: Surroundings

    /// A popover's content lives in compact width, whatever lies around it.
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
