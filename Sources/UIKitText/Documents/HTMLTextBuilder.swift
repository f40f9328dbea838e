import UIKitCore

/// Turns HTML into text with attributes: a line for each block, and U+2028 for `<br>`.
struct HTMLTextBuilder {
    private struct Element {
        let name: String
        let style: HTMLStyle
        /// The number of the next item; nil for a list without numbers.
        var number: Int?
    }

    private let result = NSMutableAttributedString()
    private let defaults: [NSAttributedString.Key: Any]
    private var rules = HTMLStyleRules()
    private var open = [Element(name: "", style: HTMLStyle())]
    /// Elements inside of each other; deeper ones are left out, and their text belongs to the last that is not. That of
    /// the common browsers.
    private static let deepest = 512
    /// Whether text of the current line has been added.
    private var lineHasText = false
    /// The place where the current line begins, in UTF-16 units.
    private var lineStart = 0
    /// Whether the line begins with the mark of a list's item.
    private var isListed = false
    private var waitsForSpace = false

    /// The text of a document.
    ///
    /// - Parameter defaults: The attributes of text without attributes of its own.
    static func text(of html: String, defaults: [NSAttributedString.Key: Any]) -> NSAttributedString {
        var builder = HTMLTextBuilder(defaults: defaults)
        for token in HTMLToken.all(in: html) {
            switch token {
            case .text(let text): builder.add(text)
            case .start(let name, let attributes): builder.begin(name, attributes)
            case .end(let name): builder.end(name)
            }
        }
        builder.applyParagraphStyle(builder.style)
        return builder.result
    }

    private init(defaults: [NSAttributedString.Key: Any]) { self.defaults = defaults }

    private var style: HTMLStyle { open[open.count - 1].style }

    private static let blocks: Set = [
        "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "table", "tr", "hr",
        "section", "article", "header", "footer", "main", "nav", "dl", "dt", "dd", "figure",
    ]
    private static let empty: Set = ["br", "hr", "img", "meta", "link", "input", "wbr"]

    // MARK: Elements

    private mutating func begin(_ name: String, _ attributes: [String: String]) {
        if HTMLTextBuilder.blocks.contains(name) { endLine() }
        if name == "br" { return addLineSeparator() }
        if name == "li" { closeItem() }
        var style = self.style
        if name == "td" || name == "th", lineHasText { append("\t", style) }
        style.applyMeaning(of: name, attributes)
        rules.apply(to: &style, name: name, classes: attributes["class"] ?? "")
        if let own = attributes["style"] { style.apply(own) }
        if HTMLTextBuilder.empty.contains(name) { return }
        guard open.count <= HTMLTextBuilder.deepest else { return }
        open.append(Element(name: name, style: style, number: name == "ol" ? Int(attributes["start"] ?? "") ?? 1 : nil))
        if name == "li" { addMark(style) }
    }

    private mutating func end(_ name: String) {
        guard let position = open.lastIndex(where: { $0.name == name }), position > 0 else { return }
        if HTMLTextBuilder.blocks.contains(name) { endLine() }
        open.removeSubrange(position...)
    }

    /// An item ends the one before it.
    private mutating func closeItem() {
        let list = open.lastIndex { ["ul", "ol"].contains($0.name) } ?? 0
        if let item = open.lastIndex(where: { $0.name == "li" }), item > list { open.removeSubrange(item...) }
    }

    private mutating func addMark(_ style: HTMLStyle) {
        guard let list = open.lastIndex(where: { ["ul", "ol"].contains($0.name) }) else { return }
        let mark = open[list].number.map { "\($0)." } ?? "•"
        // A document may begin with the largest number there is.
        open[list].number = open[list].number.map { $0 < .max ? $0 + 1 : $0 }
        append("\t\(mark)\t", style)
        isListed = true
        lineHasText = false
    }

    // MARK: Text

    private mutating func add(_ text: String) {
        if open.contains(where: { $0.name == "style" }) { return addRules(text) }
        guard !open.contains(where: { ["head", "script", "title"].contains($0.name) }) else { return }
        guard !style.keepsWhitespace else { return append(text, style) }
        for part in HTMLTextBuilder.words(of: text) {
            if part == " " {
                waitsForSpace = lineHasText
            } else {
                append(waitsForSpace ? " " + part : String(part), style)
                waitsForSpace = false
            }
        }
    }

    /// Every document has a body, written or not.
    private mutating func addRules(_ text: String) {
        rules.add(text)
        open = open.map { element in
            var style = element.style
            for name in ["html", "body"] { rules.apply(to: &style, name: name, classes: "") }
            return Element(name: element.name, style: style, number: element.number)
        }
    }

    /// The words of a text, and a space for the white space between them.
    private static func words(of text: String) -> [Substring] {
        var parts: [Substring] = []
        var rest = text[...]
        while let first = rest.first {
            let isSpace = isCollapsible(first)
            let part = rest.prefix { isCollapsible($0) == isSpace }
            parts.append(isSpace ? " " : part)
            rest = rest[part.endIndex...]
        }
        return parts
    }

    private static func isCollapsible(_ character: Character) -> Bool {
        character.isWhitespace && character != "\u{A0}"
    }

    private mutating func append(_ text: String, _ style: HTMLStyle) {
        let attributes = defaults.merging(style.attributes) { $1 }
        result.append(NSAttributedString(string: text, attributes: attributes))
        lineHasText = true
    }

    private mutating func addLineSeparator() {
        append("\u{2028}", style)
        lineHasText = false
        waitsForSpace = false
    }

    /// Ends the line of the open blocks, if it has text.
    private mutating func endLine() {
        waitsForSpace = false
        guard result.length > lineStart, lineHasText || !isListed else { return }
        append("\n", style)
        applyParagraphStyle(style)
        lineStart = result.length
        lineHasText = false
        isListed = false
    }

    private func applyParagraphStyle(_ style: HTMLStyle) {
        let range = NSRange(location: lineStart, length: result.length - lineStart)
        result.addAttribute(.paragraphStyle, value: style.paragraphStyle(isListed: isListed), range: range)
    }
}

extension HTMLStyle {
    /// What an element means by itself.
    fileprivate mutating func applyMeaning(of name: String, _ attributes: [String: String]) {
        switch name {
        case "b", "strong", "th": isBold = true
        case "i", "em", "cite", "address", "dfn", "var": isItalic = true
        case "u", "ins": isUnderlined = true
        case "s", "strike", "del": isStruckThrough = true
        case "code", "tt", "kbd", "samp", "pre":
            isMonospaced = true
            keepsWhitespace = keepsWhitespace || name == "pre"
        case "small": size /= 1.2
        case "big": size *= 1.2
        case "sup": shift = 1
        case "sub": shift = -1
        case "center": alignment = .center
        case "p": spacing = size
        case "ul", "ol", "blockquote", "dd": indentation += 1
        case "h1", "h2", "h3", "h4", "h5", "h6": applyHeading(Int(name.suffix(1)) ?? 1)
        case "a": applyLink(attributes["href"])
        case "font":
            if let face = attributes["face"] { families = HTMLStyle.families(face) }
            if let color = attributes["color"] { apply("color: \(color)") }
            if let number = Int(attributes["size"] ?? "") { size = HTMLStyle.fontSizes[min(max(number, 1), 7) - 1] }
        default: break
        }
        if let align = attributes["align"] { apply("text-align: \(align)") }
    }

    private mutating func applyHeading(_ level: Int) {
        let sizes: [CGFloat] = [2, 1.5, 1.17, 1, 0.83, 0.67]
        let spaces: [CGFloat] = [0.67, 0.83, 1, 1.33, 1.67, 2.33]
        size *= sizes[level - 1]
        spacing = size * spaces[level - 1]
        isBold = true
    }

    private mutating func applyLink(_ address: String?) {
        guard let address, let url = URL(string: address) else { return }
        link = url
        color = UIColor(red: 0, green: 0, blue: 0.933, alpha: 1)
        isUnderlined = true
    }

    /// The sizes of `<font size>` from 1 to 7, in points.
    private static let fontSizes: [CGFloat] = [7.5, 9.75, 12, 13.5, 18, 24, 36]
}
