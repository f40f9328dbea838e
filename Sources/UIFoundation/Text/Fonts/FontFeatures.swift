import TextLayout

/// Apple's registry of font features, limited to those that OpenType fonts have. A font that lacks a feature is drawn
/// without it.
enum FontFeatures {
    /// Switches a feature of `font`; unknown numbers are ignored.
    static func apply(type: Int, selector: Int, to font: inout TextFont) {
        if type == kNumberSpacingType {
            font.hasTabularDigits = selector == kMonospacedNumbersSelector
        } else if let group = exclusive[type] {
            font.features.subtract(group.values)
            if let feature = group[selector] { font.features.insert(feature) }
        } else if let feature = switches[type]?[selector & ~1] {
            // Of a pair, the even selector switches the feature on, and the next one off.
            if selector % 2 == 0 { font.features.insert(feature) } else { font.features.remove(feature) }
        } else if type == kStylisticAlternativesType, let feature = stylistic(selector / 2) {
            if selector % 2 == 0 { font.features.insert(feature) } else { font.features.remove(feature) }
        }
    }

    /// Types of which one selector is valid at a time, by selector; a missing selector switches the type off.
    private static let exclusive: [Int: [Int: TextFont.Feature]] = [
        kVerticalPositionType: [
            kSuperiorsSelector: .superiors, kInferiorsSelector: .inferiors, kOrdinalsSelector: .ordinals,
            kScientificInferiorsSelector: .scientificInferiors,
        ],
        kFractionsType: [kVerticalFractionsSelector: .verticalFractions, kDiagonalFractionsSelector: .fractions],
        kNumberCaseType: [kLowerCaseNumbersSelector: .oldStyleDigits, kUpperCaseNumbersSelector: .liningDigits],
        kLowerCaseType: [kLowerCaseSmallCapsSelector: .smallCapitals],
        kUpperCaseType: [kUpperCaseSmallCapsSelector: .smallCapitalsFromCapitals],
    ]

    /// Types with a pair of selectors for each feature, by the one that switches it on.
    private static let switches: [Int: [Int: TextFont.Feature]] = [
        kLigaturesType: [kCommonLigaturesOnSelector: .ligatures, kRareLigaturesOnSelector: .rareLigatures],
        kTypographicExtrasType: [kSlashedZeroOnSelector: .slashedZero],
        kCaseSensitiveLayoutType: [kCaseSensitiveLayoutOnSelector: .caseSensitiveForms],
        kContextualAlternatesType: [
            kContextualAlternatesOnSelector: .contextualAlternates, kSwashAlternatesOnSelector: .swashes,
            kContextualSwashAlternatesOnSelector: .contextualSwashes,
        ],
    ]

    /// The stylistic set with a number from 1 to 20.
    private static func stylistic(_ number: Int) -> TextFont.Feature? {
        guard (1...20).contains(number) else { return nil }
        return TextFont.Feature(rawValue: number < 10 ? "ss0\(number)" : "ss\(number)")
    }
}
