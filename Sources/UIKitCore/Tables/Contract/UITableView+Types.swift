import CoreGraphics

extension UITableView {
    public enum Style: Int, Sendable {
        /// Rows from edge to edge, with headers that stay at the top while their section is there.
        case plain
        /// Sections apart, rows from edge to edge.
        case grouped
        /// Sections apart, each in a rounded box.
        case insetGrouped
    }

    /// Where a row comes to stand when it is scrolled to.
    public enum ScrollPosition: Int, Sendable {
        /// Where the least scrolling brings it into view.
        case none
        case top, middle, bottom
    }

    /// How rows come and go.
    public enum RowAnimation: Int, Sendable {
        case fade, right, left, top, bottom, none, middle
        case automatic = 100
    }

    public enum SeparatorInsetReference: Int, Sendable {
        case fromCellEdges, fromAutomaticInsets
    }

    /// Stands for "as high as the content needs".
    public class var automaticDimension: CGFloat { -1 }
    /// The title that stands for the search field in a section index.
    public class var indexSearch: String { "{search}" }
    nonisolated public static let selectionDidChangeNotification = Notification.Name(
        "UITableViewSelectionDidChangeNotification")
}

/// The measures of tables; `Docs/Numbers.md` says where each comes from. Points.
enum TableNumbers {
    static let rowHeight: CGFloat = 44
    static let cornerRadius: CGFloat = 10
    /// Of grouped tables without titles: above the first section, and on each side of a gap between two.
    static let firstGap: CGFloat = 35
    static let gap: CGFloat = 17.5
    /// A header with a title in grouped tables, and the first one.
    static let titledHeader: CGFloat = 38
    static let firstTitledHeader: CGFloat = 55.5
    static let plainHeader: CGFloat = 28
    /// Above the headers of plain tables, since iOS 15.
    static let sectionHeaderTopPadding: CGFloat = 22
    /// From the rows to a grouped header's or footer's text.
    static let titleGap: CGFloat = 7
    /// The sides of content in phones and in wide windows.
    static let narrowMargin: CGFloat = 16
    static let wideMargin: CGFloat = 20
    /// From this width on, margins are wide.
    static let wideWidth: CGFloat = 414
    /// Above and below the text of a cell.
    static let textMargin: CGFloat = 11
    /// Between an image and the text, and between a text and its value.
    static let imageGap: CGFloat = 16
    static let valueGap: CGFloat = 8
    static let subtitleGap: CGFloat = 3
    static let accessoryGap: CGFloat = 8
    static let value2Column: CGFloat = 97
    static let value2Gap: CGFloat = 6
    static let indentationWidth: CGFloat = 10
    /// Seconds that a selection takes to come off, and rows to come and go.
    static let deselectDuration = 0.35
    static let updateDuration = 0.3
}
