import CoreGraphics
import UIKitCore
import UIKitLists

/// A row that the user moves. The data source learns of it when the row is dropped.
struct RowReorder {
    /// The row's place in the data source.
    let origin: IndexPath
    /// The row's place if it is dropped now.
    var target: IndexPath
    /// The height of the row. Points.
    let height: CGFloat
    /// From the touch to the middle of the row. Points.
    let grip: CGFloat
    /// The middle of the row in the content. Points.
    var middle: CGFloat

    /// The distance of another row from its place, to make room at the target. Points.
    func shift(of path: IndexPath) -> CGFloat {
        guard path != origin else { return 0 }
        var pathWithoutOrigin = path
        if path.section == origin.section, path.row > origin.row { pathWithoutOrigin.row -= 1 }
        let leavesGap = path.section == origin.section ? path.row > origin.row : path.section > origin.section
        let makesRoom =
            pathWithoutOrigin.section == target.section
            ? pathWithoutOrigin.row >= target.row : pathWithoutOrigin.section > target.section
        return (leavesGap ? -height : 0) + (makesRoom ? height : 0)
    }
}
