import CoreGraphics

/// The additional properties of a shape layer.
struct ShapeValues: Equatable {
    var path: CGPath?
    var fillColor: CGColor? = .black
    var fillRule = CAShapeLayerFillRule.nonZero
    var strokeColor: CGColor?
    var strokeStart: CGFloat = 0
    var strokeEnd: CGFloat = 1
    var lineWidth: CGFloat = 1
    var miterLimit: CGFloat = 10
    var lineCap = CAShapeLayerLineCap.butt
    var lineJoin = CAShapeLayerLineJoin.miter
    var lineDashPhase: CGFloat = 0
    var lineDashPattern: [CGFloat]?

    /// The path if all that is shown is its inside, opaque; nil otherwise.
    var filledPath: CGPath? {
        let isStroked = lineWidth > 0 && (strokeColor?.alpha ?? 0) > 0
        return fillRule == .nonZero && !isStroked && fillColor?.isOpaque ?? false ? path : nil
    }
}

/// The rule that defines the inside of a shape layer's path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The name of the rule.
    public let rawValue: String
    /// Creates a rule from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Points with a winding number other than zero are inside.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// Points with an odd crossing count are inside.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of the ends of a shape layer's line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The name of the cap.
    public let rawValue: String
    /// Creates a cap from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Ends at the end point.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// Ends with a half circle.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Extends by half the line width.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of the corners of a shape layer's line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The name of the join.
    public let rawValue: String
    /// Creates a join from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A sharp corner, up to the miter limit.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// A rounded corner.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// A cut-off corner.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
