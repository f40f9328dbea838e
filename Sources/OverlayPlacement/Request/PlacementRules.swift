import Foundation

/// The differences between the system versions whose placement we follow, so that callers need not check versions.
///
/// UIKit's scoring is unpublished. Every number here is listed in `Docs/Numbers.md`.
public struct PlacementRules: Hashable, Sendable {
    /// The four directions by preference. It always has all four; the request decides which are permitted.
    public struct Order: Hashable, Sendable {
        /// The directions, the most preferred first.
        public var first, second, third, fourth: ArrowDirection

        /// - Precondition: The four directions differ.
        public init(
            _ first: ArrowDirection, _ second: ArrowDirection, _ third: ArrowDirection, _ fourth: ArrowDirection
        ) {
            let mask =
                ArrowDirections(first).rawValue | ArrowDirections(second).rawValue
                | ArrowDirections(third).rawValue | ArrowDirections(fourth).rawValue
            precondition(
                mask == ArrowDirections.any.rawValue,
                "A placement order names each direction once; \(first), \(second), \(third), \(fourth) does not.")
            self.first = first
            self.second = second
            self.third = third
            self.fourth = fourth
        }

        /// Below, above, right, left of the anchor.
        public static let verticalFirst = Order(.up, .down, .left, .right)
        /// Right, left, below, above: probably the preference of iOS 7 in landscape.
        public static let horizontalFirst = Order(.left, .right, .up, .down)
        /// Below, right, left, above.
        public static let belowThenSides = Order(.up, .left, .right, .down)

        @inlinable subscript(rank: Int) -> ArrowDirection {
            switch rank {
            case 0: first
            case 1: second
            case 2: third
            default: fourth
            }
        }
    }

    /// What happens when no side can hold the minimum bubble.
    public enum OverflowStrategy: Hashable, Sendable {
        /// Shrink to the minimum bubble and shift it over the anchor.
        case shrinksToMinimum
        /// Keep the preferred size, limited by the region, and shift it over the anchor.
        case keepsSize
    }

    /// The directions by preference.
    public var order: Order
    /// The distance in points between the anchor and the arrow's tip. Default 0.
    public var gap: CGFloat
    /// The smallest bubble (without the arrow) to shrink to, in points.
    public var minimumBubble: CGSize
    /// The least distance from a corner of the bubble to the arrow's middle, in points.
    ///
    /// It is never less than the corner's radius plus half the arrow's base.
    public var arrowCornerDistance: CGFloat
    /// What happens when no side can hold the minimum bubble.
    public var overflowStrategy: OverflowStrategy

    /// Creates rules.
    public init(
        order: Order, gap: CGFloat = 0, minimumBubble: CGSize, arrowCornerDistance: CGFloat = 0,
        overflowStrategy: OverflowStrategy = .keepsSize
    ) {
        self.order = order
        self.gap = gap
        self.minimumBubble = minimumBubble
        self.arrowCornerDistance = arrowCornerDistance
        self.overflowStrategy = overflowStrategy
    }

    /// The rules of `UIPopoverController`, iOS 3.2 to 7.
    public static let legacy = PlacementRules(
        order: .belowThenSides, minimumBubble: CGSize(width: 240, height: 160), arrowCornerDistance: 42,
        overflowStrategy: .shrinksToMinimum)

    /// The rules of `UIPopoverPresentationController`, iOS 8 to 12.
    public static let ios8 = PlacementRules(
        order: .verticalFirst, minimumBubble: CGSize(width: 100, height: 100))

    /// The rules of iOS 13 to 18. No difference from `ios8` is known; what changed (safe area, arrow inside the content
    /// view) is part of the request.
    public static let ios13 = ios8
}
