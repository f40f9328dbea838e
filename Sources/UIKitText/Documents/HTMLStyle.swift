import UIKitCore

/// The style of the text inside an element.
struct HTMLStyle {
    /// Names of fonts, the preferred one first; empty for the default of documents.
    var families: [String] = []
    var size: CGFloat = 12
    var isBold = false
    var isItalic = false
    var isMonospaced = false
    var isUnderlined = false
    var isStruckThrough = false
    /// 1 for superscript, -1 for subscript.
    var shift = 0
    var color = UIColor.black
    var background: UIColor?
    var link: URL?
    var alignment = NSTextAlignment.natural
    var keepsWhitespace = false
    /// The space after the paragraph in points.
    var spacing: CGFloat = 0
    /// The depth of lists and quotations.
    var indentation = 0

    /// Changes the style by declarations such as `color: red; font-size: 17px`.
    mutating func apply(_ declarations: String) {
        for declaration in declarations.split(separator: ";") {
            let parts = declaration.replacingOccurrences(of: "!important", with: "")
                .split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
            if parts.count == 2 { apply(parts[0].lowercased(), parts[1]) }
        }
    }

    private mutating func apply(_ name: String, _ value: String) {
        let word = value.lowercased()
        switch name {
        case "color": color = UIColor(css: word) ?? color
        case "background-color", "background": background = UIColor(css: word) ?? background
        case "font-family": families = HTMLStyle.families(value)
        case "font-size": size = HTMLStyle.length(word, of: size) ?? size
        case "font-weight": isBold = Int(word).map { $0 >= 600 } ?? ["bold", "bolder"].contains(word)
        case "font-style": isItalic = word == "italic" || word == "oblique"
        case "text-decoration", "text-decoration-line":
            isUnderlined = word.contains("underline")
            isStruckThrough = word.contains("line-through")
        case "text-align":
            alignment = ["left": .left, "center": .center, "right": .right, "justify": .justified][word] ?? alignment
        case "margin-bottom": spacing = HTMLStyle.length(word, of: size) ?? spacing
        case "white-space": keepsWhitespace = word.hasPrefix("pre")
        default: break
        }
    }

    /// The names in `'Avenir Next', Arial`.
    static func families(_ list: String) -> [String] {
        list.split(separator: ",").map {
            $0.trimmingCharacters(in: CharacterSet(charactersIn: "\"'").union(.whitespaces))
        }
    }

    /// A length in points. A pixel is a point; the points of CSS are a third larger.
    static func length(_ text: String, of size: CGFloat) -> CGFloat? {
        let digits = text.prefix { $0.isNumber || $0 == "." || $0 == "-" }
        let sizes: [String: CGFloat] = [
            "xx-small": 6.75, "x-small": 7.5, "small": 9.75, "medium": 12, "large": 13.5, "x-large": 18, "xx-large": 24,
            "smaller": size / 1.2, "larger": size * 1.2,
        ]
        guard let number = Double(digits).map({ CGFloat($0) }), number.isFinite, number >= 0 else { return sizes[text] }
        switch text.dropFirst(digits.count) {
        case "px", "": return number
        case "pt": return number * 4 / 3
        case "em": return number * size
        case "rem": return number * 12
        case "%": return number / 100 * size
        default: return nil
        }
    }

    // MARK: Attributes

    /// The font: the first of the families that exists, otherwise the serif font of documents.
    var font: UIFont {
        let size = shift == 0 ? self.size : self.size * 0.83
        let names = families + (isMonospaced ? ["Courier"] : []) + ["TimesNewRomanPSMT", "Times New Roman"]
        let base = names.lazy.compactMap { HTMLStyle.font(named: $0, size: size) }.first ?? .systemFont(ofSize: size)
        var traits = base.fontDescriptor.symbolicTraits
        if isBold { traits.insert(.traitBold) }
        if isItalic { traits.insert(.traitItalic) }
        guard traits != base.fontDescriptor.symbolicTraits else { return base }
        return base.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: size) } ?? base
    }

    private static func font(named name: String, size: CGFloat) -> UIFont? {
        switch name.lowercased() {
        case "-apple-system", "system-ui", "sans-serif", ".sfui", ".applesystemuifont": .systemFont(ofSize: size)
        case "monospace": .monospacedSystemFont(ofSize: size, weight: .regular)
        case "serif": UIFont(name: "TimesNewRomanPSMT", size: size)
        default: UIFont(name: name, size: size)
        }
    }

    /// The attributes of text, without its paragraph's.
    var attributes: [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
        if let background { result[.backgroundColor] = background }
        if isUnderlined { result[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if isStruckThrough { result[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if let link { result[.link] = link }
        if shift != 0 { result[.baselineOffset] = CGFloat(shift) * size * (shift > 0 ? 0.33 : 0.2) }
        return result
    }

    /// The style of a paragraph.
    ///
    /// - Parameter isListed: Whether it begins with a mark of a list.
    func paragraphStyle(isListed: Bool) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        style.paragraphSpacing = spacing
        let indent = CGFloat(indentation) * HTMLStyle.indentation
        style.headIndent = indent
        style.firstLineHeadIndent = isListed ? indent - HTMLStyle.indentation : indent
        if isListed {
            style.tabStops = [indent - HTMLStyle.indentation + 11, indent].map {
                NSTextTab(textAlignment: .natural, location: $0)
            }
        }
        return style
    }

    /// The width of one level of lists in points.
    private static let indentation: CGFloat = 36
}

extension UIColor {
    /// The color of `#f00`, `#ff0000`, `rgb(255, 0, 0)`, `rgba(255, 0, 0, 0.5)` or a name; nil for others.
    fileprivate convenience init?(css text: String) {
        if text.hasPrefix("#") {
            var digits = String(text.dropFirst())
            if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
            guard digits.count == 6, let number = UInt32(digits, radix: 16) else { return nil }
            self.init(rgb: number)
        } else if text.hasPrefix("rgb") {
            let numbers = text.split { !$0.isNumber && $0 != "." }.compactMap { Double($0) }
            guard numbers.count >= 3 else { return nil }
            self.init(
                red: numbers[0] / 255, green: numbers[1] / 255, blue: numbers[2] / 255,
                alpha: numbers.count > 3 ? numbers[3] : 1)
        } else if let number = UIColor.cssNames[text] {
            self.init(rgb: number)
        } else {
            return nil
        }
    }

    private convenience init(rgb: UInt32) {
        let parts = [16, 8, 0].map { CGFloat(rgb >> $0 & 0xFF) / 255 }
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
    }

    private static let cssNames: [String: UInt32] = [
        "black": 0, "white": 0xFFFFFF, "red": 0xFF0000, "lime": 0x00FF00, "blue": 0x0000FF, "green": 0x008000,
        "gray": 0x808080, "grey": 0x808080, "silver": 0xC0C0C0, "maroon": 0x800000, "olive": 0x808000, "navy": 0x000080,
        "purple": 0x800080, "teal": 0x008080, "aqua": 0x00FFFF, "cyan": 0x00FFFF, "fuchsia": 0xFF00FF,
        "magenta": 0xFF00FF, "yellow": 0xFFFF00, "orange": 0xFFA500, "brown": 0xA52A2A, "pink": 0xFFC0CB,
        "darkgray": 0xA9A9A9, "lightgray": 0xD3D3D3, "darkblue": 0x00008B, "darkgreen": 0x006400, "darkred": 0x8B0000,
        "gold": 0xFFD700, "indigo": 0x4B0082, "violet": 0xEE82EE, "tomato": 0xFF6347,
    ]
}
