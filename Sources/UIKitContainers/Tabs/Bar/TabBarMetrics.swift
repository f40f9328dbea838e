import CoreGraphics
import UIKitCore

/// Metrics of tab bars, in points. The heights are those of `Docs/Numbers.md`; the others are inferred.
package enum TabBarMetrics {
    static let phoneHeight: CGFloat = 49
    static let compactHeight: CGFloat = 32
    static let padHeight: CGFloat = 50
    /// The font size of a title below its image, and beside it.
    static let stackedFontSize: CGFloat = 10
    static let inlineFontSize: CGFloat = 13
    static let compactInlineFontSize: CGFloat = 12
    /// The font size of symbols, with the large scale.
    static let symbolSize: CGFloat = 17
    static let compactSymbolSize: CGFloat = 13
    /// The distance of the title's lower edge from the bar's.
    static let titleBottom: CGFloat = 4.0 / 3
    static let imageTop: CGFloat = 2
    static let inlineGap: CGFloat = 7
    /// Between a badge and the title beside the image. Chosen by eye.
    static let inlineBadgeGap: CGFloat = 1
    /// The width of centered items, and the gap between them.
    static let centeredWidth: CGFloat = 76
    static let inlineWidth: CGFloat = 110
    static let centeredSpacing: CGFloat = 34
    static let sideMargin: CGFloat = 2
    /// Between two items that fill the width, and above the items.
    static let filledSpacing: CGFloat = 4
    static let itemTop: CGFloat = 1
    static let badgeHeight: CGFloat = 18
    static let badgeFontSize: CGFloat = 13
    static let badgePadding: CGFloat = 4
    /// The center of the badge from the image's upper trailing corner.
    static let badgeOffset = CGPoint(x: 2, y: 4)
    /// The place where the upper trailing corner of an image is expected, from the middle of the bar's upper edge, for
    /// the badge of an item without an image.
    static let imagelessCorner = CGPoint(x: 18, y: 7)
    /// The number of tabs that fit in compact and in regular width; with more, the last is More.
    package static let compactLimit = 5
    package static let regularLimit = 8

    /// The height of a tab bar above the safe area.
    package static func height(for traits: UITraitCollection) -> CGFloat {
        if traits.userInterfaceIdiom == .pad { return padHeight }
        return BarMetrics.isCompact(traits) ? compactHeight : phoneHeight
    }
}
