/// Text in one or more lines, centred vertically. It takes no touches.
///
/// Sizes are rounded up to whole pixels.
@preconcurrency @MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    enum Content {
        case plain(String)
        case attributed(any AttributedText)
    }

    /// What is shown; nil for nothing.
    var content: Content? {
        didSet {
            madeAttributedText = nil
            contentDidChange()
        }
    }

    /// What `attributedText` has made of the present content.
    private var madeAttributedText: NSAttributedString?

    let typesetter = LabelTypesetter()
    var ownFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    var ownTextColor = UIColor.label
    var ownTextAlignment = NSTextAlignment.natural
    var ownLineBreakMode = NSLineBreakMode.byTruncatingTail
    var ownLineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard

    public override init(frame: CGRect) {
        super.init(frame: frame)
        becomeLabel()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        becomeLabel()
    }

    private func becomeLabel() {
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        accessibilityTraits = .staticText
        contentMode = .redraw
        isOpaque = false
    }

    /// Whether characters may have looks of their own, which the label's look takes the place of even where it stays
    /// the same. Without them a label that is told what it says already has nothing to do.
    private var hasRuns: Bool {
        if case .attributed = content { true } else { false }
    }

    /// What is shown, without attributes; setting it shows the text in the label's own look. Default nil.
    open var text: String? {
        get {
            switch content {
            case .plain(let text): text
            case .attributed(let text): text.string
            case nil: nil
            }
        }
        set { if hasRuns || newValue != text { content = newValue.map { .plain($0) } } }
    }

    /// What is shown, with attributes. Characters without font or colour take the label's; then the label's font,
    /// colour, alignment and line breaking become those of the first character.
    open var attributedText: NSAttributedString? {
        get {
            guard content != nil else { return nil }
            let text = madeAttributedText ?? shownText.attributedString
            madeAttributedText = text
            return text
        }
        set {
            let text = newValue.map { $0.filled(font: ownFont, color: ownTextColor) }
            if let text { takeLook(of: text) }
            content = text.map { .attributed($0) }
        }
    }

    /// Default: the system font at 17 points. Nil brings it back.
    open var font: UIFont! {
        get { ownFont }
        set {
            let font = newValue ?? UIFont.systemFont(ofSize: UIFont.labelFontSize)
            guard hasRuns || font != ownFont else { return }
            ownFont = font
            override(.font, ownFont)
        }
    }

    /// Default: `label`. Nil brings it back.
    open var textColor: UIColor! {
        get { ownTextColor }
        set {
            let colour = newValue ?? UIColor.label
            guard hasRuns || colour != ownTextColor else { return }
            ownTextColor = colour
            override(.foregroundColor, ownTextColor)
        }
    }

    open var textAlignment: NSTextAlignment {
        get { ownTextAlignment }
        set {
            guard hasRuns || newValue != ownTextAlignment else { return }
            ownTextAlignment = newValue
            overrideParagraph { $0.alignment = newValue }
        }
    }

    /// Default: an ellipsis at the end.
    open var lineBreakMode: NSLineBreakMode {
        get { ownLineBreakMode }
        set {
            guard hasRuns || newValue != ownLineBreakMode else { return }
            ownLineBreakMode = newValue
            overrideParagraph { $0.lineBreakMode = newValue }
        }
    }

    /// Default: `standard`, with which a last line is not a single word where that can be helped.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
        get { ownLineBreakStrategy }
        set {
            guard hasRuns || newValue != ownLineBreakStrategy else { return }
            ownLineBreakStrategy = newValue
            overrideParagraph { $0.lineBreakStrategy = newValue }
        }
    }

    /// The most lines to show; 0 for no limit. Default 1.
    open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { contentDidChange() } }
    }

    /// Whether text too wide for one line is set smaller. Default false. It needs `numberOfLines` 1.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { contentDidChange() } }
    }

    /// How far it may shrink, as a fraction of its size; 0, the default, sets no limit.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { if minimumScaleFactor != oldValue { contentDidChange() } }
    }

    /// Where a text stands that was set smaller to fit. Default: its baseline stays.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
        didSet { setNeedsDisplay() }
    }

    /// Whether the characters of a single line may move a little closer before it is truncated. Default false.
    open var allowsDefaultTighteningForTruncation = false {
        didSet { if allowsDefaultTighteningForTruncation != oldValue { lookDidChange() } }
    }

    /// Where lines wrap when the label is asked for its own size; 0, the default, means nowhere. Points.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// Behind the text, without blur. Default: none.
    open var shadowColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    /// Points, y down. Default (0, -1).
    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet { setNeedsDisplay() }
    }

    /// The colour while `isHighlighted`; nil, the default, for no change.
    open var highlightedTextColor: UIColor? {
        didSet { lookDidChange() }
    }

    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { lookDidChange() } }
    }

    /// Whether the text has its full colour. Default true.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { lookDidChange() } }
    }

    /// Whether a font made for a text style follows the size of text that the user asks for while the label is shown.
    /// Default false.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory != oldValue { adjustFonts() } }
    }

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? text }
        set { super.accessibilityLabel = newValue }
    }

    // MARK: Size

    /// Where the text would stand in `bounds`, in at most `numberOfLines` lines (0: no limit): from the upper left
    /// corner, as large as the text, rounded up to pixels.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        guard content != nil else { return CGRect(origin: bounds.origin, size: .zero) }
        let size = typesetter.layout(of: self, in: bounds.size, lineLimit: numberOfLines).size
        let scale = traitCollection.displayScale
        return CGRect(
            origin: bounds.origin,
            size: CGSize(
                width: min(size.width.ceiled(atScale: scale), max(bounds.width, 0)),
                height: min(size.height.ceiled(atScale: scale), max(bounds.height, 0))))
    }

    /// The size of the text, wrapped at the width of `size` when there may be several lines. A width of 0 or less sets
    /// no limit.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let wraps = numberOfLines != 1 && size.width > 0
        let room = CGRect(
            x: 0, y: 0, width: wraps ? size.width : UILabel.unlimited, height: UILabel.unlimited)
        return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
    }

    open override var intrinsicContentSize: CGSize {
        sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
    }

    // MARK: Constraints

    override var wrapsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

    override func contentHeight(forWidth width: CGFloat) -> CGFloat {
        sizeThatFits(CGSize(width: width, height: 0)).height
    }

    /// The text keeps to the middle of a label that is higher.
    override func baseline(_ line: BaselinePlace.Line, atWidth width: CGFloat) -> BaselinePlace {
        guard let layout = contentLayout(atWidth: width) else { return BaselinePlace() }
        let middle = layout.size.height / 2
        return switch line {
        case .first: BaselinePlace(part: 0.5, offset: layout.firstBaseline - middle)
        case .last: BaselinePlace(part: 0.5, offset: middle - layout.lastBaseline)
        }
    }

    override var textLineHeight: CGFloat? { font.lineHeight }

    /// More than any text is wide or high, in points.
    static let unlimited: CGFloat = 1_000_000

    // MARK: Drawing

    open override func draw(_ rect: CGRect) {
        drawText(in: bounds)
    }

    /// Draws the text into `rect` of the current context, centred vertically.
    open func drawText(in rect: CGRect) {
        guard content != nil, !rect.isEmpty, let context = UIGraphicsGetCurrentContext() else { return }
        let layout = typesetter.layout(of: self, in: rect.size, lineLimit: numberOfLines)
        let top = top(of: layout, in: rect.height).floored(atScale: traitCollection.displayScale)
        layout.draw(in: context, at: CGPoint(x: rect.minX, y: rect.minY + top), shadow: shadow)
    }

    private var shadow: NSShadow? {
        guard let shadowColor else { return shownText.firstAttribute(.shadow) as? NSShadow }
        let shadow = NSShadow()
        shadow.shadowColor = shadowColor.resolvedColor(in: self)
        shadow.shadowOffset = shadowOffset
        return shadow
    }

    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { if semanticContentAttribute != oldValue { lookDidChange() } }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if drawsInTint { lookDidChange() }
    }

    /// Whether anything is drawn in `.tintColor`; most labels have nothing to draw again behind a popover.
    private var drawsInTint: Bool {
        let colours = [ownTextColor, highlightedTextColor, shadowColor]
        if colours.contains(where: { $0?.followsTint == true }) { return true }
        guard case .attributed(let text) = content else { return false }
        return text.hasColor(where: \.followsTint)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        adjustFonts()
        if traitCollection.legibilityWeight == previousTraitCollection?.legibilityWeight {
            lookDidChange()
        } else {
            contentDidChange()
        }
    }

    /// What is drawn has changed, but not its size.
    func lookDidChange() {
        typesetter.forget()
        setNeedsDisplay()
    }

    func contentDidChange() {
        lookDidChange()
        invalidateIntrinsicContentSize()
    }
}
