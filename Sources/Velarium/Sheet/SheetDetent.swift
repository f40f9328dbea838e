import UIKit

/// A height at which a bottom sheet rests, as a part of its container's height.
public struct SheetDetent: Hashable, Comparable, Sendable {
    /// The part of the container's height, 0 to 1.
    public let fraction: CGFloat

    /// Not there: a sheet that has this among its detents can be pulled closed.
    public static let closed = SheetDetent(0)
    /// A quarter of the height.
    public static let quarter = SheetDetent(0.25)
    /// Half of the height.
    public static let half = SheetDetent(0.5)
    /// Three quarters of the height.
    public static let threeQuarters = SheetDetent(0.75)
    /// All of the height.
    public static let full = SheetDetent(1)
    /// The five detents with a name, from the lowest.
    public static let all: [SheetDetent] = [.closed, .quarter, .half, .threeQuarters, .full]

    /// A detent of your own. What is below 0 counts as 0, above 1 as 1, and what is no number as 0.
    public init(_ fraction: CGFloat) { self.fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1) }

    /// The lower one comes first.
    public static func < (left: SheetDetent, right: SheetDetent) -> Bool { left.fraction < right.fraction }
}
