import TextLayout

/// The vertical position of text that `adjustsFontSizeToFitWidth` made smaller.
public enum UIBaselineAdjustment: Int, Sendable {
    /// The baseline is at the same height as at full size.
    case alignBaselines
    /// The text is centered.
    case alignCenters
    /// The top left corner is where it would be at full size.
    case none
}

extension UILabel {
    /// The text laid out in a rectangle of `size` points, and the distance from the rectangle's top to the text's.
    func laidOutText(in size: CGSize) -> (layout: TextLayout, top: CGFloat) {
        let layout = layoutCache.layout(of: self, in: size, lineLimit: numberOfLines)
        return (layout, top(of: layout, in: size.height).floored(atScale: traitCollection.displayScale))
    }

    /// The distance from the top of a rectangle `height` points high to the top of the text.
    func top(of layout: TextLayout, in height: CGFloat) -> CGFloat {
        let centerd = (height - layout.size.height) / 2
        guard layout.scale < 1, baselineAdjustment != .alignCenters else { return centerd }
        let full = (height - layout.size.height / layout.scale) / 2
        guard baselineAdjustment == .alignBaselines else { return full }
        return full + layout.firstBaseline / layout.scale - layout.firstBaseline
    }

    /// Shows `text` like `attributedText` does, without an attributed string. `text` has a font and a color.
    package func setUniformText(_ text: UniformText?) {
        if let text { copyTextStyle(from: text) }
        content = text.map { .attributed($0) }
    }

    /// Shows the text of `other` with the same font, color and paragraph style.
    func copyText(of other: UILabel) {
        copyTextStyle(from: other.displayedText)
        content = other.content
    }

    /// Copies font, color and paragraph style from the first character of `text`.
    func copyTextStyle(from text: any AttributedText) {
        if let font = text.firstAttribute(.font) as? UIFont { currentFont = font }
        if let color = text.firstAttribute(.foregroundColor) as? UIColor { currentTextColor = color }
        if let style = text.firstAttribute(.paragraphStyle) as? NSParagraphStyle {
            currentTextAlignment = style.alignment
            currentLineBreakMode = style.lineBreakMode
            currentLineBreakStrategy = style.lineBreakStrategy
        }
    }

    /// Sets an attribute on all of an attributed text, as the documentation of each property promises.
    func applyAttribute(_ key: NSAttributedString.Key, value: Any) {
        if case .attributed(let text) = content {
            content = .attributed(text.setting(key, to: value))
        } else {
            contentDidChange()
        }
    }

    func updateParagraphStyle(_ change: (NSMutableParagraphStyle) -> Void) {
        guard case .attributed(let text) = content else { return contentDidChange() }
        let style = NSMutableParagraphStyle()
        style.setParagraphStyle(text.firstAttribute(.paragraphStyle) as? NSParagraphStyle ?? paragraphStyle)
        change(style)
        applyAttribute(.paragraphStyle, value: style)
    }

    /// Scales the fonts that follow the user's text size to the current size.
    func adjustFonts() {
        guard adjustsFontForContentSizeCategory else { return }
        let traits = traitCollection
        if case .attributed(let text) = content {
            if let adjusted = text.adjustingFonts(to: traits) { content = .attributed(adjusted) }
            currentFont = currentFont.adjusted(to: traits)
            return
        }
        let adjusted = currentFont.adjusted(to: traits)
        if adjusted !== currentFont { font = adjusted }
    }
}
