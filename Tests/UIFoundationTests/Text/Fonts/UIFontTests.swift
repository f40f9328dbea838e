import Testing
import UIKitCore

@Suite struct UIFontTests {
    @Test func metricsAreThoseOfSanFrancisco() {
        let font = UIFont.systemFont(ofSize: 17)

        #expect(abs(font.lineHeight - 20.287109375) < 1e-9)
        #expect(abs(font.ascender - 16.1865234375) < 1e-9)
        #expect(abs(font.descender + 4.1005859375) < 1e-9)
        #expect(font.leading == 0)
    }

    @Test(arguments: [
        (UIFont.TextStyle.body, CGFloat(17)), (.largeTitle, 34), (.headline, 17), (.subheadline, 15), (.footnote, 13),
        (.caption2, 11),
    ])
    func textStylesHaveTheirDefaultSizes(style: UIFont.TextStyle, size: CGFloat) {
        let large = UITraitCollection(preferredContentSizeCategory: .large)

        #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: large).pointSize == size)
        #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: UITraitCollection()).pointSize == size)
    }

    @Test func noTextStyleShrinksAsTheCategoryGrows() {
        let styles: [UIFont.TextStyle] = [
            .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1,
            .caption2,
        ]
        for style in styles {
            let sizes = UIContentSizeCategory.ascending.map { category in
                let traits = UITraitCollection(preferredContentSizeCategory: category)
                return UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
            }
            #expect(sizes == sizes.sorted(), "\(style.rawValue)")
        }
    }

    @Test func headlinesAreSemibold() {
        let traits = UIFont.preferredFont(forTextStyle: .headline).fontDescriptor.symbolicTraits

        #expect(traits == .traitBold)
    }

    @Test func aDescriptorMakesBoldAndItalicFonts() throws {
        let descriptor = UIFont.systemFont(ofSize: 13).fontDescriptor

        let both = try #require(descriptor.withSymbolicTraits([.traitBold, .traitItalic]))

        #expect(UIFont(descriptor: both, size: 0).fontName == ".SFUI-BoldItalic")
        #expect(UIFont(descriptor: both, size: 20).pointSize == 20)
        #expect(descriptor.withSymbolicTraits(UIFontDescriptor.SymbolicTraits(rawValue: 1 << 20)) == nil)
    }

    @Test func fontsAreEqualByValue() {
        #expect(UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 20).withSize(12))
        #expect(UIFont.systemFont(ofSize: 12) != UIFont.boldSystemFont(ofSize: 12))
        #expect(UIFont(name: "No such family", size: 12) == nil)
    }

    @Test func scaledValuesFollowTheirStyleAndRespectTheMaximumPointSize() {
        let largest = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        let metrics = UIFontMetrics(forTextStyle: .body)

        #expect(metrics.scaledValue(for: 34, compatibleWith: largest) == 106)
        #expect(
            metrics.scaledFont(for: .systemFont(ofSize: 34), maximumPointSize: 50, compatibleWith: largest).pointSize
                == 50)
    }
}
