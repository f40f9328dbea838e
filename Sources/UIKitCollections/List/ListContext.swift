import CoreGraphics
import UIKitCore

/// What the cell of a list knows about its place.
struct ListContext: Equatable {
    var appearance = UICollectionLayoutListConfiguration.Appearance.plain
    var isInset = false
    /// Whether the cell is a row rather than a header or a footer.
    var isRow = true
    var isFirst = false
    var isLast = false
    var topSeparator: ShownSeparator?
    var bottomSeparator: ShownSeparator?
    /// From the sides of the cell to its content. Points.
    var margins = UIEdgeInsets.zero
}
