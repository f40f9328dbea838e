import CoreGraphics
import Foundation

/// Goes through a list of values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values, at least two. Not used when there is a path. Default nil.
    open var values: [Any]?
    /// A path that a point moves along; every step of it is a keyframe. Default nil.
    open var path: CGPath?
    /// When each value is reached, rising from 0 to 1; nil for even times. Not used when paced. Default nil.
    open var keyTimes: [NSNumber]?
    /// The curve from each value to the next. Default nil: even.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// How the way between values goes. Default linear.
    open var calculationMode = CAAnimationCalculationMode.linear

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CAKeyframeAnimation else { return }
        (values, path, keyTimes) = (other.values, other.path?.copy(), other.keyTimes)
        (timingFunctions, calculationMode) = (other.timingFunctions, other.calculationMode)
    }

    override func value(at time: Seconds, current: AnimatedValue) -> AnimatedValue? {
        let progress = progress(at: time)
        if let path { return path.value(at: progress, isPaced: calculationMode.isPaced) }
        let frames = (values ?? []).compactMap { AnimatedValue($0, like: current) }
        guard let first = frames.first else { return nil }
        let times = times(of: frames)
        guard frames.count > 1, times.count == frames.count, progress > times[0] else { return first }
        guard let next = times.firstIndex(where: { $0 > progress }) else { return frames[frames.count - 1] }
        if calculationMode == .discrete { return frames[next - 1] }
        let span = times[next] - times[next - 1]
        var part = span > 0 ? (progress - times[next - 1]) / span : 1
        if let timingFunctions, next <= timingFunctions.count {
            part = timingFunctions[next - 1].value(at: part)
        }
        guard calculationMode.isCubic else { return frames[next - 1].interpolated(to: frames[next], part) }
        return AnimatedValue.spline(frames, from: next - 1, part)
    }

    private func times(of frames: [AnimatedValue]) -> [Double] {
        if calculationMode.isPaced {
            var walked = [0.0]
            for (from, to) in zip(frames, frames.dropFirst()) { walked.append(walked.last! + from.distance(to: to)) }
            if let total = walked.last, total > 0 { return walked.map { $0 / total } }
        }
        if let keyTimes, !calculationMode.isPaced { return keyTimes.map(\.doubleValue) }
        // Every discrete value is shown for the same time, the last one as well.
        let steps = calculationMode == .discrete ? frames.count : frames.count - 1
        return frames.indices.map { Double($0) / Double(max(1, steps)) }
    }
}

/// How a keyframe animation goes from value to value.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Straight.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Not at all: each value until the next one's time.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Straight, and always at the same speed.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// In a smooth curve through all values.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// In a smooth curve, and at about the same speed.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

    fileprivate var isPaced: Bool { self == .paced || self == .cubicPaced }
    fileprivate var isCubic: Bool { self == .cubic || self == .cubicPaced }
}

extension AnimatedValue {
    /// How far two values are apart; 1 for those that are no numbers.
    fileprivate func distance(to other: AnimatedValue) -> Double {
        guard case .numbers(let first) = self, case .numbers(let second) = other, first.count == second.count else {
            return 1
        }
        return zip(first, second).map { ($0 - $1) * ($0 - $1) }.reduce(0, +).squareRoot()
    }

    /// The Catmull-Rom curve through the values, `part` of the way from one to the next; straight for what is no number.
    fileprivate static func spline(_ values: [AnimatedValue], from index: Int, _ part: Double) -> AnimatedValue {
        let (start, end) = (values[index], values[index + 1])
        guard case .numbers(let from) = start, case .numbers(let to) = end,
            case .numbers(let before) = values[max(0, index - 1)],
            case .numbers(let after) = values[min(values.count - 1, index + 2)],
            from.count == to.count, before.count == from.count, after.count == from.count
        else { return start.interpolated(to: end, part) }
        return .numbers(
            from.indices.map { place in
                let (a, b, c, d) = (before[place], from[place], to[place], after[place])
                let curve = (2 * a - 5 * b + 4 * c - d) * part + (3 * b - a - 3 * c + d) * part * part
                return b + ((c - a) + curve) * part / 2
            })
    }
}
