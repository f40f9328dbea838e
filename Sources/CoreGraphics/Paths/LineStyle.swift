import Foundation

/// The shape of the ends of an open line.
public enum CGLineCap: Int32, Sendable {
    /// Ends at the end point.
    case butt
    /// Ends with a half circle around the end point.
    case round
    /// Extends half the line width beyond the end point.
    case square
}

/// The shape of the corners of a line.
public enum CGLineJoin: Int32, Sendable {
    /// A sharp corner, unless it exceeds the miter limit; then as `bevel`.
    case miter
    /// A rounded corner.
    case round
    /// A cut-off corner.
    case bevel
}

/// The line style; lengths in user space at the time of drawing.
struct LineStyle: Hashable {
    var width: CGFloat = 1
    var cap = CGLineCap.butt
    var join = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dashPhase: CGFloat = 0
    var dashLengths: [CGFloat] = []

    /// Whether there is a valid dash pattern: no negative length, and not all of them zero.
    var isDashed: Bool {
        dashLengths.allSatisfy { $0 >= 0 && $0.isFinite } && dashLengths.contains { $0 > 0 } && dashPhase.isFinite
    }

    /// The maximum distance of a stroke from its path.
    var reach: CGFloat {
        let corner = join == .miter ? max(1, miterLimit) : 1
        return width / 2 * max(corner, cap == .square ? 1.5 : 1)
    }
}
