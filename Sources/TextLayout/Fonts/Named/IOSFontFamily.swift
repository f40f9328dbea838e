import Foundation

/// A font family that every iPhone has, with Apple's names and metrics, and what it is drawn with here.
package struct IOSFontFamily: Sendable {
    /// The family's name, such as "Helvetica Neue".
    package let name: String
    /// The faces, in the order of the table.
    package let faces: [IOSFontFace]
    /// The vertical metrics of all faces.
    let metrics: IOSFontMetrics
    /// What the family is drawn with where none of the `twins` is installed, or for a weight that it lacks.
    package let lookAlike: LookAlike
    /// Families whose letters have the widths of this one, best first.
    package let twins: [FontTwin]

    /// The kind of the installed fonts that replace a family without its widths.
    package enum LookAlike: Hashable, Sendable {
        /// Inter, with the widths of San Francisco.
        case sans
        /// Noto Serif.
        case serif
        /// DejaVu Sans Mono, with its own widths.
        case monospaced
        /// Noto Color Emoji.
        case emoji
        /// Noto Sans CJK, with these forms of Han characters whatever the text's language, and Inter for Latin letters.
        case han(FontFamilies.HanForms)
    }

    /// - Parameter faces: PostScript names, separated by spaces.
    init(
        _ name: String, _ metrics: IOSFontMetrics, like lookAlike: LookAlike = .sans, twins: [FontTwin] = [],
        faces: String
    ) {
        self.name = name
        self.metrics = metrics
        self.lookAlike = lookAlike
        self.twins = twins
        self.faces = faces.split(separator: " ").map { IOSFontFace(postScriptName: String($0)) }
    }

    /// The best of the twins that are among the `installed` families and suit the weight of `font`; nil for none.
    func twin(for font: TextFont, installed: Set<String>) -> FontTwin? {
        guard FontTwin.suits(weightClass: font.weightClass) else { return nil }
        if font.isCondensed {
            return twins.contains(.heros) && installed.contains(FontTwin.herosCondensed.family) ? .herosCondensed : nil
        }
        return twins.first { installed.contains($0.family) }
    }

    /// Whether all characters have the same width.
    package var isMonospaced: Bool { lookAlike == .monospaced }

    /// The face with this name, ignoring case.
    package func face(named postScriptName: String) -> IOSFontFace? {
        let name = postScriptName.lowercased()
        return faces.first { $0.postScriptName.lowercased() == name }
    }

    /// The face that is nearest to a weight among those with the slant and width, otherwise among those with the slant,
    /// otherwise among all.
    package func face(nearestTo weight: CGFloat, isItalic: Bool, isCondensed: Bool) -> IOSFontFace {
        let slanted = faces.filter { $0.isItalic == isItalic }
        let candidates = [slanted.filter { $0.isCondensed == isCondensed }, slanted, faces].first { !$0.isEmpty }
        return (candidates ?? faces).min { abs($0.weight - weight) < abs($1.weight - weight) }!
    }

    /// The upright face nearest to regular: what the family's name selects.
    package var regularFace: IOSFontFace { face(nearestTo: 0, isItalic: false, isCondensed: false) }
}

/// An installed family whose letters have the widths of a family of iOS.
package struct FontTwin: Hashable, Sendable {
    /// The family's name in its files.
    package let family: String
    /// The Debian package that installs it; nil where Debian 12 has none.
    package let debianPackage: String?

    static let liberationSans = FontTwin(family: "Liberation Sans", debianPackage: "fonts-liberation2")
    static let liberationSerif = FontTwin(family: "Liberation Serif", debianPackage: "fonts-liberation2")
    static let liberationMono = FontTwin(family: "Liberation Mono", debianPackage: "fonts-liberation2")
    static let heros = FontTwin(family: "TeX Gyre Heros", debianPackage: "fonts-texgyre")
    static let herosCondensed = FontTwin(family: "TeX Gyre Heros Cn", debianPackage: "fonts-texgyre")
    static let cursor = FontTwin(family: "TeX Gyre Cursor", debianPackage: "fonts-texgyre")
    static let termes = FontTwin(family: "TeX Gyre Termes", debianPackage: "fonts-texgyre")
    static let pagella = FontTwin(family: "TeX Gyre Pagella", debianPackage: "fonts-texgyre")
    static let gelasio = FontTwin(family: "Gelasio", debianPackage: nil)

    /// Whether the families, which have regular and bold, show text of a weight class.
    static func suits(weightClass: Int) -> Bool { weightClass == 400 || weightClass >= 600 }
}
