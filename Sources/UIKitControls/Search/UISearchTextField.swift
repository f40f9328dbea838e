import UIKitCore
import UIKitText

/// The text field of a search bar: a gray rounded background with a magnifying glass.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
    private let fieldBackgroundView = UIView()
    private let backgroundImageView = UIImageView()
    let tokenStrip = SearchTokenStrip()
    /// What an app has set for the search bar of this field.
    var customization = SearchBarCustomization() {
        didSet { setNeedsLayout() }
    }
    /// The button at the end while the field is empty; nil for none.
    var endButton: UIButton? {
        didSet {
            if endButton !== oldValue, rightView === oldValue { rightView = endButton }
            updateContents()
        }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    /// Creates an empty search field from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
    }

    private func commonInit() {
        fieldBackgroundView.isUserInteractionEnabled = false
        fieldBackgroundView.backgroundColor = .tertiarySystemFill
        fieldBackgroundView.layer.cornerRadius = TextFieldMetrics.searchRadius
        fieldBackgroundView.layer.cornerCurve = .continuous
        backgroundImageView.isUserInteractionEnabled = false
        insertSubview(backgroundImageView, at: 0)
        insertSubview(fieldBackgroundView, at: 0)
        let icon = UIImageView(image: SearchGlyph.image(side: TextFieldMetrics.searchIconSide))
        icon.contentMode = .center
        icon.tintColor = .secondaryLabel
        icon.isAccessibilityElement = false
        leftView = icon
        leftViewMode = .always
        clearButtonMode = .always
        font = .preferredFont(forTextStyle: .body)
        adjustsFontForContentSizeCategory = true
        accessibilityTraits = .searchField
        returnKeyType = .search
        enablesReturnKeyAutomatically = true
        autocorrectionType = .no
        resetAppearanceMarks()
    }

    /// The same gray as the magnifying glass.
    override var placeholderColor: UIColor { .secondaryLabel }

    /// The height in points: that of its background image, or else 36 at the default text size, more with larger fonts.
    var fieldHeight: CGFloat {
        if let image = customization.fieldBackgrounds[exactly: .normal], image.size.height > 0 {
            return image.size.height
        }
        let line = (font ?? .preferredFont(forTextStyle: .body)).lineHeight.rounded(.up)
        return max(TextFieldMetrics.searchHeight, line + TextFieldMetrics.searchLineMargin)
    }

    /// The magnifying glass; nil for the system's, which is as large as the text.
    func setSearchIcon(_ image: UIImage?) {
        guard let icon = leftView as? UIImageView else { return }
        shownIconSide = image == nil ? iconSide : nil
        icon.image = image ?? SearchGlyph.image(side: iconSide)
        icon.sizeToFit()
        setNeedsLayout()
    }

    /// The side of the system's magnifying glass that is shown; nil for another image. Points.
    private var shownIconSide: CGFloat? = TextFieldMetrics.searchIconSide

    /// The side of the system's magnifying glass: 16.33 at the default text size. Points.
    private var iconSide: CGFloat {
        (TextFieldMetrics.searchIconSide * shownFont.pointSize / TextFieldMetrics.fontSize * 3).rounded() / 3
    }

    func setClearImages(_ images: PerState<UIImage>) { contentViews.setClearImages(images) }

    /// The button is shown in the empty field only: then the clear button is in its place.
    override func updateContents() {
        if let endButton, rightView === endButton {
            let mode = hasText ? ViewMode.never : .always
            if rightViewMode != mode { return rightViewMode = mode }
        }
        super.updateContents()
    }

    private func moved(_ rect: CGRect, by icon: UISearchBar.Icon) -> CGRect {
        let offset = customization.iconOffsets[icon] ?? .zero
        return rect.offsetBy(dx: offset.horizontal, dy: offset.vertical)
    }

    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let frame = super.leftViewRect(forBounds: bounds)
        let inset = TextFieldMetrics.searchIconInset
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return moved(frame.offsetBy(dx: isRightToLeft ? -inset : inset, dy: 0), by: .search)
    }

    open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        let frame = super.rightViewRect(forBounds: bounds)
        guard let endButton, rightView === endButton else { return frame }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let inset = isRightToLeft ? SearchMetrics.buttonInset : -SearchMetrics.buttonInset
        let isResults = (superview as? UISearchBar)?.parts.buttonIcon == .resultsList
        return moved(frame.offsetBy(dx: inset, dy: 0), by: isResults ? .resultsList : .bookmark)
    }

    open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        moved(super.clearButtonRect(forBounds: bounds), by: .clear)
    }

    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        insetForIcon(super.textRect(forBounds: bounds), bounds)
            .offsetBy(dx: customization.textOffset.horizontal, dy: customization.textOffset.vertical)
    }

    open override func editingRect(forBounds bounds: CGRect) -> CGRect {
        insetForIcon(super.editingRect(forBounds: bounds), bounds)
            .offsetBy(dx: customization.textOffset.horizontal, dy: customization.textOffset.vertical)
    }

    /// From the field's edge to the text, beside the system's magnifying glass.
    private var iconInset: CGFloat {
        TextFieldMetrics.searchTextInset + max(iconSide - TextFieldMetrics.searchIconSide, 0)
    }

    private func insetForIcon(_ rect: CGRect, _ bounds: CGRect) -> CGRect {
        let inset = iconInset + tokenStrip.width(in: bounds.width)
        let margin = TextFieldMetrics.inset
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let left = max(rect.minX, bounds.minX + (isRightToLeft ? margin : inset))
        let right = min(rect.maxX, bounds.maxX - (isRightToLeft ? inset : margin))
        return CGRect(x: left, y: rect.minY, width: max(right - left, 0), height: rect.height)
    }

    open override func layoutSubviews() {
        // The font may have followed the text size, or may have been set by the app.
        if let shownIconSide, shownIconSide != iconSide { setSearchIcon(nil) }
        super.layoutSubviews()
        fieldBackgroundView.frame = bounds
        backgroundImageView.frame = bounds
        backgroundImageView.image = customization.fieldBackgrounds[isEnabled ? .normal : .disabled]
        fieldBackgroundView.isHidden = backgroundImageView.image != nil
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let inset = iconInset
        let width = tokenStrip.width(in: bounds.width)
        tokenStrip.layOut(
            in: CGRect(
                x: isRightToLeft ? bounds.width - inset - width : inset, y: 0, width: width, height: bounds.height),
            isRightToLeft: isRightToLeft)
    }

    /// Deletes as any field. At the beginning of the text it selects the last token, then deletes it.
    open override func deleteBackward() {
        if !deleteToken() { super.deleteBackward() }
    }

    /// A text that is typed replaces the selected token.
    open override func insertText(_ text: String) {
        if let selected = tokenStrip.selectedIndex, tokenStrip.allowsDeleting { removeToken(at: selected) }
        super.insertText(text)
    }

    package override func canEdit(with stroke: KeyStroke) -> Bool {
        stroke.isPlainEscape || super.canEdit(with: stroke)
    }

    /// Escape clears the field. In an empty field it ends the search.
    package override func performEdit(with stroke: KeyStroke) -> Bool {
        guard stroke.isPlainEscape else { return super.performEdit(with: stroke) }
        if hasText {
            clearText()
        } else if let bar = superview as? UISearchBar {
            bar.endSearch()
        } else {
            resignFirstResponder()
        }
        return true
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: super.sizeThatFits(size).width, height: fieldHeight)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: super.intrinsicContentSize.width, height: fieldHeight)
    }

    // MARK: Tokens

    /// The tokens, before the text. Default empty. Setting them sends no event.
    open var tokens: [UISearchToken] {
        get { tokenStrip.views.map(\.token) }
        set { tokenStrip.show(newValue, in: self) }
    }

    /// Inserts a token. An index out of range is a misuse, and the nearest is used.
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        if tokenIndex < 0 || tokenIndex > tokens.count {
            misuse("UISearchTextField: token \(tokenIndex) is out of bounds (\(tokens.count) tokens).", raises: true)
        }
        tokens.insert(token, at: min(max(tokenIndex, 0), tokens.count))
    }

    /// Removes a token. An index out of range is a misuse and changes nothing.
    open func removeToken(at tokenIndex: Int) {
        guard verifyToken(tokenIndex) else { return }
        tokens.remove(at: tokenIndex)
    }

    /// The position of a token: before the text. An index out of range is a misuse.
    open func positionOfToken(at tokenIndex: Int) -> UITextPosition {
        _ = verifyToken(tokenIndex)
        return beginningOfDocument
    }

    /// The tokens in a range of text: all of them in a range from the beginning.
    open func tokens(in textRange: UITextRange) -> [UISearchToken] {
        compare(textRange.start, to: beginningOfDocument) == .orderedSame ? tokens : []
    }

    /// The range of the whole text.
    open var textualRange: UITextRange {
        textRange(from: beginningOfDocument, to: endOfDocument) ?? UITextRange()
    }

    /// Replaces a part of the text with a token.
    open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
        insertToken(token, at: tokenIndex)
        replace(textRange, withText: "")
    }

    /// The color behind tokens. Default gray; nil restores it.
    open var tokenBackgroundColor: UIColor! {
        get { tokenStrip.color }
        set { tokenStrip.color = newValue ?? .systemGray }
    }

    /// Whether the user can delete tokens. Default true.
    open var allowsDeletingTokens: Bool {
        get { tokenStrip.allowsDeleting }
        set { tokenStrip.allowsDeleting = newValue }
    }
}

extension KeyStroke {
    fileprivate var isPlainEscape: Bool { name == "escape" && modifiers.isEmpty }
}

/// A magnifying glass as a template image.
@MainActor private enum SearchGlyph {
    /// The glass in a square with this side, in points.
    static func image(side: CGFloat) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        let picture = UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image {
            context in
            let scale = side / TextFieldMetrics.searchIconSide
            context.cgContext.scaleBy(x: scale, y: scale)
            UIColor.black.setStroke()
            let lens = UIBezierPath(ovalIn: CGRect(x: 0.9, y: 0.9, width: 11.2, height: 11.2))
            lens.lineWidth = 1.6
            lens.stroke()
            let handle = UIBezierPath()
            handle.move(to: CGPoint(x: 10.6, y: 10.6))
            handle.addLine(to: CGPoint(x: 15.4, y: 15.4))
            handle.lineWidth = 1.8
            handle.lineCapStyle = .round
            handle.stroke()
        }
        return picture.withRenderingMode(.alwaysTemplate)
    }
}
