/// What stands in an empty field: a string in the field's look, or text with attributes of its own.
enum FieldPlaceholder: Equatable {
    case plain(String)
    case attributed(NSAttributedString)

    var string: String {
        switch self {
        case .plain(let text): text
        case .attributed(let text): text.string
        }
    }

    /// The text as an app sees it; made anew for a plain one.
    var attributedString: NSAttributedString {
        switch self {
        case .plain(let text): UniformText(text).attributedString
        case .attributed(let text): text
        }
    }

    /// Shows the placeholder in `label`; what has no font or color of its own takes these.
    @MainActor func show(in label: UILabel, font: UIFont, color: UIColor) {
        switch self {
        case .plain(let text): label.show(UniformText(text, [.font: font, .foregroundColor: color]))
        case .attributed(let text): label.attributedText = text.filled(font: font, color: color)
        }
    }

    /// The width on one line, where `font` is that of characters without one. Points, not rounded to pixels.
    func width(font: UIFont) -> CGFloat {
        var look = TextLook.plain
        look.font = font
        switch self {
        case .plain(let text): return TextDrawing(UniformText(text), look: look).size().width
        case .attributed(let text): return TextDrawing(text, look: look).size().width
        }
    }
}
