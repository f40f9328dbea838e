import TextLayout

/// Lays out a label's text and caches the last results: a label is measured repeatedly and then drawn, and drawn in other
/// colors.
@MainActor final class LabelLayoutCache {
    private struct LayoutLimits: Equatable {
        let size: CGSize
        let lineLimit: Int
        /// The text color of the label, which its attributed text may not have.
        let color: UIColor

        static func == (left: LayoutLimits, right: LayoutLimits) -> Bool {
            left.size == right.size && left.lineLimit == right.lineLimit && left.color === right.color
        }
    }

    private var cached: [(room: LayoutLimits, layout: TextLayout)] = []
    /// One for measuring, one for drawing, one for measuring at another width, one for drawing in another color.
    private static let capacity = 4

    func removeAll() {
        cached.removeAll()
    }

    /// The layout of the label's text in a rectangle of `size` points.
    func layout(of label: UILabel, in size: CGSize, lineLimit: Int) -> TextLayout {
        let limits = LayoutLimits(size: size, lineLimit: lineLimit, color: label.currentTextColor)
        for entry in cached where entry.room == limits { return entry.layout }
        let text = label.displayedText
        let style = label.paragraphStyle
        var paragraph = text.textParagraph(fallback: style)
        let isRightToLeft = label.effectiveUserInterfaceLayoutDirection == .rightToLeft
        paragraph.resolveNatural(isRightToLeft: isRightToLeft)
        paragraph.lineLimit = lineLimit
        if label.allowsDefaultTighteningForTruncation { paragraph.tightens = true }
        if label.adjustsFontSizeToFitWidth, lineLimit == 1 {
            paragraph.minimumScale = max(label.minimumScaleFactor, LabelLayoutCache.minimumScale)
        }
        // A height rounded down to a pixel still has room for its last line.
        let height = size.height + 1
        var appearance = label.textAppearance
        appearance.lineWidth = size.width
        let runs = text.textRuns(appearance: appearance, fallback: style) {
            $0.resolveNatural(isRightToLeft: isRightToLeft)
        }
        let layout = SharedTextLayouts.layout(
            of: runs, paragraph: paragraph, width: size.width, height: height)
        cached.append((limits, layout))
        if cached.count > LabelLayoutCache.capacity { cached.removeFirst() }
        return layout
    }

    /// The smallest scale of a label that sets no limit.
    private static let minimumScale: CGFloat = 0.01
}

extension TextParagraph {
    /// Resolves natural alignment to the side where the interface begins, whatever the text's own direction. The base
    /// direction still comes from the text where it has letters.
    mutating func resolveNatural(isRightToLeft: Bool) {
        if alignment == .natural { alignment = isRightToLeft ? .right : .left }
        if direction == .natural, isRightToLeft { direction = .naturalElseRightToLeft }
    }
}

extension UILabel {
    /// The text to lay out. Text without attributes uses `textAppearance`.
    var displayedText: any AttributedText {
        switch content {
        case .plain(let text): UniformText(text)
        case .attributed(let text): text
        case nil: UniformText("")
        }
    }

    /// The layout of the text in a label of `width` points; nil without text.
    func contentLayout(atWidth width: CGFloat) -> TextLayout? {
        guard content != nil else { return nil }
        let limit = preferredMaxLayoutWidth > 0 && width <= 0 ? preferredMaxLayoutWidth : width
        let availableSize = CGSize(
            width: numberOfLines != 1 && limit > 0 ? limit : UILabel.unlimited, height: UILabel.unlimited)
        return layoutCache.layout(of: self, in: availableSize, lineLimit: numberOfLines)
    }

    /// Whether the text has attributes.
    package var hasAttributes: Bool {
        if case .attributed = content { true } else { false }
    }

    /// The appearance of text without attributes.
    var textAppearance: TextAppearance {
        let isEnabled = isEnabled
        let highlight = isHighlighted ? highlightedTextColor : nil
        var textAppearance = TextAppearance(font: font, color: textColor) { [unowned self] own in
            // Colors are resolved within the layout call, which runs on the main actor.
            MainActor.assumeIsolated {
                let color = (highlight ?? own).resolvedColor(in: self)
                return isEnabled ? color.cgColor : color.components.dimmed.cgColor
            }
        }
        textAppearance.isBold = traitCollection.legibilityWeight == .bold
        return textAppearance
    }

    /// The paragraph style of text that has none.
    var paragraphStyle: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        style.lineBreakMode = lineBreakMode
        style.lineBreakStrategy = lineBreakStrategy
        return style
    }
}

extension SRGBColor {
    /// The color of disabled text: half the alpha (chosen by eye).
    fileprivate var dimmed: UIColor { UIColor(withAlpha(alpha * 0.5)) }
}

extension CGFloat {
    /// Rounded up to whole pixels. Tolerates a hundredth of a pixel of rounding error.
    package func ceiled(atScale scale: CGFloat) -> CGFloat {
        let pixels = scale > 0 ? scale : 1
        return (self * pixels - 0.01).rounded(.up) / pixels
    }

    /// Rounded down to whole pixels. Tolerates a hundredth of a pixel of rounding error.
    package func floored(atScale scale: CGFloat) -> CGFloat {
        let pixels = scale > 0 ? scale : 1
        return (self * pixels + 0.01).rounded(.down) / pixels
    }
}
