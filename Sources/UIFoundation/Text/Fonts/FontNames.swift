import TextLayout

/// The names of fonts: iOS's names for the system's fonts and the families of iOS, those in the files for the app's.
package enum FontNames {
    /// The app's families and those of iOS, sorted.
    static var families: [String] {
        Set(IOSFonts.families.map(\.name)).union(ofApp.map(\.family)).sorted()
    }

    static func family(of font: TextFont) -> String {
        switch font.family {
        case .system: ".AppleSystemUIFont"
        case .monospaced: ".AppleSystemUIFontMonospaced"
        case .serif: ".AppleSystemUIFontSerif"
        case .rounded: ".AppleSystemUIFontRounded"
        case .named(let name): name
        }
    }

    static func face(of font: TextFont) -> String {
        let face = (cuts[font.weightClass] ?? "Regular") + (font.isItalic ? "Italic" : "")
        guard case .named(let name) = font.family else { return (prefixes[font.family] ?? ".SFUI") + "-" + face }
        let known = ofApp.filter { $0.family == name && $0.isItalic == font.isItalic }
        let nearest = known.min { abs($0.weightClass - font.weightClass) < abs($1.weightClass - font.weightClass) }
        return nearest?.postScriptName ?? iosFace(of: font)?.postScriptName ?? name.filter { $0 != " " } + "-" + face
    }

    /// The family of iOS that `font` belongs to; nil for the system's fonts and the app's.
    static func iosFamily(of font: TextFont) -> IOSFontFamily? {
        guard case .named(let name) = font.family, !ofApp.contains(where: { $0.family == name }) else { return nil }
        return IOSFonts.family(named: name)
    }

    /// The face of a family of iOS that `font` has; nil for others.
    static func iosFace(of font: TextFont) -> IOSFontFace? {
        iosFamily(of: font)?.face(nearestTo: font.weight, isItalic: font.isItalic, isCondensed: font.isCondensed)
    }

    static func faces(ofFamily family: String) -> [String] {
        let own = ofApp.filter { $0.family.lowercased() == family.lowercased() }.map(\.postScriptName)
        return own.isEmpty ? IOSFonts.family(named: family)?.faces.map(\.postScriptName) ?? [] : own
    }

    /// The font of a family or face; nil when the name is unknown.
    static func font(named name: String, size: CGFloat) -> TextFont? {
        let requested = name.lowercased()
        if let face = ofApp.first(where: { $0.postScriptName.lowercased() == requested }) {
            return TextFont(
                .named(face.family), size: size, weight: weight(ofCut: face.weightClass), isItalic: face.isItalic)
        }
        if let face = ofApp.first(where: { $0.family.lowercased() == requested }) {
            return TextFont(.named(face.family), size: size)
        }
        if let (family, face) = IOSFonts.face(named: requested) { return font(of: family, face, size: size) }
        if let family = IOSFonts.family(named: requested) { return font(of: family, family.regularFace, size: size) }
        return systemFont(named: requested, size: size)
    }

    private static func font(of family: IOSFontFamily, _ face: IOSFontFace, size: CGFloat) -> TextFont {
        var font = TextFont(.named(family.name), size: size, weight: face.weight, isItalic: face.isItalic)
        font.isCondensed = face.isCondensed
        return font
    }

    /// Logs once for each family of iOS whose widths an optional font would have, if none is installed.
    static func reportMissingTwin(of font: TextFont) {
        guard let line = missingTwinLine(for: font, installed: TextFont.installedFamilies) else { return }
        Log.lineOnce(line)
    }

    /// What to install for the widths of a font of iOS; nil if it has them, or if no font has.
    ///
    /// - Parameter families: The families that are installed.
    package static func missingTwinLine(for font: TextFont, installed families: Set<String>) -> String? {
        guard let family = iosFamily(of: font), let best = family.twins.first,
            family.twins.allSatisfy({ !families.contains($0.family) })
        else { return nil }
        let remedy = best.debianPackage.map { "install the package \($0)" } ?? "install the font \(best.family)"
        let shown = family.lookAlike == .serif ? "Noto Serif" : family.isMonospaced ? "DejaVu Sans Mono" : "Inter"
        return
            "UIFont: \(family.name) is drawn with \(shown), whose letters have other widths. For its widths, \(remedy) "
            + "(Docs/NamedFonts.md)."
    }

    private static func systemFont(named requested: String, size: CGFloat) -> TextFont? {
        for family in [TextFont.Family.system, .monospaced, .serif, .rounded] {
            let regular = TextFont(family, size: size)
            if FontNames.family(of: regular).lowercased() == requested { return regular }
            for cut in cuts.keys {
                for isItalic in [false, true] {
                    let font = TextFont(family, size: size, weight: weight(ofCut: cut), isItalic: isItalic)
                    if face(of: font).lowercased() == requested { return font }
                }
            }
        }
        return nil
    }

    private static var ofApp: [TextFont.InstalledFace] { TextFont.facesOfApp }

    private static let prefixes: [TextFont.Family: String] = [
        .system: ".SFUI", .monospaced: ".SFUIMono", .serif: ".NewYork", .rounded: ".SFUIRounded",
    ]

    private static let cuts = [
        100: "Ultralight", 200: "Thin", 300: "Light", 400: "Regular", 500: "Medium", 600: "Semibold", 700: "Bold",
        800: "Heavy", 900: "Black",
    ]

    private static func weight(ofCut cut: Int) -> CGFloat {
        let weights: [UIFont.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        return weights[min(max(cut / 100 - 1, 0), weights.count - 1)].rawValue
    }
}
