import CoreGraphics
import Foundation

/// Animates a property through a list of values or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values, at least two. Not used when there is a path. Default nil.
    open var values: [Any]?
    /// A path that a point moves along; every element of it is a keyframe. Default nil.
    open var path: CGPath?
    /// When each value is reached, rising from 0 to 1; nil for even spacing. Ignored in the paced modes. Default nil.
    open var keyTimes: [NSNumber]?
    /// The timing function from each value to the next. Default nil: linear.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// How values between keyframes are computed. Default linear.
    open var calculationMode = CAAnimationCalculationMode.linear
    /// Whether the layer rotates with the direction of the path. Default nil: it does not.
    open var rotationMode: CAAnimationRotationMode?
    /// For the cubic modes, the tension at each value: 0 is a Catmull-Rom curve, 1 has corners. Default nil: 0.
    open var tensionValues: [NSNumber]?
    /// For the cubic modes, the continuity at each value: 0 is smooth. Default nil: 0.
    open var continuityValues: [NSNumber]?
    /// For the cubic modes, the neighbor that the curve leans toward at each value: 0 for neither. Default nil: 0.
    open var biasValues: [NSNumber]?

    override func copyProperties(from other: CAAnimation) {
        super.copyProperties(from: other)
        guard let other = other as? CAKeyframeAnimation else { return }
        values = other.values
        path = other.path?.copy()
        keyTimes = other.keyTimes
        timingFunctions = other.timingFunctions
        calculationMode = other.calculationMode
        rotationMode = other.rotationMode
        tensionValues = other.tensionValues
        continuityValues = other.continuityValues
        biasValues = other.biasValues
    }

    override func value(at time: Seconds, current: AnimatedValue) -> AnimatedValue? {
        let progress = progress(at: time)
        if let path { return path.keyframeValue(at: progress, isPaced: calculationMode.isPaced) }
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
        return AnimatedValue.spline(through: frames, from: next - 1, part: part) { bend(at: $0) }
    }

    override func secondsToNextValue(at local: Seconds) -> Seconds {
        guard calculationMode == .discrete, path == nil, rotationMode == nil, timingFunction == nil, duration > 0,
            !autoreverses, let values, let inRun = runTime(at: local)
        else { return 0 }
        let progress = inRun / duration
        let times = unpacedTimes(count: values.count)
        return (times.first { $0 > progress } ?? 1) * duration - inRun
    }

    override func apply(to values: inout LayerValues, at time: Seconds, run: Double) {
        super.apply(to: &values, at: time, run: run)
        guard let rotationMode, let direction = direction(at: time) else { return }
        let turn = rotationMode == .rotateAutoReverse ? direction + .pi : direction
        values.geometry.transform = CATransform3DRotate(values.geometry.transform, turn, 0, 0, 1)
    }

    /// The direction of the path after `time` seconds of a run: radians, clockwise on a screen with y down.
    private func direction(at time: Seconds) -> CGFloat? {
        guard let path, duration > 0 else { return nil }
        let isPaced = calculationMode.isPaced
        let step = 1e-4
        let progress = min(max(progress(at: time), step), 1 - step)
        guard case .numbers(let before)? = path.keyframeValue(at: progress - step, isPaced: isPaced),
            case .numbers(let after)? = path.keyframeValue(at: progress + step, isPaced: isPaced),
            before.count == 2, after.count == 2, before != after
        else { return nil }
        return CGFloat(atan2(after[1] - before[1], after[0] - before[0]))
    }

    private func bend(at index: Int) -> Bend {
        func number(_ list: [NSNumber]?) -> Double {
            guard let list, list.indices.contains(index), list[index].doubleValue.isFinite else { return 0 }
            return list[index].doubleValue
        }
        return Bend(
            tension: number(tensionValues), continuity: number(continuityValues), bias: number(biasValues))
    }

    private func times(of frames: [AnimatedValue]) -> [Double] {
        if calculationMode.isPaced {
            var walked = [0.0]
            for (from, to) in zip(frames, frames.dropFirst()) { walked.append(walked.last! + from.distance(to: to)) }
            if let total = walked.last, total > 0 { return walked.map { $0 / total } }
        }
        return unpacedTimes(count: frames.count)
    }

    /// The times of `count` values if the mode is not paced, or no distance is known: `keyTimes`, or even spacing.
    private func unpacedTimes(count: Int) -> [Double] {
        if let keyTimes, !calculationMode.isPaced { return keyTimes.map(\.doubleValue) }
        // Every discrete value is shown for the same time, the last one as well.
        let steps = calculationMode == .discrete ? count : count - 1
        return (0..<count).map { Double($0) / Double(max(1, steps)) }
    }
}

/// How a layer rotates while it moves along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The layer's right side points forward.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// The layer's left side points forward.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// Shape of a spline at one of its values (Kochanek and Bartels, 1984).
private struct Bend {
    var tension, continuity, bias: Double

    /// The slope on arrival at a value.
    func incomingSlope(before: Double, value: Double, after: Double) -> Double {
        let t = 1 - tension
        let c = continuity
        let b = bias
        return t * (1 - c) * (1 + b) / 2 * (value - before) + t * (1 + c) * (1 - b) / 2 * (after - value)
    }

    /// The slope on departure from the value.
    func outgoingSlope(before: Double, value: Double, after: Double) -> Double {
        let t = 1 - tension
        let c = continuity
        let b = bias
        return t * (1 + c) * (1 + b) / 2 * (value - before) + t * (1 - c) * (1 - b) / 2 * (after - value)
    }
}

/// How a keyframe animation computes values between keyframes.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Linear interpolation.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// No interpolation: each value is shown until the time of the next.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Linear interpolation at constant speed; `keyTimes` are ignored.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// A smooth curve through all values.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// A smooth curve at roughly constant speed; `keyTimes` are ignored.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

    var isPaced: Bool { self == .paced || self == .cubicPaced }
    fileprivate var isCubic: Bool { self == .cubic || self == .cubicPaced }
}

extension AnimatedValue {
    /// The Euclidean distance of two values; 1 for values that are not numbers.
    fileprivate func distance(to other: AnimatedValue) -> Double {
        guard case .numbers(let first) = self, case .numbers(let second) = other, first.count == second.count else {
            return 1
        }
        return zip(first, second).map { ($0 - $1) * ($0 - $1) }.reduce(0, +).squareRoot()
    }

    /// The spline through the values at `part` between one and the next; linear for values that are not numbers.
    fileprivate static func spline(
        through values: [AnimatedValue], from index: Int, part: Double, bend: (Int) -> Bend
    ) -> AnimatedValue {
        let start = values[index]
        let end = values[index + 1]
        guard case .numbers(let from) = start, case .numbers(let to) = end,
            case .numbers(let before) = values[max(0, index - 1)],
            case .numbers(let after) = values[min(values.count - 1, index + 2)],
            from.count == to.count, before.count == from.count, after.count == from.count
        else { return start.interpolated(to: end, part) }
        let first = bend(index)
        let last = bend(index + 1)
        let p2 = part * part
        let p3 = part * part * part
        return .numbers(
            from.indices.map { place in
                let a = before[place]
                let b = from[place]
                let c = to[place]
                let d = after[place]
                let leaving = first.outgoingSlope(before: a, value: b, after: c)
                let coming = last.incomingSlope(before: b, value: c, after: d)
                return (2 * p3 - 3 * p2 + 1) * b + (p3 - 2 * p2 + part) * leaving + (3 * p2 - 2 * p3) * c
                    + (p3 - p2) * coming
            })
    }
}
