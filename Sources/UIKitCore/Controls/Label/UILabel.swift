/// A view that shows text in one or more lines, centered vertically. It does not handle touches.
///
/// Sizes are rounded up to whole pixels.
@preconcurrency @MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    enum Content {
        case plain(String)
        case attributed(any AttributedText)
    }

    /// The text to show; nil for none.
    var content: Content? {
        didSet {
            cachedAttributedText = nil
            updateTintFollowing()
            contentDidChange()
            KeyValueObservers.noteChange(of: self)
        }
    }

    /// The attributed string that `attributedText` created for the current content.
    private var cachedAttributedText: NSAttributedString?

    let layoutCache = LabelLayoutCache()
    var currentFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    var currentTextColor = UIColor.label {
        didSet { updateTintFollowing() }
    }
    var currentTextAlignment = NSTextAlignment.natural
    var currentLineBreakMode = NSLineBreakMode.byTruncatingTail
    var currentLineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard

    public override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    /// Creates an empty label from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
        coder.decodeContents(of: self, as: UILabel.self)
    }

    private func commonInit() {
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        accessibilityTraits = .staticText
        contentMode = .redraw
        isOpaque = false
    }

    /// Whether characters may have attributes of their own. Setting a label property replaces them, even if the
    /// property keeps its value. Without such attributes, setting the current value does nothing.
    private var hasAttributedContent: Bool {
        if case .attributed = content { true } else { false }
    }

    @_spi(Core) open override var textForLogs: String? { text }

    /// The text without attributes. Setting it shows the text with the label's font and color. Default nil.
    open var text: String? {
        get {
            switch content {
            case .plain(let text): text
            case .attributed(let text): text.string
            case nil: nil
            }
        }
        set { if hasAttributedContent || newValue != text { content = newValue.map { .plain($0) } } }
    }

    /// The text with attributes. Characters without a font or color get the label's. Setting it copies font, color,
    /// alignment and line breaking of the first character to the label's properties.
    open var attributedText: NSAttributedString? {
        get {
            guard content != nil else { return nil }
            let text = cachedAttributedText ?? displayedText.attributedString
            cachedAttributedText = text
            return text
        }
        set {
            let text = newValue.map { $0.filled(font: currentFont, color: currentTextColor) }
            if let text { copyTextStyle(from: text) }
            content = text.map { .attributed($0) }
        }
    }

    /// The font of the text. Default: the system font at 17 points. Nil restores the default.
    open var font: UIFont! {
        get { currentFont }
        set {
            noteAppearance(.font, \UILabel.font, newValue)
            let font = newValue ?? UIFont.systemFont(ofSize: UIFont.labelFontSize)
            guard hasAttributedContent || font != currentFont else { return }
            currentFont = font
            applyAttribute(.font, value: currentFont)
        }
    }

    /// The color of the text. Default: `label`. Nil restores the default.
    open var textColor: UIColor! {
        get { currentTextColor }
        set {
            noteAppearance(.textColor, \UILabel.textColor, newValue)
            let color = newValue ?? UIColor.label
            guard hasAttributedContent || !color.isSame(as: currentTextColor) else { return }
            currentTextColor = color
            // The layouts in the other color are kept: a popover dims the tint of labels, and restores it.
            if hasAttributedContent { applyAttribute(.foregroundColor, value: color) } else { setNeedsDisplay() }
        }
    }

    /// The horizontal alignment of the text. Default `natural`.
    open var textAlignment: NSTextAlignment {
        get { currentTextAlignment }
        set {
            noteAppearance(.textAlignment, \UILabel.textAlignment, newValue)
            guard hasAttributedContent || newValue != currentTextAlignment else { return }
            currentTextAlignment = newValue
            updateParagraphStyle { $0.alignment = newValue }
        }
    }

    /// How lines are broken or truncated. Default: an ellipsis at the end.
    open var lineBreakMode: NSLineBreakMode {
        get { currentLineBreakMode }
        set {
            guard hasAttributedContent || newValue != currentLineBreakMode else { return }
            currentLineBreakMode = newValue
            updateParagraphStyle { $0.lineBreakMode = newValue }
        }
    }

    /// How line breaks are chosen. Default: `standard`, which avoids a single word on the last line where possible.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
        get { currentLineBreakStrategy }
        set {
            guard hasAttributedContent || newValue != currentLineBreakStrategy else { return }
            currentLineBreakStrategy = newValue
            updateParagraphStyle { $0.lineBreakStrategy = newValue }
        }
    }

    /// The maximum number of lines; 0 for no limit. Default 1.
    open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { contentDidChange() } }
    }

    /// Whether the font shrinks for text too wide for one line. Default false. Requires `numberOfLines` 1.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { contentDidChange() } }
    }

    /// The smallest font scale with `adjustsFontSizeToFitWidth`; 0, the default, sets no limit.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { if minimumScaleFactor != oldValue { contentDidChange() } }
    }

    /// The vertical position of text that was shrunk to fit. Default: its baseline does not move.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
        didSet { setNeedsDisplay() }
    }

    /// Whether letter spacing of a single line may be reduced slightly before truncation. Default false.
    open var allowsDefaultTighteningForTruncation = false {
        didSet { if allowsDefaultTighteningForTruncation != oldValue { appearanceDidChange() } }
    }

    /// The width at which the intrinsic size wraps lines, in points; 0, the default, means no wrapping.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// The color of the text's shadow, which is not blurred. Default: no shadow.
    open var shadowColor: UIColor? {
        didSet {
            noteAppearance(.shadowColor, \UILabel.shadowColor, shadowColor)
            guard shadowColor != oldValue else { return }
            updateTintFollowing()
            setNeedsDisplay()
        }
    }

    /// The offset of the shadow in points, y down. Default (0, -1).
    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet {
            noteAppearance(.shadowOffset, \UILabel.shadowOffset, shadowOffset)
            setNeedsDisplay()
        }
    }

    /// The text color while `isHighlighted`; nil, the default, means `textColor`.
    open var highlightedTextColor: UIColor? {
        didSet {
            noteAppearance(.highlightedTextColor, \UILabel.highlightedTextColor, highlightedTextColor)
            guard highlightedTextColor != oldValue else { return }
            updateTintFollowing()
            appearanceDidChange()
        }
    }

    /// Whether the highlighted text color is shown. Default false.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { appearanceDidChange() } }
    }

    /// Whether the text is shown in its full color rather than dimmed. Default true.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { appearanceDidChange() } }
    }

    /// Whether fonts made for a text style follow the user's text size while the label is shown. Default false.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory != oldValue { adjustFonts() } }
    }

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? text }
        set { super.accessibilityLabel = newValue }
    }

    // MARK: Size

    /// The area of the text in `bounds`, in at most `numberOfLines` lines (0: no limit). It begins at the upper left
    /// corner; its size is rounded up to pixels.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        guard content != nil else { return CGRect(origin: bounds.origin, size: .zero) }
        let size = layoutCache.layout(of: self, in: bounds.size, lineLimit: numberOfLines).size
        let scale = traitCollection.displayScale
        return CGRect(
            origin: bounds.origin,
            size: CGSize(
                width: min(size.width.ceiled(atScale: scale), max(bounds.width, 0)),
                height: min(size.height.ceiled(atScale: scale), max(bounds.height, 0))))
    }

    /// The size of the text, wrapped at the width of `size` unless the label has one line. A width of 0 or less sets
    /// no limit.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let wraps = numberOfLines != 1 && size.width > 0
        let availableRect = CGRect(
            x: 0, y: 0, width: wraps ? size.width : UILabel.unlimited, height: UILabel.unlimited)
        return textRect(forBounds: availableRect, limitedToNumberOfLines: numberOfLines).size
    }

    open override var intrinsicContentSize: CGSize {
        sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
    }

    // MARK: Constraints

    @_spi(Core) open override var wrapsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

    @_spi(Core) open override func contentHeight(forWidth width: CGFloat) -> CGFloat {
        sizeThatFits(CGSize(width: width, height: 0)).height
    }

    /// The text is centered vertically in a label that is higher.
    @_spi(Core) open override func baseline(_ line: BaselinePosition.Line, atWidth width: CGFloat) -> BaselinePosition {
        guard let layout = contentLayout(atWidth: width) else { return BaselinePosition() }
        let middle = layout.size.height / 2
        return switch line {
        case .first: BaselinePosition(fraction: 0.5, offset: layout.firstBaseline - middle)
        case .last: BaselinePosition(fraction: 0.5, offset: middle - layout.lastBaseline)
        }
    }

    package override var textLineHeight: CGFloat? { font.lineHeight }

    /// A width and height in points larger than any text.
    static let unlimited: CGFloat = 1_000_000

    // MARK: Drawing

    open override func draw(_ rect: CGRect) {
        drawText(in: bounds)
    }

    /// Draws the text into `rect` of the current context, centered vertically.
    open func drawText(in rect: CGRect) {
        guard content != nil, !rect.isEmpty, let context = UIGraphicsGetCurrentContext() else { return }
        let text = laidOutText(in: rect.size)
        text.layout.draw(in: context, at: CGPoint(x: rect.minX, y: rect.minY + text.top), shadow: shadow)
    }

    open override class var layerClass: AnyClass { LabelLayer.self }

    /// Whether the label draws only its text, so that labels with the same text can show the same bitmap.
    var drawsOnlyText: Bool { type(of: self) == UILabel.self && content != nil && shadow == nil }

    private var shadow: NSShadow? {
        guard let shadowColor else { return displayedText.firstAttribute(.shadow) as? NSShadow }
        let shadow = NSShadow()
        shadow.shadowColor = shadowColor.resolvedColor(in: self)
        shadow.shadowOffset = shadowOffset
        return shadow
    }

    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { if semanticContentAttribute != oldValue { appearanceDidChange() } }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if usesTintColor { appearanceDidChange() }
    }

    override var hasPlainHitTest: Bool { type(of: self) == UILabel.self }

    /// Most labels look the same in every tint, so a popover that dims the tint does not visit them.
    override var followsTint: Bool {
        type(of: self) != UILabel.self || assignedBackgroundColor?.followsTint == true || usesTintColor
    }

    /// Whether any color is `.tintColor`.
    private var usesTintColor: Bool {
        if currentTextColor.followsTint || highlightedTextColor?.followsTint == true || shadowColor?.followsTint == true
        {
            return true
        }
        guard case .attributed(let text) = content else { return false }
        return text.hasColor(where: \.followsTint)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        adjustFonts()
        if traitCollection.legibilityWeight == previousTraitCollection?.legibilityWeight {
            appearanceDidChange()
        } else {
            contentDidChange()
        }
    }

    /// Marks the drawing, but not the size, as outdated.
    func appearanceDidChange() {
        layoutCache.removeAll()
        setNeedsDisplay()
    }

    /// Marks the drawing and the size as outdated.
    func contentDidChange() {
        appearanceDidChange()
        invalidateIntrinsicContentSize()
    }
}
