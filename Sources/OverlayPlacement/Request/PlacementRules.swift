import Foundation

/// What differs between the systems whose placement we follow. One table, so that no caller knows an era by name.
///
/// UIKit's own scoring is unpublished; every number here is named and listed in `Docs/Numbers.md`.
public struct PlacementRules: Hashable, Sendable {
    /// The four directions, the most wanted first. All four stay in it: what is permitted is the request's business.
    public struct Order: Hashable, Sendable {
        public var first, second, third, fourth: ArrowDirection

        /// - Precondition: the four differ.
        public init(
            _ first: ArrowDirection, _ second: ArrowDirection, _ third: ArrowDirection, _ fourth: ArrowDirection
        ) {
            let mask =
                ArrowDirections(first).rawValue | ArrowDirections(second).rawValue
                | ArrowDirections(third).rawValue | ArrowDirections(fourth).rawValue
            precondition(
                mask == ArrowDirections.any.rawValue,
                "A placement order names each direction once; \(first), \(second), \(third), \(fourth) does not.")
            (self.first, self.second, self.third, self.fourth) = (first, second, third, fourth)
        }

        /// Below, above, right, left of the anchor.
        public static let verticalFirst = Order(.up, .down, .left, .right)
        /// Right, left, below, above: what a landscape screen seems to have preferred in iOS 7.
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

    /// What happens when even the roomiest side cannot hold the minimum bubble.
    public enum Cramped: Hashable, Sendable {
        /// Shrink to the minimum bubble and slide it over the anchor.
        case shrinksToMinimum
        /// Keep the preferred size, cut only by the region, and slide it over the anchor.
        case keepsSize
    }

    public var order: Order
    /// Points between the anchor and the arrow's tip.
    public var gap: CGFloat
    /// The smallest bubble (arrow strip excluded) that shrinking may leave, in points.
    public var minimumBubble: CGSize
    /// The least distance from a corner of the bubble to the arrow's middle, in points. Half the arrow's base
    /// beside the corner's radius is always kept.
    public var arrowCornerDistance: CGFloat
    public var whenCramped: Cramped

    public init(
        order: Order, gap: CGFloat = 0, minimumBubble: CGSize, arrowCornerDistance: CGFloat = 0,
        whenCramped: Cramped = .keepsSize
    ) {
        self.order = order
        self.gap = gap
        self.minimumBubble = minimumBubble
        self.arrowCornerDistance = arrowCornerDistance
        self.whenCramped = whenCramped
    }

    /// `UIPopoverController`, iOS 3.2 to 7.
    public static let classic = PlacementRules(
        order: .belowThenSides, minimumBubble: CGSize(width: 240, height: 160), arrowCornerDistance: 42,
        whenCramped: .shrinksToMinimum)

    /// `UIPopoverPresentationController`, iOS 8 to 12.
    public static let ios8 = PlacementRules(
        order: .verticalFirst, minimumBubble: CGSize(width: 100, height: 100))

    /// iOS 13 to 18. No known fact tells its placement from `ios8`: what changed (safe area, arrow strip inside the
    /// content view) is in the request.
    public static let ios13 = ios8
}
