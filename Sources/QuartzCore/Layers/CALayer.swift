import CoreGraphics
import Foundation

/// A rectangle of pixels in a tree: where it is, what it shows, and what lies inside it.
///
/// Lengths are points, x to the right, y down; a layer's own space is that of its `bounds`. Values change at once and
/// are on the screen with the next frame. Layers belong to no actor, but to one thread at a time.
///
/// What can be overridden is declared here; each aspect has its own file: geometry, hierarchy, conversion, contents,
/// appearance, layout, changes.
open class CALayer: NSObject, CAMediaTiming, AssociatedObjectOwner {
    final var values = LayerValues()
    final var timing = TimingValues()
    final var options = LayerOptions()
    final var animations: [RunningAnimation] = []
    final var marks = LayerMarks()
    final let identity = LayerEpoch.nextIdentity()

    final var children: [CALayer] = []
    /// Set to nil by the parent's `deinit` at the latest, so it never dangles.
    final unowned(unsafe) var parent: CALayer? {
        didSet {
            parentIdentity = parent.map(ObjectIdentifier.init)
            transitionPicture?.parent = parent
        }
    }
    /// The parent without a reference to count: hit testing asks for every view it looks at.
    final private(set) var parentIdentity: ObjectIdentifier?
    /// What the layer looked like before the transition that it is in; shown beside it.
    final var transitionPicture: CALayer?
    /// Whether it is such a picture, and lies behind its layer.
    final var isBehindOriginal = false
    final var maskLayer: CALayer?
    final var contentsValue: Any?
    final var backing: BackingStore?
    /// The layer that a presentation stands for.
    final var modelLayer: CALayer?

    /// Called on the root once when a tree that was clean becomes dirty in any way: geometry, content, layout, order,
    /// animation; due again after the next composition. A tree nobody has watched counts as dirty, so setting this calls it.
    package final var onTreeChange: (() -> Void)? {
        didSet {
            marks.tree = 0
            noteTreeChange()
        }
    }

    /// Draws the layer, lays out its sublayers and chooses its animations; a view is its layer's delegate.
    open weak var delegate: (any CALayerDelegate)?

    /// An empty layer at the origin.
    public override init() {
        super.init()
    }

    /// A copy of `layer` that stands for what it shows, as `presentation()` makes it; subclasses with fields of their
    /// own override this to copy them. Contents and values are taken over, sublayers and delegate are not.
    ///
    /// - Parameter layer: A layer; with anything else the new layer is an empty one.
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

    /// The layer's own space: its size, and which point of that space is at the top left. Default zero.
    open var bounds: CGRect {
        get { values.bounds }
        set { setBounds(newValue) }
    }

    /// Where the anchor point lies in the superlayer's space. Default zero.
    open var position: CGPoint {
        get { values.position }
        set { setPosition(newValue) }
    }

    /// The smallest rectangle of the superlayer around the layer; set, it gives `bounds` a size and `position` a place.
    /// Not to be set while a transform turns the layer: the size that would show then has no exact answer.
    open var frame: CGRect {
        get { values.frame }
        set { setFrame(newValue) }
    }

    /// The point of the bounds that `position` places and transforms turn about, in units of the bounds. Default (½, ½).
    open var anchorPoint: CGPoint {
        get { values.anchorPoint }
        set { setAnchorPoint(newValue) }
    }

    /// The order among siblings: higher covers lower, equal ones keep the order of `sublayers`. Default 0.
    open var zPosition: CGFloat {
        get { values.zPosition }
        set { setZPosition(newValue) }
    }

    /// Applied about the anchor point. With perspective (`m34`), what the layer shows is drawn flat and then as the eye
    /// sees it; with a turn out of the plane but without perspective, the layer narrows. Default identity.
    open var transform: CATransform3D {
        get { values.transform }
        set { setTransform(newValue) }
    }

    /// Applied to each sublayer after its own transform and place, about this layer's anchor point: the usual place for
    /// a perspective (`m34`) that sublayers share. Default identity.
    open var sublayerTransform: CATransform3D {
        get { values.sublayerTransform }
        set { change("sublayerTransform", \.sublayerTransform, to: newValue) }
    }

    /// Whether neither the layer nor anything in it is drawn. Default false.
    open var isHidden: Bool {
        get { values.isHidden }
        set { change("hidden", \.isHidden, to: newValue) }
    }

    // MARK: Appearance

    /// How much the layer and all in it hide what is behind: 0 to 1. Default 1.
    open var opacity: Float {
        get { values.opacity }
        set { change("opacity", \.opacity, to: newValue) }
    }

    /// Whether sublayers and contents are cut to the bounds and their rounded corners. Default false.
    open var masksToBounds: Bool {
        get { values.masksToBounds }
        set { change("masksToBounds", \.masksToBounds, to: newValue) }
    }

    /// Fills the bounds, behind the contents. Default nil.
    open var backgroundColor: CGColor? {
        get { values.backgroundColor }
        set { change("backgroundColor", \.backgroundColor, to: newValue) }
    }

    /// The radius of the corners of background, border and shadow in points, at most half the shorter side. Default 0.
    open var cornerRadius: CGFloat {
        get { values.cornerRadius }
        set { change("cornerRadius", \.cornerRadius, to: newValue) }
    }

    /// The width in points of the line inside the edge, drawn above sublayers and contents. Default 0.
    open var borderWidth: CGFloat {
        get { values.borderWidth }
        set { change("borderWidth", \.borderWidth, to: newValue) }
    }

    /// The colour of the border. Default opaque black.
    open var borderColor: CGColor? {
        get { values.borderColor }
        set { change("borderColor", \.borderColor, to: newValue) }
    }

    /// How dark the shadow is: 0 to 1. Default 0.
    open var shadowOpacity: Float {
        get { values.shadowOpacity }
        set { change("shadowOpacity", \.shadowOpacity, to: newValue) }
    }

    /// The outline that throws the shadow, in the layer's own space; nil for that of what the layer shows. Default nil.
    open var shadowPath: CGPath? {
        get { values.shadowPath }
        set { change("shadowPath", \.shadowPath, to: newValue?.copy()) }
    }

    /// A layer whose alpha, in this layer's space, decides what of this one is drawn. It must have no superlayer: one
    /// that has is taken out of it, with a report. Default nil.
    open var mask: CALayer? {
        get { maskLayer }
        set { setMask(newValue) }
    }

    // MARK: Contents

    /// What fills the layer: a `CGImage`, which is also what it has drawn itself. Anything else draws nothing.
    open var contents: Any? {
        get { contentsValue ?? backing.map { CGImage(bitmap: $0.bitmap) } }
        set { setContents(newValue) }
    }

    /// Calls the delegate's `display(_:)` or else `draw(in:)` with a bitmap of the layer's own.
    open func display() {
        if let delegate {
            delegate.display(self)
        } else {
            drawContents()
        }
    }

    /// Draws the contents in the layer's own points, y down. Default: asks the delegate.
    open func draw(in ctx: CGContext) {
        delegate?.draw(self, in: ctx)
    }

    /// Makes the layer draw itself again before the next frame in which it can be seen.
    open func setNeedsDisplay() {
        markNeedsDisplay()
    }

    /// The same as `setNeedsDisplay()`: a layer draws all of itself.
    open func setNeedsDisplay(_ rect: CGRect) {
        setNeedsDisplay()
    }

    /// Whether a change of the property makes the layer draw itself again. Default false.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    // MARK: Hierarchy and layout

    /// Adds the layer in front, after taking it out of where it was.
    open func addSublayer(_ layer: CALayer) {
        insert(layer, at: children.count)
    }

    /// Adds the layer at this place of `sublayers`, counted after it was taken out of where it was.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        insert(layer, at: Int(idx))
    }

    /// Takes the layer out of its superlayer, or away from the layer it masks.
    open func removeFromSuperlayer() {
        detach()
    }

    /// Has `layoutSublayers()` called before the next frame.
    open func setNeedsLayout() {
        markNeedsLayout()
    }

    /// Lays out now what needs it, from the outermost superlayer in a row that needs layout downward.
    open func layoutIfNeeded() {
        layoutFromOutermost()
    }

    /// Places the sublayers. Default: asks the delegate.
    open func layoutSublayers() {
        delegate?.layoutSublayers(of: self)
    }

    /// The size the layer would like to have. Default: that of its bounds.
    open func preferredFrameSize() -> CGSize { bounds.size }

    /// Whether the point, in the layer's own space, lies in its bounds.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    /// The frontmost layer, this one or one in it, that contains the point, which is in the superlayer's space.
    open func hitTest(_ p: CGPoint) -> CALayer? { frontmostLayer(at: p) }

    // MARK: Actions and animations

    /// What runs when the property changes: asks the delegate, then `actions`, then `style`, then the class; a layer
    /// on a screen and without a delegate at last animates itself for a quarter of a second.
    open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }

    /// The class's own answer to `action(forKey:)`. Default nil.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// The value a property starts with; nil when the class does not say. Default nil.
    open class func defaultValue(forKey key: String) -> Any? { nil }

    /// Starts a copy of the animation; one under the same key is replaced, nil makes a key of its own.
    open func add(_ anim: CAAnimation, forKey key: String?) {
        start(anim, forKey: key)
    }

    /// Ends the animation under the key; its delegate hears that it did not finish.
    open func removeAnimation(forKey key: String) {
        stopAnimations { $0.key == key }
    }

    /// Ends all animations; their delegates hear that they did not finish.
    open func removeAllAnimations() {
        stopAnimations { _ in true }
    }
}
