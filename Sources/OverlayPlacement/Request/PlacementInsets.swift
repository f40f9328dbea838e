import Foundation

/// Distances from the four edges of a rectangle inwards, in points. Negative values reach outwards.
///
/// UIKit's `UIEdgeInsets` without UIKit, so that this module builds wherever Foundation does.
public struct PlacementInsets: Hashable, Sendable {
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat

    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// The same distance from every edge.
    public init(all distance: CGFloat) {
        self.init(top: distance, left: distance, bottom: distance, right: distance)
    }

    public static let zero = PlacementInsets(all: 0)
}
