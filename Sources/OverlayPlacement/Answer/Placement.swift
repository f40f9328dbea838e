import Foundation

/// The position of an overlay. Points, in the request's coordinate space, y down; always finite.
public struct Placement: Hashable, Sendable {
    /// The rule that determined a placement.
    public enum Reason: UInt8, Hashable, Sendable {
        /// The first permitted direction in the rules' order where the overlay fits.
        case firstFit
        /// The current direction, in which the overlay still fits.
        case currentDirectionFits
        /// The overlay fits nowhere. It is shrunk on the side with the most usable area that holds the minimum bubble.
        case shrunk
        /// The overlay fits nowhere, and may cover the anchor: it keeps its size.
        case overlapAllowed
        /// No side holds the minimum bubble: the overlay covers the anchor although that was not allowed.
        case belowMinimum
        /// No direction is permitted: centered on the anchor, without an arrow.
        case noArrowPermitted
        /// The region cannot hold the minimum bubble with its arrow: centered on the anchor, without an arrow.
        case noRoom
    }

    /// The direction of the arrow; nil when there is no arrow.
    public var direction: ArrowDirection?
    /// The rule that determined this placement.
    public var reason: Reason
    /// The overlay including its arrow, on whole pixels.
    public var frame: CGRect
    /// `frame` without the arrow.
    public var bubble: CGRect
    /// The tip of the arrow: on the facing edge of the anchor, unless the region prevents that. Nil without an arrow.
    public var arrowTip: CGPoint?
    /// The offset from the middle of the frame's side to the arrow's middle; negative is left or up.
    public var arrowOffset: CGFloat
    /// The difference between the preferred and the actual size of the bubble, per axis.
    public var sizeReduction: CGSize
    /// Whether the interiors of `frame` and the anchor intersect.
    public var coversAnchor: Bool

    /// Whether the region is too small for an overlay with an arrow.
    ///
    /// The frame is on the screen nevertheless, and inside the region if that holds the minimum bubble.
    public var noRoom: Bool { reason == .noRoom }
}
