import CoreGraphics
import QuartzCore

/// Shows a part of content that is larger than itself, and lets fingers move it.
///
/// The offset is the origin of `bounds`: content stands still in its own coordinates and hit testing needs no more.
/// Points, y down. Motion follows the host's clock.
@preconcurrency @MainActor open class UIScrollView: UIView, _Scrolling {
    /// Who is told; `delegate` gives it to apps.
    weak var follower: (any UIScrollViewDelegate)?
    var phase = ScrollPhase.rest
    /// What the safe area adds to the content's inset.
    var systemInset = UIEdgeInsets.zero
    /// The adjusted inset that everybody has been told.
    var knownInset = UIEdgeInsets.zero
    /// What the subviews take for covered.
    var knownCover = UIEdgeInsets.zero
    private(set) lazy var indicators = ScrollIndicators(of: self)
    /// Told after the offset, before the delegate, or the size of the content has changed: a bar that goes by it.
    var onOffsetChange: (() -> Void)?
    /// How far a bar above the content has collapsed and can come back: content rests that much lower at its top.
    /// Points.
    var topSlack: CGFloat = 0
    /// How far the bar can collapse; content does not rest half-way. Points.
    var collapsingLength: CGFloat = 0
    /// Whether the running animation answers a tap on the status bar.
    var isGoingToTop = false
    /// Whether the delegate knows of a drag and not of its end.
    var isDragAnnounced = false
    /// What two fingers make of the scale now.
    var pinch: ScrollPinch?
    private var ownContentSize = CGSize.zero
    private var ownContentInset = UIEdgeInsets.zero

    /// The pan that scrolls.
    public let panGestureRecognizer: UIPanGestureRecognizer = ScrollPanGestureRecognizer()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        becomeScrollView()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        becomeScrollView()
    }

    private func becomeScrollView() {
        clipsToBounds = true
        panGestureRecognizer.allowedScrollTypesMask = .all
        panGestureRecognizer.addTarget(self, action: Selector("handlePan", UIScrollView.followFinger))
        addGestureRecognizer(ScrollHoldGestureRecognizer(for: self))
        addGestureRecognizer(panGestureRecognizer)
        updateAdjustedInset()
    }

    // MARK: Content

    /// The point of the content at the top left of the view. Setting it ends every motion.
    open var contentOffset: CGPoint {
        get { super.bounds.origin }
        set { setContentOffset(newValue, animated: false) }
    }

    /// How large the content is. Default zero. A size that is no number is a misuse and changes nothing.
    open var contentSize: CGSize {
        get { ownContentSize }
        set {
            guard newValue != ownContentSize,
                UIView.isValid(CGRect(origin: .zero, size: newValue), "contentSize", of: self)
            else { return }
            let ranges = bothRanges
            ownContentSize = newValue
            updateAdjustedInset()
            keepInside(after: ranges)
            indicators.place()
            onOffsetChange?()
        }
    }

    /// Room around the content. Default zero. Insets that are no numbers are a misuse and change nothing.
    open var contentInset: UIEdgeInsets {
        get { ownContentInset }
        set {
            let near = CGPoint(x: newValue.left, y: newValue.top)
            let far = CGSize(width: newValue.right, height: newValue.bottom)
            guard newValue != ownContentInset,
                UIView.isValid(CGRect(origin: near, size: far), "contentInset", of: self)
            else { return }
            ownContentInset = newValue
            updateAdjustedInset()
        }
    }

    /// `contentInset` with what the safe area adds to it.
    public final var adjustedContentInset: UIEdgeInsets { ownContentInset + systemInset }

    /// Called after `adjustedContentInset` has changed. The default does nothing.
    open func adjustedContentInsetDidChange() {}

    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { updateAdjustedInset() }
    }

    /// Where content lies that is smaller than the view: (0, 0), the default, at its upper left, (1, 1) at its lower
    /// right, (0.5, 0.5) in the middle. What is outside of that counts as the nearest place inside.
    open var contentAlignmentPoint = CGPoint.zero {
        didSet { if contentAlignmentPoint != oldValue { keepInside() } }
    }

    /// How much of the content can be seen: the size of the view. Points.
    open var visibleSize: CGSize { bounds.size }

    /// Moves to `contentOffset`, which may lie outside the content; with an animation of 0.3 s when asked for.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { go(to: contentOffset, animated: animated) }

    /// Moves just as far as brings `rect` of the content into view.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { show(rect, animated: animated) }

    // MARK: Behaviour

    /// Whether fingers can scroll. Default true.
    open var isScrollEnabled = true {
        didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
    }

    /// Whether the arrow keys, Page Up, Page Down, Home and End scroll while no text or key command takes them. Default
    /// true; from iOS 17 on.
    open var allowsKeyboardScrolling = true

    /// Whether a drag that begins along one axis stays on it. Default false.
    open var isDirectionalLockEnabled = false
    /// Whether content can be pulled beyond its edges and springs back. Default true. Sets it for both axes; reads
    /// whether both do.
    open var bounces: Bool {
        get { bouncesHorizontally && bouncesVertically }
        set { (bouncesHorizontally, bouncesVertically) = (newValue, newValue) }
    }
    open var bouncesHorizontally = true
    open var bouncesVertically = true
    /// Whether a drag or wheel that finds the content at its left or right end goes to a scroll view around this one.
    /// Default true.
    open var transfersHorizontalScrollingToParent = true
    /// The same for the upper and lower end. Default true.
    open var transfersVerticalScrollingToParent = true
    /// Whether content that fits can be pulled as well. Default false.
    open var alwaysBounceVertical = false {
        didSet { updateAdjustedInset() }
    }
    open var alwaysBounceHorizontal = false {
        didSet { updateAdjustedInset() }
    }
    /// Whether scrolling stops at multiples of the view's size. Default false.
    open var isPagingEnabled = false
    open var decelerationRate = DecelerationRate.normal
    /// Whether a tap on the status bar scrolls to the top, when this is the only such view there. Default true.
    open var scrollsToTop = true
    /// What a drag does to the keyboard. Default `none`.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// Whether content hears of a finger only when it has rested a moment. Default true.
    open var delaysContentTouches = true
    /// Whether a drag takes a touch away that content has got already. Default true.
    open var canCancelContentTouches = true

    /// Whether `view`, inside the content, gets `touches`. Default true.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Whether a drag may take the touch of `view` away. Default: not that of a control.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// Ends what moves by itself, where it is: content beyond an edge or between two pages goes to the edge or page at
    /// once. The delegate hears of the end as if the motion had come to it.
    open func stopScrollingAndZooming() { stopEverything() }

    // MARK: Zooming

    /// How small `viewForZooming(in:)` can get, in parts of its size. Default 1.
    open var minimumZoomScale: CGFloat = 1 {
        didSet { updatePinch() }
    }
    /// How large it can get. Default 1.
    open var maximumZoomScale: CGFloat = 1 {
        didSet { updatePinch() }
    }
    /// The pinch that zooms; nil while the limits leave nothing to zoom.
    open internal(set) var pinchGestureRecognizer: UIPinchGestureRecognizer?
    /// Whether fingers can zoom a little beyond the limits, from where the content springs back. Default true.
    open var bouncesZoom = true

    /// The scale of `viewForZooming(in:)`; 1 without one. Setting it keeps what is in the middle of the view there.
    open var zoomScale: CGFloat {
        get { currentZoomScale }
        set { zoom(toScale: newValue, animated: false) }
    }

    /// Zooms to a scale, kept between the limits, around the middle of what can be seen; in 0.3 s when animated.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(toScale: scale, animated: animated) }

    /// Zooms so that `rect`, in the coordinates of `viewForZooming(in:)`, fills the view as far as the limits allow.
    open func zoom(to rect: CGRect, animated: Bool) { zoom(toRect: rect, animated: animated) }

    /// Whether fingers zoom.
    open var isZooming: Bool { pinch != nil }

    /// Whether the scale comes back to a limit that fingers have zoomed beyond.
    open var isZoomBouncing: Bool {
        if case .moving(let motion, _) = phase { return motion.zoom?.isBounce == true }
        return false
    }

    /// Whether an animation changes the scale.
    open var isZoomAnimating: Bool {
        if case .moving(let motion, _) = phase { return motion.zoom != nil }
        return false
    }

    // MARK: State

    /// Whether a finger is on the view.
    open var isTracking: Bool {
        switch phase {
        case .touched: true
        case .dragging(let drag): !drag.isByWheel
        case .rest, .moving: pinch != nil
        }
    }

    /// Whether a finger or a wheel moves the content.
    open var isDragging: Bool {
        if case .dragging = phase { return true }
        return false
    }

    /// Whether content goes on after the finger was lifted.
    open var isDecelerating: Bool {
        if case .moving(let motion, _) = phase { return motion.isFling }
        return false
    }

    /// Whether `setContentOffset(_:animated:)` and the like are moving the content.
    open var isScrollAnimating: Bool {
        if case .moving(let motion, _) = phase { return !motion.isFling && motion.zoom == nil }
        return false
    }

    // MARK: Indicators

    open var showsVerticalScrollIndicator = true {
        didSet { indicators.place() }
    }
    open var showsHorizontalScrollIndicator = true {
        didSet { indicators.place() }
    }
    open var indicatorStyle = IndicatorStyle.default {
        didSet { indicators.place() }
    }
    /// Room around the indicators, beside the safe area. Default zero.
    open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero {
        didSet { indicators.place() }
    }
    open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero {
        didSet { indicators.place() }
    }
    /// Sets both; reads the vertical indicator's.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }
    /// Whether indicators keep out of what the safe area covers. Default true.
    open var automaticallyAdjustsScrollIndicatorInsets = true {
        didSet { indicators.place() }
    }

    /// Shows the indicators for a moment.
    open func flashScrollIndicators() { indicators.flash() }

    /// Shows the indicators for a moment when `changes` moves the content.
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

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        updateAdjustedInset()
    }

    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil { settleUnseen() }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        indicators.place()
    }

    /// What the insets of the content make up for already does not cover what lies inside.
    override var safeAreaOfSubviews: UIEdgeInsets { resolvedSafeArea - systemInset }

    // MARK: Constraints

    override var contentItem: (any LayoutItem)? { contentLayoutGuide }
    override func makeLayoutState() -> ViewLayout { ScrollLayout() }
    override func scrollOffsetSum(_ axis: NSLayoutConstraint.Axis, in engine: LayoutEngine) -> LayoutSum? {
        LayoutSum(engine.offset(of: engine.box(of: self), axis))
    }
}
