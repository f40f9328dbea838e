import TextLayout

/// Apple's registry of font features, limited to those that the fonts here support.
enum FontFeatures {
    /// Switches a feature of `font`; unknown numbers are ignored.
    static func apply(type: Int, selector: Int, to font: inout TextFont) {
        if type == numberSpacing {
            font.hasTabularDigits = selector == 0
        } else if let group = features[type] {
            font.features.subtract(group.values)
            if let feature = group[selector] { font.features.insert(feature) }
        } else if type == stylisticAlternatives, let feature = stylistic[selector / 2] {
            if selector % 2 == 0 { font.features.insert(feature) } else { font.features.remove(feature) }
        } else if type == typographicExtras {
            if selector == 4 { font.features.insert(.slashedZero) }
            if selector == 5 { font.features.remove(.slashedZero) }
        }
    }

    private static let numberSpacing = 6
    private static let typographicExtras = 14
    private static let stylisticAlternatives = 35

    /// By type and selector; a missing selector switches the type off.
    private static let features: [Int: [Int: TextFont.Feature]] = [
        10: [1: .superiors, 2: .inferiors, 3: .ordinals],
        11: [2: .fractions],
        33: [0: .caseSensitiveForms],
        36: [0: .contextualAlternates],
    ]

    private static let stylistic: [Int: TextFont.Feature] = [
        1: .stylisticOne, 2: .stylisticTwo, 3: .stylisticThree, 4: .stylisticFour,
    ]
}
