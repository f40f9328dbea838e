/// The direction in which an overlay's arrow points. The overlay is on the opposite side of the arrow's tip.
///
/// Names are UIKit's: with `up` the overlay is **below** its anchor, with `left` it is to the **right** of it.
public enum ArrowDirection: UInt8, CaseIterable, Hashable, Sendable {
    /// The direction of the arrow's tip.
    case up, down, left, right

    /// True for `up` and `down`: the arrow's length is part of the overlay's height.
    @inlinable public var isVertical: Bool { rawValue < 2 }

    /// True for `up` and `left`: the overlay extends from the anchor toward larger coordinates.
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

/// The arrow directions that an overlay may have. Raw values are those of `UIPopoverArrowDirection`.
///
/// The empty set means an overlay without an arrow, centered on its anchor.
public struct ArrowDirections: OptionSet, Hashable, Sendable {
    /// The bit mask.
    public let rawValue: UInt

    /// Creates a set from UIKit's raw value.
    @inlinable public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Creates a set with a single direction.
    @inlinable public init(_ direction: ArrowDirection) { rawValue = 1 << UInt(direction.rawValue) }

    /// The overlay is below its anchor.
    public static let up = ArrowDirections(.up)
    /// The overlay is above its anchor.
    public static let down = ArrowDirections(.down)
    /// The overlay is to the right of its anchor.
    public static let left = ArrowDirections(.left)
    /// The overlay is to the left of its anchor.
    public static let right = ArrowDirections(.right)
    /// All four directions.
    public static let any = ArrowDirections(rawValue: 15)

    /// Whether an arrow in `direction` is permitted. Other bits than those of the four directions are ignored.
    @inlinable public func permits(_ direction: ArrowDirection) -> Bool {
        rawValue & (1 << UInt(direction.rawValue)) != 0
    }
}
