import TextLayout

/// A font at a size. Lengths are in points.
///
/// Immutable and safe to use on every thread. The system font has San Francisco's metrics and is drawn with Inter.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
    private let foundationTag = FoundationTypeTag()
    /// The font for text layout.
    package private(set) final var textFont = TextFont(size: 12)
    /// How the size follows the user's text size; nil for a fixed size.
    final private(set) var scaling: FontScaling?

    /// The system font at 12 points.
    public override init() {
        super.init()
    }

    package convenience init(_ textFont: TextFont) {
        self.init(textFont, following: nil)
    }

    convenience init(_ textFont: TextFont, following dynamics: FontScaling?) {
        self.init()
        self.textFont = textFont
        self.scaling = dynamics
    }

    /// The font with this family or face name, ignoring case: of the app, or of iOS. Nil when the name is unknown.
    ///
    /// The fonts of iOS have Apple's names and line heights, and are drawn with the free fonts that `Docs/NamedFonts.md`
    /// lists. A log line says once for each family which package would have its widths, if that is not installed.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let font = FontNames.font(named: fontName, size: fontSize) else { return nil }
        FontNames.reportMissingTwin(of: font)
        self.init(font)
    }

    /// The font that `descriptor` describes.
    ///
    /// - Parameter pointSize: 0 means the size of `descriptor`, including its scaling with the user's text size.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        var font = descriptor.textFont
        if pointSize > 0 { font.size = pointSize }
        self.init(font, following: pointSize > 0 ? nil : descriptor.scaling)
    }

    /// The size in points.
    open var pointSize: CGFloat { textFont.size }
    /// From the baseline up to the top of a line.
    open var ascender: CGFloat { textFont.ascender }
    /// From the baseline to the bottom of a line; negative.
    open var descender: CGFloat { textFont.descender }
    /// From the baseline up to the top of capital letters.
    open var capHeight: CGFloat { textFont.capHeight }
    /// From the baseline up to the top of an x.
    open var xHeight: CGFloat { textFont.xHeight }
    /// The height of a line.
    open var lineHeight: CGFloat { textFont.lineHeight }
    /// The space between lines in addition to `lineHeight`.
    open var leading: CGFloat { textFont.leading }

    /// The name of the font family.
    open var familyName: String { FontNames.family(of: textFont) }

    /// The PostScript name of the face.
    open var fontName: String { FontNames.face(of: textFont) }

    /// A description of this font.
    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(textFont, following: scaling) }

    /// This font at another, fixed size.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        var font = textFont
        font.size = fontSize
        return UIFont(font)
    }

    /// The names of all families that iOS or the app has, sorted.
    open class var familyNames: [String] { FontNames.families }

    /// The PostScript names of a family's faces, ignoring case; empty for an unknown family.
    open class func fontNames(forFamilyName familyName: String) -> [String] {
        FontNames.faces(ofFamily: familyName)
    }

    /// Returns this object, because it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Fonts are equal when they look the same and scale in the same way.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return other.textFont == textFont && other.scaling == scaling
    }

    open override var hash: Int { textFont.hashValue }

    open override var description: String {
        "<UIFont; font-family: \"\(familyName)\"; font-name: \(fontName); font-size: \(pointSize)pt>"
    }
}
