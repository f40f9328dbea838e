import Foundation

/// Where an overlay goes. Points, the request's coordinate space, y down; always finite.
public struct Placement: Hashable, Sendable {
    /// Which rule decided.
    public enum Reason: UInt8, Hashable, Sendable {
        /// The first permitted direction in the rules' order that has room.
        case firstFit
        /// The direction it has on screen still has room.
        case currentDirectionFits
        /// None has room; the content shrinks to the one with the most usable area that holds the minimum bubble.
        case shrunk
        /// None has room, and the anchor may be covered: the size stays.
        case overlapAllowed
        /// None has room for the minimum bubble: the anchor is covered without permission.
        case belowMinimum
        /// No direction was permitted: centred on the anchor, without an arrow.
        case noArrowPermitted
        /// The region cannot hold the minimum bubble with its arrow: no arrow, centred on the anchor.
        case noRoom
    }

    /// Nil: no arrow.
    public var direction: ArrowDirection?
    public var reason: Reason
    /// The overlay with its arrow strip, on whole pixels.
    public var frame: CGRect
    /// `frame` without the arrow strip.
    public var bubble: CGRect
    /// Where the arrow ends: on the facing edge of the anchor, unless the region kept the overlay away. Nil without
    /// an arrow.
    public var arrowTip: CGPoint?
    /// From the middle of the frame's side to the arrow's middle; negative is left or up.
    public var arrowOffset: CGFloat
    /// What the bubble lacks of the size asked for, per axis.
    public var sizeCut: CGSize
    /// Whether `frame` and the anchor share more than an edge.
    public var coversAnchor: Bool

    /// True when the region is too small for an overlay with an arrow. The frame is on screen all the same, inside
    /// the region when this holds the minimum bubble.
    public var noRoom: Bool { reason == .noRoom }
}
