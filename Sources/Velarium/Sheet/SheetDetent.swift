import UIKit

/// A height at which a bottom sheet rests, as a fraction of its container's height.
///
///     sheet.configuration.detents = [.closed, SheetDetent(0.4), .full]
///     sheet.setDetent(.full, animated: true)
public struct SheetDetent: Hashable, Comparable, Sendable {
    /// The fraction of the container's height, 0 to 1.
    public let fraction: CGFloat

    /// The sheet is hidden. The user can drag away a sheet that has this detent.
    public static let closed = SheetDetent(0)
    /// A quarter of the height.
    public static let quarter = SheetDetent(0.25)
    /// Half of the height.
    public static let half = SheetDetent(0.5)
    /// Three quarters of the height.
    public static let threeQuarters = SheetDetent(0.75)
    /// All of the height.
    public static let full = SheetDetent(1)
    /// The five named detents, from the lowest.
    public static let all: [SheetDetent] = [.closed, .quarter, .half, .threeQuarters, .full]

    /// Creates a detent from a fraction. Values below 0 count as 0, above 1 as 1, and NaN as 0.
    public init(_ fraction: CGFloat) { self.fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1) }

    /// Orders detents from low to high.
    public static func < (left: SheetDetent, right: SheetDetent) -> Bool { left.fraction < right.fraction }
}
