/// The kinds of curves.
public enum UITimingCurveType: Int, Sendable {
    /// One of `UIView.AnimationCurve`.
    case builtin
    /// A curve with two control points.
    case cubic
    case spring
    /// A curve and a spring.
    case composed
}

/// A description of how an animation goes over its time.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSCoding, NSCopying {
    var timingCurveType: UITimingCurveType { get }
    /// The curve, if it has one.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring, if it has one.
    var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
    /// How long an animation of `duration` seconds takes with it: a spring that is told by its mass takes its own time.
    func duration(for duration: Seconds) -> Seconds {
        switch timingCurveType {
        case .spring, .composed: springTimingParameters?.ownDuration ?? duration
        case .builtin, .cubic: duration
        }
    }

    /// The curve over so many seconds.
    func curve(over duration: Seconds) -> MotionCurve {
        switch timingCurveType {
        case .spring, .composed: springTimingParameters?.curve(over: duration) ?? .linear
        case .builtin, .cubic: cubicTimingParameters.map { .cubic($0.function) } ?? .linear
        }
    }
}
