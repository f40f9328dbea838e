import CoreGraphics
import Foundation

/// A rectangle of pixels in a tree: it has a position, content and sublayers.
///
/// Lengths are points, x to the right, y down; a layer's own space is that of its `bounds`. Changes take effect
/// immediately and are visible with the next frame. Layers are not bound to an actor; use each tree from one thread
/// at a time.
///
/// Overridable members are declared here. Other members are in files by aspect: geometry, hierarchy, conversion,
/// contents, appearance, layout, changes.
///
/// The runtime does not check access to the properties that frames and hit testing read thousands of times; no code of
/// others runs while one of them changes.
open class CALayer: NSObject, CAMediaTiming, AssociatedObjectOwner {
    @exclusivity(unchecked) final var values = LayerValues()
    @exclusivity(unchecked) final var timing = TimingValues()
    @exclusivity(unchecked) final var options = LayerOptions()
    @exclusivity(unchecked) final var animations: [RunningAnimation] = []
    @exclusivity(unchecked) final var marks = LayerMarks()
    final let identity = LayerEpoch.nextIdentity()

    @exclusivity(unchecked) final var children: [CALayer] = []
    /// What is marked in the sublayers, by blocks.
    @exclusivity(unchecked) final var blocks = SiblingBlocks()
    /// The index in the superlayer's sublayers if that has blocks; negative for a mask, or without a superlayer.
    @exclusivity(unchecked) final var siblingIndex = -1
    /// The number of first sublayers that are the same as before the epoch of the last change of their order.
    @exclusivity(unchecked) final var unchangedCount = 0
    /// The epoch of the last change of the order before `marks.orderEpoch`.
    @exclusivity(unchecked) final var previousOrderEpoch: UInt64 = 0
    /// Whether a sublayer may have another depth than 0, or a transition snapshot beside it.
    @exclusivity(unchecked) final var mayReorderSublayers = false
    /// Set to nil by the parent's `deinit` at the latest, so it never dangles.
    @exclusivity(unchecked) final unowned(unsafe) var parent: CALayer? {
        didSet {
            parentIdentity = parent.map(ObjectIdentifier.init)
            siblingIndex = -1
            if depth != 0 || transitionSnapshot != nil { parent?.mayReorderSublayers = true }
            transitionSnapshot?.parent = parent
        }
    }
    /// The parent's identity, readable without retain and release: hit testing reads it for every view.
    @exclusivity(unchecked) final private(set) var parentIdentity: ObjectIdentifier?
    /// A snapshot of the layer from before its running transition, shown beside it.
    @exclusivity(unchecked) final var transitionSnapshot: CALayer?
    /// Whether this layer is such a snapshot and is painted behind its original.
    @exclusivity(unchecked) final var isBehindOriginal = false
    @exclusivity(unchecked) final var maskLayer: CALayer?
    @exclusivity(unchecked) final var contentsValue: Any?
    @exclusivity(unchecked) package final var backing: BackingStore?
    /// The layer that a presentation layer was copied from.
    @exclusivity(unchecked) final var modelLayer: CALayer?

    /// Called on the root when a clean tree becomes dirty: geometry, content, layout, order or animation.
    ///
    /// It is called once, and again only after the next composition. A new tree counts as dirty, so setting this
    /// calls it.
    package final var onTreeChange: (() -> Void)? {
        didSet {
            marks.treeEpoch = 0
            markTreeChanged()
        }
    }

    /// Draws the layer, lays out its sublayers and provides its actions. A view is its layer's delegate.
    /// Not retained.
    open var delegate: (any CALayerDelegate)? {
        get { owner ?? assignedDelegate }
        set {
            guard newValue !== owner || newValue == nil else { return }
            owner = nil
            assignedDelegate = newValue
        }
    }
    private final weak var assignedDelegate: (any CALayerDelegate)?
    /// The delegate that created this layer for itself and sets this to nil in its `deinit`. Not weak, because reference
    /// counting is several times slower for objects that have weak references.
    package final unowned(unsafe) var owner: (any CALayerDelegate)?

    /// Creates an empty layer at the origin.
    public override init() {
        super.init()
    }

    /// Creates a presentation copy of `layer`. Subclasses override it to copy their own fields.
    ///
    /// Values and contents are copied, sublayers and delegate are not.
    ///
    /// - Parameter layer: A `CALayer`; with anything else the new layer is empty.
    public init(layer: Any) {
        super.init()
        guard let layer = layer as? CALayer else { return }
        values = layer.values
        timing = layer.timing
        options = layer.options
        contentsValue = layer.contentsValue
        backing = layer.backing
    }

    deinit {
        for child in children { child.parent = nil }
        maskLayer?.parent = nil
        for running in animations where !running.isOver {
            running.stop(finished: false)
        }
        AssociatedObjects.removeAll(of: self)
        let released = children
        children = []
        TreeRelease.release(consume released)
    }

    // MARK: Geometry

    /// The layer's size and the origin of its own space. Default zero. Non-finite values are reported and ignored.
    open var bounds: CGRect {
        get { values.geometry.bounds }
        set { setBounds(newValue) }
    }

    /// The position of the anchor point in the superlayer's space. Default zero. Non-finite values are reported and
    /// ignored.
    open var position: CGPoint {
        get { values.geometry.position }
        set { setPosition(newValue) }
    }

    /// The bounding box of the layer in the superlayer's space. Setting it changes the size of `bounds` and
    /// `position`.
    ///
    /// Do not set it while `transform` rotates the layer: the resulting size is then not exact.
    open var frame: CGRect {
        get { values.geometry.frame }
        set { setFrame(newValue) }
    }

    /// The point of the bounds that `position` refers to and transforms rotate about, in unit coordinates. Default
    /// (½, ½).
    open var anchorPoint: CGPoint {
        get { values.geometry.anchorPoint }
        set { setAnchorPoint(newValue) }
    }

    /// The depth order among siblings: higher covers lower, equal ones keep the order of `sublayers`. Default 0.
    open var zPosition: CGFloat {
        get { values.geometry.zPosition }
        set { setZPosition(newValue) }
    }

    /// A transform about the anchor point. Default identity.
    ///
    /// With perspective (`m34`) the layer is rendered flat and then projected. A rotation out of the plane without
    /// perspective only narrows it.
    open var transform: CATransform3D {
        get { values.geometry.transform }
        set { setTransform(newValue) }
    }

    /// A transform of all sublayers, applied after their own, about this layer's anchor point. Default identity.
    ///
    /// Use it for a perspective (`m34`) that sublayers share.
    open var sublayerTransform: CATransform3D {
        get { values.geometry.sublayerTransform }
        set { change("sublayerTransform", \.geometry.sublayerTransform, to: newValue) }
    }

    /// Whether the layer and its sublayers are not drawn. Default false.
    open var isHidden: Bool {
        get { values.isHidden }
        set { change("hidden", \.isHidden, to: newValue) }
    }

    // MARK: Appearance

    /// The opacity of the layer and its sublayers, 0 to 1. Default 1.
    open var opacity: Float {
        get { values.opacity }
        set { change("opacity", \.opacity, to: newValue) }
    }

    /// Whether sublayers and contents are clipped to the bounds and their rounded corners. Default false.
    open var masksToBounds: Bool {
        get { values.masksToBounds }
        set { change("masksToBounds", \.masksToBounds, to: newValue) }
    }

    /// The fill of the bounds, behind the contents. Default nil: none.
    open var backgroundColor: CGColor? {
        get { values.box.backgroundColor }
        set { change("backgroundColor", \.box.backgroundColor, to: newValue) }
    }

    /// The radius in points of the corners of background, border and shadow, at most half the shorter side. Default
    /// 0.
    open var cornerRadius: CGFloat {
        get { values.box.cornerRadius }
        set { change("cornerRadius", \.box.cornerRadius, to: newValue) }
    }

    /// The width in points of the border, drawn inside the edge, above sublayers and contents. Default 0.
    open var borderWidth: CGFloat {
        get { values.box.borderWidth }
        set { change("borderWidth", \.box.borderWidth, to: newValue) }
    }

    /// The color of the border. Default opaque black.
    open var borderColor: CGColor? {
        get { values.box.borderColor }
        set { change("borderColor", \.box.borderColor, to: newValue) }
    }

    /// The opacity of the shadow, 0 to 1. Default 0.
    open var shadowOpacity: Float {
        get { values.shadow.opacity }
        set { change("shadowOpacity", \.shadow.opacity, to: newValue) }
    }

    /// The outline of the shadow, in the layer's own space; nil uses the shape of what the layer shows. Default nil.
    open var shadowPath: CGPath? {
        get { values.shadow.path }
        set { change("shadowPath", \.shadow.path, to: newValue?.copy()) }
    }

    /// A layer whose alpha, in this layer's space, masks this layer. Default nil.
    ///
    /// A mask that has a superlayer is removed from it, which is reported.
    open var mask: CALayer? {
        get { maskLayer }
        set { setMask(newValue) }
    }

    // MARK: Contents

    /// The content: a `CGImage`, also for what the layer has drawn itself. Values of other types draw nothing.
    open var contents: Any? {
        get { contentsValue ?? backing.map { CGImage(bitmap: $0.coloredBitmap) } }
        set { setContents(newValue) }
    }

    /// Updates the contents: calls the delegate's `display(_:)`; without a delegate, draws into a bitmap with
    /// `draw(in:)`.
    open func display() {
        if let delegate {
            delegate.display(self)
        } else {
            drawContents()
        }
    }

    /// Draws the contents in the layer's own points, y down. The default calls the delegate.
    open func draw(in ctx: CGContext) {
        delegate?.draw(self, in: ctx)
    }

    /// Marks the layer to be redrawn before the next frame in which it is visible.
    open func setNeedsDisplay() {
        markNeedsDisplay()
    }

    /// The same as `setNeedsDisplay()`: a layer is always redrawn entirely.
    open func setNeedsDisplay(_ rect: CGRect) {
        setNeedsDisplay()
    }

    /// Whether a change of the property redraws the layer. Default false.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    // MARK: Hierarchy and layout

    /// Adds the layer in front of all others, after removing it from its superlayer.
    open func addSublayer(_ layer: CALayer) {
        insert(layer, at: children.count)
    }

    /// Inserts the layer at `idx`, which is counted after its removal from its superlayer. Larger values append.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        insert(layer, at: Int(idx))
    }

    /// Removes the layer from its superlayer or from the layer it masks.
    open func removeFromSuperlayer() {
        detach()
    }

    /// Marks the layer so that `layoutSublayers()` is called before the next frame.
    open func setNeedsLayout() {
        markNeedsLayout()
    }

    /// Lays out this subtree now, starting at the topmost superlayer of the unbroken chain of those that need layout.
    open func layoutIfNeeded() {
        layoutFromTopmostMarkedLayer()
    }

    /// Positions the sublayers. The default calls the delegate.
    open func layoutSublayers() {
        delegate?.layoutSublayers(of: self)
    }

    /// The preferred size. Default: the size of the bounds.
    open func preferredFrameSize() -> CGSize { bounds.size }

    /// Whether the bounds contain the point, in the layer's own space.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    /// The frontmost layer in this subtree that contains the point; the point is in the superlayer's space.
    open func hitTest(_ p: CGPoint) -> CALayer? { frontmostLayer(at: p) }

    // MARK: Actions and animations

    /// The action for a change of the property. Searches the delegate, `actions`, `style` and the class in this
    /// order.
    ///
    /// A layer on screen without a delegate finally animates the change with the duration of the transaction.
    open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }

    /// The class's default action. Default nil.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// The initial value of a property; nil when the class has none. Default nil.
    open class func defaultValue(forKey key: String) -> Any? { nil }

    /// Starts a copy of the animation and replaces one with the same key. Nil creates a unique key.
    open func add(_ anim: CAAnimation, forKey key: String?) {
        startAnimation(anim, forKey: key)
    }

    /// Removes the animation under the key; its delegate is told that it did not finish.
    open func removeAnimation(forKey key: String) {
        stopAnimations { $0.key == key }
    }

    /// Removes all animations; their delegates are told that they did not finish.
    open func removeAllAnimations() {
        stopAnimations { _ in true }
    }

    /// Draws the layer and its sublayers in the layer's own space, without animations.
    ///
    /// Layers that need display are drawn first, whether they are in a window or not; layout is not done. Too large a
    /// visible area is reported and not rendered.
    open func render(in ctx: CGContext) {
        let scale = Grid(ctx.userToPixel, scale: 1).magnification
        let clip = ctx.boundingBoxOfClipPath
        guard scale > 0, !clip.isNull, clip.width > 0, clip.height > 0 else { return }
        // What a layer covers is known only once it is drawn.
        displayForRendering(of: clip, scale: scale)
        let visible = renderedBox.intersection(clip)
        guard !visible.isNull, visible.width > 0, visible.height > 0 else { return }
        let pixels = PixelRect(enclosing: visible.applying(CGAffineTransform(scaleX: scale, y: scale)))
        guard pixels.fitsBitmap else {
            LayerMisuse.report(
                "\(self) is too large to render: \(pixels.width)×\(pixels.height) pixels. Clip the context to a part.",
                raises: false)
            return
        }
        let space = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)
        guard let picture = makeImage(over: pixels, in: space, scale: scale, for: .still) else { return }
        let frame = CGRect(
            x: CGFloat(pixels.x) / scale, y: CGFloat(pixels.y) / scale, width: CGFloat(pixels.width) / scale,
            height: CGFloat(pixels.height) / scale)
        ctx.drawUpright(picture, in: frame)
    }

    /// Actions that run when properties change, by key. Default nil.
    open var actions: [String: any CAAction]? {
        get { options.actions }
        set { options.actions = newValue }
    }

    /// Additional values by name; only "actions" is read. Default nil.
    open var style: [AnyHashable: Any]? {
        get { options.style }
        set { options.style = newValue }
    }

    /// The animation under the key; nil when there is none.
    open func animation(forKey key: String) -> CAAnimation? {
        animations.first { $0.key == key }?.animation
    }

    /// The keys of all animations in the order they were added; nil when there are none.
    open func animationKeys() -> [String]? {
        animations.isEmpty ? nil : animations.map(\.key)
    }

    /// A copy of the layer with the values shown at the current time, without sublayers. Nil while the layer is not
    /// displayed.
    open func presentation() -> Self? {
        guard marks.isOnScreen else { return nil }
        let copy = makePresentation(of: type(of: self), showing: self)
        copy.values = presentedValues(at: localTime(at: MediaTime.now))
        copy.modelLayer = self
        return unsafeDowncast(copy, to: Self.self)
    }

    /// The layer that a presentation layer was copied from; any other layer returns itself.
    open func model() -> Self {
        guard let modelLayer else { return self }
        return unsafeDowncast(modelLayer, to: Self.self)
    }

    /// A name for use by the app. Default nil.
    open var name: String? {
        get { options.name }
        set { options.name = newValue }
    }

    /// The curve of the corners. Default circular.
    open var cornerCurve: CALayerCornerCurve {
        get { values.box.cornerCurve }
        set { change("cornerCurve", \.box.cornerCurve, to: newValue) }
    }

    /// The distance from the corner at which a curve begins, in radii: 1 for circular corners, 1.528665 for
    /// continuous ones.
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? ContinuousCorner.reach : 1
    }

    /// The corners that `cornerRadius` rounds. Default all.
    open var maskedCorners: CACornerMask {
        get { values.box.maskedCorners }
        set { change("maskedCorners", \.box.maskedCorners, to: newValue) }
    }

    /// The color of the shadow. Default opaque black.
    open var shadowColor: CGColor? {
        get { values.shadow.color }
        set { change("shadowColor", \.shadow.color, to: newValue) }
    }

    /// The offset of the shadow, in points, y down. Default (0, −3). Non-finite values are reported and ignored.
    open var shadowOffset: CGSize {
        get { values.shadow.offset }
        set {
            let isFinite = newValue.width.isFinite && newValue.height.isFinite
            guard newValue != values.shadow.offset, accepts(isFinite, key: "shadowOffset", value: newValue) else {
                return
            }
            change("shadowOffset") { values.shadow.offset = newValue }
        }
    }

    /// The standard deviation of the shadow's blur in points. Default 3.
    open var shadowRadius: CGFloat {
        get { values.shadow.radius }
        set { change("shadowRadius", \.shadow.radius, to: newValue) }
    }

    /// Whether the layer and its sublayers fade as one image. When false, each layer fades separately. Default true.
    open var allowsGroupOpacity: Bool {
        get { options.rendering.allowsGroupOpacity }
        set { setOption(\.rendering.allowsGroupOpacity, to: newValue) }
    }

    /// Whether the layer and its sublayers are cached as one image while they do not change. Default false.
    open var shouldRasterize: Bool {
        get { options.rendering.shouldRasterize }
        set { setOption(\.rendering.shouldRasterize, to: newValue) }
    }

    /// The pixels per point of the image that `shouldRasterize` caches. With fewer than the screen has, the layer looks
    /// blurred; more make no difference. Default 1. Values that are not above 0 are reported and ignored.
    open var rasterizationScale: CGFloat {
        get { options.rendering.rasterizationScale }
        set {
            guard accepts(newValue.isFinite && newValue > 0, key: "rasterizationScale", value: newValue) else { return }
            setOption(\.rendering.rasterizationScale, to: newValue)
        }
    }

    /// Stored only; edges between pixels are always antialiased. Default false.
    open var allowsEdgeAntialiasing: Bool {
        get { options.rendering.allowsEdgeAntialiasing }
        set { options.rendering.allowsEdgeAntialiasing = newValue }
    }

    /// The edges that are antialiased. Stored only. Default all.
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { options.rendering.edgeAntialiasingMask }
        set { options.rendering.edgeAntialiasingMask = newValue }
    }

    /// Stored only; iOS does not draw them either. Default nil.
    open var filters: [Any]? {
        get { options.filters }
        set { options.filters = newValue }
    }

    /// Stored only; iOS does not draw them either. Default nil.
    open var backgroundFilters: [Any]? {
        get { options.backgroundFilters }
        set { options.backgroundFilters = newValue }
    }

    /// Stored only; iOS does not draw it either. Default nil.
    open var compositingFilter: Any? {
        get { options.compositingFilter }
        set { options.compositingFilter = newValue }
    }

    /// How the contents are positioned or scaled in the bounds. Default `resize`.
    open var contentsGravity: CALayerContentsGravity {
        get { options.content.contentsGravity }
        set { setOption(\.content.contentsGravity, to: newValue) }
    }

    /// The pixels per point of a `CGImage` in `contents`, which determines its size in points. Default 1.
    ///
    /// Contents that the layer draws itself always use the screen's scale.
    open var contentsScale: CGFloat {
        get { values.contents.scale }
        set { change("contentsScale", \.contents.scale, to: newValue) }
    }

    /// The visible part of the contents, in unit coordinates. Default all: (0, 0, 1, 1). Non-finite rectangles are
    /// reported and ignored.
    open var contentsRect: CGRect {
        get { values.contents.rect }
        set {
            guard newValue != values.contents.rect, accepts(newValue.isFinite, key: "contentsRect", value: newValue)
            else { return }
            change("contentsRect") { values.contents.rect = newValue }
        }
    }

    /// The part of `contentsRect`, in unit coordinates of it, that stretches when contents are resized; the corners
    /// outside keep their size. Default all: (0, 0, 1, 1).
    open var contentsCenter: CGRect {
        get { values.contents.center }
        set {
            guard newValue != values.contents.center, accepts(newValue.isFinite, key: "contentsCenter", value: newValue)
            else {
                return
            }
            change("contentsCenter") { values.contents.center = newValue }
        }
    }

    /// Declares that the contents hide everything behind them. Alpha is then ignored where contents are drawn pixel
    /// for pixel. Default false.
    open var isOpaque: Bool {
        get { options.content.isOpaque }
        set { setOption(\.content.isOpaque, to: newValue) }
    }

    /// The filter for enlarged contents. Default linear.
    open var magnificationFilter: CALayerContentsFilter {
        get { options.content.magnificationFilter }
        set { setOption(\.content.magnificationFilter, to: newValue) }
    }

    /// The filter for reduced contents. Default linear.
    open var minificationFilter: CALayerContentsFilter {
        get { options.content.minificationFilter }
        set { setOption(\.content.minificationFilter, to: newValue) }
    }

    /// Stored only. Default 0.
    open var minificationFilterBias: Float {
        get { options.content.minificationFilterBias }
        set { options.content.minificationFilterBias = newValue }
    }

    /// Stored only; drawn contents always have eight bits per channel. Default `RGBA8Uint`.
    open var contentsFormat: CALayerContentsFormat {
        get { options.content.contentsFormat }
        set { options.content.contentsFormat = newValue }
    }

    /// Stored only; drawing always happens in the display pass. Default false.
    open var drawsAsynchronously: Bool {
        get { options.content.drawsAsynchronously }
        set { options.content.drawsAsynchronously = newValue }
    }

    /// Whether a change of the bounds' size redraws the layer; otherwise its bitmap is stretched. Default false.
    open var needsDisplayOnBoundsChange: Bool {
        get { options.content.needsDisplayOnBoundsChange }
        set { options.content.needsDisplayOnBoundsChange = newValue }
    }

    /// Whether the layer is going to be redrawn.
    open func needsDisplay() -> Bool { marks.needsDisplay }

    /// Draws the contents now if the layer needs display.
    open func displayIfNeeded() {
        guard marks.needsDisplay else { return }
        marks.needsDisplay = false
        display()
    }

    /// Converts a point from the space of `l` to this layer's; nil is the space around the root.
    ///
    /// A non-invertible transform on the way counts as the identity.
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p.applying(transform(from: l)) }

    /// Converts a point from this layer's space to that of `l`; nil is the space around the root.
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(transform(to: l)) }

    /// Converts a rectangle from the space of `l`: the bounding box of the result. Nil is the space around the root.
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying(transform(from: l)) }

    /// Converts a rectangle to the space of `l`: the bounding box of the result. Nil is the space around the root.
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(transform(to: l)) }

    /// The z coordinate of the anchor point, in points toward the viewer. Visible only with rotation out of the plane
    /// or perspective. Default 0.
    open var anchorPointZ: CGFloat {
        get { values.geometry.anchorPointZ }
        set { change("anchorPointZ", \.geometry.anchorPointZ, to: newValue) }
    }

    /// The affine part of `transform`.
    open func affineTransform() -> CGAffineTransform { transform.affine }

    /// Sets `transform` to an affine transform.
    open func setAffineTransform(_ m: CGAffineTransform) {
        transform = CATransform3DMakeAffineTransform(m)
    }

    /// Whether the layer is also drawn when its back faces the viewer. Default true.
    open var isDoubleSided: Bool {
        get { options.rendering.isDoubleSided }
        set { setOption(\.rendering.isDoubleSided, to: newValue) }
    }

    /// Stored only; y always points down. Default false.
    open var isGeometryFlipped: Bool {
        get { options.rendering.isGeometryFlipped }
        set { options.rendering.isGeometryFlipped = newValue }
    }

    /// Whether the contents are drawn with y up. Always false.
    open func contentsAreFlipped() -> Bool { false }

    /// The part of the bounds that no superlayer clips, in the layer's own space; empty when nothing is left.
    open var visibleRect: CGRect {
        var visible = bounds
        var layer = self
        var toAncestor = CGAffineTransform.identity
        while let parent = layer.superlayer {
            toAncestor = toAncestor.concatenating(layer.toSuperlayer)
            if parent.masksToBounds, let inverse = toAncestor.inverse {
                visible = visible.intersection(parent.bounds.applying(inverse))
            }
            layer = parent
        }
        return visible.isNull ? .zero : visible
    }

    /// The layer that contains this one or is masked by it.
    open var superlayer: CALayer? { parent }

    /// The sublayers, rearmost first; nil when there are none. Setting it replaces all of them.
    open var sublayers: [CALayer]? {
        get { children.isEmpty ? nil : children }
        set {
            let requested = newValue ?? []
            for child in children where !requested.contains(where: { $0 === child }) {
                child.removeFromSuperlayer()
            }
            for layer in requested {
                addSublayer(layer)
            }
        }
    }

    /// Adds the layer behind `sibling`, or behind all sublayers if that is nil.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, beside: sibling, offset: 0, indexWithoutSibling: 0)
    }

    /// Adds the layer in front of `sibling`, or in front of all sublayers if that is nil.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, beside: sibling, offset: 1, indexWithoutSibling: children.count)
    }

    /// Replaces `oldLayer` by `newLayer` at the same position.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer !== newLayer, isSublayer(oldLayer), accepts(newLayer) else { return }
        insertSublayer(newLayer, above: oldLayer)
        oldLayer.removeFromSuperlayer()
    }

    /// Whether `layoutSublayers()` will be called in the next layout pass.
    open func needsLayout() -> Bool { marks.needsLayout }

    /// Start of the layer's time in its parent's time, in seconds; applies to the whole subtree. See `CAMediaTiming`.
    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { changeTiming(\.beginTime, to: newValue) }
    }

    /// Stored only; layers have no end.
    open var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = newValue }
    }

    /// Rate of the layer's time relative to its parent's; 0 stops its animations. Default 1.
    open var speed: Float {
        get { timing.speed }
        set { changeTiming(\.speed, to: newValue) }
    }

    /// Offset in seconds added to the layer's time. Default 0.
    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { changeTiming(\.timeOffset, to: newValue) }
    }

    /// Stored only; layers do not repeat.
    open var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue }
    }

    /// Stored only; layers do not repeat.
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue }
    }

    /// Stored only; layers do not repeat.
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }

    /// Stored only; layers have no end.
    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }

    /// Converts `t` from the time of `l`, or media time for nil, to this layer's time.
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(at: l?.mediaTime(at: t) ?? t)
    }

    /// Converts `t` from this layer's time to that of `l`, or media time for nil.
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let world = mediaTime(at: t)
        return l?.localTime(at: world) ?? world
    }
}
