/// A rectangle of the screen that shows content, holds subviews and takes touches.
///
/// Everything a subclass may override stands in this class's body, because Swift cannot override members of
/// extensions; what the members do is written in the extensions `UIView+Geometry`, `+Hierarchy`, `+Layout`,
/// `+Traits` and `+HitTesting`. Coordinates are points, y down.
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment, UITraitChangeObservable, TraitChangeTeller,
    @preconcurrency CALayerDelegate
{
    /// The class of the layer behind views of this class. Default `CALayer`.
    open class var layerClass: AnyClass { CALayer.self }

    /// The layer that shows this view; its delegate is the view.
    public let layer: CALayer

    /// How many animations keep touches away.
    var touchBlocks = 0
    /// Whether the view and all inside it take touches. Default true.
    open var isUserInteractionEnabled = true
    /// The views inside this one, back to front.
    open internal(set) var subviews: [UIView] = []
    open internal(set) weak var superview: UIView?
    open internal(set) weak var window: UIWindow?

    /// The controller whose root view this is.
    weak var ownerController: UIViewController?
    /// What `safeAreaInsets` answers; kept true by `updateSafeArea()`.
    var resolvedSafeArea = UIEdgeInsets.zero
    /// Where the view belongs in its superview, in points, while something moves it away from there: what covers it is
    /// reckoned in this place. Nil for where it is.
    var safeAreaPlace: CGRect? {
        didSet { if safeAreaPlace != oldValue { updateSafeArea() } }
    }
    /// What `traitCollection` answers; kept true by `updateTraits()`.
    var resolvedTraits: UITraitCollection
    var traitRegistrations: [TraitRegistration] = []
    private var ownTraitOverrides: TraitOverrides?
    var ownBackgroundColor: UIColor?
    var ownTintColor: UIColor?
    /// The tint in force; kept true by `updateTint()`.
    var resolvedTint = Tint.system
    var ownRecognizers: [UIGestureRecognizer] = []
    /// What Auto Layout keeps for the view; it stands after the subviews, which are gone first.
    var ownLayout: ViewLayout?
    /// Layouts that leave a choice decide for the older view.
    let layoutAge = LayoutAge.next()
    /// Which views from here down want `updateConstraints()`. Nobody looks where there are no constraints.
    var constraintMarks = ConstraintMarks.own

    public init(frame: CGRect) {
        layer = UIView.makeLayer(of: Self.layerClass)
        resolvedTraits = UITraitCollection.current
        super.init()
        prepareLayer()
        if UIView.isValid(frame, "frame", of: self) {
            layer.frame = frame
        }
    }

    public required init?(coder: NSCoder) {
        layer = UIView.makeLayer(of: Self.layerClass)
        resolvedTraits = UITraitCollection.current
        super.init()
        prepareLayer()
    }

    public convenience override init() {
        self.init(frame: .zero)
    }

    deinit {
        let released = subviews
        subviews = []
        TreeRelease.release(consume released)
    }

    // MARK: Geometry

    /// The rectangle that the view fills in its superview's coordinates; under a transform, the box around it.
    open var frame: CGRect {
        get { layer.frame }
        set { setFrame(newValue) }
    }

    /// The view's rectangle in its own coordinates.
    open var bounds: CGRect {
        get { layer.bounds }
        set { setBounds(newValue) }
    }

    /// Where the layer's anchor point, by default the middle, lies in the superview's coordinates.
    open var center: CGPoint {
        get { layer.position }
        set { setCenter(newValue) }
    }

    /// Applied around the anchor point. Default identity.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { setTransform(newValue) }
    }

    open var transform3D: CATransform3D {
        get { layer.transform }
        set { setTransform3D(newValue) }
    }

    /// Pixels per point of what the view draws. Default: the screen's.
    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set { layer.contentsScale = newValue }
    }

    /// Whether a change of size moves and resizes the subviews by their masks. Default true.
    open var autoresizesSubviews = true
    /// What follows the superview's size. Default: nothing.
    open var autoresizingMask: AutoresizingMask = [] {
        didSet { if autoresizingMask != oldValue { maskChangedLayout() } }
    }

    /// The smallest size that holds the content, at most `size` where the content can shrink. Points. Default: the
    /// present size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Takes the size of `sizeThatFits`, keeping the frame's origin.
    open func sizeToFit() { fitSize() }

    /// The size that the content asks for; `noIntrinsicMetric` where it asks for none. Points.
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }

    /// Says that `intrinsicContentSize` has another answer now; whoever lays this view out does so again.
    open func invalidateIntrinsicContentSize() { contentChangedLayout() }

    // MARK: Hierarchy

    /// Puts `view` in front of all subviews; a view that is inside already only moves to the front.
    open func addSubview(_ view: UIView) { insert(view, at: .front) }

    /// Puts `view` at `index` of the subviews, counted from the back.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: .index(index)) }

    /// Puts `view` right behind `siblingSubview`, or behind all when that is no subview.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, at: .below(siblingSubview))
    }

    /// Puts `view` right in front of `siblingSubview`, or in front of all when that is no subview.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, at: .above(siblingSubview))
    }

    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

    open func bringSubviewToFront(_ view: UIView) {
        guard view.superview === self else { return }
        reorder(view, to: .front)
    }

    open func sendSubviewToBack(_ view: UIView) {
        guard view.superview === self else { return }
        reorder(view, to: .back)
    }

    open func removeFromSuperview() { leaveSuperview() }

    /// Whether this view is `view` or inside it.
    open func isDescendant(of view: UIView) -> Bool {
        var link: UIView? = self
        while let current = link {
            if current === view { return true }
            link = current.superview
        }
        return false
    }

    /// The first view with the tag: this one, or one inside it, each before its subviews, back to front. Nil without.
    open func viewWithTag(_ tag: Int) -> UIView? {
        firstInside { $0.tag == tag }
    }

    /// A number for the app to find the view by. Default 0.
    open var tag = 0

    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}

    // MARK: Layout

    /// Asks for `layoutSubviews()` in this frame's layout.
    open func setNeedsLayout() { layer.setNeedsLayout() }

    /// Lays the view and all inside it out now, when that has been asked for.
    open func layoutIfNeeded() { layOutNow() }

    /// Places the subviews. The default does so by their constraints; masks act by themselves when the size changes.
    open func layoutSubviews() { placeConstrainedSubviews() }

    open func layoutSublayers(of layer: CALayer) { runLayout() }

    /// The part of each edge that bars, corners and the home indicator cover, in points.
    open var safeAreaInsets: UIEdgeInsets { resolvedSafeArea }

    /// What of this view is covered as far as those inside it are concerned. Points.
    var safeAreaOfSubviews: UIEdgeInsets { resolvedSafeArea }

    /// Called after `safeAreaInsets` has changed. The default does nothing.
    open func safeAreaInsetsDidChange() {}

    // MARK: Constraints

    /// Whether the class works with constraints only, so that its views update theirs though no other view has any.
    /// Default false.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Whether the frame and the mask decide where the view is; false leaves it to constraints. Default true.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { maskChangedLayout() } }
    }

    /// The constraints that this view holds: those whose nearest view around both items it is.
    open var constraints: [NSLayoutConstraint] { ownLayout?.constraints ?? [] }
    open func addConstraint(_ constraint: NSLayoutConstraint) { add(constraint) }
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(add) }
    open func removeConstraint(_ constraint: NSLayoutConstraint) { letGo(of: constraint) }
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(letGo) }

    open func needsUpdateConstraints() -> Bool { constraintMarks.contains(.own) }

    /// Asks for `updateConstraints()` before the next layout.
    open func setNeedsUpdateConstraints() { markConstraints() }

    /// Changes constraints, in one go before layout, for those who asked for it. Call the superclass last.
    open func updateConstraints() {}

    /// Has this view and all inside it update constraints now, when that has been asked for.
    open func updateConstraintsIfNeeded() { updateMarkedConstraints() }

    /// What of `frame` constraints see; `alignmentRectInsets` lie outside.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }
    /// How far decoration, such as a shadow, reaches beyond what constraints see. Default zero.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// The view whose text stands for this one's in constraints about the first baseline. Default: itself.
    open var forFirstBaselineLayout: UIView { self }
    /// The view whose text stands for this one's in constraints about the last baseline. Default: itself.
    open var forLastBaselineLayout: UIView { self }
    @available(iOS, deprecated: 9.0, message: "Override forFirstBaselineLayout or forLastBaselineLayout.")
    open func forBaselineLayout() -> UIView { forLastBaselineLayout }

    /// Where a line of text stands once the view is `width` points wide: the first from the top, the last from the
    /// bottom. Without text, at that edge.
    func baseline(_ line: BaselinePlace.Line, atWidth width: CGFloat) -> BaselinePlace { BaselinePlace() }
    /// From baseline to baseline of the view's text; nil without text. Points.
    var textLineHeight: CGFloat? { nil }
    /// Whether the height that the content wants depends on the width that it gets.
    var wrapsContent: Bool { false }
    /// How high content that wraps is in `width` points.
    func contentHeight(forWidth width: CGFloat) -> CGFloat { intrinsicContentSize.height }
    /// What constraints from inside see of where this view has been scrolled to; nil where it does not scroll.
    func scrollOffsetSum(_ axis: NSLayoutConstraint.Axis, in engine: LayoutEngine) -> LayoutSum? { nil }
    /// What stands for the edges of this view in constraints to what is inside it; nil for the view itself.
    var contentItem: (any LayoutItem)? { nil }
    /// What a view of this class starts with.
    func makeLayoutState() -> ViewLayout { ViewLayout() }

    /// How strongly the content resists being stretched beyond its own size. Default `defaultLow`.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { ownHugging[axis] }
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setHugging(priority, axis)
    }
    /// How strongly the content resists being squeezed below its own size. Default `defaultHigh`.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        ownResistance[axis]
    }
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        setResistance(priority, axis)
    }

    /// The size nearest to `targetSize` that the constraints inside this view allow; what is around it does not count.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// As above, pulling towards the width and the height of `targetSize` as strongly as said.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(near: targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    // MARK: Margins

    /// From the edges to where content should begin: the view's own margins and what the safe area adds. Default 8.
    open var layoutMargins: UIEdgeInsets {
        get { resolveMargins() }
        set { changeMargins { $0.own = .sided(newValue) } }
    }

    /// The same, with sides that follow the direction of text.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { resolveMargins().directional(isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft) }
        set { changeMargins { $0.own = .directional(newValue) } }
    }

    /// Whether the margins keep out of the superview's as well. Default false.
    open var preservesSuperviewLayoutMargins: Bool {
        get { ownLayout?.margins.preservesSuperview ?? false }
        set { changeMargins { $0.preservesSuperview = newValue } }
    }

    /// Whether the margins begin where the safe area does. Default true.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { ownLayout?.margins.insetsFromSafeArea ?? true }
        set { changeMargins { $0.insetsFromSafeArea = newValue } }
    }

    /// Called after `layoutMargins` have changed. The default does nothing.
    open func layoutMarginsDidChange() {}

    // MARK: Drawing

    /// Asks for `draw(_:)` in this frame.
    open func setNeedsDisplay() { layer.setNeedsDisplay() }
    open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }

    /// Draws the content into the current graphics context, whose origin is that of `bounds`. The default draws
    /// nothing and costs no bitmap.
    open func draw(_ rect: CGRect) {}

    open func draw(_ layer: CALayer, in ctx: CGContext) {
        UIGraphicsPushContext(ctx)
        resolvedTraits.performAsCurrent { draw(layer.bounds) }
        UIGraphicsPopContext()
    }

    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        AnimationContext.current?.action(for: layer, forKey: event) ?? NSNull()
    }

    /// How the content follows a change of size: without being drawn again, but for `redraw`. Default `scaleToFill`.
    open var contentMode = ContentMode.scaleToFill {
        didSet {
            layer.contentsGravity = contentMode.gravity
            layer.needsDisplayOnBoundsChange = contentMode == .redraw
        }
    }

    /// The colour behind the content; nil, the default, for none. A dynamic colour follows the traits.
    open var backgroundColor: UIColor? {
        get { ownBackgroundColor }
        set {
            ownBackgroundColor = newValue
            showBackgroundColor()
        }
    }

    /// 0 is invisible and takes no touches, 1, the default, is opaque; clamped to that range.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set {
            guard UIView.isValid(newValue, "alpha", of: self) else { return }
            layer.opacity = Float(min(max(newValue, 0), 1))
        }
    }

    open var isHidden: Bool {
        get { hidesOwnLayer }
        set { setHidden(newValue) }
    }

    /// A promise that the view fills its bounds with opaque content. Default true, which the compositor believes only
    /// where the content really is opaque.
    open var isOpaque = true
    /// Whether the context is cleared before `draw(_:)`. Default true.
    open var clearsContextBeforeDrawing = true

    /// Whether what lies outside `bounds` is cut off. Default false.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// A view whose alpha shows this one.
    open var mask: UIView? {
        didSet { layer.mask = mask?.layer }
    }

    // MARK: Tint and traits

    /// The colour of what can be touched: an own one, else the superview's, else the system's blue; gray while dimmed.
    open var tintColor: UIColor! {
        get { resolvedTint.shown }
        set {
            ownTintColor = newValue
            updateTint()
        }
    }

    /// Whether the tint is gray, as behind a popover. Default `automatic`, the superview's; it reads as what is in force.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { resolvedTint.isDimmed ? .dimmed : .normal }
        set {
            ownTintAdjustmentMode = newValue
            updateTint()
        }
    }
    var ownTintAdjustmentMode = TintAdjustmentMode.automatic

    /// Called after the effective tint has changed. The default does nothing.
    open func tintColorDidChange() {}

    open var traitCollection: UITraitCollection { resolvedTraits }

    /// Called after `traitCollection` has changed. The default does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// A style for this view and all inside it. Default `unspecified`: the superview's.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { updateTraits() } }
    }

    /// Traits for this view and all inside it that differ from the superview's. They count over
    /// `overrideUserInterfaceStyle`.
    open var traitOverrides: any UITraitOverrides {
        get { ownTraitOverrides ?? TraitOverrides() }
        set {
            ownTraitOverrides = TraitOverrides(newValue)
            updateTraits()
        }
    }

    /// The traits with those over them that are set for this very view.
    func overriding(_ traits: UITraitCollection) -> UITraitCollection {
        ownTraitOverrides?.applied(to: traits) ?? traits
    }

    /// Takes up changed traits now instead of before the next layout. They are always taken up at once here.
    open func updateTraitsIfNeeded() { updateTraits() }

    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet {
            refreshHeldConstraints()
            setNeedsLayout()
        }
    }

    /// The direction that this view's content runs in.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(
            for: semanticContentAttribute,
            relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    // MARK: Touches

    /// Whether the view gets more than the first finger. Default false.
    open var isMultipleTouchEnabled = false
    /// Whether no other view of the window gets touches while this one has some, nor this one while another has.
    /// Default false. Recognisers get all touches.
    open var isExclusiveTouch = false

    /// The recognisers that watch touches on this view and all inside it.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { ownRecognizers.isEmpty ? nil : ownRecognizers }
        set { replaceRecognizers(with: newValue ?? []) }
    }

    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

    /// Whether `gestureRecognizer` may leave the possible state. Default true.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// The front-most view that takes a touch at `point` (this view's coordinates); nil when none does.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { findHit(point, with: event) }

    /// Whether `point` lies in `bounds`; the near edges count, the far ones do not.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { containsPoint(point) }

    open override var next: UIResponder? { ownerController ?? superview }

    /// Makes whatever inside this view has the keyboard give it up; `force` leaves it no choice.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { takeKeyboardAway(force: force) }

    // MARK: Accessibility

    private var names: ViewNames?

    private func writeNames(_ change: (ViewNames) -> Void) {
        let record = names ?? ViewNames()
        names = record
        change(record)
    }

    /// A name for tests and scripts, never shown.
    open var accessibilityIdentifier: String? {
        get { names?.identifier }
        set { writeNames { $0.identifier = newValue } }
    }
    /// What the view is called when it is read out.
    open var accessibilityLabel: String? {
        get { names?.label }
        set { writeNames { $0.label = newValue } }
    }
    open var accessibilityHint: String? {
        get { names?.hint }
        set { writeNames { $0.hint = newValue } }
    }
    open var accessibilityValue: String? {
        get { names?.value }
        set { writeNames { $0.value = newValue } }
    }
    open var accessibilityTraits: UIAccessibilityTraits = .none
    open var isAccessibilityElement = false
    /// What the view lists for assistive technology in place of its subviews: views and `UIAccessibilityElement`s. Default
    /// nil: the subviews.
    open var accessibilityElements: [Any]? {
        get { names?.elements }
        set { writeNames { $0.elements = newValue } }
    }
    /// What those elements are to each other. Default none.
    open var accessibilityContainerType = UIAccessibilityContainerType.none

    /// How many `accessibilityElements` there are.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

    /// The element at `index`; nil when there is none.
    open func accessibilityElement(at index: Int) -> Any? {
        guard let accessibilityElements, accessibilityElements.indices.contains(index) else { return nil }
        return accessibilityElements[index]
    }

    /// Where `element` stands among the elements; `NSNotFound` when it is none of them.
    open func index(ofAccessibilityElement element: Any) -> Int {
        let object = element as AnyObject
        return accessibilityElements?.firstIndex { $0 as AnyObject === object } ?? NSNotFound
    }

    /// What the view is called when an app's state is saved. Stored, and shown in dumps; no state is saved. Default nil.
    open var restorationIdentifier: String? {
        get { names?.restorationIdentifier }
        set { writeNames { $0.restorationIdentifier = newValue } }
    }
    /// Whether what stands beside this view is hidden from assistive technology. Default false.
    open var accessibilityViewIsModal = false
}
