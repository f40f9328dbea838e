import CoreGraphics

/// Numbers of lists, in points: as those of tables, and for the rest inferred.
enum ListMetrics {
    static let rowHeight: CGFloat = 44
    static let cornerRadius: CGFloat = 10
    static let firstSectionGap: CGFloat = 35
    static let sectionGap: CGFloat = 17.5
    static let headerHeight: CGFloat = 38
    static let plainHeaderHeight: CGFloat = 28
    /// Between accessories, and between them and the content.
    static let accessoryGap: CGFloat = 8
    /// How far beside an accessory a touch still counts.
    static let accessoryTouchMargin: CGFloat = 10
    static let multiselectSymbolSize: CGFloat = 20
    static let indentationWidth: CGFloat = 10
    static let contentMargin: CGFloat = 11
}
