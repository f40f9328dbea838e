import Testing
import UIKitCore

@Suite struct UIFontDescriptorTests {
    private let body = UIFont.systemFont(ofSize: 13).fontDescriptor

    private func width(_ text: String, _ font: UIFont) -> CGFloat { text.size(withAttributes: [.font: font]).width }

    @Test func systemDesignsDetermineTheFamily() throws {
        let serif = UIFont(descriptor: try #require(body.withDesign(.serif)), size: 0)
        let mono = UIFont(descriptor: try #require(body.withDesign(.monospaced)), size: 0)
        let rounded = UIFont(descriptor: try #require(body.withDesign(.rounded)), size: 0)

        #expect(serif.fontName == ".NewYork-Regular")
        #expect(serif.fontDescriptor.symbolicTraits.contains(.classOldStyleSerifs))
        #expect(mono.fontDescriptor.symbolicTraits.contains(.traitMonoSpace))
        #expect(rounded.familyName == ".AppleSystemUIFontRounded")
        #expect(width("ill", serif) != width("ill", .systemFont(ofSize: 13)))
        #expect(abs(width("iii", mono) - width("WWW", mono)) < 0.01)
        #expect(UIFont(name: "Georgia", size: 9)?.fontDescriptor.withDesign(.serif) == nil)
        #expect(body.withDesign(UIFontDescriptor.SystemDesign(rawValue: "mine")) == nil)
    }

    @Test func aFontIsCreatedFromDescriptorAttributes() {
        let descriptor = UIFontDescriptor(fontAttributes: [
            .family: "Georgia", .size: 30,
            .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold, .slant: 1]
                as [UIFontDescriptor.TraitKey: Any],
        ])

        let font = UIFont(descriptor: descriptor, size: 0)

        #expect(font.pointSize == 30)
        #expect(font.fontName == "Georgia-BoldItalic")
        #expect(descriptor.object(forKey: .family) as? String == "Georgia")
        #expect(descriptor.object(forKey: .face) as? String == "Bold Italic")
    }

    @Test func attributesOfWrongTypesChangeNothing() {
        let odd = UIFontDescriptor(fontAttributes: [
            .family: 12, .name: ["a"], .size: "big", .traits: 7, .featureSettings: "none", .textStyle: 4, .face: 1.5,
        ])

        #expect(odd == UIFont.systemFont(ofSize: 12).fontDescriptor)
        #expect(UIFontDescriptor(fontAttributes: [.size: CGFloat.nan]).pointSize == 12)
    }

    @Test func aDescriptorSurvivesARoundTripThroughItsAttributes() {
        for font in [
            UIFont.italicSystemFont(ofSize: 9), .systemFont(ofSize: 20, weight: .black), .boldSystemFont(ofSize: 1),
        ] {
            #expect(UIFontDescriptor(fontAttributes: font.fontDescriptor.fontAttributes) == font.fontDescriptor)
        }
    }

    @Test func featureSettingsSelectTabularDigits() {
        let settings: [[UIFontDescriptor.FeatureKey: Any]] = [[.featureIdentifier: 6, .typeIdentifier: 0]]
        let tabular = UIFont(descriptor: body.addingAttributes([.featureSettings: settings]), size: 0)

        #expect(tabular == .monospacedDigitSystemFont(ofSize: 13, weight: .regular))
        #expect(abs(width("1111", tabular) - width("0000", tabular)) < 0.001)
    }

    @Test func featureSettingsSelectFractions() {
        let settings: [[UIFontDescriptor.FeatureKey: Any]] = [[.featureIdentifier: 11, .typeIdentifier: 2]]
        let font = UIFont(descriptor: body.addingAttributes([.featureSettings: settings]), size: 0)

        #expect(width("1/2", font) < 0.95 * width("1/2", .systemFont(ofSize: 13)))
    }

    /// The font with one setting after another.
    private func font(_ settings: (Int, Int)...) -> UIFont {
        let list = settings.map { [UIFontDescriptor.FeatureKey.featureIdentifier: $0.0, .typeIdentifier: $0.1] }
        return UIFont(descriptor: body.addingAttributes([.featureSettings: list]), size: 0)
    }

    @Test(arguments: [
        (kNumberSpacingType, kMonospacedNumbersSelector, kProportionalNumbersSelector),
        (kFractionsType, kDiagonalFractionsSelector, kNoFractionsSelector),
        (kFractionsType, kVerticalFractionsSelector, kNoFractionsSelector),
        (kVerticalPositionType, kSuperiorsSelector, kNormalPositionSelector),
        (kVerticalPositionType, kScientificInferiorsSelector, kNormalPositionSelector),
        (kLowerCaseType, kLowerCaseSmallCapsSelector, kDefaultLowerCaseSelector),
        (kUpperCaseType, kUpperCaseSmallCapsSelector, kDefaultUpperCaseSelector),
        (kLigaturesType, kCommonLigaturesOnSelector, kCommonLigaturesOffSelector),
        (kLigaturesType, kRareLigaturesOnSelector, kRareLigaturesOffSelector),
        (kTypographicExtrasType, kSlashedZeroOnSelector, kSlashedZeroOffSelector),
        (kCaseSensitiveLayoutType, kCaseSensitiveLayoutOnSelector, kCaseSensitiveLayoutOffSelector),
        (kContextualAlternatesType, kContextualAlternatesOnSelector, kContextualAlternatesOffSelector),
        (kContextualAlternatesType, kSwashAlternatesOnSelector, kSwashAlternatesOffSelector),
        (kContextualAlternatesType, kContextualSwashAlternatesOnSelector, kContextualSwashAlternatesOffSelector),
        (kStylisticAlternativesType, kStylisticAltOneOnSelector, kStylisticAltOneOffSelector),
        (kStylisticAlternativesType, kStylisticAltTwentyOnSelector, kStylisticAltTwentyOffSelector),
    ])
    func aSettingIsTakenBackByTheOtherSelectorOfItsType(_ type: Int, _ on: Int, _ off: Int) {
        let plain = UIFont.systemFont(ofSize: 13)

        #expect(font((type, on)) != plain)
        #expect(font((type, on), (type, off)) == plain)
        #expect(font((type, on), (type, on)) == font((type, on)))
    }

    @Test func digitsOfTwoHeightsExcludeEachOther() {
        let upper = (kNumberCaseType, kUpperCaseNumbersSelector)
        let lower = (kNumberCaseType, kLowerCaseNumbersSelector)

        #expect(font(lower, upper) == font(upper) && font(upper) != font(lower))
    }

    @Test func unknownNumbersChangeNothing() {
        #expect(font((999, 1)) == .systemFont(ofSize: 13))
        #expect(font((kStylisticAlternativesType, 90)) == .systemFont(ofSize: 13))
        #expect(font((kStylisticAlternativesType, kNoStylisticAlternatesSelector)) == .systemFont(ofSize: 13))
    }

    @Test(arguments: [UIFont.Weight.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black])
    func everyWeightHasDigitsOfEqualWidth(weight: UIFont.Weight) {
        for size in [9, 17, 40] as [CGFloat] {
            let font = UIFont.monospacedDigitSystemFont(ofSize: size, weight: weight)
            let widths = (0...9).map { width(String(repeating: "\($0)", count: 4), font) }

            #expect(widths.allSatisfy { abs($0 - widths[0]) < 0.001 }, "\(weight.rawValue) \(size) \(widths)")
        }
    }

    @Test func fontsAreFoundByTheirReportedNames() throws {
        #expect(UIFont.fontNames(forFamilyName: "georgia").contains("Georgia-Italic"))
        #expect(UIFont.fontNames(forFamilyName: "No such family").isEmpty)
        for family in UIFont.familyNames {
            for name in UIFont.fontNames(forFamilyName: family) {
                #expect(try #require(UIFont(name: name, size: 10)).familyName == family)
            }
        }
        let heavy = UIFont.systemFont(ofSize: 10, weight: .heavy)
        #expect(UIFont(name: heavy.fontName, size: 10) == heavy)
    }

    @Test func aBolderPreferredFontStillFollowsTheTextSize() throws {
        let large = UITraitCollection(preferredContentSizeCategory: .large)
        let plain = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body, compatibleWith: large)

        let bold = UIFont(descriptor: try #require(plain.withSymbolicTraits(.traitBold)), size: 0)

        #expect(bold.fontDescriptor.object(forKey: .textStyle) as? UIFont.TextStyle == .body)
        #expect(bold.withSize(20).fontDescriptor.object(forKey: .textStyle) == nil)
    }

    @Test(arguments: [.nan, -5, 0, .infinity, 1e9] as [CGFloat])
    func invalidFontSizesGiveFiniteMetrics(size: CGFloat) {
        let font = UIFont.systemFont(ofSize: size)

        #expect(font.pointSize >= 0 && font.pointSize <= 4096)
        #expect("Hello".size(withAttributes: [.font: font]).width.isFinite)
        #expect(UIFont(descriptor: body, size: size).lineHeight.isFinite)
    }

    @Test func theSizeOfADescriptorIsThatOfItsFont() {
        let descriptor = UIFontDescriptor(fontAttributes: [UIFontDescriptor.AttributeName.size: 20])

        #expect(descriptor.pointSize == 20)
        #expect(UIFont(descriptor: descriptor, size: 0).pointSize == 20)
        #expect(UIFont(descriptor: descriptor, size: UIFont.systemFontSize).pointSize == 14)
    }
}
