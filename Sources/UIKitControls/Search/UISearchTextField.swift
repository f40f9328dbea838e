import UIKitCore

/// The text field of a search bar: a gray rounded background with a magnifying glass.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
    private let fieldBackgroundView = UIView()
    let tokenStrip = SearchTokenStrip()

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
        insertSubview(fieldBackgroundView, at: 0)
        let icon = UIImageView(image: SearchGlyph.image)
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
        autocorrectionType = .no
        resetAppearanceMarks()
    }

    /// The same gray as the magnifying glass.
    override var placeholderColor: UIColor { .secondaryLabel }

    /// The height in points: 36 at the default text size, more with larger fonts.
    var fieldHeight: CGFloat {
        let line = (font ?? .preferredFont(forTextStyle: .body)).lineHeight.rounded(.up)
        return max(TextFieldMetrics.searchHeight, line + TextFieldMetrics.searchLineMargin)
    }

    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let place = super.leftViewRect(forBounds: bounds)
        let inset = TextFieldMetrics.searchIconInset
        return place.offsetBy(dx: effectiveUserInterfaceLayoutDirection == .rightToLeft ? -inset : inset, dy: 0)
    }

    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        insetForIcon(super.textRect(forBounds: bounds), bounds)
    }

    open override func editingRect(forBounds bounds: CGRect) -> CGRect {
        insetForIcon(super.editingRect(forBounds: bounds), bounds)
    }

    private func insetForIcon(_ rect: CGRect, _ bounds: CGRect) -> CGRect {
        let inset = TextFieldMetrics.searchTextInset + tokenStrip.width(in: bounds.width)
        let margin = TextFieldMetrics.inset
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let left = max(rect.minX, bounds.minX + (isRightToLeft ? margin : inset))
        let right = min(rect.maxX, bounds.maxX - (isRightToLeft ? inset : margin))
        return CGRect(x: left, y: rect.minY, width: max(right - left, 0), height: rect.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        fieldBackgroundView.frame = bounds
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let inset = TextFieldMetrics.searchTextInset
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
}

extension KeyStroke {
    fileprivate var isPlainEscape: Bool { name == "escape" && modifiers.isEmpty }
}

/// A magnifying glass as a template image.
@MainActor private enum SearchGlyph {
    static let image: UIImage = {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        let side = TextFieldMetrics.searchIconSide
        let picture = UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { _ in
            UIColor.black.setStroke()
            let lens = UIBezierPath(ovalIn: CGRect(x: 1.5, y: 1.5, width: 9.5, height: 9.5))
            lens.lineWidth = 1.5
            lens.stroke()
            let handle = UIBezierPath()
            handle.move(to: CGPoint(x: 9.8, y: 9.8))
            handle.addLine(to: CGPoint(x: 14.3, y: 14.3))
            handle.lineWidth = 1.6
            handle.lineCapStyle = .round
            handle.stroke()
        }
        return picture.withRenderingMode(.alwaysTemplate)
    }()
}
