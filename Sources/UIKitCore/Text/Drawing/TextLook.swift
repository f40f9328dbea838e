import TextLayout

/// What text without attributes of its own looks like, and what its dynamic colours turn into.
package struct TextLook {
    package var font: UIFont
    package var colour: UIColor
    /// Turns a colour into the one to draw with.
    package var resolve: (UIColor) -> CGColor

    /// The look of strings that are drawn outside of views: 12 points, black, under the current traits.
    package static var plain: TextLook {
        TextLook(font: .systemFont(ofSize: 12), colour: .black) { $0.cgColor }
    }

    package init(font: UIFont, colour: UIColor, resolve: @escaping (UIColor) -> CGColor) {
        self.font = font
        self.colour = colour
        self.resolve = resolve
    }

    /// A piece of text with `attributes` over this look.
    func run(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> TextRun {
        let isLink = attributes[.link] != nil
        let own = attributes[.foregroundColor] as? UIColor
        let tracking = TextLook.number(attributes[.tracking]) ?? TextLook.number(attributes[.kern])
        let underline = attributes[.underlineStyle] ?? (isLink ? .single : []) as NSUnderlineStyle
        return TextRun(
            text, font: (attributes[.font] as? UIFont ?? font).textFont,
            colour: resolve(own ?? (isLink ? .link : colour)),
            tracking: tracking ?? 0,
            baselineOffset: TextLook.number(attributes[.baselineOffset]) ?? 0,
            underline: rule(underline, attributes[.underlineColor]),
            strikethrough: rule(attributes[.strikethroughStyle], attributes[.strikethroughColor]),
            background: (attributes[.backgroundColor] as? UIColor).map(resolve))
    }

    private func rule(_ style: Any?, _ colour: Any?) -> TextRun.Rule? {
        let bits = (style as? NSUnderlineStyle)?.rawValue ?? TextLook.number(style).map { Int($0) } ?? 0
        let line = NSUnderlineStyle(rawValue: bits)
        guard !line.isEmpty else { return nil }
        let isDouble = line.isSuperset(of: .double)
        let shape: TextRun.Rule.Style = isDouble ? .double : line.contains(.thick) ? .thick : .single
        return TextRun.Rule(shape, colour: (colour as? UIColor).map(resolve))
    }

    /// The number in an attribute's value, which apps give as whatever numeric type is at hand.
    private static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }
}

extension NSAttributedString {
    /// The text in text layout's terms: one run for each stretch of equal attributes.
    package func textRuns(over look: TextLook) -> [TextRun] {
        var runs: [TextRun] = []
        let text = string as NSString
        enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
            runs.append(look.run(text.substring(with: range), attributes))
        }
        return runs
    }

    /// How the text's lines are set: by the paragraph style of its first character, else by `fallback`.
    package func textParagraph(else fallback: NSParagraphStyle = .default) -> TextParagraph {
        TextParagraph(firstAttribute(.paragraphStyle) as? NSParagraphStyle ?? fallback)
    }

    /// The value of `key` at the first character.
    func firstAttribute(_ key: NSAttributedString.Key) -> Any? {
        length > 0 ? attribute(key, at: 0, effectiveRange: nil) : nil
    }
}

extension TextParagraph {
    package init(_ style: NSParagraphStyle) {
        self.init()
        alignment = Alignment(style.alignment)
        lineBreak = LineBreak(style.lineBreakMode)
        lineSpacing = style.lineSpacing
        minimumLineHeight = style.minimumLineHeight
        maximumLineHeight = style.maximumLineHeight
        lineHeightMultiple = style.lineHeightMultiple
        switch style.baseWritingDirection {
        case .natural: direction = .natural
        case .leftToRight: direction = .leftToRight
        case .rightToLeft: direction = .rightToLeft
        }
    }
}

extension TextParagraph.Alignment {
    init(_ alignment: NSTextAlignment) {
        switch alignment {
        case .left: self = .left
        case .center: self = .center
        case .right: self = .right
        case .justified: self = .justified
        case .natural: self = .natural
        }
    }
}

extension TextParagraph.LineBreak {
    init(_ mode: NSLineBreakMode) {
        switch mode {
        case .byWordWrapping: self = .wordWrap
        case .byCharWrapping: self = .charWrap
        case .byClipping: self = .clip
        case .byTruncatingHead: self = .truncateHead
        case .byTruncatingTail: self = .truncateTail
        case .byTruncatingMiddle: self = .truncateMiddle
        }
    }
}
