import TextLayout

/// A font at a size. Lengths are points.
///
/// Immutable, and safe to use on every thread. The system font has San Francisco's metrics and is drawn with Inter.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
    private let mark = FoundationMark()
    /// What text layout knows this font as.
    package let textFont: TextFont
    /// The style the font was made for, so that labels can follow the user's text size.
    let textStyle: TextStyle?

    package convenience init(_ textFont: TextFont) {
        self.init(textFont, for: nil)
    }

    init(_ textFont: TextFont, for textStyle: TextStyle?) {
        self.textFont = textFont
        self.textStyle = textStyle
        super.init()
    }

    /// The font of a family or face by its name, without regard to case; nil when there is none of that name.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let font = UIFont.installed(fontName, size: fontSize) else { return nil }
        self.init(font)
    }

    /// - Parameter pointSize: 0 takes the size of `descriptor`.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        var font = descriptor.textFont
        if pointSize > 0 { font.size = pointSize }
        self.init(font)
    }

    open var pointSize: CGFloat { textFont.size }
    /// From the baseline to the top of a line.
    open var ascender: CGFloat { textFont.ascender }
    /// From the baseline to the bottom of a line: negative.
    open var descender: CGFloat { textFont.descender }
    /// From the baseline to the top of capital letters.
    open var capHeight: CGFloat { textFont.capHeight }
    /// From the baseline to the top of an x.
    open var xHeight: CGFloat { textFont.xHeight }
    open var lineHeight: CGFloat { textFont.lineHeight }
    /// Space between lines beyond `lineHeight`.
    open var leading: CGFloat { textFont.leading }

    open var familyName: String {
        switch textFont.family {
        case .system: ".AppleSystemUIFont"
        case .monospaced: ".AppleSystemUIFontMonospaced"
        case .named(let name): name
        }
    }

    /// The name of this face of the family.
    open var fontName: String {
        let face = (UIFont.faceNames[textFont.cut] ?? "Regular") + (textFont.isItalic ? "Italic" : "")
        switch textFont.family {
        case .system: return ".SFUI-" + face
        case .monospaced: return ".SFUIMono-" + face
        case .named(let name): return name.filter { $0 != " " } + "-" + face
        }
    }

    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(textFont) }

    /// This font at another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        var font = textFont
        font.size = fontSize
        return UIFont(font)
    }

    /// All families that can be asked for by name.
    open class var familyNames: [String] { (try? TextFont.families()) ?? [] }

    /// This object itself: it cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFont)?.textFont == textFont
    }

    open override var hash: Int { textFont.hashValue }

    open override var description: String {
        "<UIFont; font-family: \"\(familyName)\"; font-name: \(fontName); font-size: \(pointSize)pt>"
    }

    private static let faceNames = [
        100: "Ultralight", 200: "Thin", 300: "Light", 400: "Regular", 500: "Medium", 600: "Semibold", 700: "Bold",
        800: "Heavy", 900: "Black",
    ]

    private static func installed(_ name: String, size: CGFloat) -> TextFont? {
        let wanted = name.lowercased()
        let systems: [String: TextFont.Family] = [
            ".applesystemuifont": .system, ".sfui-regular": .system, ".applesystemuifontmonospaced": .monospaced,
        ]
        if let family = systems[wanted] { return TextFont(family, size: size) }
        guard let family = familyNames.first(where: { $0.lowercased() == wanted }) else { return nil }
        return TextFont(.named(family), size: size)
    }
}
