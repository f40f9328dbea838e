import Foundation

/// A curve from (0, 0) to (1, 1) that maps linear progress to eased progress.
public final class CAMediaTimingFunction: NSObject, Sendable {
    private let x1, y1, x2, y2: Double

    /// Creates one of the standard curves; an unknown name gives `default`.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .linear: self.init(controlPoints: 0, 0, 1, 1)
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        }
    }

    /// Creates the cubic Bézier curve with these two control points. Their x is clamped to 0 to 1, so that time never
    /// runs backward.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        x1 = Double(max(0, min(1, c1x)))
        y1 = Double(c1y)
        x2 = Double(max(0, min(1, c2x)))
        y2 = Double(c2y)
    }

    /// Writes x and y of the control point `idx` (0 and 3 are the ends) to `ptr`.
    ///
    /// - Precondition: `idx` is 0 to 3, and `ptr` has space for two values.
    public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        precondition((0...3).contains(idx), "A timing function has no control point \(idx); use 0 to 3.")
        let points = [(0, 0), (x1, y1), (x2, y2), (1, 1)]
        ptr[0] = Float(points[idx].0)
        ptr[1] = Float(points[idx].1)
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CAMediaTimingFunction else { return false }
        return (x1, y1, x2, y2) == (other.x1, other.y1, other.x2, other.y2)
    }

    public override var hash: Int { [x1, y1, x2, y2].hashValue }

    /// The curve's y where its x is `fraction`, exact to 1e-9; clamped to 0 and 1.
    package func value(at fraction: Double) -> Double {
        if fraction <= 0 { return 0 }
        if fraction >= 1 { return 1 }
        if x1 == y1, x2 == y2 { return fraction }
        return CAMediaTimingFunction.bezier(control1: y1, control2: y2, at: parameter(at: fraction))
    }

    /// Newton's method, with bisection whenever a step would leave the interval.
    private func parameter(at x: Double) -> Double {
        var low = 0.0
        var high = 1.0
        var t = x
        for _ in 0..<64 {
            let error = CAMediaTimingFunction.bezier(control1: x1, control2: x2, at: t) - x
            if abs(error) < 1e-12 || high - low < 1e-15 { break }
            if error > 0 { high = t } else { low = t }
            let slope = CAMediaTimingFunction.slope(control1: x1, control2: x2, at: t)
            let next = t - error / slope
            t = slope > 1e-9 && next > low && next < high ? next : (low + high) / 2
        }
        return t
    }

    private static func bezier(control1 first: Double, control2 second: Double, at t: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }

    private static func slope(control1 first: Double, control2 second: Double, at t: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * first + 6 * rest * t * (second - first) + 3 * t * t * (1 - second)
    }
}

/// The names of the standard curves.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Constant speed.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Slow at the start.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Slow at the end.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slow at both ends.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The curve of implicit animations: fast at the start, slow at the end.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
