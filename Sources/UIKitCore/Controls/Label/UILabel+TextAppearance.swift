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

    /// Shows `text` as `setUniformText` and `attributedText` do, unless the label already shows it.
    package func show(_ text: any AttributedText) {
        let shown: (any AttributedText)? = if case .attributed(let text) = content { text } else { nil }
        if let text = text as? UniformText {
            if shown as? UniformText != text { setUniformText(text) }
        } else if shown as? NSAttributedString != text.attributedString {
            attributedText = text.attributedString
        }
    }

    /// The size in points of a label that shows `text` in `view`, in whole pixels; zero without text. Needs no label.
    ///
    /// - Parameter width: the width in points at which the text wraps; nil for no limit.
    package static func size(
        of text: any AttributedText, width: CGFloat?, lineLimit: Int, lineBreakMode: NSLineBreakMode, in view: UIView
    ) -> CGSize {
        guard !text.string.isEmpty else { return .zero }
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = lineBreakMode
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        var paragraph = text.textParagraph(fallback: style)
        paragraph.resolveNatural(isRightToLeft: isRightToLeft)
        paragraph.lineLimit = lineLimit
        var appearance = TextAppearance.plain
        appearance.isBold = view.traitCollection.legibilityWeight == .bold
        let width = lineLimit != 1 ? width ?? unlimited : unlimited
        appearance.lineWidth = width
        let runs = text.textRuns(appearance: appearance, fallback: style) {
            $0.resolveNatural(isRightToLeft: isRightToLeft)
        }
        let size = SharedTextLayouts.layout(of: runs, paragraph: paragraph, width: width, height: unlimited).size
        let scale = view.traitCollection.displayScale
        return CGSize(
            width: min(size.width.ceiled(atScale: scale), width), height: size.height.ceiled(atScale: scale))
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
