import TextLayout

/// The names of fonts: iOS names for the system's fonts, file names for others.
enum FontNames {
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
        let known = installed.filter { $0.family == name && $0.isItalic == font.isItalic }
        let nearest = known.min { abs($0.weightClass - font.weightClass) < abs($1.weightClass - font.weightClass) }
        return nearest?.postScriptName ?? name.filter { $0 != " " } + "-" + face
    }

    static func faces(ofFamily family: String) -> [String] {
        let family = family.lowercased()
        return installed.filter { $0.family.lowercased() == family }.map(\.postScriptName)
    }

    /// The font of a family or face; nil when the name is unknown.
    static func font(named name: String, size: CGFloat) -> TextFont? {
        let requested = name.lowercased()
        if let face = installed.first(where: { $0.postScriptName.lowercased() == requested }) {
            return TextFont(
                .named(face.family), size: size, weight: weight(ofCut: face.weightClass), isItalic: face.isItalic)
        }
        if let face = installed.first(where: { $0.family.lowercased() == requested }) {
            return TextFont(.named(face.family), size: size)
        }
        return systemFont(named: requested, size: size)
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

    private static var installed: [TextFont.InstalledFace] { (try? TextFont.faces()) ?? [] }

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
