import TextLayout

/// The default appearance of text without attributes, and the resolution of its dynamic colors.
package struct TextAppearance {
    package var font: UIFont
    package var color: UIColor
    /// Whether the user has asked for bold text; system fonts are then two weights heavier.
    package var isBold = false
    /// Resolves a color for drawing.
    package var resolve: (UIColor) -> CGColor
    /// The container of the text, which attachments receive; nil for labels, fields and drawn text.
    package var container: NSTextContainer?
    /// The width of a line in points, which attachments receive; infinite without a limit.
    package var lineWidth = CGFloat.infinity

    /// The appearance of strings drawn outside of views: 12 points, black, with the current traits.
    package static var plain: TextAppearance {
        var textAppearance = TextAppearance(font: .systemFont(ofSize: 12), color: .black) { $0.cgColor }
        textAppearance.isBold = UITraitCollection.current.legibilityWeight == .bold
        return textAppearance
    }

    package init(font: UIFont, color: UIColor, resolve: @escaping (UIColor) -> CGColor) {
        self.font = font
        self.color = color
        self.resolve = resolve
    }

    /// A run of `text` with `attributes` on top of this appearance. `index` is the text's offset in UTF-16 units.
    package func textRun(
        for text: String, attributes: [NSAttributedString.Key: Any], at index: Int = 0
    ) -> TextRun {
        let isLink = attributes[.link] != nil
        let own = attributes[.foregroundColor] as? UIColor
        let tracking = CGFloat(attribute: attributes[.tracking]) ?? CGFloat(attribute: attributes[.kern])
        let underline = attributes[.underlineStyle] ?? (isLink ? .single : []) as NSUnderlineStyle
        var ownFont = (attributes[.font] as? UIFont ?? font).textFont
        if let ligature = CGFloat(attribute: attributes[.ligature]), ligature >= 1 {
            ownFont.features.insert(.ligatures)
        }
        var run = TextRun(
            text, font: isBold ? ownFont.emboldened : ownFont,
            color: resolve(own ?? (isLink ? .link : color)),
            tracking: tracking ?? 0,
            baselineOffset: CGFloat(attribute: attributes[.baselineOffset]) ?? 0,
            underline: makeRule(style: underline, color: attributes[.underlineColor]),
            strikethrough: makeRule(style: attributes[.strikethroughStyle], color: attributes[.strikethroughColor]),
            background: (attributes[.backgroundColor] as? UIColor).map(resolve))
        run.slant = CGFloat(attribute: attributes[.obliqueness]) ?? 0
        run.stretch = exp(CGFloat(attribute: attributes[.expansion]) ?? 0)
        run.stroke = makeStroke(attributes)
        run.attachment = (attributes[.attachment] as? NSTextAttachment).map {
            makeInlay($0, lineHeight: (attributes[.font] as? UIFont ?? font).lineHeight, at: index)
        }
        run.language = attributes[TextAppearance.language] as? String
        return run
    }

    /// Core Text's key for a language tag, which selects among the forms of Han characters.
    private static let language = NSAttributedString.Key("NSLanguage")

    private func makeStroke(_ attributes: [NSAttributedString.Key: Any]) -> TextRun.Stroke? {
        guard let percent = CGFloat(attribute: attributes[.strokeWidth]), percent.isFinite, percent != 0 else {
            return nil
        }
        return TextRun.Stroke(
            width: abs(percent) / 100, color: (attributes[.strokeColor] as? UIColor).map(resolve),
            keepsFill: percent < 0)
    }

    /// The width of a line without a limit.
    private static let unlimitedWidth: CGFloat = 1e7

    private func makeInlay(_ attachment: NSTextAttachment, lineHeight: CGFloat, at index: Int) -> TextAttachment {
        let container = container
        let width = lineWidth.isFinite ? max(lineWidth, 0) : TextAppearance.unlimitedWidth
        let line = CGRect(x: 0, y: 0, width: width, height: lineHeight)
        let bounds = attachment.attachmentBounds(
            for: container, proposedLineFragment: line, glyphPosition: .zero, characterIndex: index)
        return TextAttachment(bounds: bounds) { context, place in
            UIGraphicsPushContext(context)
            attachment.image(forBounds: place, textContainer: container, characterIndex: index)?.draw(in: place)
            UIGraphicsPopContext()
        }
    }

    private func makeRule(style: Any?, color: Any?) -> TextRun.Rule? {
        let number = CGFloat(attribute: style).flatMap { Int(exactly: $0.rounded()) }
        let bits = (style as? NSUnderlineStyle)?.rawValue ?? number ?? 0
        let line = NSUnderlineStyle(rawValue: bits)
        guard bits & 0xF != 0 else { return nil }
        let isDouble = line.isSuperset(of: .double)
        return TextRun.Rule(
            isDouble ? .double : line.contains(.thick) ? .thick : .single, pattern: TextAppearance.pattern(of: line),
            skipsWhite: line.contains(.byWord), color: (color as? UIColor).map(resolve))
    }

    private static func pattern(of line: NSUnderlineStyle) -> TextRun.Rule.Pattern {
        switch NSUnderlineStyle(rawValue: line.rawValue & 0x0700) {
        case .patternDot: .dot
        case .patternDash: .dash
        case .patternDashDot: .dashDot
        case .patternDashDotDot: .dashDotDot
        default: .solid
        }
    }
}
