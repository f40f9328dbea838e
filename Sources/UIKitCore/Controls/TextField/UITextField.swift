/// A line of text that can be edited with the keys of a keyboard.
///
/// A touch makes the field first responder and puts the caret where it is; a second one selects a word, a third all, a
/// drag what it crosses. The delegate's methods come in UIKit's order; each is followed by the control event of the same
/// meaning, then by the notification.
@preconcurrency @MainActor open class UITextField: UIControl, KeyEditing, UIContentSizeCategoryAdjusting {
    public enum BorderStyle: Int, Sendable {
        case none, line, bezel, roundedRect
    }

    /// When a view inside the field is seen.
    public enum ViewMode: Int, Sendable {
        case never, whileEditing, unlessEditing, always
    }

    public enum DidEndEditingReason: Int, Sendable {
        case committed
    }

    nonisolated public static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    nonisolated public static let textDidChangeNotification = Notification.Name(
        "UITextFieldTextDidChangeNotification")
    nonisolated public static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")
    /// In the notification that editing has ended: the `DidEndEditingReason`'s number.
    public class var didEndEditingReasonUserInfoKey: String { "UITextFieldDidEndEditingReasonKey" }

    open weak var delegate: (any UITextFieldDelegate)?

    var editor = TextEditor()
    let parts = TextFieldParts()
    var attributes: [NSAttributedString.Key: Any] = [:]
    private(set) var placeholderContent: FieldPlaceholder?
    /// Where a drag that selects began.
    var dragStart: Int?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        becomeField()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        becomeField()
    }

    private func becomeField() {
        parts.build(in: self)
        addGestureRecognizer(FieldTapRecognizer())
        refresh()
    }

    // MARK: Text

    /// Never nil when read. Setting it asks nobody, cannot be undone, and puts the caret at the end. Default empty.
    open var text: String? {
        get { editor.text }
        set {
            editor.reset(newValue ?? "")
            refresh()
            if isEditing { tellOfSelection() }
        }
    }

    /// The text with the field's attributes. Setting it takes those of the first character for the whole text.
    open var attributedText: NSAttributedString? {
        get { UniformText(editor.text, defaultTextAttributes).attributedString }
        set {
            if let newValue, newValue.length > 0 {
                attributes.merge(newValue.attributes(at: 0, effectiveRange: nil)) { $1 }
            }
            text = newValue?.string
        }
    }

    /// What the text looks like.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { [.font: font!, .foregroundColor: textColor!].merging(attributes) { $1 } }
        set {
            attributes = newValue
            contentDidChange()
        }
    }

    /// Default: the system font at 17 points. Nil brings it back.
    open var font: UIFont? {
        get { attributes[.font] as? UIFont ?? .systemFont(ofSize: TextFieldMeasure.fontSize) }
        set {
            attributes[.font] = newValue
            contentDidChange()
        }
    }

    /// Default: `label`. Nil brings it back.
    open var textColor: UIColor? {
        get { attributes[.foregroundColor] as? UIColor ?? .label }
        set {
            attributes[.foregroundColor] = newValue
            refresh()
        }
    }

    /// Default: where lines begin.
    open var textAlignment = NSTextAlignment.natural {
        didSet { refresh() }
    }

    /// What stands in an empty field. Default nil.
    open var placeholder: String? {
        get { placeholderContent?.string }
        set { setPlaceholder(newValue.map { .plain($0) }) }
    }

    /// The color of placeholders that bring none.
    var placeholderColor: UIColor { .placeholderText }

    /// What stands in an empty field, over the field's font and a pale colour. Default nil.
    open var attributedPlaceholder: NSAttributedString? {
        get {
            guard let text = placeholderContent?.attributedString else { return nil }
            // The one that was made is kept.
            placeholderContent = .attributed(text)
            return text
        }
        set { setPlaceholder((newValue?.copy() as? NSAttributedString).map { .attributed($0) }) }
    }

    private func setPlaceholder(_ content: FieldPlaceholder?) {
        placeholderContent = content
        contentDidChange()
    }

    /// Whether a text too wide for the field is set smaller while it is not edited. Default false.
    open var adjustsFontSizeToFitWidth = false {
        didSet { refresh() }
    }

    /// How small it may become, in points; 0, the default, sets no limit.
    open var minimumFontSize: CGFloat = 0 {
        didSet { refresh() }
    }

    /// Whether a font made for a text style follows the size of text that the user asks for. Default false.
    open var adjustsFontForContentSizeCategory = false

    /// Whether the text goes when editing begins. Default false.
    open var clearsOnBeginEditing = false

    /// Whether the next character typed takes the place of all the text. Ends when the selection changes.
    open var clearsOnInsertion = false

    // MARK: Traits of the keyboard

    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var keyboardType = UIKeyboardType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var returnKeyType = UIReturnKeyType.default
    open var enablesReturnKeyAutomatically = false
    open var textContentType: UITextContentType!
    /// Whether dots stand for the characters, which then can be neither copied nor cut. Default false.
    open var isSecureTextEntry = false {
        didSet { refresh() }
    }

    // MARK: Look

    /// Default `none`.
    open var borderStyle = BorderStyle.none {
        didSet { contentDidChange() }
    }

    /// Behind the text, in place of a border; stretched. Not drawn with `roundedRect`. Default nil.
    open var background: UIImage? {
        didSet { refresh() }
    }

    /// The background while disabled; nil, the default, for `background`.
    open var disabledBackground: UIImage? {
        didSet { refresh() }
    }

    /// Default `never`.
    open var clearButtonMode = ViewMode.never {
        didSet { refresh() }
    }

    /// Where reading starts. It has the size it comes with. Default nil.
    open var leftView: UIView? {
        didSet { parts.swap(oldValue, for: leftView, in: self) }
    }

    /// Where reading ends. It has the size it comes with. Default nil.
    open var rightView: UIView? {
        didSet { parts.swap(oldValue, for: rightView, in: self) }
    }

    /// Default `never`.
    open var leftViewMode = ViewMode.never {
        didSet { refresh() }
    }

    /// Default `never`.
    open var rightViewMode = ViewMode.never {
        didSet { refresh() }
    }

    // MARK: Geometry

    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Where the text stands while nobody edits it.
    open func textRect(forBounds bounds: CGRect) -> CGRect { parts.textRect(of: self, in: bounds) }

    /// Where the text stands while it is edited. Default: as `textRect(forBounds:)`.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { parts.textRect(of: self, in: bounds) }

    /// Where the placeholder stands. Default: as the text.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }

    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { parts.clearRect(of: self, in: bounds) }

    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        parts.sideRect(of: leftView, onLeft: effectiveUserInterfaceLayoutDirection == .leftToRight, in: bounds)
    }

    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        parts.sideRect(of: rightView, onLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft, in: bounds)
    }

    /// The line of text keeps to the middle.
    override func baseline(_ line: BaselinePlace.Line, atWidth width: CGFloat) -> BaselinePlace {
        let font = font ?? .systemFont(ofSize: TextFieldMeasure.fontSize)
        let drop = font.ascender - font.lineHeight / 2
        return BaselinePlace(part: 0.5, offset: line == .first ? drop : -drop)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { parts.fittingSize(of: self) }
    open override var intrinsicContentSize: CGSize { parts.fittingSize(of: self) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        refresh()
    }

    /// Shows the present text, selection and parts.
    func refresh() { parts.show(self) }

    func contentDidChange() {
        invalidateIntrinsicContentSize()
        refresh()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if adjustsFontForContentSizeCategory, let own = font {
            let adjusted = own.adjusted(to: traitCollection)
            if adjusted !== own { font = adjusted }
        }
        // Not now: the views around it may be half way into their places.
        setNeedsLayout()
    }

    // MARK: First responder

    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Whether the field has the keyboard.
    open var isEditing: Bool { isFirstResponder }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        isFirstResponder || (mayBegin() && super.becomeFirstResponder())
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        !isFirstResponder || (mayEnd() && super.resignFirstResponder())
    }

    override func didGetKeyboard() { didBegin() }
    override func didLoseKeyboard() { didEnd() }

    override func stateDidChange() {
        super.stateDidChange()
        if !isEnabled { resignFirstResponder() }
        refresh()
    }

    // MARK: Editing

    open var hasText: Bool { editor.length > 0 }

    /// Types `text`: it takes the place of what is selected, if the delegate agrees. A line end is the return key.
    open func insertText(_ text: String) { type(text) }

    /// Deletes what is selected, else the character before the caret, if the delegate agrees.
    open func deleteBackward() { deleteBack(to: editor.before(editor.head)) }

    func edits(_ stroke: KeyStroke) -> Bool { understands(stroke) }
    func edit(_ stroke: KeyStroke) -> Bool { perform(stroke) }

    open func copy(_ sender: Any?) { copySelection() }
    open func cut(_ sender: Any?) { cutSelection() }
    open func paste(_ sender: Any?) { pasteText() }
    open func selectAll(_ sender: Any?) { select(0..<editor.length) }
    /// Selects the word at the caret.
    open func select(_ sender: Any?) { select(editor.word(around: editor.head)) }
    open func delete(_ sender: Any?) { deleteBack(to: editor.head) }

    // MARK: Touches

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        beginTouch(touch)
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        continueTouch(touch)
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { endTouch(touch) }

    // MARK: Accessibility

    /// The text; of a secret, as many dots.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? shownText }
        set { super.accessibilityValue = newValue }
    }

    /// What may be told of the text: dots for a secret, the placeholder where there is none.
    private var shownText: String? {
        guard hasText else { return placeholder }
        return isSecureTextEntry ? String(repeating: FieldText.dot, count: editor.text.count) : editor.text
    }
}
