import TextLayout

/// Applies font attributes to a font. Values of wrong types are ignored.
enum FontAttributes {
    typealias Dictionary = [UIFontDescriptor.AttributeName: Any]

    /// Applies `attributes` to `font`: first the family and face, then its properties.
    static func apply(_ attributes: Dictionary, to font: inout TextFont) {
        if let name = attributes[.name] as? String, let named = FontNames.font(named: name, size: font.size) {
            font = named
        }
        if let family = attributes[.family] as? String {
            let regular = FontNames.font(named: family, size: font.size)
            font.family = regular?.family ?? .named(family)
            font.isCondensed = regular?.isCondensed ?? false
        }
        if let face = attributes[.face] as? String { apply(face: face, to: &font) }
        if let size = CGFloat(attribute: attributes[.size]), size > 0 { font.size = size }
        if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] { apply(traits, to: &font) }
        for setting in attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Any]] ?? [] {
            guard let type = CGFloat(attribute: setting[.featureIdentifier]).flatMap({ Int(exactly: $0) }),
                let selector = CGFloat(attribute: setting[.typeIdentifier]).flatMap({ Int(exactly: $0) })
            else { continue }
            FontFeatures.apply(type: type, selector: selector, to: &font)
        }
    }

    static func style(in attributes: Dictionary) -> UIFont.TextStyle? {
        attributes[.textStyle] as? UIFont.TextStyle
            ?? (attributes[.textStyle] as? String).map(UIFont.TextStyle.init(rawValue:))
    }

    private static func apply(_ traits: [UIFontDescriptor.TraitKey: Any], to font: inout TextFont) {
        if let bits = traits[.symbolic] as? UInt32
            ?? CGFloat(attribute: traits[.symbolic]).flatMap({ UInt32(exactly: $0) })
        {
            font.isItalic = bits & 1 != 0
            if bits & 2 != 0, font.weight < UIFont.Weight.semibold.rawValue {
                font.weight = UIFont.Weight.bold.rawValue
            }
            if bits & 1 << 6 != 0, FontNames.iosFamily(of: font) != nil { font.isCondensed = true }
            if bits & 1 << 10 != 0, FontNames.iosFamily(of: font)?.isMonospaced != true { font.family = .monospaced }
        }
        let weight = (traits[.weight] as? UIFont.Weight)?.rawValue ?? CGFloat(attribute: traits[.weight])
        if let weight, weight.isFinite { font.weight = weight }
        if let slant = CGFloat(attribute: traits[.slant]) { font.isItalic = slant > 0 }
    }

    /// Selects a face of the font's family by its name in the family, such as "Bold Italic".
    private static func apply(face: String, to font: inout TextFont) {
        let words = face.lowercased().filter { $0 != " " }
        let named = FontNames.iosFamily(of: font)?.faces.first {
            $0.faceName.lowercased().filter { $0 != " " } == words
        }
        if let named {
            font.weight = named.weight
            font.isItalic = named.isItalic
            font.isCondensed = named.isCondensed
            return
        }
        font.isItalic = words.contains("italic") || words.contains("oblique")
        let weights: [(String, UIFont.Weight)] = [
            ("ultralight", .ultraLight), ("thin", .thin), ("light", .light), ("medium", .medium),
            ("semibold", .semibold), ("demibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
        ]
        font.weight = (weights.first { words.contains($0.0) }?.1 ?? .regular).rawValue
    }
}
