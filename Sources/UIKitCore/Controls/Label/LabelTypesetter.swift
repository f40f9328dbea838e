import TextLayout

/// Lays out a label's text and caches the last results: a label is measured repeatedly and then drawn.
@MainActor final class LabelTypesetter {
    private struct Room: Equatable {
        let size: CGSize
        let lineLimit: Int
    }

    private var known: [(room: Room, layout: TextLayout)] = []
    /// One for measuring, one for drawing, one for measuring at another width.
    private static let capacity = 3

    func forget() {
        known.removeAll()
    }

    /// The layout of the label's text in a rectangle of `size` points.
    func layout(of label: UILabel, in size: CGSize, lineLimit: Int) -> TextLayout {
        let room = Room(size: size, lineLimit: lineLimit)
        if let found = known.first(where: { $0.room == room }) { return found.layout }
        let text = label.shownText
        let style = label.paragraphStyle
        var paragraph = text.textParagraph(else: style)
        let isRightToLeft = label.effectiveUserInterfaceLayoutDirection == .rightToLeft
        paragraph.follow(isRightToLeft: isRightToLeft)
        paragraph.lineLimit = lineLimit
        if label.allowsDefaultTighteningForTruncation { paragraph.tightens = true }
        if label.adjustsFontSizeToFitWidth, lineLimit == 1 {
            paragraph.minimumScale = max(label.minimumScaleFactor, LabelTypesetter.leastScale)
        }
        // A height rounded down to a pixel still has room for its last line.
        let height = size.height + 1
        let runs = text.textRuns(over: label.look, else: style) { $0.follow(isRightToLeft: isRightToLeft) }
        let layout = TextLayout(runs: runs, paragraph: paragraph, width: size.width, height: height)
        known.append((room, layout))
        if known.count > LabelTypesetter.capacity { known.removeFirst() }
        return layout
    }

    /// The smallest scale of a label that sets no limit.
    private static let leastScale: CGFloat = 0.01
}

extension TextParagraph {
    /// Resolves natural alignment to the side where the interface begins, whatever the text's own direction. The base
    /// direction still comes from the text where it has letters.
    mutating func follow(isRightToLeft: Bool) {
        if alignment == .natural { alignment = isRightToLeft ? .right : .left }
        if direction == .natural, isRightToLeft { direction = .naturalElseRightToLeft }
    }
}

extension UILabel {
    /// The text to lay out. Text without attributes uses `textAppearance`.
    var shownText: any AttributedText {
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
        let room = CGSize(
            width: numberOfLines != 1 && limit > 0 ? limit : UILabel.unlimited, height: UILabel.unlimited)
        return typesetter.layout(of: self, in: room, lineLimit: numberOfLines)
    }

    /// Whether the text has attributes.
    var hasAttributes: Bool {
        if case .attributed = content { true } else { false }
    }

    /// The appearance of text without attributes.
    var look: TextLook {
        let (isEnabled, highlight) = (isEnabled, isHighlighted ? highlightedTextColor : nil)
        var look = TextLook(font: font, colour: textColor) { [unowned self] own in
            // Colors are resolved within the layout call, which runs on the main actor.
            MainActor.assumeIsolated {
                let colour = (highlight ?? own).resolvedColor(in: self)
                return isEnabled ? colour.cgColor : colour.components.dimmed.cgColor
            }
        }
        look.isBold = traitCollection.legibilityWeight == .bold
        return look
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

extension SRGBColour {
    /// The color of disabled text: half the alpha (chosen by eye).
    fileprivate var dimmed: UIColor { UIColor(withAlpha(alpha * 0.5)) }
}

extension CGFloat {
    /// Rounded up to whole pixels. Tolerates a hundredth of a pixel of rounding error.
    func ceiled(atScale scale: CGFloat) -> CGFloat {
        let pixels = scale > 0 ? scale : 1
        return (self * pixels - 0.01).rounded(.up) / pixels
    }

    /// Rounded down to whole pixels. Tolerates a hundredth of a pixel of rounding error.
    func floored(atScale scale: CGFloat) -> CGFloat {
        let pixels = scale > 0 ? scale : 1
        return (self * pixels + 0.01).rounded(.down) / pixels
    }
}
