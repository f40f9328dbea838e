import UIFoundation

/// A format that the user switches on and off for a text.
package enum TextFormat {
    case bold, italic, underline

    /// Whether a text with these attributes has the format. Text without a font has `font`.
    func isOn(_ attributes: [NSAttributedString.Key: Any], font: UIFont) -> Bool {
        guard let trait else { return TextFormat.underline(of: attributes) != 0 }
        return ((attributes[.font] as? UIFont) ?? font).fontDescriptor.symbolicTraits.contains(trait)
    }

    /// The attributes with the format on or off. They are unchanged if the font has no such face.
    func applied(
        _ isOn: Bool, to attributes: [NSAttributedString.Key: Any], font: UIFont
    ) -> [NSAttributedString.Key: Any] {
        var attributes = attributes
        guard let trait else {
            attributes[.underlineStyle] = isOn ? NSUnderlineStyle.single.rawValue : nil
            return attributes
        }
        let own = (attributes[.font] as? UIFont) ?? font
        var traits = own.fontDescriptor.symbolicTraits
        if isOn { traits.insert(trait) } else { traits.remove(trait) }
        guard let descriptor = own.fontDescriptor.withSymbolicTraits(traits) else { return attributes }
        attributes[.font] = UIFont(descriptor: descriptor, size: own.pointSize)
        return attributes
    }

    private var trait: UIFontDescriptor.SymbolicTraits? {
        switch self {
        case .bold: .traitBold
        case .italic: .traitItalic
        case .underline: nil
        }
    }

    /// The bits of the line's style, which apps write as a number or as a style.
    private static func underline(of attributes: [NSAttributedString.Key: Any]) -> Int {
        let value = attributes[.underlineStyle]
        return (value as? NSUnderlineStyle)?.rawValue ?? value as? Int ?? 0
    }
}
