import CoreGraphics

/// Everything of a layer that the compositor draws from and that can be animated, but for contents.
///
/// A layer has one with its model values; while it is animated, a copy holds what is shown.
struct LayerValues: Equatable {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var zPosition: CGFloat = 0
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var anchorPointZ: CGFloat = 0
    // These stand beside the bounds, as hit testing reads no more than that.
    var opacity: Float = 1
    var isHidden = false
    private(set) var isTransformed = false
    var transform = CATransform3DIdentity {
        didSet { isTransformed = transform != CATransform3DIdentity }
    }
    var sublayerTransform = CATransform3DIdentity

    var masksToBounds = false
    var backgroundColor: CGColor?
    var cornerRadius: CGFloat = 0
    var cornerCurve = CALayerCornerCurve.circular
    var maskedCorners = CACornerMask.all
    var borderWidth: CGFloat = 0
    var borderColor: CGColor? = .black

    var shadowColor: CGColor? = .black
    var shadowOpacity: Float = 0
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3
    var shadowPath: CGPath?

    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsScale: CGFloat = 1
    var kind = Kind.plain

    /// What only some classes of layers have.
    enum Kind: Equatable {
        case plain
        indirect case shape(ShapeValues)
        indirect case gradient(GradientValues)
        indirect case backdrop(BackdropValues)
    }
}

extension LayerValues {
    /// Where `point` of the superlayer lies in the layer's own space, as long as nothing is transformed.
    func placeUntransformed(of point: CGPoint) -> CGPoint {
        CGPoint(
            x: point.x - position.x + bounds.origin.x + anchorPoint.x * bounds.size.width,
            y: point.y - position.y + bounds.origin.y + anchorPoint.y * bounds.size.height)
    }

    /// From the layer's own space to its superlayer's, without the superlayer's `sublayerTransform` and bounds.
    var toSuperlayer: CGAffineTransform {
        let anchor = CGPoint(
            x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
        let (a, b, c, d) = (transform.m11, transform.m12, transform.m21, transform.m22)
        return CGAffineTransform(
            a: a, b: b, c: c, d: d,
            tx: position.x + transform.m41 - anchor.x * a - anchor.y * c,
            ty: position.y + transform.m42 - anchor.x * b - anchor.y * d)
    }

    /// What the sublayers' space undergoes before this layer's own transform: `sublayerTransform` about the anchor.
    var forSublayers: CGAffineTransform? {
        guard sublayerTransform != CATransform3DIdentity else { return nil }
        let anchor = CGPoint(
            x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(sublayerTransform.affine)
            .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
    }

    /// Where the bounds lie in the superlayer: the box around them when they are turned.
    var frame: CGRect { bounds.applying(toSuperlayer) }
}
