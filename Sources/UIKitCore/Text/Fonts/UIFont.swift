import TextLayout

/// A font at a size. Lengths are points.
///
/// Immutable, and safe to use on every thread. The system font has San Francisco's metrics and is drawn with Inter.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
    private let mark = FoundationMark()
    /// What text layout knows this font as.
    package private(set) final var textFont = TextFont(size: 12)
    /// How the size follows the user's text size; nil for a font whose size is fixed.
    final private(set) var dynamics: FontDynamics?

    /// The system font at 12 points.
    public override init() {
        super.init()
    }

    package convenience init(_ textFont: TextFont) {
        self.init(textFont, following: nil)
    }

    convenience init(_ textFont: TextFont, following dynamics: FontDynamics?) {
        self.init()
        self.textFont = textFont
        self.dynamics = dynamics
    }

    /// The font of a family or face by its name, without regard to case; nil when there is none of that name.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let font = FontNames.font(named: fontName, size: fontSize) else { return nil }
        self.init(font)
    }

    /// - Parameter pointSize: 0 takes the size of `descriptor`, and follows the user's text size if it does.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        var font = descriptor.textFont
        if pointSize > 0 { font.size = pointSize }
        self.init(font, following: pointSize > 0 ? nil : descriptor.dynamics)
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

    open var familyName: String { FontNames.family(of: textFont) }

    /// The PostScript name of this face of the family.
    open var fontName: String { FontNames.face(of: textFont) }

    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(textFont, following: dynamics) }

    /// This font at another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        var font = textFont
        font.size = fontSize
        return UIFont(font)
    }

    /// All families that can be asked for by name.
    open class var familyNames: [String] { (try? TextFont.families()) ?? [] }

    /// The PostScript names of a family's faces, without regard to case; none for a family that is not here.
    open class func fontNames(forFamilyName familyName: String) -> [String] {
        FontNames.faces(ofFamily: familyName)
    }

    /// This object itself: it cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Fonts are equal when they look the same and follow the user's text size in the same way.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return other.textFont == textFont && other.dynamics == dynamics
    }

    open override var hash: Int { textFont.hashValue }

    open override var description: String {
        "<UIFont; font-family: \"\(familyName)\"; font-name: \(fontName); font-size: \(pointSize)pt>"
    }
}
