/// Timing along a cubic Bézier curve.
@preconcurrency @MainActor
public final class UICubicTimingParameters:
    NSObject, @preconcurrency NSCoding, @preconcurrency NSCopying, UITimingCurveProvider
{
    /// The standard curve, if it is one; otherwise `easeInOut`.
    public let animationCurve: UIView.AnimationCurve
    /// The first control point. x is the time, y the progress.
    public let controlPoint1: CGPoint
    /// The second control point. x is the time, y the progress.
    public let controlPoint2: CGPoint
    /// `builtin` for a standard curve, otherwise `cubic`.
    public let timingCurveType: UITimingCurveType
    let function: CAMediaTimingFunction

    /// Creates the curve `easeInOut`.
    public override convenience init() {
        self.init(animationCurve: .easeInOut)
    }

    /// Creates a standard curve.
    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        timingCurveType = .builtin
        function = curve.function
        controlPoint1 = function.point(1)
        controlPoint2 = function.point(2)
        super.init()
    }

    /// Creates a Bézier curve from (0, 0) to (1, 1). The x values of the control points are clamped to 0 to 1.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        timingCurveType = .cubic
        controlPoint1 = point1
        controlPoint2 = point2
        function = CAMediaTimingFunction(
            controlPoints: Float(point1.x), Float(point1.y), Float(point2.x), Float(point2.y))
        super.init()
    }

    /// Decodes a curve.
    public convenience init?(coder: NSCoder) {
        if coder.decodeInteger(forKey: "type") == UITimingCurveType.builtin.rawValue {
            let curve = UIView.AnimationCurve(rawValue: coder.decodeInteger(forKey: "curve"))
            self.init(animationCurve: curve ?? .easeInOut)
        } else {
            let numbers = ["x1", "y1", "x2", "y2"].map { CGFloat(coder.decodeDouble(forKey: $0)) }
            self.init(
                controlPoint1: CGPoint(x: numbers[0], y: numbers[1]),
                controlPoint2: CGPoint(x: numbers[2], y: numbers[3]))
        }
    }

    /// Encodes the curve.
    public func encode(with coder: NSCoder) {
        coder.encode(timingCurveType.rawValue, forKey: "type")
        coder.encode(animationCurve.rawValue, forKey: "curve")
        let numbers = [controlPoint1.x, controlPoint1.y, controlPoint2.x, controlPoint2.y]
        for (key, number) in zip(["x1", "y1", "x2", "y2"], numbers) { coder.encode(Double(number), forKey: key) }
    }

    /// Returns the object itself, because it is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// The object itself.
    public var cubicTimingParameters: UICubicTimingParameters? { self }
    /// Always nil.
    public var springTimingParameters: UISpringTimingParameters? { nil }
}

extension CAMediaTimingFunction {
    fileprivate func point(_ index: Int) -> CGPoint {
        var values: [Float] = [0, 0]
        getControlPoint(at: index, values: &values)
        return CGPoint(x: CGFloat(values[0]), y: CGFloat(values[1]))
    }
}
