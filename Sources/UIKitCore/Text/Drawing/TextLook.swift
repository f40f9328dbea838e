import TextLayout

/// The default appearance of text without attributes, and the resolution of its dynamic colors.
package struct TextLook {
    package var font: UIFont
    package var colour: UIColor
    /// Whether the user has asked for bold text; system fonts are then two weights heavier.
    package var isBold = false
    /// Resolves a color for drawing.
    package var resolve: (UIColor) -> CGColor

    /// The appearance of strings drawn outside of views: 12 points, black, with the current traits.
    package static var plain: TextLook {
        var look = TextLook(font: .systemFont(ofSize: 12), colour: .black) { $0.cgColor }
        look.isBold = UITraitCollection.current.legibilityWeight == .bold
        return look
    }

    package init(font: UIFont, colour: UIColor, resolve: @escaping (UIColor) -> CGColor) {
        self.font = font
        self.colour = colour
        self.resolve = resolve
    }

    /// A run of `text` with `attributes` on top of this appearance.
    func run(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> TextRun {
        let isLink = attributes[.link] != nil
        let own = attributes[.foregroundColor] as? UIColor
        let tracking = CGFloat(attribute: attributes[.tracking]) ?? CGFloat(attribute: attributes[.kern])
        let underline = attributes[.underlineStyle] ?? (isLink ? .single : []) as NSUnderlineStyle
        let ownFont = (attributes[.font] as? UIFont ?? font).textFont
        var run = TextRun(
            text, font: isBold ? ownFont.emboldened : ownFont,
            colour: resolve(own ?? (isLink ? .link : colour)),
            tracking: tracking ?? 0,
            baselineOffset: CGFloat(attribute: attributes[.baselineOffset]) ?? 0,
            underline: rule(underline, attributes[.underlineColor]),
            strikethrough: rule(attributes[.strikethroughStyle], attributes[.strikethroughColor]),
            background: (attributes[.backgroundColor] as? UIColor).map(resolve))
        run.slant = CGFloat(attribute: attributes[.obliqueness]) ?? 0
        run.stretch = exp(CGFloat(attribute: attributes[.expansion]) ?? 0)
        run.stroke = stroke(attributes)
        run.inlay = (attributes[.attachment] as? NSTextAttachment).map(inlay)
        run.language = attributes[TextLook.language] as? String
        return run
    }

    /// Core Text's key for a language tag, which selects among the forms of Han characters.
    private static let language = NSAttributedString.Key("NSLanguage")

    private func stroke(_ attributes: [NSAttributedString.Key: Any]) -> TextRun.Stroke? {
        guard let percent = CGFloat(attribute: attributes[.strokeWidth]), percent.isFinite, percent != 0 else {
            return nil
        }
        return TextRun.Stroke(
            width: abs(percent) / 100, colour: (attributes[.strokeColor] as? UIColor).map(resolve),
            keepsFill: percent < 0)
    }

    private func inlay(_ attachment: NSTextAttachment) -> TextInlay {
        let image = attachment.image
        return TextInlay(bounds: attachment.place) { context, place in
            UIGraphicsPushContext(context)
            image?.draw(in: place)
            UIGraphicsPopContext()
        }
    }

    private func rule(_ style: Any?, _ colour: Any?) -> TextRun.Rule? {
        let number = CGFloat(attribute: style).flatMap { Int(exactly: $0.rounded()) }
        let bits = (style as? NSUnderlineStyle)?.rawValue ?? number ?? 0
        let line = NSUnderlineStyle(rawValue: bits)
        guard bits & 0xF != 0 else { return nil }
        let isDouble = line.isSuperset(of: .double)
        return TextRun.Rule(
            isDouble ? .double : line.contains(.thick) ? .thick : .single, pattern: TextLook.pattern(of: line),
            skipsWhite: line.contains(.byWord), colour: (colour as? UIColor).map(resolve))
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
