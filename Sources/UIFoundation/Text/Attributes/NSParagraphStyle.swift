/// The layout of a paragraph of attributed text. The style of a paragraph's first character applies to the whole
/// paragraph.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    struct Values: Hashable {
        var alignment: NSTextAlignment = .natural
        var lineBreakMode: NSLineBreakMode = .byWordWrapping
        var baseWritingDirection: NSWritingDirection = .natural
        var lineSpacing: CGFloat = 0
        var paragraphSpacing: CGFloat = 0
        var paragraphSpacingBefore: CGFloat = 0
        var firstLineHeadIndent: CGFloat = 0
        var headIndent: CGFloat = 0
        var tailIndent: CGFloat = 0
        var minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0
        var lineHeightMultiple: CGFloat = 0
        var hyphenationFactor: Float = 0
        var tabStops: [NSTextTab] = NSParagraphStyle.defaultTabStops
        var defaultTabInterval: CGFloat = 0
        var allowsDefaultTighteningForTruncation: Bool = false
        var lineBreakStrategy: LineBreakStrategy = []
        var textLists: [NSTextList] = []
    }

    private let foundationTag = FoundationTypeTag()
    fileprivate(set) var values = Values()

    /// A style with default values.
    public override init() {
        super.init()
    }

    convenience init(_ values: Values) {
        self.init()
        self.values = values
    }

    /// The style of text without a paragraph style.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// The alignment of lines. Default `natural`.
    open var alignment: NSTextAlignment { values.alignment }
    /// How lines are wrapped or truncated. Default `byWordWrapping`.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// The direction of the paragraph. Default `natural`.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// The space between two lines, in points. Default 0.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// The space below the paragraph, unless it is the last one, in points. Default 0.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// The space above the paragraph, unless it is the first one, in points. Default 0.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// The distance of the first line from the leading margin, in points. Default 0.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// The distance of the other lines from the leading margin, in points. Default 0.
    open var headIndent: CGFloat { values.headIndent }
    /// The end of lines, in points: positive values from the leading margin, others from the trailing margin. Default
    /// 0.
    open var tailIndent: CGFloat { values.tailIndent }
    /// The smallest height of a line, in points. Default 0.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The largest height of a line, in points. 0, the default, sets no limit.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// Multiplies the font's line height. 0, the default, has no effect.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// Lines filled less than this fraction may end inside a Latin word. 0, the default, means never. Soft hyphens
    /// always allow a break.
    open var hyphenationFactor: Float { values.hyphenationFactor }
    /// The positions that tabs advance to. Default: twelve, 28 points apart.
    open var tabStops: [NSTextTab] { values.tabStops }
    /// The distance between tabs after the last of `tabStops`, in points. 0, the default, means 28.
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }
    /// Whether a single line may tighten its characters before it is truncated. Default false.
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
    /// The rules for choosing line breaks. Default: none. Labels use `standard` for text without attributes.
    open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }

    /// The lists that the paragraph is an item of, the outermost first. Default: none. The item's mark is a part of the text.
    open var textLists: [NSTextList] { values.textLists }

    /// The direction of a language such as "ar" or "he-IL"; left to right for nil and unknown languages.
    open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        let parts = (languageName ?? "").lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
        guard let language = parts.first else { return .leftToRight }
        if parts.contains("latn") || parts.contains("cyrl") { return .leftToRight }
        return rightToLeftLanguages.contains(language) || parts.contains("arab") ? .rightToLeft : .leftToRight
    }

    private static let rightToLeftLanguages: Set<String> = [
        "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ji", "ks", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
    ]

    static let defaultTabStops = (1...12).map {
        NSTextTab(textAlignment: .natural, location: CGFloat($0) * 28, options: [:])
    }

    /// An immutable style with the same values.
    open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }
    /// A mutable style with the same values.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSParagraphStyle)?.values == values
    }

    open override var hash: Int { values.hashValue }
}

/// A paragraph style with properties that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }

    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }

    open override var baseWritingDirection: NSWritingDirection {
        get { values.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }

    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }

    open override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = newValue }
    }

    open override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = newValue }
    }

    open override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = newValue }
    }

    open override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = newValue }
    }

    open override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }

    open override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }

    open override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = newValue }
    }

    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }

    open override var hyphenationFactor: Float {
        get { values.hyphenationFactor }
        set { values.hyphenationFactor = newValue }
    }

    open override var tabStops: [NSTextTab] {
        get { values.tabStops }
        set { values.tabStops = newValue.sorted { $0.location < $1.location } }
    }

    open override var defaultTabInterval: CGFloat {
        get { values.defaultTabInterval }
        set { values.defaultTabInterval = newValue }
    }

    open override var allowsDefaultTighteningForTruncation: Bool {
        get { values.allowsDefaultTighteningForTruncation }
        set { values.allowsDefaultTighteningForTruncation = newValue }
    }

    open override var lineBreakStrategy: LineBreakStrategy {
        get { values.lineBreakStrategy }
        set { values.lineBreakStrategy = newValue }
    }

    open override var textLists: [NSTextList] {
        get { values.textLists }
        set { values.textLists = newValue }
    }

    /// Copies all values of `obj`.
    open func setParagraphStyle(_ obj: NSParagraphStyle) {
        values = obj.values
    }

    /// Adds a tab stop, in order of location.
    open func addTabStop(_ anObject: NSTextTab) {
        tabStops.append(anObject)
    }

    /// Removes the tab stops that are equal to `anObject`.
    open func removeTabStop(_ anObject: NSTextTab) {
        tabStops.removeAll { $0 == anObject }
    }
}
