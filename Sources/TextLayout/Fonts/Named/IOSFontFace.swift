import Foundation

/// A face of a font family of iOS. Apple's PostScript name says what it is: "AvenirNext-DemiBoldItalic".
package struct IOSFontFace: Hashable, Sendable {
    /// The PostScript name, which `UIFont.fontName` answers.
    package let postScriptName: String
    /// `UIFont.Weight`'s raw value.
    package let weight: CGFloat
    /// Whether the face is italic or oblique.
    package let isItalic: Bool
    /// Whether the face is narrow.
    package let isCondensed: Bool

    init(postScriptName: String) {
        self.postScriptName = postScriptName
        let words = IOSFontFace.suffix(of: postScriptName)
        weight = IOSFontFace.weights.first { words.contains($0.word) }?.weight ?? 0
        isItalic = ["Italic", "Oblique", "BookIt"].contains { words.contains($0) }
        isCondensed = postScriptName.contains("Condensed")
    }

    /// The face's name in its family, such as "Bold Italic"; "Regular" for the names without one.
    package var faceName: String {
        let suffix = IOSFontFace.suffix(of: postScriptName)
        guard !suffix.isEmpty else { return "Regular" }
        return suffix.reduce(into: "") { name, letter in
            if letter.isUppercase, let last = name.last, last.isLowercase { name.append(" ") }
            name.append(letter)
        }
    }

    /// What follows the family in a name, without the maker's mark that Monotype's fonts have.
    private static func suffix(of name: String) -> String {
        let suffix = name.split(separator: "-", maxSplits: 1).dropFirst().first.map(String.init)
        guard let suffix else { return plainSuffixes.first { name.hasSuffix($0) } ?? "" }
        return suffix.hasSuffix("MT") ? String(suffix.dropLast(2)) : suffix
    }

    /// The endings of names without a hyphen; one that contains another comes first.
    private static let plainSuffixes = ["SemiBold", "Bold", "Light", "Medium"]

    /// The first word that a name contains gives its weight, so "SemiBold" is before "Bold". The weights that Hiragino's
    /// fonts number, and `Book`, are inferred.
    private static let weights: [(word: String, weight: CGFloat)] = [
        ("UltraLight", -0.8), ("Ultralight", -0.8), ("Thin", -0.6), ("Light", -0.4), ("Book", -0.1), ("Medium", 0.23),
        ("DemiBold", 0.3), ("SemiBold", 0.3), ("Semibold", 0.3), ("UltraBold", 0.62), ("ExtraBold", 0.56),
        ("Bold", 0.4), ("Heavy", 0.56), ("Black", 0.62), ("Wide", 0.4), ("W5", 0.23), ("W6", 0.3), ("W7", 0.4),
        ("W8", 0.56),
    ]
}
