import CoreGraphics

/// The animatable properties of a layer that the compositor draws from, without contents.
///
/// A layer has one with its model values; during animations a copy holds the presented values.
struct LayerValues: Equatable {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var zPosition: CGFloat = 0
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var anchorPointZ: CGFloat = 0
    // Next to the bounds in memory, because hit testing reads only these.
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

    /// The additional properties of some layer classes.
    enum Kind: Equatable {
        case plain
        indirect case shape(ShapeValues)
        indirect case gradient(GradientValues)
        indirect case backdrop(BackdropValues)
    }
}

extension LayerValues {
    /// Converts `point` from the superlayer's space, for a layer without transform.
    func locationWithoutTransform(of point: CGPoint) -> CGPoint {
        CGPoint(
            x: point.x - position.x + bounds.origin.x + anchorPoint.x * bounds.size.width,
            y: point.y - position.y + bounds.origin.y + anchorPoint.y * bounds.size.height)
    }

    /// From the layer's own space to its superlayer's, without the superlayer's `sublayerTransform` and bounds.
    var toSuperlayer: CGAffineTransform {
        let anchor = CGPoint(
            x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
        let a = transform.m11
        let b = transform.m12
        let c = transform.m21
        let d = transform.m22
        return CGAffineTransform(
            a: a, b: b, c: c, d: d,
            tx: position.x + transform.m41 - anchor.x * a - anchor.y * c,
            ty: position.y + transform.m42 - anchor.x * b - anchor.y * d)
    }

    /// `sublayerTransform` about the anchor point, applied before this layer's own transform; nil for the identity.
    var sublayerTransformAboutAnchor: CGAffineTransform? {
        guard sublayerTransform != CATransform3DIdentity else { return nil }
        let anchor = CGPoint(
            x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(sublayerTransform.affine)
            .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
    }

    /// The bounding box of the transformed bounds in the superlayer's space.
    var frame: CGRect { bounds.applying(toSuperlayer) }
}
