import UIKitCore

/// The placeholder of a field: a string in the field's font, or text with attributes.
enum FieldPlaceholder: Equatable {
    case plain(String)
    case attributed(NSAttributedString)

    var string: String {
        switch self {
        case .plain(let text): text
        case .attributed(let text): text.string
        }
    }

    /// The placeholder as an attributed string; created on each call for a plain one.
    var attributedString: NSAttributedString {
        switch self {
        case .plain(let text): UniformText(text).attributedString
        case .attributed(let text): text
        }
    }

    /// Shows the placeholder in `label`. `font` and `color` are for text without these attributes.
    @MainActor func apply(to label: UILabel, font: UIFont, color: UIColor) {
        switch self {
        case .plain(let text): label.setUniformText(UniformText(text, [.font: font, .foregroundColor: color]))
        case .attributed(let text): label.attributedText = text.filled(font: font, color: color)
        }
    }

    /// The width on one line, with `font` for text without a font. Points, not rounded to pixels.
    func width(font: UIFont) -> CGFloat {
        var textAppearance = TextAppearance.plain
        textAppearance.font = font
        switch self {
        case .plain(let text): return TextDrawing(UniformText(text), appearance: textAppearance).size().width
        case .attributed(let text): return TextDrawing(text, appearance: textAppearance).size().width
        }
    }
}
