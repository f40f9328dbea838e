/// A curve: one of the four that views know, or one with two control points.
@preconcurrency @MainActor
public final class UICubicTimingParameters:
    NSObject, @preconcurrency NSCoding, @preconcurrency NSCopying, UITimingCurveProvider
{
    /// The curve, where it is one of those; else slow at both ends.
    public let animationCurve: UIView.AnimationCurve
    /// The first control point; time goes to the right, the way goes up.
    public let controlPoint1: CGPoint
    /// The second control point.
    public let controlPoint2: CGPoint
    public let timingCurveType: UITimingCurveType
    let function: CAMediaTimingFunction

    /// Slow at both ends.
    public override convenience init() {
        self.init(animationCurve: .easeInOut)
    }

    public init(animationCurve curve: UIView.AnimationCurve) {
        (animationCurve, timingCurveType, function) = (curve, .builtin, curve.function)
        (controlPoint1, controlPoint2) = (function.point(1), function.point(2))
        super.init()
    }

    /// The Bézier curve from (0, 0) to (1, 1) with these control points, whose x is kept between 0 and 1.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        (animationCurve, timingCurveType) = (.easeInOut, .cubic)
        (controlPoint1, controlPoint2) = (point1, point2)
        function = CAMediaTimingFunction(
            controlPoints: Float(point1.x), Float(point1.y), Float(point2.x), Float(point2.y))
        super.init()
    }

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

    public func encode(with coder: NSCoder) {
        coder.encode(timingCurveType.rawValue, forKey: "type")
        coder.encode(animationCurve.rawValue, forKey: "curve")
        let numbers = [controlPoint1.x, controlPoint1.y, controlPoint2.x, controlPoint2.y]
        for (key, number) in zip(["x1", "y1", "x2", "y2"], numbers) { coder.encode(Double(number), forKey: key) }
    }

    /// Itself: it never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    public var cubicTimingParameters: UICubicTimingParameters? { self }
    public var springTimingParameters: UISpringTimingParameters? { nil }
}

extension CAMediaTimingFunction {
    fileprivate func point(_ index: Int) -> CGPoint {
        var values: [Float] = [0, 0]
        getControlPoint(at: index, values: &values)
        return CGPoint(x: CGFloat(values[0]), y: CGFloat(values[1]))
    }
}
