import Foundation

/// A container whose elements are the cells of a table. VoiceOver says the header, the row and the column of a cell.
@preconcurrency @MainActor public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
    /// Returns the cell in `row` and `column`, which count from 0; nil for a place without one.
    func accessibilityDataTableCellElement(
        forRow row: Int, column: Int
    ) -> (any UIAccessibilityContainerDataTableCell)?
    /// The number of rows.
    func accessibilityRowCount() -> Int
    /// The number of columns.
    func accessibilityColumnCount() -> Int
    /// Returns the cells that name `row`. Default nil.
    func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?
    /// Returns the cells that name `column`. Default nil.
    func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
    public func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? { nil }
    public func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? {
        nil
    }
}

/// An element that is a cell of a `UIAccessibilityContainerDataTable`.
@preconcurrency @MainActor public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
    /// The first row, counted from 0, and the number of rows that the cell covers.
    func accessibilityRowRange() -> NSRange
    /// The first column, counted from 0, and the number of columns that the cell covers.
    func accessibilityColumnRange() -> NSRange
}
