import TextLayout

/// Where a text stands that `adjustsFontSizeToFitWidth` made smaller.
public enum UIBaselineAdjustment: Int, Sendable {
    /// The baseline is where it would be at full size.
    case alignBaselines
    /// The text is centred.
    case alignCenters
    /// The top left corner is where it would be at full size.
    case none
}

extension UILabel {
    /// From the top of a rectangle `height` points high to the top of the text.
    func top(of layout: TextLayout, in height: CGFloat) -> CGFloat {
        let centred = (height - layout.size.height) / 2
        guard layout.scale < 1, baselineAdjustment != .alignCenters else { return centred }
        let full = (height - layout.size.height / layout.scale) / 2
        guard baselineAdjustment == .alignBaselines else { return full }
        return full + layout.firstBaseline / layout.scale - layout.firstBaseline
    }

    func takeLook(of text: NSAttributedString) {
        if let font = text.firstAttribute(.font) as? UIFont { ownFont = font }
        if let color = text.firstAttribute(.foregroundColor) as? UIColor { ownTextColor = color }
        if let style = text.firstAttribute(.paragraphStyle) as? NSParagraphStyle {
            ownTextAlignment = style.alignment
            ownLineBreakMode = style.lineBreakMode
            ownLineBreakStrategy = style.lineBreakStrategy
        }
    }

    /// Attributed text takes the new look as a whole, as the documentation of each property says.
    func override(_ key: NSAttributedString.Key, _ value: Any) {
        if case .attributed(let text) = content {
            let changed = NSMutableAttributedString(attributedString: text)
            changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
            content = .attributed(changed)
        } else {
            contentDidChange()
        }
    }

    func overrideParagraph(_ change: (NSMutableParagraphStyle) -> Void) {
        guard case .attributed(let text) = content else { return contentDidChange() }
        let style = NSMutableParagraphStyle()
        style.setParagraphStyle(text.firstAttribute(.paragraphStyle) as? NSParagraphStyle ?? paragraphStyle)
        change(style)
        override(.paragraphStyle, style)
    }

    /// Gives the fonts that follow the user's text size their present size.
    func adjustFonts() {
        guard adjustsFontForContentSizeCategory else { return }
        let traits = traitCollection
        if case .attributed(let text) = content {
            if let adjusted = text.adjusted(to: traits) { content = .attributed(adjusted) }
            ownFont = ownFont.adjusted(to: traits)
            return
        }
        let adjusted = ownFont.adjusted(to: traits)
        if adjusted !== ownFont { font = adjusted }
    }
}

extension NSAttributedString {
    /// A copy in which every character has a font and, unless it is part of a link, a colour.
    func filled(font: UIFont, colour: UIColor) -> NSAttributedString {
        let result = NSMutableAttributedString(attributedString: self)
        enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
            if attributes[.font] == nil { result.addAttribute(.font, value: font, range: range) }
            if attributes[.foregroundColor] == nil, attributes[.link] == nil {
                result.addAttribute(.foregroundColor, value: colour, range: range)
            }
        }
        return NSAttributedString(attributedString: result)
    }

    /// A copy whose fonts follow `traits` as far as they were made to; nil when nothing changes.
    fileprivate func adjusted(to traits: UITraitCollection) -> NSAttributedString? {
        var result: NSMutableAttributedString?
        enumerateAttribute(.font, in: NSRange(location: 0, length: length), options: []) { value, range, _ in
            guard let font = value as? UIFont else { return }
            let adjusted = font.adjusted(to: traits)
            guard adjusted !== font else { return }
            result = result ?? NSMutableAttributedString(attributedString: self)
            result?.addAttribute(.font, value: adjusted, range: range)
        }
        return result.map { NSAttributedString(attributedString: $0) }
    }
}
