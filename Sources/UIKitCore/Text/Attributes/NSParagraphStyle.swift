/// How a paragraph of attributed text is set. Lengths are points.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
    struct Values: Hashable {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var baseWritingDirection = NSWritingDirection.natural
        var lineSpacing: CGFloat = 0
        var minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0
        var lineHeightMultiple: CGFloat = 0
    }

    private let mark = FoundationMark()
    fileprivate(set) var values: Values

    init(_ values: Values) {
        self.values = values
        super.init()
    }

    public override convenience init() {
        self.init(Values())
    }

    /// The style of text that has none.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    open var alignment: NSTextAlignment { values.alignment }
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// Between two lines.
    open var lineSpacing: CGFloat { values.lineSpacing }
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// 0 sets no limit.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// Times the font's line height; 0 leaves it alone.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

    open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSParagraphStyle)?.values == values
    }

    open override var hash: Int { values.hashValue }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
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

    open func setParagraphStyle(_ obj: NSParagraphStyle) {
        values = obj.values
    }
}
