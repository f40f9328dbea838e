import Testing
import UIKitCore

/// Apple's published type sizes, repeated here to detect errors in the table.
@Suite struct TextStyleTests {
    struct Row: Sendable {
        let style: UIFont.TextStyle
        let name: String
        /// Point sizes from xSmall to xxxLarge, then AX1 to AX5.
        let sizes: [CGFloat]
    }

    static let published = [
        Row(style: .largeTitle, name: "large title", sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
        Row(style: .title1, name: "title 1", sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
        Row(style: .title2, name: "title 2", sizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
        Row(style: .title3, name: "title 3", sizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
        Row(style: .headline, name: "headline", sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
        Row(style: .body, name: "body", sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
        Row(style: .callout, name: "callout", sizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
        Row(style: .subheadline, name: "subhead", sizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
        Row(style: .footnote, name: "footnote", sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
        Row(style: .caption1, name: "caption 1", sizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
        Row(style: .caption2, name: "caption 2", sizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
    ]

    private func font(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> UIFont {
        .preferredFont(forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
    }

    @Test(arguments: published)
    func everyCategoryHasThePublishedSize(row: Row) {
        #expect(UIContentSizeCategory.ascending.map { font(row.style, $0).pointSize } == row.sizes, "\(row.name)")
    }

    @Test func headlinesAreSemiboldAndExtraLargeTitlesBold() {
        #expect(font(.headline, .large).fontName == ".SFUI-Semibold")
        #expect(font(.body, .large).fontName == ".SFUI-Regular")
        #expect(font(.extraLargeTitle, .large).fontName == ".SFUI-Bold")
        #expect(font(.extraLargeTitle, .large).pointSize == 36)
        #expect(font(.extraLargeTitle2, .large).pointSize == 28)
    }

    @Test func anUnknownStyleUsesTheBodySizes() {
        #expect(font(UIFont.TextStyle(rawValue: "mine"), .extraLarge).pointSize == 19)
        #expect(font(.body, UIContentSizeCategory(rawValue: "nonsense")).pointSize == 17)
    }

    @Test func boldTextMakesPreferredFontsHeavier() {
        let bold = UITraitCollection(legibilityWeight: .bold)

        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: bold).fontName == ".SFUI-Semibold")
        #expect(UIFont.preferredFont(forTextStyle: .headline, compatibleWith: bold).fontName == ".SFUI-Heavy")
    }

    @Test(arguments: published)
    func fontMetricsScaleByTheSizesOfTheirStyle(row: Row) {
        let metrics = UIFontMetrics(forTextStyle: row.style)
        for (category, size) in zip(UIContentSizeCategory.ascending, row.sizes) {
            let traits = UITraitCollection(preferredContentSizeCategory: category)
            let expected = 100 * size / row.sizes[3]

            #expect(abs(metrics.scaledValue(for: 100, compatibleWith: traits) - expected) < 1e-9)
            #expect(
                metrics.scaledFont(for: .systemFont(ofSize: 100), compatibleWith: traits).pointSize
                    == expected.rounded())
        }
    }

    @Test func aScaledFontIsNotScaledTwice() {
        let largest = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        let scaled = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 10), compatibleWith: largest)

        #expect(scaled.pointSize == 31)
        #expect(UIFontMetrics.default.scaledFont(for: scaled, compatibleWith: largest) === scaled)
    }
}
