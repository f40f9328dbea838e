import Foundation
import UIKitCore

/// What VoiceOver says for a cell of a table of data: the headers before it, and its row and column after it.
@MainActor struct TableCellText {
    /// Such as "Monday: 12. Rain. ", or empty.
    let headers: String
    /// The row, for the first cell of each, and the column, and how many of each a larger cell covers.
    let places: [String]

    /// Nil if the element is no cell.
    init?(
        of node: AccessibilityNode, in table: any UIAccessibilityContainerDataTable, _ language: SystemLanguage
    ) {
        guard let cell = node.responder as? any UIAccessibilityContainerDataTableCell else { return nil }
        let (rows, columns) = (cell.accessibilityRowRange(), cell.accessibilityColumnRange())
        let (hasRow, hasColumn) = (rows.location != NSNotFound, columns.location != NSNotFound)
        let named =
            (hasRow ? table.accessibilityHeaderElements(forRow: rows.location) ?? [] : [])
            + (hasColumn ? table.accessibilityHeaderElements(forColumn: columns.location) ?? [] : [])
        headers = named.filter { $0 !== cell }.compactMap { $0 as? UIResponder }.map(Self.header).joined()
        func say(_ word: SpokenWord, _ number: Int) -> String {
            word.text(in: language).replacing("%1", with: "\(number)")
        }
        var places: [String] = []
        if hasRow, rows.length > 1 { places.append(say(.rowSpan, rows.length)) }
        if hasColumn, columns.length > 1 { places.append(say(.columnSpan, columns.length)) }
        if hasRow, !hasColumn || columns.location == 0 { places.append(say(.row, rows.location + 1)) }
        if hasColumn { places.append(say(.column, columns.location + 1)) }
        self.places = places
    }

    private static func header(_ element: UIResponder) -> String {
        let words = [element.accessibilityLabel, element.accessibilityValue].compactMap(\.nonempty)
        return words.isEmpty ? "" : words.joined(separator: ": ") + ". "
    }
}
