import Foundation

/// The font of a run, which `UIFont` wraps. All lengths are points. `ascender`, `descender`, `capHeight` and `xHeight`
/// have y up, as in `UIFont`.
package struct TextFont: Hashable, Sendable {
    /// The design of a font.
    package enum Family: Hashable, Sendable {
        /// Inter with San Francisco's metrics and widths.
        case system
        /// DejaVu Sans Mono at San Francisco Mono's advance; Inter has no monospaced cut.
        case monospaced
        /// Noto Serif in place of New York.
        case serif
        /// The system font: there is no rounded one.
        case rounded
        /// A family of the app, or of iOS (`IOSFonts`), by name. Other names fall back to the system font.
        case named(String)
    }

    package var family: Family
    /// The size in points. NaN and negative values count as 0, values above 4096 as 4096. A text of size 0 takes no
    /// space.
    package var size: CGFloat { didSet { size = Self.usable(size) } }
    /// `UIFont.Weight`'s raw value, -1...1; the nearest of nine weights is used. Fallback fonts have regular and bold
    /// only.
    package var weight: CGFloat
    package var isItalic: Bool
    /// Whether a family of iOS shows its narrow face. Default false.
    package var isCondensed = false
    /// Whether all digits have the same width (`UIFont.monospacedDigitSystemFont`).
    package var hasTabularDigits: Bool
    /// Whether the font is two weights heavier, for the user's Bold Text setting.
    package var isEmboldened = false
    /// OpenType features in addition to the default ones.
    package var features: Set<Feature> = []

    package init(
        _ family: Family = .system, size: CGFloat, weight: CGFloat = 0, isItalic: Bool = false,
        hasTabularDigits: Bool = false
    ) {
        self.family = family
        self.size = Self.usable(size)
        self.weight = weight.isFinite ? weight : 0
        self.isItalic = isItalic
        self.hasTabularDigits = hasTabularDigits
    }

    private static func usable(_ size: CGFloat) -> CGFloat {
        size > 0 ? min(size, 4096) : 0
    }

    /// An OpenType feature; the raw value is its tag.
    package enum Feature: String, Hashable, Sendable, CaseIterable {
        case ligatures = "liga"
        case rareLigatures = "dlig"
        case fractions = "frac"
        case verticalFractions = "afrc"
        case slashedZero = "zero"
        case ordinals = "ordn"
        case superiors = "sups"
        case inferiors = "subs"
        case scientificInferiors = "sinf"
        case smallCapitals = "smcp"
        case smallCapitalsFromCapitals = "c2sc"
        case oldStyleDigits = "onum"
        case liningDigits = "lnum"
        case swashes = "swsh"
        case contextualSwashes = "cswh"
        case caseSensitiveForms = "case"
        case contextualAlternates = "calt"
        case stylisticOne = "ss01"
        case stylisticTwo = "ss02"
        case stylisticThree = "ss03"
        case stylisticFour = "ss04"
        case stylisticFive = "ss05"
        case stylisticSix = "ss06"
        case stylisticSeven = "ss07"
        case stylisticEight = "ss08"
        case stylisticNine = "ss09"
        case stylisticTen = "ss10"
        case stylisticEleven = "ss11"
        case stylisticTwelve = "ss12"
        case stylisticThirteen = "ss13"
        case stylisticFourteen = "ss14"
        case stylisticFifteen = "ss15"
        case stylisticSixteen = "ss16"
        case stylisticSeventeen = "ss17"
        case stylisticEighteen = "ss18"
        case stylisticNineteen = "ss19"
        case stylisticTwenty = "ss20"
    }
}

extension TextFont {
    package var ascender: CGFloat { size * metrics.ascender }
    /// The descender; negative, because it is below the baseline.
    package var descender: CGFloat { size * metrics.descender }
    package var capHeight: CGFloat { size * metrics.capHeight }
    package var xHeight: CGFloat { size * metrics.xHeight }
    /// What `UIFont.leading` reports. Lines are as far apart without it.
    package var leading: CGFloat { size * metrics.leading }
    /// Always `ascender - descender`, independent of the fonts that the glyphs come from.
    package var lineHeight: CGFloat { ascender - descender }

    /// The metrics of the family, as fractions of the size. The app's own fonts have the system font's.
    private var metrics: IOSFontMetrics {
        guard case .named(let name) = family, let family = IOSFonts.family(named: name) else {
            return SanFranciscoMetrics.all
        }
        return family.metrics
    }

    /// The weight in hundreds, 100 (ultra light) to 900 (black): Inter's weight nearest to `weight`, or two beyond it.
    package var weightClass: Int { min(regularWeightClass + (isEmboldened ? Self.boldTextStep : 0), 900) }

    /// This font with the user's Bold Text setting applied; fonts selected by name do not change.
    package var emboldened: TextFont {
        if case .named = family { return self }
        var font = self
        font.isEmboldened = true
        return font
    }

    /// What Bold Text adds to the weight class (chosen: regular text becomes semibold).
    private static let boldTextStep = 200

    private var regularWeightClass: Int {
        let cuts: [(weight: CGFloat, cut: Int)] = [
            (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800),
            (0.62, 900),
        ]
        return cuts.min { abs($0.weight - weight) < abs($1.weight - weight) }!.cut
    }
}
