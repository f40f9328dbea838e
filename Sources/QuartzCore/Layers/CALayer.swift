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
open class CALayer: NSObject, CAMediaTiming, AssociatedObjectOwner {
    final var values = LayerValues()
    final var timing = TimingValues()
    final var options = LayerOptions()
    final var animations: [RunningAnimation] = []
    final var marks = LayerMarks()
    final let identity = LayerEpoch.nextIdentity()

    final var children: [CALayer] = []
    /// What is marked in the sublayers, by blocks.
    final var blocks = SiblingBlocks()
    /// The index in the superlayer's sublayers if that has blocks; negative for a mask, or without a superlayer.
    final var siblingIndex = -1
    /// The number of first sublayers that are the same as before the epoch of the last change of their order.
    final var unchangedCount = 0
    /// The epoch of the last change of the order before `marks.orderEpoch`.
    final var previousOrderEpoch: UInt64 = 0
    /// Whether a sublayer may have another depth than 0, or a transition snapshot beside it.
    final var mayReorderSublayers = false
    /// Set to nil by the parent's `deinit` at the latest, so it never dangles.
    final unowned(unsafe) var parent: CALayer? {
        didSet {
            parentIdentity = parent.map(ObjectIdentifier.init)
            siblingIndex = -1
            if depth != 0 || transitionSnapshot != nil { parent?.mayReorderSublayers = true }
            transitionSnapshot?.parent = parent
        }
    }
    /// The parent's identity, readable without retain and release: hit testing reads it for every view.
    final private(set) var parentIdentity: ObjectIdentifier?
    /// A snapshot of the layer from before its running transition, shown beside it.
    final var transitionSnapshot: CALayer?
    /// Whether this layer is such a snapshot and is painted behind its original.
    final var isBehindOriginal = false
    final var maskLayer: CALayer?
    final var contentsValue: Any?
    final var backing: BackingStore?
    /// The layer that a presentation layer was copied from.
    final var modelLayer: CALayer?

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
        get { contentsValue ?? backing.map { CGImage(bitmap: $0.bitmap) } }
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
}
