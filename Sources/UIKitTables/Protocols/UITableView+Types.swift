import CoreGraphics
import UIKitControls
import UIKitCore

extension UITableView {
    /// The arrangement of sections and rows.
    public enum Style: Int, Sendable {
        /// Rows from edge to edge. Headers stay at the top while their section is visible.
        case plain
        /// Separated sections, with rows from edge to edge.
        case grouped
        /// Separated sections, each in a rounded box.
        case insetGrouped

        var listEnvironment: UIListEnvironment {
            switch self {
            case .plain: .plain
            case .grouped: .grouped
            case .insetGrouped: .insetGrouped
            }
        }
    }

    /// The position of a row after scrolling to it.
    public enum ScrollPosition: Int, Sendable {
        /// The least scrolling that makes the row visible.
        case none
        /// At the top, in the middle or at the bottom of the visible area.
        case top, middle, bottom
    }

    /// How inserted and deleted rows are animated.
    public enum RowAnimation: Int, Sendable {
        /// A fade; `none` does not animate. All others fade as well in this implementation.
        case fade, right, left, top, bottom, none, middle
        /// A fade.
        case automatic = 100
    }

    /// What separator insets are relative to. Not used in this implementation.
    public enum SeparatorInsetReference: Int, Sendable {
        /// The cell's edges, or the automatic insets.
        case fromCellEdges, fromAutomaticInsets
    }

    /// The value that means automatic height.
    public class var automaticDimension: CGFloat { -1 }
    /// The title of the search field's entry in a section index.
    public class var indexSearch: String { "{search}" }
    /// Posted when the user has changed the selection. The object is the table.
    nonisolated public static let selectionDidChangeNotification = Notification.Name(
        "UITableViewSelectionDidChangeNotification")
}

/// Metrics of tables, in points; `Docs/Numbers.md` lists the sources.
enum TableMetrics {
    static let rowHeight: CGFloat = 44
    static let cornerRadius: CGFloat = 10
    /// Grouped tables without titles: the space above the first section, and half of the gap between two sections.
    static let firstSectionGap: CGFloat = 35
    static let sectionGap: CGFloat = 17.5
    /// The height of a header with a title in grouped tables, and of the first one.
    static let titledHeaderHeight: CGFloat = 38
    static let firstTitledHeaderHeight: CGFloat = 55.5
    static let plainHeader: CGFloat = 28
    /// The distance from the rows to the title of a grouped header or footer.
    static let titleGap: CGFloat = 7
    /// The space above and below a cell's text.
    static let textMargin: CGFloat = 11
    /// The gaps between image and text, and between text and value.
    static let imageGap: CGFloat = 16
    static let valueGap: CGFloat = 8
    static let subtitleGap: CGFloat = 3
    static let accessoryGap: CGFloat = 8
    static let value2NameWidth: CGFloat = 97
    static let value2Gap: CGFloat = 6
    static let indentationWidth: CGFloat = 10
    /// The durations in seconds of deselection, and of inserting and deleting rows.
    static let deselectDuration = 0.35
    static let updateDuration = 0.3
}
