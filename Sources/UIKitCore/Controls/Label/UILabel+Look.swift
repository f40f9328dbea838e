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

    /// Shows `text` as `attributedText` would, without an attributed string. It names a font and a color.
    func show(_ text: UniformText?) {
        if let text { takeLook(of: text) }
        content = text.map { .attributed($0) }
    }

    /// Shows what `other` shows, in the same look.
    func copyText(of other: UILabel) {
        takeLook(of: other.shownText)
        content = other.content
    }

    func takeLook(of text: any AttributedText) {
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
            content = .attributed(text.setting(key, to: value))
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
            if let adjusted = text.adjustingFonts(to: traits) { content = .attributed(adjusted) }
            ownFont = ownFont.adjusted(to: traits)
            return
        }
        let adjusted = ownFont.adjusted(to: traits)
        if adjusted !== ownFont { font = adjusted }
    }
}
