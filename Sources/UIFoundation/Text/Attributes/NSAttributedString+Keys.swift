/// The attributes of text, with the type of each value.
extension NSAttributedString.Key {
    /// A `UIFont`. Default: the system font at 12 points.
    public static let font = NSAttributedString.Key("NSFont")
    /// A `UIColor`. Default: black.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// A `UIColor` behind the text. Default: none.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// Points added after each character. Default 0.
    public static let kern = NSAttributedString.Key("NSKern")
    /// Points added after each character; overrides `kern`. Default 0.
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// An `Int`: 1 for ligatures such as that of f and i, where the font has them. Default 0, because the system's font shows
    /// none.
    public static let ligature = NSAttributedString.Key("NSLigature")
    /// Points by which the text is raised. Default 0.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// The raw value of an `NSUnderlineStyle`. Default: no line.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// A `UIColor`. Default: the text's color.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// The raw value of an `NSUnderlineStyle`, for a line through the text. Default: no line.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// A `UIColor`. Default: the text's color.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// A `UIColor` for the outlines of glyphs. Default: the text's color.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// The outline width of glyphs in percent of the font size; negative values also fill the glyphs. Default 0: no
    /// outlines.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// The slant of glyphs to the right, as a fraction of their height. Default 0.
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    /// The natural logarithm of the horizontal scale of glyphs. Default 0.
    public static let expansion = NSAttributedString.Key("NSExpansion")
    /// An `NSTextAttachment`, on `NSTextAttachment.character`.
    public static let attachment = NSAttributedString.Key("NSAttachment")
    /// An `NSParagraphStyle`; the style of a paragraph's first character applies to the whole paragraph. A label uses
    /// the first paragraph's style for line breaking, tightening and shrinking.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// An `NSShadow`; the shadow of the first character applies to the whole text.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// A `URL` or a string. Drawn in the link color with an underline, unless the text has its own color or line.
    public static let link = NSAttributedString.Key("NSLink")
    /// An `NSAttributedString.TextEffectStyle`, or its string. Kept with the text, and drawn as text without it.
    public static let textEffect = NSAttributedString.Key("NSTextEffect")
    /// An `Int`: 0 for glyphs in horizontal text. The only value that iOS has.
    public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")
    /// An array of `Int`: the raw values of an `NSWritingDirection` and of an `NSWritingDirectionFormatType`, combined with
    /// "or", the outer direction first. Kept with the text; lines are ordered by their characters and by the paragraph's
    /// `baseWritingDirection`.
    public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
}

extension NSAttributedString {
    /// An effect that glyphs are drawn with.
    public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
        /// The effect's name.
        public let rawValue: String
        /// The effect called `rawValue`.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Glyphs that look pressed into the page.
        public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
    }
}

/// How a direction of the attribute `writingDirection` applies to its text. It is combined with the raw value of an
/// `NSWritingDirection`.
public enum NSWritingDirectionFormatType: Int, Sendable {
    /// The text is a part with a direction of its own.
    case embedding = 0
    /// All characters have the direction.
    case override = 2
}
