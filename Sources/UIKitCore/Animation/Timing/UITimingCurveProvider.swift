/// The kinds of timing curves.
public enum UITimingCurveType: Int, Sendable {
    /// One of `UIView.AnimationCurve`.
    case builtin
    /// A cubic Bézier curve.
    case cubic
    /// A spring.
    case spring
    /// A curve and a spring.
    case composed
}

/// The timing of an animation.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSCoding, NSCopying {
    /// The kind of the timing curve.
    var timingCurveType: UITimingCurveType { get }
    /// The cubic curve, if there is one.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring, if there is one.
    var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
    /// The duration of an animation for which `duration` seconds were requested. A spring with physical properties
    /// determines it itself.
    func duration(for duration: Seconds) -> Seconds {
        switch timingCurveType {
        case .spring, .composed: springTimingParameters?.settlingDuration ?? duration
        case .builtin, .cubic: duration
        }
    }

    /// The curve for an animation of `duration` seconds.
    func curve(over duration: Seconds) -> MotionCurve {
        switch timingCurveType {
        case .spring, .composed: springTimingParameters?.curve(over: duration) ?? .linear
        case .builtin, .cubic: cubicTimingParameters.map { .cubic($0.function) } ?? .linear
        }
    }
}
