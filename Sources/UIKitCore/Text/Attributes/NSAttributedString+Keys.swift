/// The looks that text can have. Each says what type its value is of.
extension NSAttributedString.Key {
    /// A `UIFont`. Default: the system font at 12 points.
    public static let font = NSAttributedString.Key("NSFont")
    /// A `UIColor`. Default: black.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// A `UIColor` behind the text. Default: none.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// Points added after each character. Default 0.
    public static let kern = NSAttributedString.Key("NSKern")
    /// Points added after each character; wins over `kern`. Default 0.
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// Points by which the text is raised. Default 0.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// The raw value of an `NSUnderlineStyle`. Default: no line.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// A `UIColor`. Default: the text's.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// The raw value of an `NSUnderlineStyle`, for a line through the text. Default: no line.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// A `UIColor`. Default: the text's.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// A `UIColor` of the letters' outlines. Default: the text's.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// The thickness of the letters' outlines in percent of the font's size; negative keeps the letters filled.
    /// Default 0: no outlines.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// How far letters lean to the right, as a part of their height. Default 0.
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    /// The logarithm of the factor by which letters are wider. Default 0.
    public static let expansion = NSAttributedString.Key("NSExpansion")
    /// An `NSTextAttachment`, on `NSTextAttachment.character`.
    public static let attachment = NSAttributedString.Key("NSAttachment")
    /// An `NSParagraphStyle`; the one of a paragraph's first character counts for all of it. Line breaking, tightening
    /// and shrinking of a label's text as a whole are those of the first paragraph.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// An `NSShadow`; the one of the first character counts for the whole text.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// A `URL` or a string. Shown in the link colour with a line under it where the text has no colour or line of its
    /// own.
    public static let link = NSAttributedString.Key("NSLink")
}
