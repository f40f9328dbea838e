import CoreGraphics
import QuartzCore

/// A view that shows part of a larger content area and lets the user scroll it.
///
/// The content offset is the origin of `bounds`, so that hit testing needs no conversion. Values are points, y down.
/// Motions follow the host's clock.
@preconcurrency @MainActor open class UIScrollView: UIView, UIFocusItemScrollableContainer, _Scrolling {
    /// The delegate; `delegate` is the public accessor.
    package weak var storedDelegate: (any UIScrollViewDelegate)?
    /// What takes part in scrolling beside the delegate.
    var participants = ScrollParticipants()
    private var storedContentSize = CGSize.zero

    var phase = ScrollPhase.idle
    /// Whether the delegate was notified of a drag's beginning but not of its end.
    var isDragReported = false
    /// Whether the next set of `contentOffset` comes from a touch or a motion, which it must not stop.
    var isApplyingOffset = false
    private let scrollRecognizer: UIPanGestureRecognizer = ScrollPanGestureRecognizer()

    // The features. Each has what the app has set and its own state; the accessors below forward to them.
    var insets = ScrollInsets()
    private(set) lazy var indicators = ScrollIndicators(of: self)
    /// Nil until the app sets a limit.
    var zooming: ScrollZooming?
    /// The bar above the content, which its navigation controller updates.
    var collapsingBar = CollapsingBar()
    /// The insets at whose edges content rests, with the length by which the bar had collapsed. Points.
    var restingEdges = UIEdgeInsets.zero
    /// The refresh control above the content.
    var attachedRefresh: UIRefreshControl?

    /// The recognizer that scrolls.
    open var panGestureRecognizer: UIPanGestureRecognizer { scrollRecognizer }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        configureScrollView()
    }

    /// Creates a scroll view with a zero frame; nothing is decoded.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        configureScrollView()
        coder.decodeContents(of: self, as: UIScrollView.self)
    }

    private func configureScrollView() {
        clipsToBounds = true
        isMultipleTouchEnabled = true
        scrollRecognizer.allowedScrollTypesMask = .all
        scrollRecognizer.addTarget(self, action: Selector("handlePan", UIScrollView.handlePan))
        addGestureRecognizer(ScrollHoldGestureRecognizer(for: self))
        addGestureRecognizer(scrollRecognizer)
        updateAdjustedInset()
    }

    // MARK: Content

    /// The content point at the top left of the view, in points. Setting it stops all motion. Touches and motions set it
    /// too, so that overrides see every scrolled point.
    open var contentOffset: CGPoint {
        get { super.bounds.origin }
        set { changeOffset(to: newValue) }
    }

    /// The size of the content in points. Default zero. A non-finite size is a misuse and changes nothing.
    open var contentSize: CGSize {
        get { storedContentSize }
        set {
            guard newValue != storedContentSize,
                UIView.isValid(CGRect(origin: .zero, size: newValue), "contentSize", of: self)
            else { return }
            let ranges = ranges
            storedContentSize = newValue
            updateAdjustedInset()
            clampOffset(after: ranges)
            indicators.updateFrames()
            notifyContentMoved()
            KeyValueObservers.noteChange(of: self)
        }
    }

    /// Extra space around the content in points. Default zero. Non-finite insets are a misuse and change nothing.
    open var contentInset: UIEdgeInsets {
        get { insets.content }
        set {
            let near = CGPoint(x: newValue.left, y: newValue.top)
            let far = CGSize(width: newValue.right, height: newValue.bottom)
            guard newValue != insets.content,
                UIView.isValid(CGRect(origin: near, size: far), "contentInset", of: self)
            else { return }
            insets.content = newValue
            updateAdjustedInset()
        }
    }

    /// `contentInset` plus the parts that come from the safe area and from a control that is refreshing.
    open var adjustedContentInset: UIEdgeInsets { insets.adjusted }

    /// Called after `adjustedContentInset` has changed. The default does nothing.
    open func adjustedContentInsetDidChange() {}

    /// When the safe area adds to the content's inset. Default `automatic`.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet {
            noteAppearance(
                .contentInsetAdjustmentBehavior, \UIScrollView.contentInsetAdjustmentBehavior,
                contentInsetAdjustmentBehavior)
            updateAdjustedInset()
        }
    }

    /// The position of content that is smaller than the view: (0, 0), the default, is its top left, (1, 1) its bottom
    /// right. Values are clamped to that range.
    open var contentAlignmentPoint = CGPoint.zero {
        didSet { if contentAlignmentPoint != oldValue { clampOffset() } }
    }

    /// The size of the visible area: that of the view, in points.
    open var visibleSize: CGSize { bounds.size }

    /// Scrolls to `contentOffset`, which is not clamped to the content. An animation takes 0.3 s.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        scroll(to: contentOffset, animated: animated)
    }

    /// Scrolls the shortest distance that makes `rect` visible, in content coordinates.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { scrollToReveal(rect, animated: animated) }

    // MARK: Behavior

    /// Whether the user can scroll. Default true.
    open var isScrollEnabled = true {
        didSet { scrollRecognizer.isEnabled = isScrollEnabled }
    }

    /// Whether the arrow keys, Page Up, Page Down, Home and End scroll, unless a text or key command handles them.
    /// Default true. Since iOS 17.
    open var allowsKeyboardScrolling = true

    /// Whether a drag stays on the axis on which it begins. Default false.
    open var isDirectionalLockEnabled = false
    /// Whether content can be pulled beyond its edges and springs back. Default true. The setter changes both axes; the
    /// getter returns whether both bounce.
    open var bounces: Bool {
        get { bouncesHorizontally && bouncesVertically }
        set { (bouncesHorizontally, bouncesVertically) = (newValue, newValue) }
    }
    /// Whether content bounces at its left and right edges. Default true.
    open var bouncesHorizontally = true
    /// Whether content bounces at its top and bottom edges. Default true.
    open var bouncesVertically = true
    /// Whether horizontal scrolling at the end of the content is transferred to an enclosing scroll view. Default true.
    open var transfersHorizontalScrollingToParent = true
    /// The same for vertical scrolling. Default true.
    open var transfersVerticalScrollingToParent = true
    /// Whether content that fits vertically can also be pulled. Default false.
    open var alwaysBounceVertical = false {
        didSet { updateAdjustedInset() }
    }
    /// Whether content that fits horizontally can also be pulled. Default false.
    open var alwaysBounceHorizontal = false {
        didSet { updateAdjustedInset() }
    }
    /// Whether scrolling stops at multiples of the view's size. Default false.
    open var isPagingEnabled = false
    /// How quickly content decelerates after a drag. Default `normal`.
    open var decelerationRate = DecelerationRate.normal
    /// Whether a tap on the status bar scrolls to the top, if this is the only such visible view. Default true.
    open var scrollsToTop = true
    /// How a drag dismisses the keyboard. Default `none`.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// Whether touches are delivered to the content after a short delay. Default true.
    open var delaysContentTouches = true
    /// Whether a drag cancels touches that were delivered to the content. Default true.
    open var canCancelContentTouches = true

    /// Whether `view`, inside the content, receives `touches`. Default true.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Whether a drag may cancel touches in `view`. Default: not in controls.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// Stops all motion. Content beyond an edge or between pages moves to the edge or page at once. The delegate is
    /// notified as if the motion had finished.
    open func stopScrollingAndZooming() { finishMotionImmediately() }

    // MARK: Zooming

    /// The smallest scale of `viewForZooming(in:)`. Default 1.
    open var minimumZoomScale: CGFloat {
        get { zooming?.limits.minimum ?? 1 }
        set {
            changedZooming.limits.minimum = newValue
            updatePinchRecognizer()
        }
    }
    /// The largest scale of `viewForZooming(in:)`. Default 1.
    open var maximumZoomScale: CGFloat {
        get { zooming?.limits.maximum ?? 1 }
        set {
            changedZooming.limits.maximum = newValue
            updatePinchRecognizer()
        }
    }
    /// The recognizer that zooms; nil while both limits are equal.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zooming?.recognizer }
    /// Whether the user can zoom beyond the limits, from where the content springs back. Default true.
    open var bouncesZoom: Bool {
        get { zooming?.limits.bounces ?? true }
        set { changedZooming.limits.bounces = newValue }
    }

    /// The scale of `viewForZooming(in:)`; 1 without such a view. Setting it zooms around the center of the visible
    /// area.
    open var zoomScale: CGFloat {
        get { currentZoomScale }
        set { zoom(toScale: newValue, animated: false) }
    }

    /// Zooms to a scale, clamped to the limits, around the center of the visible area. An animation takes 0.3 s.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(toScale: scale, animated: animated) }

    /// Zooms so that `rect`, in the coordinates of `viewForZooming(in:)`, fills the view as far as the limits allow.
    open func zoom(to rect: CGRect, animated: Bool) { zoom(toRect: rect, animated: animated) }

    /// Whether the user is zooming.
    open var isZooming: Bool { zooming?.pinch != nil }

    /// Whether the scale is springing back to a limit.
    open var isZoomBouncing: Bool { phase.motion?.zoom?.isBounce == true }

    /// Whether an animation is changing the scale.
    open var isZoomAnimating: Bool { phase.motion?.zoom != nil }

    /// The control that the person pulls down to refresh the content. Default nil.
    open var refreshControl: UIRefreshControl? {
        get { attachedRefresh }
        set { replaceRefreshControl(with: newValue) }
    }

    // MARK: State

    /// Whether a touch is on the view.
    open var isTracking: Bool {
        switch phase {
        case .tracking: true
        case .dragging(let drag): !drag.isByWheel
        case .idle, .moving: zooming?.pinch != nil
        }
    }

    /// Whether a touch or a wheel is scrolling the content.
    open var isDragging: Bool { phase.isDragging }

    /// Whether the content is moving after a drag.
    open var isDecelerating: Bool { phase.motion?.isFling == true }

    /// Whether an animated change of the offset is running.
    open var isScrollAnimating: Bool { phase.motion.map { !$0.isFling && $0.zoom == nil } ?? false }

    // MARK: Indicators

    /// Whether the vertical indicator is shown while scrolling. Default true.
    open var showsVerticalScrollIndicator: Bool {
        get { indicators.showsVertical }
        set { indicators.showsVertical = newValue }
    }
    /// Whether the horizontal indicator is shown while scrolling. Default true.
    open var showsHorizontalScrollIndicator: Bool {
        get { indicators.showsHorizontal }
        set { indicators.showsHorizontal = newValue }
    }
    /// The color of the indicators. Default `default`.
    open var indicatorStyle: UIScrollView.IndicatorStyle {
        get { indicators.style }
        set { indicators.style = newValue }
    }
    /// Insets of the vertical indicator in points, in addition to the safe area. Default zero.
    open var verticalScrollIndicatorInsets: UIEdgeInsets {
        get { indicators.verticalInsets }
        set { indicators.verticalInsets = newValue }
    }
    /// Insets of the horizontal indicator in points, in addition to the safe area. Default zero.
    open var horizontalScrollIndicatorInsets: UIEdgeInsets {
        get { indicators.horizontalInsets }
        set { indicators.horizontalInsets = newValue }
    }
    /// Sets the insets of both indicators; the getter returns the vertical one's.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }
    /// Whether the indicators also avoid the safe-area insets. Default true.
    open var automaticallyAdjustsScrollIndicatorInsets: Bool {
        get { indicators.avoidSafeArea }
        set { indicators.avoidSafeArea = newValue }
    }

    /// Shows the indicators briefly.
    open func flashScrollIndicators() { indicators.flash() }

    /// Performs `changes`, and shows the indicators briefly if the offset changes.
    open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
        let before = contentOffset
        changes()
        if contentOffset != before { indicators.flash() }
    }

    // MARK: Geometry

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds
            super.bounds = newValue
            boundsDidChange(from: old)
        }
    }

    open override var frame: CGRect {
        get { super.frame }
        set {
            let old = super.bounds
            super.frame = newValue
            boundsDidChange(from: old)
        }
    }

    /// Scrolls by what is visible, as far as there is more. False where there is none, or scrolling is disabled.
    open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        scrollOnePage(direction)
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        updateAdjustedInset()
    }

    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil { completeMotionOffscreen() }
    }

    /// The content rests at the edges of the safe area here, not at those that it had outside the window.
    override func didSettleInWindow() {
        super.didSettleInWindow()
        guard window != nil else { return notifyParticipants { $0.contentDidLeaveWindow(in: self) } }
        followInset()
        if let contentOwner { contentOwner.parent?.contentScrollViewDidChange(of: contentOwner) }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        indicators.updateFrames()
    }

    /// The safe-area insets without the part that the content inset already includes.
    @_spi(Core) open override var safeAreaOfSubviews: UIEdgeInsets { safeAreaInsets - insets.safeArea }

    // MARK: Constraints

    /// The content area, in content coordinates. Constraints between its four edges determine `contentSize`.
    /// Constraints from subviews to the scroll view's edges or margins refer to this guide.
    open var contentLayoutGuide: UILayoutGuide { contentGuide }
    /// The visible area. It does not move when the content scrolls.
    open var frameLayoutGuide: UILayoutGuide { frameGuide }

    override var contentItem: (any LayoutItem)? { contentGuide }
    override func makeLayoutState() -> ViewLayout { ScrollLayout() }
    override func scrollOffsetSum(_ axis: NSLayoutConstraint.Axis, in engine: LayoutEngine) -> LayoutExpression? {
        LayoutExpression(engine.box(of: self).offsetVariable(axis))
    }
}
