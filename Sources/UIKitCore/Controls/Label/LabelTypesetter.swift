import TextLayout

/// Sets a label's text and remembers the last results: a label is measured, measured again and then drawn.
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

    /// The text of `label` in a rectangle of `size` points.
    func layout(of label: UILabel, in size: CGSize, lineLimit: Int) -> TextLayout {
        let room = Room(size: size, lineLimit: lineLimit)
        if let found = known.first(where: { $0.room == room }) { return found.layout }
        let text = label.attributedContent ?? NSAttributedString(string: "")
        var paragraph = text.textParagraph(else: label.paragraphStyle)
        paragraph.lineLimit = lineLimit
        if paragraph.alignment == .natural, label.effectiveUserInterfaceLayoutDirection == .rightToLeft {
            paragraph.direction = .rightToLeft
        }
        if label.adjustsFontSizeToFitWidth, lineLimit == 1 {
            paragraph.minimumScale = max(label.minimumScaleFactor, LabelTypesetter.leastScale)
        }
        // A height rounded down to a pixel still has room for its last line.
        let height = size.height + 1
        let layout = TextLayout(
            runs: text.textRuns(over: label.look), paragraph: paragraph, width: size.width, height: height)
        known.append((room, layout))
        if known.count > LabelTypesetter.capacity { known.removeFirst() }
        return layout
    }

    /// What a label with no limit of its own shrinks to, at most.
    private static let leastScale: CGFloat = 0.01
}

extension UILabel {
    /// What is shown, as attributed text.
    var attributedContent: NSAttributedString? {
        switch content {
        case .plain(let text): NSAttributedString(string: text)
        case .attributed(let text): text
        case nil: nil
        }
    }

    /// Whether the text brings its own look.
    var hasAttributes: Bool {
        if case .attributed = content { true } else { false }
    }

    /// The look of text that has none of its own.
    var look: TextLook {
        let (isEnabled, highlight) = (isEnabled, isHighlighted ? highlightedTextColor : nil)
        return TextLook(font: font, colour: textColor) { [unowned self] own in
            // Colours are asked for within the layout call, which the main actor makes.
            MainActor.assumeIsolated {
                let colour = (highlight ?? own).resolvedColor(in: self)
                return isEnabled ? colour.cgColor : colour.components.dimmed.cgColor
            }
        }
    }

    /// How the lines of text without a paragraph style are set.
    var paragraphStyle: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        style.lineBreakMode = lineBreakMode
        return style
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
}

extension SRGBColour {
    /// The colour of disabled text: half as strong (chosen by eye).
    fileprivate var dimmed: UIColor { UIColor(withAlpha(alpha * 0.5)) }
}

extension CGFloat {
    /// Rounded up to whole pixels; a hundredth of a pixel too much, left by arithmetic, does not count.
    func ceiled(atScale scale: CGFloat) -> CGFloat {
        let pixels = scale > 0 ? scale : 1
        return (self * pixels - 0.01).rounded(.up) / pixels
    }

    /// Rounded down to whole pixels; a hundredth of a pixel too little does not count.
    func floored(atScale scale: CGFloat) -> CGFloat {
        let pixels = scale > 0 ? scale : 1
        return (self * pixels + 0.01).rounded(.down) / pixels
    }
}
