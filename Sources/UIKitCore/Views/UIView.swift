/// A rectangular area of the screen that shows content, contains subviews and receives touches.
///
/// Overridable members are declared in this class's body, because Swift cannot override members of extensions. They are
/// implemented in the extensions `UIView+Geometry`, `+Hierarchy`, `+Layout`, `+Traits` and `+HitTesting`. Coordinates
/// are points, y down.
@preconcurrency @MainActor
open class UIView: UIResponder, UIDynamicItem, UITraitEnvironment, UITraitChangeObservable, TraitChangeNotifier,
    UIAccessibilityIdentification, UIFocusItem, UIFocusItemContainer, @preconcurrency CALayerDelegate
{
    /// The class of this view class's layer. Default `CALayer`.
    open class var layerClass: AnyClass { CALayer.self }

    /// The subviews that should have the focus, best first. Default: the view itself.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [self] }
    /// The controller of the view, or the view that contains it.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { focusParent }
    /// The view itself, which lists its subviews.
    open var focusItemContainer: (any UIFocusItemContainer)? { self }
    /// The view itself: the frames of its subviews are in its points.
    open var coordinateSpace: any UICoordinateSpace { self }
    /// The visible subviews that intersect the rectangle, back to front. Points of the view.
    open func focusItems(in rect: CGRect) -> [any UIFocusItem] { visibleSubviews(intersecting: rect) }

    /// The layer that displays this view. Its delegate is the view.
    public let layer: CALayer
    /// The same as `layer`, for `deinit`.
    nonisolated(unsafe) final unowned(unsafe) var ownedLayer: CALayer?

    /// The number of animations that block touches to this view.
    var touchBlockCount = 0
    /// Whether the view and its subviews receive touches. Default true.
    open var isUserInteractionEnabled = true
    /// The subviews, back to front.
    @exclusivity(unchecked) open internal(set) var subviews: [UIView] = []
    /// The view that contains this one; nil for none.
    open internal(set) var superview: UIView? {
        get { parentView }
        set { parentView = newValue }
    }
    /// The value of `superview`. Set to nil by the superview's `deinit` at the latest, so it never dangles. Not weak,
    /// because reference counting is several times slower for objects that have weak references.
    nonisolated(unsafe) final unowned(unsafe) var parentView: UIView?
    /// The window that contains the view; nil for none.
    open internal(set) weak var window: UIWindow?

    /// The controller whose root view this is.
    weak var ownerController: UIViewController?
    /// The value of `safeAreaInsets`, updated by `updateSafeArea()`.
    var resolvedSafeArea = UIEdgeInsets.zero
    /// The frame to compute the safe area with while an animation or drag moves the view away from it. In points, in
    /// the superview's coordinates. Nil, the default, uses the current frame.
    package var safeAreaReferenceFrame: CGRect? {
        didSet { if safeAreaReferenceFrame != oldValue { updateSafeArea() } }
    }
    /// The value of `traitCollection`, updated by `updateTraits()`.
    var resolvedTraits: UITraitCollection
    var traitRegistrations: [TraitRegistration] = []
    private var assignedTraitOverrides: TraitOverrides?
    var assignedBackgroundColor: UIColor?
    var assignedTintColor: UIColor?
    /// Whether and how the view is notified of changes of its tint.
    final var tintFollowing = TintFollowing()
    /// Which properties the app has set, so that appearance proxies do not change them.
    package final var appearanceMarks = AppearanceMarks()
    var attachedRecognizers: [UIGestureRecognizer] = []
    /// Whether a recognizer was ever attached.
    var hasHadRecognizers = false
    var attachedInteractions: [any UIInteraction] = []
    private var attachedMotionEffects: AttachedMotionEffects?
    /// The Auto Layout state; nil until needed. Declared after `subviews`, which have to be released first.
    var viewLayout: ViewLayout?
    /// The creation order. An ambiguous layout is resolved in favor of the older view.
    let creationOrder = CreationOrder.next()
    /// Which views of this subtree need `updateConstraints()`. Not read in trees without constraints.
    var constraintUpdateMarks = ConstraintUpdateMarks.view

    /// Creates a view with `frame`, in points of its superview's coordinates. A non-finite frame is a misuse and
    /// ignored.
    public init(frame: CGRect) {
        layer = UIView.makeLayer(of: Self.layerClass)
        resolvedTraits = UITraitCollection.current
        super.init()
        prepareLayer()
        if UIView.isValid(frame, "frame", of: self) {
            layer.frame = frame
        }
    }

    /// Creates the view of a storyboard or nib. From another coder, a view as `init(frame:)` does with a zero frame.
    public required init?(coder: NSCoder) {
        layer = UIView.makeLayer(of: Self.layerClass)
        resolvedTraits = UITraitCollection.current
        super.init()
        prepareLayer()
        coder.decodeContents(of: self, as: UIView.self)
    }

    /// Creates a view with a zero frame.
    public convenience override init() {
        self.init(frame: .zero)
    }

    deinit {
        ownedLayer?.owner = nil
        for view in subviews { view.parentView = nil }
        // The last references to the subviews have to be those that are released without recursion.
        tintFollowing.subviews = nil
        let released = subviews
        subviews = []
        TreeRelease.release(consume released)
    }

    /// The view that records what is set on the class's appearance proxy.
    @_spi(Core) open class func makeForAppearance() -> UIView { makeView(of: self) }

    /// Called after the view has become an appearance proxy. The default does nothing.
    func didBecomeAppearanceProxy() {}

    // MARK: Geometry

    /// The view's rectangle in its superview's coordinates, in points. Under a transform, the bounding box.
    open var frame: CGRect {
        get { layer.frame }
        set { setFrame(newValue) }
    }

    /// The view's rectangle in its own coordinates, in points.
    open var bounds: CGRect {
        get { layer.bounds }
        set { setBounds(newValue) }
    }

    /// The position of the layer's anchor point, by default the middle, in the superview's coordinates.
    open var center: CGPoint {
        get { layer.position }
        set { setCenter(newValue) }
    }

    /// A transform around the anchor point. Default identity.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { setTransform(newValue) }
    }

    /// A three-dimensional transform around the anchor point. Default identity.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { setTransform3D(newValue) }
    }

    /// Pixels per point of the drawn content. Default: the screen's scale.
    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set { layer.contentsScale = newValue }
    }

    /// Whether a change of size resizes the subviews by their autoresizing masks. Default true.
    open var autoresizesSubviews = true
    /// The margins and lengths that follow the superview's size. Default: none.
    open var autoresizingMask: AutoresizingMask = [] {
        didSet { if autoresizingMask != oldValue { updateLayoutAfterMaskChange() } }
    }

    /// The smallest size that holds the content, in points, at most `size` where the content can shrink. Default: the
    /// current size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Resizes the view to `sizeThatFits(_:)`, keeping the frame's origin.
    open func sizeToFit() { applyFittingSize() }

    /// The natural size of the content in points; `noIntrinsicMetric` for a length it does not have.
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }

    /// Invalidates `intrinsicContentSize`; the next layout reads it again.
    open func invalidateIntrinsicContentSize() { updateLayoutAfterContentChange() }

    // MARK: Hierarchy

    /// Adds `view` in front of all subviews. A view that is a subview already only moves to the front.
    open func addSubview(_ view: UIView) { insert(view, at: .front) }

    /// Inserts `view` at `index` of the subviews, counted from the back. The index is clamped.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: .index(index)) }

    /// Inserts `view` directly behind `siblingSubview`, or behind all when that is not a subview.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, at: .below(siblingSubview))
    }

    /// Inserts `view` directly in front of `siblingSubview`, or in front of all when that is not a subview.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, at: .above(siblingSubview))
    }

    /// Swaps two subviews. An invalid index is a misuse and changes nothing.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

    /// Moves `view` in front of its siblings. Does nothing for a view that is not a subview.
    open func bringSubviewToFront(_ view: UIView) {
        guard view.superview === self else { return }
        reorder(view, to: .front)
    }

    /// Moves `view` behind its siblings. Does nothing for a view that is not a subview.
    open func sendSubviewToBack(_ view: UIView) {
        guard view.superview === self else { return }
        reorder(view, to: .back)
    }

    /// Removes the view from its superview, and its constraints to views outside.
    open func removeFromSuperview() { detachNotifyingSuperview() }

    /// Whether this view is `view` or inside it.
    open func isDescendant(of view: UIView) -> Bool {
        var link: UIView? = self
        while let current = link {
            if current === view { return true }
            link = current.superview
        }
        return false
    }

    /// The first view with `tag` in this subtree, each before its subviews, back to front; nil for none.
    open func viewWithTag(_ tag: Int) -> UIView? {
        firstViewInSubtree { $0.tag == tag }
    }

    /// A number that identifies the view in the app. Default 0.
    open var tag = 0

    /// Called before the superview changes. The default does nothing.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called after the superview has changed. The default does nothing.
    open func didMoveToSuperview() {}
    /// Called before the window changes. The default does nothing.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called after `didMoveToWindow()`, when the safe area is that of the view's new place; also for no window.
    func didSettleInWindow() {}
    /// Called after the window has changed. The default does nothing.
    open func didMoveToWindow() {}
    /// Called after a subview was added. The default does nothing.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a subview is removed. The default does nothing.
    open func willRemoveSubview(_ subview: UIView) {}

    // MARK: Layout

    /// Requests `layoutSubviews()` in this frame's layout pass.
    open func setNeedsLayout() { layer.setNeedsLayout() }

    /// Performs the pending layout of this subtree now.
    open func layoutIfNeeded() { layoutSubtreeNow() }

    /// Positions the subviews. The default applies their constraints; autoresizing masks act when the size changes.
    open func layoutSubviews() { positionConstrainedSubviews() }

    /// Runs the layout pass of this view, as its layer's delegate.
    open func layoutSublayers(of layer: CALayer) { runLayout() }

    /// How far bars, corners and the home indicator cover each edge, in points.
    open var safeAreaInsets: UIEdgeInsets { resolvedSafeArea }

    /// The safe-area insets that subviews inherit, in points.
    @_spi(Core) open var safeAreaOfSubviews: UIEdgeInsets { safeAreaInsets }

    /// Called after `safeAreaInsets` has changed. The default does nothing.
    open func safeAreaInsetsDidChange() {}

    // MARK: Constraints

    /// Whether views of this class rely on constraints. Their constraints are then updated even if no other view has
    /// any. Default false.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Whether the frame and the autoresizing mask determine the layout. False leaves it to constraints. Default true.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { updateLayoutAfterMaskChange() } }
    }

    /// The constraints that are installed on this view: those whose items have it as nearest common ancestor.
    open var constraints: [NSLayoutConstraint] { viewLayout?.constraints ?? [] }
    /// Activates `constraint` on this view. Items outside this subtree are a misuse.
    open func addConstraint(_ constraint: NSLayoutConstraint) { installIfInside(constraint) }
    /// Activates `constraints` on this view.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(installIfInside) }
    /// Deactivates `constraint` if it is installed on this view.
    open func removeConstraint(_ constraint: NSLayoutConstraint) { uninstall(constraint) }
    /// Deactivates those of `constraints` that are installed on this view.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(uninstall) }

    /// Whether `updateConstraints()` will be called before the next layout.
    open func needsUpdateConstraints() -> Bool { constraintUpdateMarks.contains(.view) }

    /// Requests `updateConstraints()` before the next layout.
    open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }

    /// Called before layout, when requested, to change constraints together. Call `super` last.
    open func updateConstraints() {}

    /// Performs the pending constraint updates of this subtree now.
    open func updateConstraintsIfNeeded() { updateMarkedConstraints() }

    /// The rectangle that constraints refer to for `frame`: without `alignmentRectInsets`.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    /// The frame for a rectangle that constraints refer to: the inverse of `alignmentRect(forFrame:)`.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }
    /// How far decoration, such as a shadow, extends beyond the alignment rectangle, in points. Default zero.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// The view whose text provides this view's first baseline in constraints. Default: itself.
    open var forFirstBaselineLayout: UIView { self }
    /// The view whose text provides this view's last baseline in constraints. Default: itself.
    open var forLastBaselineLayout: UIView { self }
    /// The view that provides the baseline. Default: `forLastBaselineLayout`.
    @available(iOS, deprecated: 9.0, message: "Override forFirstBaselineLayout or forLastBaselineLayout.")
    open func forBaselineLayout() -> UIView { forLastBaselineLayout }

    /// The position of a baseline at a width of `width` points: the first from the top, the last from the bottom. At
    /// that edge without text.
    @_spi(Core) open func baseline(_ line: BaselinePosition.Line, atWidth width: CGFloat) -> BaselinePosition {
        BaselinePosition()
    }

    /// Where the view puts the text of `forFirstBaselineLayout` or `forLastBaselineLayout` in itself, like
    /// `baseline(_:atWidth:)`. Nil, the default, if constraints or frames position that text.
    @_spi(Core) open func ownBaseline(_ line: BaselinePosition.Line, atWidth width: CGFloat) -> BaselinePosition? {
        nil
    }

    /// The distance between baselines of the view's text in points; nil without text.
    package var textLineHeight: CGFloat? { nil }
    /// Whether the content's height depends on its width.
    @_spi(Core) open var wrapsContent: Bool { false }
    /// Whether the view, as a navigation item's title view, is as wide as the room between the buttons.
    @_spi(Core) open var fillsTitleArea: Bool {
        intrinsicContentSize.width >= UIView.layoutFittingExpandedSize.width
    }
    /// Whether this is the drawn keyboard: what is inside is the system's, not the app's.
    @_spi(Core) open var isDrawnKeyboard: Bool { false }
    /// Whether this is a picker, which fills the keyboard's place down to the lower edge of the screen.
    @_spi(Core) open var isPicker: Bool { false }
    /// The height of wrapping content at a width of `width` points.
    @_spi(Core) open func contentHeight(forWidth width: CGFloat) -> CGFloat { intrinsicContentSize.height }
    /// The scroll offset as constraints inside see it; nil for a view that does not scroll.
    func scrollOffsetSum(_ axis: NSLayoutConstraint.Axis, in engine: LayoutEngine) -> LayoutExpression? { nil }
    /// The item whose edges constraints from inside refer to; nil for the view itself.
    var contentItem: (any LayoutItem)? { nil }
    /// The text that identifies the view in logs about layout. Nil for views without text.
    @_spi(Core) open var textForLogs: String? { nil }

    /// The view whose traits this one has while it has no superview, such as the table that a cell is made for. Default
    /// nil: the traits of the screen.
    @_spi(Core) open var detachedTraitSource: UIView? { nil }

    /// Called when the size of a subview has changed. The default does nothing.
    @_spi(Core) open func subviewSizeDidChange(_ subview: UIView) {}

    /// How strongly a view of this class resists being larger than its intrinsic size, unless set. Default
    /// `defaultLow` on both axes.
    @_spi(Core) open var defaultHuggingPriorities: AxisPriorities { AxisPriorities(.defaultLow) }
    /// Creates the Auto Layout state for a view of this class.
    func makeLayoutState() -> ViewLayout { ViewLayout(hugging: defaultHuggingPriorities) }

    /// How strongly the content resists being larger than its intrinsic size. Default `defaultLow`.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { huggingPriorities[axis] }
    /// Sets how strongly the content resists being larger than its intrinsic size.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setHugging(priority, axis)
    }
    /// How strongly the content resists being smaller than its intrinsic size. Default `defaultHigh`.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        resistancePriorities[axis]
    }
    /// Sets how strongly the content resists being smaller than its intrinsic size.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        setResistance(priority, axis)
    }

    /// The size closest to `targetSize`, in points, that the constraints inside this view allow. Constraints outside
    /// are ignored.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size closest to `targetSize`, with a priority for each axis.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(
            near: targetSize, horizontalPriority: horizontalFittingPriority, verticalPriority: verticalFittingPriority)
    }

    // MARK: Margins

    /// The distances from the edges to the content in points, including those that the safe area adds. Default 8.
    open var layoutMargins: UIEdgeInsets {
        get { resolveMargins() }
        set { changeMargins { $0.base = .absolute(newValue) } }
    }

    /// The layout margins with leading and trailing sides.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { resolveMargins().directional(isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft) }
        set { changeMargins { $0.base = .directional(newValue) } }
    }

    /// Whether the margins also avoid the superview's margins. Default false.
    open var preservesSuperviewLayoutMargins: Bool {
        get { viewLayout?.marginSettings.preservesSuperview ?? false }
        set { changeMargins { $0.preservesSuperview = newValue } }
    }

    /// Whether the margins are measured from the safe area. Default true.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { viewLayout?.marginSettings.insetsFromSafeArea ?? true }
        set { changeMargins { $0.insetsFromSafeArea = newValue } }
    }

    /// Called after `layoutMargins` has changed. The default does nothing.
    open func layoutMarginsDidChange() {}

    /// Whether inverted colors of the screen leave this view and its subviews as they are. Default false. No simulated device
    /// inverts its colors.
    open var accessibilityIgnoresInvertColors = false

    // MARK: Drawing

    /// Requests `draw(_:)` in this frame.
    open func setNeedsDisplay() { layer.setNeedsDisplay() }
    /// Requests `draw(_:)` for a rectangle of this view's coordinates.
    open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }

    /// Draws the content into the current graphics context, in the coordinates of `bounds`. The default draws nothing
    /// and allocates no bitmap.
    open func draw(_ rect: CGRect) {}

    /// Provides the contents of `layer`, as its delegate. The default draws them with `draw(_:in:)`.
    open func display(_ layer: CALayer) { layer.drawContents() }

    /// Calls `draw(_:)` with `ctx` as the current context, as the layer's delegate.
    open func draw(_ layer: CALayer, in ctx: CGContext) {
        UIGraphicsPushContext(ctx)
        resolvedTraits.performAsCurrent { draw(layer.bounds) }
        UIGraphicsPopContext()
    }

    /// The animation of the current animation block for `event`, or `NSNull` outside of one.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        AnimationContext.current?.action(for: layer, forKey: event) ?? NSNull()
    }

    /// How the content follows a change of size. Only `redraw` draws it again. Default `scaleToFill`.
    open var contentMode = ContentMode.scaleToFill {
        didSet {
            layer.contentsGravity = contentMode.gravity
            layer.needsDisplayOnBoundsChange = contentMode == .redraw
        }
    }

    /// The color behind the content; nil, the default, for none. A dynamic color follows the traits.
    open var backgroundColor: UIColor? {
        get { assignedBackgroundColor }
        set {
            noteAppearance(.backgroundColor, \UIView.backgroundColor, newValue)
            assignedBackgroundColor = newValue
            updateTintFollowing()
            updateLayerBackgroundColor()
            KeyValueObservers.noteChange(of: self)
        }
    }

    /// The opacity, 0 to 1, clamped. Default 1. A view with alpha 0 is invisible and receives no touches.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set {
            guard UIView.isValid(newValue, "alpha", of: self) else { return }
            layer.opacity = Float(min(max(newValue, 0), 1))
            KeyValueObservers.noteChange(of: self)
        }
    }

    /// Whether the view is invisible and receives no touches. Default false.
    open var isHidden: Bool {
        get { isHiddenOrHiding }
        set {
            setHidden(newValue)
            KeyValueObservers.noteChange(of: self)
        }
    }

    /// Whether the app promises opaque content in all of `bounds`. Default true. The compositor checks the content and
    /// does not rely on it.
    open var isOpaque = true
    /// Whether the context is cleared before `draw(_:)`. Default true.
    open var clearsContextBeforeDrawing = true

    /// Whether content outside `bounds` is clipped. Default false.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// A view whose alpha channel masks this one. Default nil.
    open var mask: UIView? {
        didSet { layer.mask = mask?.layer }
    }

    // MARK: Tint and traits

    /// The color of interactive elements: the assigned one, or the superview's, or system blue. Gray while dimmed.
    open var tintColor: UIColor! {
        get { currentTint.displayedColor }
        set {
            noteAppearance(.tintColor, \UIView.tintColor, newValue)
            assignedTintColor = newValue
            updateTint()
        }
    }

    /// Whether the tint is dimmed to gray, as behind a popover. Default `automatic`: the superview's. The getter
    /// returns the effective mode.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { currentTint.isDimmed ? .dimmed : .normal }
        set {
            assignedTintAdjustmentMode = newValue
            updateTint()
        }
    }
    package var assignedTintAdjustmentMode = TintAdjustmentMode.automatic

    /// Called after the effective tint has changed. The default does nothing.
    open func tintColorDidChange() {}

    /// Whether the view has to be notified of a change of its tint. False for classes that are known not to look
    /// different; true for all subclasses, because they may override `tintColorDidChange()`.
    ///
    /// An override calls `updateTintFollowing()` when the value may have changed.
    var followsTint: Bool { type(of: self) != UIView.self || assignedBackgroundColor?.followsTint == true }

    /// Whether the view does not override `hitTest(_:with:)` or `point(inside:with:)`: then it is not asked for points
    /// outside of its bounds when it has many siblings. False for all subclasses that do not know it. Never changes.
    var hasPlainHitTest: Bool { type(of: self) == UIView.self }

    /// The current traits of the view.
    open var traitCollection: UITraitCollection { resolvedTraits }

    /// Called after `traitCollection` has changed. The default does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The light or dark style of this subtree. Default `unspecified`: the superview's.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { updateTraits() } }
    }

    /// Traits of this subtree that replace the inherited ones. They take precedence over `overrideUserInterfaceStyle`.
    open var traitOverrides: any UITraitOverrides {
        get { assignedTraitOverrides ?? TraitOverrides() }
        set {
            assignedTraitOverrides = TraitOverrides(newValue)
            updateTraits()
        }
    }

    /// `traits` with this view's overrides applied.
    func overriding(_ traits: UITraitCollection) -> UITraitCollection {
        let overridden = assignedTraitOverrides?.applied(to: traits) ?? traits
        return contentSizeLimits?.applied(to: overridden) ?? overridden
    }

    private var contentSizeLimits: ContentSizeCategoryLimits?

    /// The smallest text size of this subtree: a smaller one of the user is not followed. Default nil: no limit.
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { contentSizeLimits?.minimum }
        set { limitContentSize(newValue, contentSizeLimits?.maximum) }
    }
    /// The largest text size of this subtree: a larger one of the user is not followed. Default nil: no limit.
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { contentSizeLimits?.maximum }
        set { limitContentSize(contentSizeLimits?.minimum, newValue) }
    }
    /// The limits of the text size that this view and its superviews set, a line each, for debugging.
    open var appliedContentSizeCategoryLimitsDescription: String {
        sequence(first: self, next: \.superview).compactMap { view in
            view.contentSizeLimits.map { "\($0.description) (\(type(of: view)))" }
        }.joined(separator: "\n")
    }

    private func limitContentSize(_ minimum: UIContentSizeCategory?, _ maximum: UIContentSizeCategory?) {
        contentSizeLimits = ContentSizeCategoryLimits(minimum: minimum, maximum: maximum)
        updateTraits()
    }

    /// Applies pending trait changes. Does nothing new here, because changes apply immediately.
    open func updateTraitsIfNeeded() { updateTraits() }

    /// The meaning of the content, which decides whether it is mirrored. Default `unspecified`.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet {
            noteAppearance(.semanticContentAttribute, \UIView.semanticContentAttribute, semanticContentAttribute)
            refreshInstalledConstraints()
            setNeedsLayout()
        }
    }

    /// The direction of this view's content.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(
            for: semanticContentAttribute,
            relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    // MARK: Touches

    /// Whether the view receives more than one touch at a time. Default false.
    open var isMultipleTouchEnabled = false
    /// Whether the view receives touches only while no other view of the window does, and blocks other views meanwhile.
    /// Default false. Recognizers receive all touches.
    open var isExclusiveTouch = false {
        didSet { noteAppearance(.isExclusiveTouch, \UIView.isExclusiveTouch, isExclusiveTouch) }
    }

    /// The recognizers that receive the touches of this subtree. Nil until the first one is added.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { hasHadRecognizers ? attachedRecognizers : nil }
        set {
            replaceRecognizers(with: newValue ?? [])
            hasHadRecognizers = newValue != nil
        }
    }

    /// Attaches `gestureRecognizer`, and detaches it from its previous view.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
    /// Detaches `gestureRecognizer` if it is attached to this view.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

    /// The interactions of the view, in the order they were added.
    open var interactions: [any UIInteraction] {
        get { attachedInteractions }
        set { replaceInteractions(with: newValue) }
    }

    /// Adds `interaction`, and removes it from its previous view.
    open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }
    /// Removes `interaction` if the view has it.
    open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }

    /// Whether `gestureRecognizer` may leave the possible state. Default true.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// The front-most view that receives a touch at `point` (this view's coordinates); nil for none.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { findHit(point, with: event) }

    /// Whether `point` lies in `bounds`. The top and left edges are inside, the others are not.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { containsPoint(point) }

    open override var next: UIResponder? { ownerController ?? superview }

    /// Makes the first responder in this subtree resign. With `force` it cannot refuse. Returns whether it did.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { resignFirstResponderInSubtree(force: force) }

    // MARK: Motion

    /// How a dynamic animator determines the view's outline for collisions. Default: `rectangle`.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// The outline for the type `path`: points relative to the center, y down. Default: an empty path, for which the
    /// bounds collide.
    open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

    /// The effects that move the view as the device tilts. Default: none. Setting it replaces them.
    open var motionEffects: [UIMotionEffect] {
        get { attachedMotionEffects?.effects ?? [] }
        set {
            guard attachedMotionEffects != nil || !newValue.isEmpty else { return }
            let attached = attachedMotionEffects ?? AttachedMotionEffects(layer: layer)
            attachedMotionEffects = attached
            attached.replace(with: newValue, following: UIKitSystem.current?.tilt)
        }
    }

    /// Adds an effect, which applies at once. An effect that the view already has is not added again.
    open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
    /// Removes an effect together with the values that it has added.
    open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }

    // MARK: Accessibility

    /// An identifier for tests and scripts, never shown to the user.
    open var accessibilityIdentifier: String? {
        get { accessibilityAttributes?.identifier }
        set { updateAccessibilityAttributes { $0.identifier = newValue } }
    }
    /// The view's frame on the screen, in points, y down. A value that was set stays until another is set.
    open override var accessibilityFrame: CGRect {
        get { accessibilityAttributes?.frame ?? convert(bounds, to: UIScreen.main) }
        set { super.accessibilityFrame = newValue }
    }
    /// Default: true for what has the traits of something to operate, or an enabled gesture recognizer.
    open override var accessibilityRespondsToUserInteraction: Bool {
        get {
            super.accessibilityRespondsToUserInteraction
                || accessibilityAttributes?.respondsToUserInteraction == nil && isUserInteractionEnabled
                    && gestureRecognizers?.contains(where: \.isEnabled) == true
        }
        set { super.accessibilityRespondsToUserInteraction = newValue }
    }

    /// The view's identifier for state restoration. Stored and shown in dumps; no state is saved. Default nil.
    open var restorationIdentifier: String? {
        get { accessibilityAttributes?.restorationIdentifier }
        set { updateAccessibilityAttributes { $0.restorationIdentifier = newValue } }
    }

    /// The edge where lines begin.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .leading)) }

    /// The edge where lines end.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .trailing)) }

    /// The left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .left)) }

    /// The right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .right)) }

    /// The top edge.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .top)) }

    /// The bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .bottom)) }

    /// The width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutOperand(self, .width)) }

    /// The height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutOperand(self, .height)) }

    /// The horizontal center.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .centerX)) }

    /// The vertical center.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .centerY)) }

    /// The first baseline of text; the top without text.
    open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .firstBaseline)) }

    /// The last baseline of text; the bottom without text.
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .lastBaseline)) }

    /// Whether the constraints do not determine this view's frame uniquely. For debugging.
    open var hasAmbiguousLayout: Bool {
        guard let box = solvedBox, !box.engine.usesAutoresizingMask(self), superview != nil else { return false }
        return box.isAmbiguous
    }

    /// Moves a view with an ambiguous layout to another frame that its constraints allow; a second call moves it back.
    /// For debugging.
    open func exerciseAmbiguityInLayout() {
        guard hasAmbiguousLayout, let box = viewLayout?.box else {
            viewLayout?.box?.engine.endExercise()
            return
        }
        box.engine.exerciseAmbiguity(of: box)
        superview?.setNeedsLayout()
    }

    /// The constraints that determine the view's position and length on `axis`. For debugging.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard let box = solvedBox else { return [] }
        return box.affectingConstraints(axis)
    }

    /// Converts `point` from this view's coordinates to those of `view`, or of the window for nil.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let target = view ?? window ?? topView
        if target.topView === topView { return layer.convert(point, to: target.layer) }
        return target.convertFromScreen(convertToScreen(point))
    }

    /// Converts `point` from the coordinates of `view`, or of the window for nil, to this view's.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        (view ?? window ?? topView).convert(point, to: self)
    }

    /// Converts `rect` from this view's coordinates to those of `view`, or of the window for nil. The result is the
    /// bounding box.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        let target = view ?? window ?? topView
        if target.topView === topView { return layer.convert(rect, to: target.layer) }
        return target.layer.convert(layer.convert(rect, to: nil), from: nil)
    }

    /// Converts `rect` from the coordinates of `view`, or of the window for nil, to this view's. The result is the
    /// bounding box.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        (view ?? window ?? topView).convert(rect, to: self)
    }

    /// A view that shows the current appearance of this one, running animations included. It does not follow later
    /// changes. Nil for an empty view.
    ///
    /// - Parameter afterUpdates: Whether pending layout and drawing are performed first.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }

    /// A view that shows `rect` of this view, in its own coordinates. Nil when `rect` is empty. Borders of `capInsets`
    /// points keep their size when the snapshot is resized.
    open func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        guard let picture = image(of: rect, afterScreenUpdates: afterUpdates) else { return nil }
        return SnapshotView(picture, size: rect.size, scale: snapshotScale, caps: capInsets)
    }

    /// Draws the current appearance of this subtree into the current graphics context, scaled to `rect`.
    ///
    /// - Returns: Whether there was a context, and something to draw.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(),
            let picture = image(of: bounds, afterScreenUpdates: afterUpdates)
        else { return false }
        context.drawUpright(picture, in: rect)
        return true
    }

    /// The guides that were added to this view, without the system's.
    open var layoutGuides: [UILayoutGuide] { viewLayout?.guides ?? [] }

    /// Adds a guide, and removes it from its previous view.
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owner !== self else { return }
        layoutGuide.owner?.removeLayoutGuide(layoutGuide)
        layoutGuide.move(to: self)
        layoutState.guides.append(layoutGuide)
    }

    /// Removes a guide from this view, and deactivates its constraints.
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard let index = viewLayout?.guides.firstIndex(where: { $0 === layoutGuide }) else { return }
        viewLayout?.guides.remove(at: index)
        layoutGuide.move(to: nil)
    }

    /// The area that bars, corners and the home indicator do not cover.
    open var safeAreaLayoutGuide: UILayoutGuide {
        systemGuide(storedIn: \.safeAreaGuide, identifier: "UIViewSafeAreaLayoutGuide", followsScrolling: true) {
            $0.safeAreaInsets
        }
    }

    /// The area inside `layoutMargins`.
    open var layoutMarginsGuide: UILayoutGuide {
        systemGuide(storedIn: \.marginsGuide, identifier: "UIViewLayoutMarginsGuide") { $0.layoutMargins }
    }

    /// The area inside `layoutMargins`, centered, and at most as wide as is readable at the current text size.
    open var readableContentGuide: UILayoutGuide {
        systemGuide(storedIn: \.readableGuide, identifier: "UIViewReadableContentGuide") { $0.readableInsets }
    }

    /// Converts `point` from this view's coordinates to `coordinateSpace`.
    open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView { return convert(point, to: view as UIView?) }
        return convertPoint(point, to: coordinateSpace)
    }

    /// Converts `point` from `coordinateSpace` to this view's coordinates.
    open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView { return convert(point, from: view as UIView?) }
        return convertPoint(point, from: coordinateSpace)
    }

    /// Converts `rect` from this view's coordinates to `coordinateSpace`. The result is the bounding box.
    open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return convert(rect, to: view as UIView?) }
        return convertRect(rect, to: coordinateSpace)
    }

    /// Converts `rect` from `coordinateSpace` to this view's coordinates. The result is the bounding box.
    open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return convert(rect, from: view as UIView?) }
        return convertRect(rect, from: coordinateSpace)
    }

    /// The proxy of all views of the class. Its setters record values; see `UIAppearance`.
    open class func appearance() -> Self { appearanceProxy(in: [], traits: nil) }

    /// The proxy of the views that are contained in objects of these classes, the innermost first.
    open class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        appearanceProxy(in: containerTypes, traits: nil)
    }

    /// The proxy of the views whose traits include `trait`.
    open class func appearance(for trait: UITraitCollection) -> Self { appearanceProxy(in: [], traits: trait) }

    /// The proxy of the views whose traits include `trait` and that are contained in objects of these classes, the
    /// innermost first.
    open class func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        appearanceProxy(in: containerTypes, traits: trait)
    }
}
