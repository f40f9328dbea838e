import CoreGraphics
import UIKitCore

/// A scroll view of items in sections, of which the visible ones have a cell: a table or a collection view. The items of
/// a table are its rows.
@MainActor package protocol ListView: UIScrollView {
    associatedtype Cell: ListCell

    /// The updates of the items.
    var updateQueue: ListUpdateQueue { get }
    /// The item at a point of the content; nil if there is none.
    func itemPath(at point: CGPoint) -> IndexPath?
    /// Whether there is an item at `path`.
    func hasItem(at path: IndexPath) -> Bool
    /// The number of items in an existing section.
    func itemCount(inSection section: Int) -> Int
    /// The cell of an item; nil if the item is not visible.
    func visibleCell(at path: IndexPath) -> Cell?
    /// The item of a visible cell; nil for other cells.
    func indexPath(for cell: Cell) -> IndexPath?
    /// Applies all changes made in `updates` together. `completion` is called when the animations have ended.
    func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
    /// Reloads everything from the data source.
    func reloadData()
    /// Lets the data source configure the cells of these items again, without replacing them.
    func reconfigureCells(at paths: [IndexPath])
}

/// The cell of one item.
@MainActor package protocol ListCell: ReusableView {
    /// Selects or deselects the cell.
    func setSelected(_ selected: Bool, animated: Bool)
    /// Highlights or unhighlights the cell.
    func setHighlighted(_ highlighted: Bool, animated: Bool)
}
