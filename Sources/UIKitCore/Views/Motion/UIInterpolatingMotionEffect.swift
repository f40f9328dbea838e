import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation

/// A motion effect that interpolates one value between two ends.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The direction in which the device tilts.
    public enum EffectType: Int, Sendable {
        /// To the left and right.
        case tiltAlongHorizontalAxis
        /// Up and down.
        case tiltAlongVerticalAxis
    }

    /// The property of the view, such as "center.x", "alpha" or "layer.transform".
    open private(set) var keyPath: String
    /// The direction that changes the value.
    open private(set) var type: EffectType
    /// The value to add at the offset -1: a number, point, size, rectangle or transform. Default nil, which stands for no
    /// change. It has an effect from the next tilt on; set it before the effect is added to a view.
    open var minimumRelativeValue: Any?
    /// The value to add at the offset 1. Default nil.
    open var maximumRelativeValue: Any?

    /// Creates an effect without values.
    public init(keyPath: String, type: EffectType) {
        self.keyPath = keyPath
        self.type = type
        super.init()
    }

    /// Nothing can be decoded: nil.
    public required init?(coder: NSCoder) { nil }

    /// The value between both ends; without an end, between the other one and no change. Nil without both.
    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        let offset = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
        guard let low = (minimumRelativeValue ?? maximumRelativeValue).flatMap({ RelativeValue($0) }),
            let high = (maximumRelativeValue ?? minimumRelativeValue).flatMap({ RelativeValue($0) })
        else { return nil }
        let start = minimumRelativeValue == nil ? low.neutral : low
        let end = maximumRelativeValue == nil ? high.neutral : high
        guard let value = start.interpolated(to: end, progress: (offset + 1) / 2) else { return nil }
        return [keyPath: value.any]
    }

    /// A copy with the same values.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
        copy.minimumRelativeValue = minimumRelativeValue
        copy.maximumRelativeValue = maximumRelativeValue
        return copy
    }
}

/// Motion effects that apply together.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects. Default nil. Set them before the group is added to a view.
    open var motionEffects: [UIMotionEffect]?

    /// The values of all effects. Values for the same key path are added; of values that cannot be added, the last one
    /// counts.
    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        var all: [String: Any] = [:]
        for effect in motionEffects ?? [] {
            for (keyPath, value) in effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:] {
                let sum = all[keyPath].flatMap { RelativeValue($0) }.flatMap { old in
                    RelativeValue(value).flatMap { old.adding($0) }
                }
                all[keyPath] = sum?.any ?? value
            }
        }
        return all.isEmpty ? nil : all
    }

    /// A copy with copies of the effects.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIMotionEffectGroup()
        copy.motionEffects = motionEffects?.compactMap { $0.copy() as? UIMotionEffect }
        return copy
    }
}

/// A value that a motion effect adds.
private enum RelativeValue {
    case number(Double)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case offset(UIOffset)
    case transform(CATransform3D)

    /// Nil for a value of another type.
    init?(_ any: Any) {
        switch any {
        case let value as CGFloat: self = .number(Double(value))
        case let value as Double: self = .number(value)
        case let value as Float: self = .number(Double(value))
        case let value as Int: self = .number(Double(value))
        case let value as CGPoint: self = .point(value)
        case let value as CGSize: self = .size(value)
        case let value as CGRect: self = .rect(value)
        case let value as UIOffset: self = .offset(value)
        case let value as CATransform3D: self = .transform(value)
        case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
        case let value as NSNumber: self = .number(value.doubleValue)
        default: return nil
        }
    }

    var any: Any {
        switch self {
        case .number(let value): NSNumber(value: value)
        case .point(let value): value
        case .size(let value): value
        case .rect(let value): value
        case .offset(let value): CGSize(width: value.horizontal, height: value.vertical)
        case .transform(let value): value
        }
    }

    /// The value that changes nothing when added.
    var neutral: RelativeValue {
        switch self {
        case .number: .number(0)
        case .point: .point(.zero)
        case .size: .size(.zero)
        case .rect: .rect(.zero)
        case .offset: .offset(.zero)
        case .transform: .transform(CATransform3DIdentity)
        }
    }

    /// Numbers and entries of matrices are interpolated one by one. Nil for values of different types.
    func interpolated(to other: RelativeValue, progress: Double) -> RelativeValue? {
        combined(with: other) { $0 + ($1 - $0) * progress }
    }

    /// The sum. Transforms are concatenated.
    func adding(_ other: RelativeValue) -> RelativeValue? {
        if case .transform(let first) = self, case .transform(let second) = other {
            return .transform(CATransform3DConcat(first, second))
        }
        return combined(with: other, by: +)
    }

    private func combined(with other: RelativeValue, by combine: (Double, Double) -> Double) -> RelativeValue? {
        switch (self, other) {
        case (.number(let first), .number(let second)): .number(combine(first, second))
        case (.point(let first), .point(let second)):
            .point(CGPoint(x: combine(first.x, second.x), y: combine(first.y, second.y)))
        case (.size(let first), .size(let second)):
            .size(CGSize(width: combine(first.width, second.width), height: combine(first.height, second.height)))
        case (.offset(let first), .offset(let second)):
            .offset(
                UIOffset(
                    horizontal: combine(first.horizontal, second.horizontal),
                    vertical: combine(first.vertical, second.vertical)))
        case (.rect(let first), .rect(let second)):
            .rect(
                CGRect(
                    x: combine(first.origin.x, second.origin.x), y: combine(first.origin.y, second.origin.y),
                    width: combine(first.width, second.width), height: combine(first.height, second.height)))
        case (.transform(let first), .transform(let second)):
            .transform(first.combined(with: second, by: combine))
        default: nil
        }
    }
}

extension CATransform3D {
    fileprivate func combined(with other: CATransform3D, by combine: (Double, Double) -> Double) -> CATransform3D {
        var result = self
        let entries: [WritableKeyPath<CATransform3D, CGFloat>] = [
            \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41, \.m42, \.m43,
            \.m44,
        ]
        for entry in entries { result[keyPath: entry] = combine(self[keyPath: entry], other[keyPath: entry]) }
        return result
    }
}
