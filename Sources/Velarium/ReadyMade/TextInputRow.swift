import UIKit

/// A text field with its label above and the message about its text below.
final class TextInputRow: UIView, OverlayThemed {
    /// Called when the user has changed the text.
    var onChange: () -> Void = {}
    /// Called when the field has become first responder.
    var onBegin: () -> Void = {}
    /// Called when the user has left the field.
    var onEnd: () -> Void = {}
    /// Called when the user has pressed Return.
    var onReturn: () -> Void = {}
    /// Whether the user can change the text. The field stays first responder either way, so that the keyboard stays.
    var isEditable = true

    let field = UITextField()
    private let label = OverlayLabel(.secondary)
    private let message = OverlayLabel(.error)
    private let surface = UIView()

    init(_ content: TextInputField, isLast: Bool) {
        super.init(frame: .zero)
        label.text = content.label
        label.isHidden = content.label?.isEmpty ?? true
        message.isHidden = true
        for text in [label, message] {
            text.font = .preferredFont(forTextStyle: .footnote)
            text.adjustsFontForContentSizeCategory = true
            text.numberOfLines = 0
        }
        // The field's own label names it to accessibility.
        label.isAccessibilityElement = false
        surface.backgroundColor = .tertiarySystemFill
        surface.layer.cornerRadius = ReadyMadeMetrics.fieldCornerRadius
        surface.layer.cornerCurve = .continuous
        [label, surface, field, message].forEach(addSubview)
        configureField(content, isLast: isLast)
    }

    private func configureField(_ content: TextInputField, isLast: Bool) {
        field.text = content.text
        field.placeholder = content.placeholder
        field.keyboardType = content.keyboardType
        if let type = content.textContentType { field.textContentType = type }
        field.autocapitalizationType = content.autocapitalizationType
        field.isSecureTextEntry = content.isSecure
        field.returnKeyType = isLast ? .done : .next
        field.clearButtonMode = .whileEditing
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.accessibilityLabel = content.label ?? content.placeholder
        field.delegate = self
        field.addAction(UIAction { [unowned self] _ in onChange() }, for: .editingChanged)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    var text: String { field.text ?? "" }

    /// The message below the field; nil or empty for none. Accessibility reads it with the field.
    var error: String? {
        get { message.isHidden ? nil : message.text }
        set {
            let text = newValue ?? ""
            guard text != (error ?? "") else { return }
            message.text = text
            message.isHidden = text.isEmpty
            surface.layer.borderWidth = text.isEmpty ? 0 : 1
            updateBorder()
            field.accessibilityHint = newValue
            setNeedsLayout()
        }
    }

    private func updateBorder() {
        surface.layer.borderColor = (message.textColor ?? .systemRed).resolvedColor(with: traitCollection).cgColor
    }

    /// The labels have the theme's colors already, or get them after this.
    func apply(_ theme: OverlayTheme) {
        message.apply(theme)
        field.textColor = theme.textColor
        updateBorder()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateBorder()
    }

    // MARK: Layout

    private func height(of text: UILabel, in width: CGFloat) -> CGFloat {
        text.isHidden ? 0 : text.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }

    private var fieldHeight: CGFloat {
        let line = (field.font?.lineHeight ?? 0) + 2 * ReadyMadeMetrics.buttonPadding
        return max(ReadyMadeMetrics.fieldHeight, line.rounded(.up))
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let parts = [height(of: label, in: size.width), fieldHeight, height(of: message, in: size.width)]
        let gaps = CGFloat(parts.filter { $0 > 0 }.count - 1) * ReadyMadeMetrics.fieldGap
        return CGSize(width: size.width, height: parts.reduce(gaps, +))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var top: CGFloat = 0
        func place(_ view: UIView, _ height: CGFloat, inset: CGFloat = 0) {
            view.frame = CGRect(x: inset, y: top, width: max(0, bounds.width - 2 * inset), height: height)
        }
        let above = height(of: label, in: bounds.width)
        place(label, above)
        top += above > 0 ? above + ReadyMadeMetrics.fieldGap : 0
        place(surface, fieldHeight)
        place(field, fieldHeight, inset: ReadyMadeMetrics.fieldInset)
        top += fieldHeight + ReadyMadeMetrics.fieldGap
        place(message, height(of: message, in: bounds.width))
    }
}

extension TextInputRow: UITextFieldDelegate {
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { isEditable }

    func textFieldShouldClear(_ textField: UITextField) -> Bool { isEditable }

    func textFieldDidBeginEditing(_ textField: UITextField) { onBegin() }

    func textFieldDidEndEditing(_ textField: UITextField) { onEnd() }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        onReturn()
        return false
    }
}
