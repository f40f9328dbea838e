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
            font.family = FontNames.font(named: family, size: font.size)?.family ?? .named(family)
        }
        if let face = attributes[.face] as? String { applyFace(face, to: &font) }
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
            if bits & 1 << 10 != 0 { font.family = .monospaced }
        }
        let weight = (traits[.weight] as? UIFont.Weight)?.rawValue ?? CGFloat(attribute: traits[.weight])
        if let weight, weight.isFinite { font.weight = weight }
        if let slant = CGFloat(attribute: traits[.slant]) { font.isItalic = slant > 0 }
    }

    private static func applyFace(_ face: String, to font: inout TextFont) {
        let words = face.lowercased()
        font.isItalic = words.contains("italic") || words.contains("oblique")
        let weights: [(String, UIFont.Weight)] = [
            ("ultralight", .ultraLight), ("thin", .thin), ("light", .light), ("medium", .medium),
            ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
        ]
        font.weight = (weights.first { words.contains($0.0) }?.1 ?? .regular).rawValue
    }
}
