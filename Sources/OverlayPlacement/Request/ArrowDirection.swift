/// Where an overlay's arrow points. The overlay itself lies on the opposite side of its tip.
///
/// Named as UIKit names it: `up` is an overlay **below** its anchor, `left` one to the **right** of it.
public enum ArrowDirection: UInt8, CaseIterable, Hashable, Sendable {
    case up, down, left, right

    /// True for `up` and `down`: the arrow takes its length from the overlay's height.
    @inlinable public var isVertical: Bool { rawValue < 2 }

    /// True for `up` and `left`: the overlay grows from the anchor towards larger coordinates.
    @inlinable public var growsAwayFromOrigin: Bool { rawValue & 1 == 0 }

    /// The direction with x and y exchanged: `up` and `left`, `down` and `right`.
    public var transposed: ArrowDirection {
        switch self {
        case .up: .left
        case .down: .right
        case .left: .up
        case .right: .down
        }
    }
}

/// The arrow directions an overlay may take. Raw values are those of `UIPopoverArrowDirection`.
///
/// The empty set is an overlay without an arrow, centred on its anchor.
public struct ArrowDirections: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    @inlinable public init(rawValue: UInt) { self.rawValue = rawValue }

    @inlinable public init(_ direction: ArrowDirection) { rawValue = 1 << UInt(direction.rawValue) }

    public static let up = ArrowDirections(.up)
    public static let down = ArrowDirections(.down)
    public static let left = ArrowDirections(.left)
    public static let right = ArrowDirections(.right)
    public static let any = ArrowDirections(rawValue: 15)

    /// Whether an arrow in `direction` is permitted. Bits beyond the four directions mean nothing.
    @inlinable public func permits(_ direction: ArrowDirection) -> Bool {
        rawValue & (1 << UInt(direction.rawValue)) != 0
    }
}
