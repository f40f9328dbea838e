import TextLayout
import UIKitCore
import UIKitText

/// The subviews of a text field (border, line, placeholder and clear button) and their layout.
@MainActor final class TextFieldContentViews {
    let line = FieldTextView()
    private let border = UIImageView()
    private let placeholder = FieldPlaceholderLabel()
    private let clearButton = UIButton(type: .custom)
    private var text: FieldTextLayout?
    private var appliedPlaceholder: PlaceholderState?

    /// The values last applied to the placeholder label.
    private struct PlaceholderState: Equatable {
        let content: FieldPlaceholder
        let font: UIFont
        let color: UIColor
        let alignment: NSTextAlignment
    }

    func build(in field: UITextField) {
        placeholder.field = field
        line.field = field
        border.isUserInteractionEnabled = false
        placeholder.isAccessibilityElement = false
        placeholder.lineBreakMode = .byTruncatingTail
        clearButton.accessibilityLabel = SystemText.clearText.localized
        clearButton.setImage(ClearGlyph.image, for: .normal)
        clearButton.addAction(UIAction { [weak field] _ in field?.clearText() }, for: .primaryActionTriggered)
        for view in [border, placeholder, line, clearButton] { field.addSubview(view) }
        clearButton.isHidden = true
        clearButton.tintColor = UIColor { traits in
            UIColor(white: traits.userInterfaceStyle == .dark ? 1 : 0, alpha: TextFieldMetrics.clearAlpha)
        }
    }

    /// Gives the clear button images in place of the system's, which nil for the normal state restores.
    func setClearImages(_ images: PerState<UIImage>) {
        clearButton.setImage(images[exactly: .normal] ?? ClearGlyph.image, for: .normal)
        for state in [UIControl.State.highlighted, .disabled] {
            clearButton.setImage(images[exactly: state], for: state)
        }
    }

    /// Draws the placeholder as a label does.
    func drawPlaceholder(in rect: CGRect) { placeholder.drawContent(in: rect) }

    /// Replaces a view beside the text.
    func replaceSideView(_ old: UIView?, with new: UIView?, in field: UITextField) {
        if old?.superview === field { old?.removeFromSuperview() }
        if let new { field.addSubview(new) }
        field.updateContents()
    }

    // MARK: Showing

    func update(from field: UITextField) {
        let isEditing = field.isEditing
        updateSideViews(field, isEditing)
        updateBorder(field)
        let area = isEditing ? field.editingRect(forBounds: field.bounds) : field.textRect(forBounds: field.bounds)
        line.frame = area.orZero
        let shown = fieldText(of: field, width: isEditing ? nil : line.bounds.width)
        text = shown
        line.head = field.editor.head
        line.update(
            FieldTextView.Content(
                text: shown, selection: field.editor.selection, isEditing: isEditing, alignment: alignment(of: field),
                lineHeight: field.runs == nil ? field.shownFont.lineHeight : shown.layout.size.height))
        updatePlaceholder(field)
    }

    private func fieldText(of field: UITextField, width: CGFloat?) -> FieldTextLayout {
        let font = field.shownFont
        let textAppearance = TextAppearance(font: font, color: field.shownColor) { [unowned field] color in
            // Colors are resolved within the layout call, which runs on the main actor.
            MainActor.assumeIsolated { color.resolvedColor(in: field).cgColor }
        }
        let scale = field.adjustsFontSizeToFitWidth ? max(field.minimumFontSize / font.pointSize, 0.01) : 1
        return FieldTextLayout(
            field.editor.text, isSecret: field.isSecureTextEntry, attributes: field.defaultTextAttributes,
            styles: field.runs?.runs, look: textAppearance, direction: .natural, width: width, minimumScale: scale,
            mark: field.editor.markedRange, readable: field.input.lastTyped.offset)
    }

    /// Whether the base direction of the line is right to left. An empty line has the field's direction.
    func isRightToLeft(_ field: UITextField) -> Bool {
        if !field.isSecureTextEntry, let known = TextDirection.isRightToLeft(field.editor.text) { return known }
        return field.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    private func alignment(of field: UITextField) -> NSTextAlignment {
        guard field.textAlignment == .natural || field.textAlignment == .justified else { return field.textAlignment }
        return field.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    }

    private func updatePlaceholder(_ field: UITextField) {
        placeholder.isHidden = field.hasText || field.placeholderContent == nil
        placeholder.frame = field.placeholderRect(forBounds: field.bounds).orZero
        guard !placeholder.isHidden, let content = field.placeholderContent else { return }
        let shown = PlaceholderState(
            content: content, font: field.shownFont,
            color: field.placeholderColor, alignment: alignment(of: field))
        // Setting the label's properties again would invalidate its layout.
        guard shown != appliedPlaceholder else { return }
        appliedPlaceholder = shown
        content.apply(to: placeholder, font: shown.font, color: shown.color)
        placeholder.textAlignment = shown.alignment
        // A field whose width is animated does not stretch the words.
        placeholder.contentMode = shown.alignment.contentMode
    }

    private func updateBorder(_ field: UITextField) {
        let image = field.isEnabled ? field.background : field.disabledBackground ?? field.background
        let style = field.borderStyle
        border.frame = field.borderRect(forBounds: field.bounds).orZero
        border.image = style == .roundedRect ? nil : image
        let isBare = style == .none || border.image != nil
        border.layer.cornerRadius = style == .roundedRect ? TextFieldMetrics.radius : 0
        border.layer.borderWidth = isBare ? 0 : 1 / max(field.traitCollection.displayScale, 1)
        let white: CGFloat = field.traitCollection.userInterfaceStyle == .dark ? 1 : 0
        let alpha = style == .line ? 1 : TextFieldMetrics.borderAlpha
        border.layer.borderColor = UIColor(white: white, alpha: alpha).cgColor
        border.backgroundColor = style == .roundedRect ? TextFieldContentViews.fill(isEnabled: field.isEnabled) : nil
    }

    /// White, or black in dark mode. On elevated dark surfaces it is the elevated background color, because black
    /// would look like a hole.
    private static func fill(isEnabled: Bool) -> UIColor {
        UIColor { traits in
            let isDark = traits.userInterfaceStyle == .dark
            if isDark, traits.userInterfaceLevel == .elevated {
                return UIColor.systemBackground.resolvedColor(with: traits)
            }
            let white = isEnabled ? 1 : TextFieldMetrics.disabledWhite
            return UIColor(white: isDark ? 1 - white : white, alpha: 1)
        }
    }

    private func updateSideViews(_ field: UITextField, _ isEditing: Bool) {
        field.leftView?.isHidden = !field.showsLeft
        field.rightView?.isHidden = !field.showsRight
        clearButton.isHidden = !field.showsClear
        field.leftView?.frame = field.leftViewRect(forBounds: field.bounds).orZero
        field.rightView?.frame = field.rightViewRect(forBounds: field.bounds).orZero
        clearButton.frame = field.clearButtonRect(forBounds: field.bounds).orZero
    }

    // MARK: Frames

    /// The area between the borders and the views beside the text.
    func textRect(of field: UITextField, in bounds: CGRect) -> CGRect {
        let inset = field.textInset
        var left = bounds.minX + inset
        var right = bounds.maxX - inset
        let isRightToLeft = field.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let start = field.showsLeft ? field.leftViewRect(forBounds: bounds) : nil
        var end = field.showsRight ? field.rightViewRect(forBounds: bounds) : nil
        if end == nil, field.showsClear { end = field.clearButtonRect(forBounds: bounds) }
        if let offset = isRightToLeft ? end : start { left = max(left, offset.maxX) }
        if let offset = isRightToLeft ? start : end { right = min(right, offset.minX) }
        return CGRect(x: left, y: bounds.minY, width: max(right - left, 0), height: bounds.height)
    }

    func clearRect(of field: UITextField, in bounds: CGRect) -> CGRect {
        let side = TextFieldMetrics.clearSide
        let isRightToLeft = field.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x =
            isRightToLeft
            ? bounds.minX + TextFieldMetrics.clearMargin : bounds.maxX - TextFieldMetrics.clearMargin - side
        return CGRect(x: x, y: bounds.midY - side / 2, width: side, height: side)
    }

    func sideRect(of view: UIView?, onLeft: Bool, in bounds: CGRect) -> CGRect {
        guard let size = view?.bounds.size else { return CGRect(origin: bounds.origin, size: .zero) }
        return CGRect(
            x: onLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    func fittingSize(of field: UITextField) -> CGSize {
        let font = field.shownFont
        let margin = field.borderStyle == .none ? TextFieldMetrics.plainMargin : TextFieldMetrics.borderedMargin
        let probe = CGRect(x: 0, y: 0, width: 1000, height: 100)
        let around = probe.width - textRect(of: field, in: probe).width
        let textWidth = fieldText(of: field, width: nil).layout.size.width
        let width = field.hasText ? textWidth : field.placeholderContent?.width(font: font)
        return CGSize(
            width: (width ?? 0).ceiled(atScale: field.traitCollection.displayScale) + around,
            height: font.lineHeight.rounded(.up) + margin)
    }
}

extension UITextField {
    var textInset: CGFloat {
        switch borderStyle {
        case .none: 0
        case .line, .bezel, .roundedRect: TextFieldMetrics.inset
        }
    }

    var showsLeft: Bool { leftView != nil && isVisible(leftViewMode) }
    var showsRight: Bool { rightView != nil && isVisible(rightViewMode) }
    var showsClear: Bool { isEnabled && hasText && !showsRight && isVisible(clearButtonMode) }

    private func isVisible(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }
}

/// A label whose text a subclass of the field may draw itself.
@MainActor private final class FieldPlaceholderLabel: UILabel {
    weak var field: UITextField?

    override func drawText(in rect: CGRect) {
        if let field { field.drawPlaceholder(in: rect) } else { super.drawText(in: rect) }
    }

    func drawContent(in rect: CGRect) { super.drawText(in: rect) }
}

/// A disc with a cutout cross.
@MainActor private enum ClearGlyph {
    static let image: UIImage = {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        let side = TextFieldMetrics.clearGlyphDiameter
        let picture = UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image {
            context in
            let disc = CGRect(x: 0, y: 0, width: side, height: side)
            UIColor.black.setFill()
            UIBezierPath(ovalIn: disc).fill()
            context.cgContext.setBlendMode(.clear)
            let cross = UIBezierPath()
            let box = disc.insetBy(dx: side * 0.32, dy: side * 0.32)
            cross.move(to: box.origin)
            cross.addLine(to: CGPoint(x: box.maxX, y: box.maxY))
            cross.move(to: CGPoint(x: box.maxX, y: box.minY))
            cross.addLine(to: CGPoint(x: box.minX, y: box.maxY))
            cross.lineWidth = side * 0.09
            cross.lineCapStyle = .round
            cross.stroke()
        }
        return picture.withRenderingMode(.alwaysTemplate)
    }()
}

extension NSTextAlignment {
    /// Where the drawn text stays when the width of its view is animated.
    fileprivate var contentMode: UIView.ContentMode {
        switch self {
        case .center: .center
        case .right: .right
        case .left, .natural, .justified: .left
        }
    }
}

extension CGRect {
    /// The rectangle; zero for the null one, which insets of a field that has not been laid out give.
    fileprivate var orZero: CGRect { isNull || isInfinite ? .zero : self }
}
