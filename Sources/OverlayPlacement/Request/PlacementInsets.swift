import Foundation

/// Insets from the four edges of a rectangle, in points. Negative values extend outward.
///
/// The same as `UIEdgeInsets`, but without UIKit, so that this module only depends on Foundation.
public struct PlacementInsets: Hashable, Sendable {
    /// The inset from the top edge.
    public var top: CGFloat
    /// The inset from the left edge.
    public var left: CGFloat
    /// The inset from the bottom edge.
    public var bottom: CGFloat
    /// The inset from the right edge.
    public var right: CGFloat

    /// Creates insets from four distances.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Creates the same inset for every edge.
    public init(all distance: CGFloat) {
        self.init(top: distance, left: distance, bottom: distance, right: distance)
    }

    /// No insets.
    public static let zero = PlacementInsets(all: 0)
}
