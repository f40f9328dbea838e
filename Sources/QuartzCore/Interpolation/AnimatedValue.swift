import CoreGraphics
import Foundation

/// A value that can be interpolated with another.
enum AnimatedValue: Equatable {
    /// Independent numbers: one for a radius, two for a point, four for a rectangle, any count for a list.
    case numbers([Double])
    case transform(CATransform3D)
    case color(CGColor)
    case colors([CGColor])
    case path(CGPath)
    /// A Boolean property such as `isHidden`.
    case flag(Bool)
    /// Former contents that are still visible; nil for none.
    case fade(ContentsFade?)

    /// Converts the `Any` of an animation; nil when it does not fit a property whose current value is `current`.
    init?(_ any: Any, like current: AnimatedValue) {
        if let end = any as? ResolvedAnimationValue {
            self = end.value
            return
        }
        switch current {
        case .numbers(let now):
            guard let numbers = AnimatedValue.numbers(in: any), numbers.count == now.count || now.isEmpty else {
                return nil
            }
            self = .numbers(numbers)
        case .transform:
            if let affine = any as? CGAffineTransform {
                self = .transform(CATransform3DMakeAffineTransform(affine))
            } else {
                guard let transform = any as? CATransform3D else { return nil }
                self = .transform(transform)
            }
        case .color:
            guard let color = any as? CGColor else { return nil }
            self = .color(color)
        case .colors:
            guard let colors = any as? [CGColor] else { return nil }
            self = .colors(colors)
        case .path:
            guard let path = any as? CGPath else { return nil }
            self = .path(path)
        case .flag:
            guard let flag = any as? Bool ?? (any as? NSNumber)?.boolValue else { return nil }
            self = .flag(flag)
        case .fade: return nil
        }
    }

    private static func numbers(in any: Any) -> [Double]? {
        switch any {
        case let value as CGFloat: return [Double(value)]
        case let value as Double: return [value]
        case let value as Float: return [Double(value)]
        case let value as Int: return [Double(value)]
        case let value as NSNumber: return [value.doubleValue]
        case let value as CGPoint: return [Double(value.x), Double(value.y)]
        case let value as CGSize: return [Double(value.width), Double(value.height)]
        case let value as CGRect:
            return [value.origin.x, value.origin.y, value.size.width, value.size.height].map(Double.init)
        case let values as [NSNumber]: return values.map(\.doubleValue)
        case let values as [Double]: return values
        default: return nil
        }
    }
}

extension AnimatedValue {
    /// The value that changes nothing when added.
    var neutral: AnimatedValue {
        switch self {
        case .numbers(let numbers): .numbers(numbers.map { _ in 0 })
        case .transform: .transform(CATransform3DIdentity)
        case .color, .colors: .color(.clear)
        case .path, .flag, .fade: self
        }
    }

    /// The sum; for transforms, `other` is applied first. Values that cannot be added return self.
    func adding(_ other: AnimatedValue) -> AnimatedValue {
        switch (self, other) {
        case (.numbers(let first), .numbers(let second)) where first.count == second.count:
            .numbers(zip(first, second).map { $0 + $1 })
        case (.transform(let first), .transform(let second)):
            .transform(CATransform3DConcat(second, first))
        case (.color(let first), .color(let second)):
            .color(first.combined(with: second) { $0 + $1 })
        default: self
        }
    }

    /// The sum with a multiple of another value; values that are not numbers return self.
    func adding(_ other: AnimatedValue, times: Double) -> AnimatedValue {
        guard case .numbers(let first) = self, case .numbers(let second) = other, first.count == second.count else {
            return self
        }
        return .numbers(zip(first, second).map { $0 + $1 * times })
    }

    /// The value that gives self when added to `other`.
    func subtracting(_ other: AnimatedValue) -> AnimatedValue {
        switch (self, other) {
        case (.numbers(let first), .numbers(let second)) where first.count == second.count:
            .numbers(zip(first, second).map { $0 - $1 })
        case (.transform(let first), .transform(let second)):
            .transform(CATransform3DConcat(first, CATransform3DInvert(second)))
        case (.color(let first), .color(let second)):
            .color(first.combined(with: second) { $0 - $1 })
        default: self
        }
    }

    /// The value at `progress` between self and `other`; values below 0 and above 1 extrapolate. Types that cannot be
    /// interpolated switch at 0.5.
    func interpolated(to other: AnimatedValue, _ progress: Double) -> AnimatedValue {
        switch (self, other) {
        case (.numbers(let first), .numbers(let second)) where first.count == second.count:
            .numbers(zip(first, second).map { $0 + ($1 - $0) * progress })
        case (.transform(let first), .transform(let second)):
            .transform(first.interpolated(to: second, progress))
        case (.color(let first), .color(let second)):
            .color(first.interpolated(to: second, progress))
        case (.colors(let first), .colors(let second)) where first.count == second.count:
            .colors(zip(first, second).map { $0.interpolated(to: $1, progress) })
        case (.path(let first), .path(let second)):
            .path(first.interpolated(to: second, progress) ?? (progress < 0.5 ? first : second))
        case (.fade(let former?), .fade(nil)): .fade(progress < 1 ? former.scaled(by: 1 - progress) : nil)
        default: progress < 0.5 ? self : other
        }
    }
}

extension CGColor {
    fileprivate func interpolated(to other: CGColor, _ progress: Double) -> CGColor {
        // A clear end takes the hue of the other end; otherwise a fade would pass through gray.
        if alpha == 0 { return other.withAlpha(CGFloat(progress) * other.alpha) }
        if other.alpha == 0 { return withAlpha(CGFloat(1 - progress) * alpha) }
        return combined(with: other) { $0 + ($1 - $0) * CGFloat(progress) }
    }

    private func withAlpha(_ alpha: CGFloat) -> CGColor {
        CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }

    fileprivate func combined(with other: CGColor, _ combine: (CGFloat, CGFloat) -> CGFloat) -> CGColor {
        CGColor(
            srgbRed: combine(red, other.red), green: combine(green, other.green), blue: combine(blue, other.blue),
            alpha: combine(alpha, other.alpha))
    }
}

extension CGPath {
    /// The path with interpolated points; nil when the paths do not have the same kinds of elements.
    fileprivate func interpolated(to other: CGPath, _ progress: Double) -> CGPath? {
        let first = elements
        let second = other.elements
        guard first.count == second.count else { return nil }
        func between(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
            CGPoint(x: a.x + (b.x - a.x) * CGFloat(progress), y: a.y + (b.y - a.y) * CGFloat(progress))
        }
        var steps: [PathElement] = []
        for pair in zip(first, second) {
            switch pair {
            case (.move(let a), .move(let b)): steps.append(.move(between(a, b)))
            case (.line(let a), .line(let b)): steps.append(.line(between(a, b)))
            case (.quad(let c1, let a), .quad(let c2, let b)):
                steps.append(.quad(control: between(c1, c2), end: between(a, b)))
            case (.curve(let c1, let d1, let a), .curve(let c2, let d2, let b)):
                steps.append(.curve(control1: between(c1, c2), control2: between(d1, d2), end: between(a, b)))
            case (.close, .close): steps.append(.close)
            default: return nil
            }
        }
        return CGPath(elements: steps)
    }
}

/// A value that was already read from a layer, stored in an animation's `Any` property.
struct ResolvedAnimationValue {
    let value: AnimatedValue
}
