import CoreGraphics

/// Metrics of configurations of lists, in points. All are inferred; Docs/Numbers.md lists them.
package enum ConfigurationMetrics {
    /// The corners of a selected row in a sidebar.
    static let sidebarCornerRadius: CGFloat = 10
    /// Above and below the content of a row: a text of 17 points makes it 44 high.
    package static let cellMargin: CGFloat = 11
    static let headerMargin: CGFloat = 7
    /// Above the text of a grouped header, and below that of a grouped footer, whose other margin is `headerMargin`.
    static let groupedHeaderTop: CGFloat = 16
    static let groupedFooterBottom: CGFloat = 11
    static let prominentHeaderMargin: CGFloat = 10
    /// Beside the content, where the superview's margin is not larger.
    package static let sideMargin: CGFloat = 8
    static let imagePadding: CGFloat = 16
    static let textPadding: CGFloat = 8
    static let linePadding: CGFloat = 3
    /// The width that is reserved for symbols, as a multiple of the text's font size.
    static let standardDimensionFactor: CGFloat = 1.4
}
