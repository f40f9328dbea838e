import UIKitCore

/// The rows that a storyboard has for a table.
package struct StaticTableSections {
    /// A section with its cells, which are shown as they are.
    package struct Section {
        package let header: String?
        package let footer: String?
        package let cells: [UITableViewCell]
        /// The heights of the rows in points; nil for the table's height.
        package let heights: [CGFloat?]

        package init(header: String?, footer: String?, cells: [UITableViewCell], heights: [CGFloat?]) {
            self.header = header
            self.footer = footer
            self.cells = cells
            self.heights = heights
        }
    }

    private let sections: [Section]

    package init(_ sections: [Section]) { self.sections = sections }

    var count: Int { sections.count }

    /// The section, or nil if the app's data source has more sections than the storyboard.
    subscript(index: Int) -> Section? { sections.indices.contains(index) ? sections[index] : nil }

    func cell(at path: IndexPath) -> UITableViewCell? { element(of: self[path.section]?.cells, at: path.row) }

    func height(at path: IndexPath) -> CGFloat? {
        element(of: self[path.section]?.heights, at: path.row).flatMap { $0 }
    }

    private func element<Element>(of list: [Element]?, at index: Int) -> Element? {
        guard let list, list.indices.contains(index) else { return nil }
        return list[index]
    }
}
