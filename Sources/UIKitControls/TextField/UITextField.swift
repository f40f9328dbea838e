@_spi(Core) import UIKitCore
import UIKitText

/// A line of text that the user edits with a keyboard.
///
/// A tap makes the field first responder and moves the caret to the nearer end of the touched word, a click to the
/// character. A double tap selects a word, a triple tap all text, a drag the characters it crosses. Delegate methods are
/// called in UIKit's order; each is followed by the corresponding control event, then by the notification.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
    /// The border of a text field.
    public enum BorderStyle: Int, Sendable {
        /// No border, a thin black line, a thin gray line, or a filled rectangle with rounded corners.
        case none, line, bezel, roundedRect
    }

    /// When a view inside the field is shown.
    public enum ViewMode: Int, Sendable {
        /// Never, only while editing, only while not editing, or always.
        case never, whileEditing, unlessEditing, always
    }

    /// Why editing ended.
    public enum DidEndEditingReason: Int, Sendable {
        /// Editing ended normally; the text is final.
        case committed
    }

    /// Posted when editing begins. The object is the field.
    nonisolated public static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    /// Posted when the text has changed. The object is the field.
    nonisolated public static let textDidChangeNotification = Notification.Name(
        "UITextFieldTextDidChangeNotification")
    /// Posted when editing ends. The object is the field.
    nonisolated public static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")
    /// The user info key of the notification that editing ended. The value is the raw value of the
    /// `DidEndEditingReason`.
    public class var didEndEditingReasonUserInfoKey: String { "UITextFieldDidEndEditingReasonKey" }

    /// The object that is asked about and notified of editing. Not retained.
    open weak var delegate: (any UITextFieldDelegate)?

    /// Published code fields use the positions of one field in another (inferred: a position there is an offset).
    package private(set) lazy var input = TextInputController(
        client: self, isSingleLine: true, positionOwner: ObjectIdentifier(UITextField.self))
    /// The text with its selection.
    var editor: TextEditor { input.editor }
    private(set) lazy var selectionInteraction = UITextInteraction(recognizesTaps: false)
    let contentViews = TextFieldContentViews()
    var attributes: [NSAttributedString.Key: Any] = [:]
    /// The styles of a text with more than one; nil for a text that has the field's.
    var runs: FieldTextRuns?
    private(set) var placeholderContent: FieldPlaceholder?
    /// The attributes of text that is typed next, set for the caret; nil for those of the text before it.
    var attributesAtCaret: [NSAttributedString.Key: Any]?
    /// The touch in the text; nil without one, and while the field is not edited.
    var currentTouch: FieldTouch?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    /// Creates an empty field from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
        coder.decodeContents(of: self, as: UITextField.self)
    }

    private func commonInit() {
        contentViews.build(in: self)
        addGestureRecognizer(TextFieldTapRecognizer())
        addInteraction(TextPointerInteraction())
        selectionInteraction.textInput = self
        addInteraction(selectionInteraction)
        updateContents()
    }

    // MARK: Text

    /// The text; never nil when read. Setting it calls no delegate method, cannot be undone, and moves the caret to
    /// the end. Default empty.
    open var text: String? {
        get { editor.text }
        set {
            runs = nil
            input.replacesSecret = false
            setCharacters(newValue ?? "")
        }
    }

    private func setCharacters(_ text: String) {
        input.notify {
            input.reset()
            input.editor = TextEditor(text)
        }
        updateContents()
        if isEditing { notifySelectionChange() }
        KeyValueObservers.noteChange(of: self)
    }

    /// The text with its attributes. Missing font and color are the field's. Typed text has the attributes of the
    /// character before it. The attributes of the first character become those of the field: its font, color and
    /// alignment, and those of a text that is set without any.
    open var attributedText: NSAttributedString? {
        get {
            runs?.attributedString(editor.text) ?? UniformText(editor.text, defaultTextAttributes).attributedString
        }
        set {
            runs = newValue.flatMap { FieldTextRuns($0, defaults: ownAttributes) }
            if let newValue, newValue.length > 0 {
                attributes.merge(newValue.attributes(at: 0, effectiveRange: nil)) { $1 }
                applyAlignment(of: attributes)
            }
            setCharacters(newValue?.string ?? "")
        }
    }

    /// The attributes of the text. Setting them changes the whole text.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { ownAttributes.merging(attributes) { $1 } }
        set {
            noteAppearance(.defaultTextAttributes, \UITextField.defaultTextAttributes, newValue)
            attributes = newValue
            runs = nil
            applyAlignment(of: newValue)
            contentDidChange()
        }
    }

    /// The attributes of text that is typed next: those of the text before the caret, until they are set. They are
    /// forgotten when the caret moves. Nil while the field is not edited, when setting them does nothing.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { isEditing ? attributesForTyping : nil }
        set { if isEditing { attributesAtCaret = newValue } }
    }

    /// The font of the text. Default: the system font at 17 points. Setting it changes the whole text; nil restores the
    /// default.
    open var font: UIFont? {
        get { shownFont }
        set {
            noteAppearance(.font, \UITextField.font, newValue)
            attributes[.font] = newValue
            runs?.set(.font, to: newValue)
            contentDidChange()
        }
    }

    /// The color of the text. Default: `label`. Setting it changes the whole text; nil restores the default.
    open var textColor: UIColor? {
        get { shownColor }
        set {
            noteAppearance(.textColor, \UITextField.textColor, newValue)
            attributes[.foregroundColor] = newValue
            runs?.set(.foregroundColor, to: newValue)
            updateContents()
        }
    }

    /// The horizontal alignment of the text. Default `natural`.
    open var textAlignment = NSTextAlignment.natural {
        didSet {
            noteAppearance(.textAlignment, \UITextField.textAlignment, textAlignment)
            updateContents()
        }
    }

    /// The text shown in an empty field. Default nil.
    open var placeholder: String? {
        get { placeholderContent?.string }
        set { setPlaceholder(newValue.map { .plain($0) }) }
    }

    /// The color of placeholders without a color attribute.
    var placeholderColor: UIColor { .placeholderText }

    /// The text shown in an empty field. Missing attributes are filled with the field's font and a gray color.
    /// Default nil.
    open var attributedPlaceholder: NSAttributedString? {
        get {
            guard let text = placeholderContent?.attributedString else { return nil }
            // Stores the string, so that it is created only once.
            placeholderContent = .attributed(text)
            return text
        }
        set { setPlaceholder((newValue?.copy() as? NSAttributedString).map { .attributed($0) }) }
    }

    private func setPlaceholder(_ content: FieldPlaceholder?) {
        placeholderContent = content
        contentDidChange()
    }

    /// Whether the font shrinks for text too wide for the field while it is not being edited. Default false.
    open var adjustsFontSizeToFitWidth = false {
        didSet { updateContents() }
    }

    /// The smallest font size with `adjustsFontSizeToFitWidth`, in points; 0, the default, sets no limit.
    open var minimumFontSize: CGFloat = 0 {
        didSet { updateContents() }
    }

    /// Whether a font made for a text style follows the user's text size. Default false.
    open var adjustsFontForContentSizeCategory = false

    /// Whether the user can make text bold, italic or underlined: with the edit menu, and with Command-B, -I and -U. Default
    /// false.
    open var allowsEditingTextAttributes = false

    /// Whether the text is cleared when editing begins. Default false.
    open var clearsOnBeginEditing = false

    /// Whether the next insertion replaces the whole text. Reset when the selection changes.
    open var clearsOnInsertion = false

    // MARK: Traits of the keyboard

    /// Automatic capitalization. Default `sentences`.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { input.traits.autocapitalizationType }
        set { input.traits.autocapitalizationType = newValue }
    }
    /// Automatic correction. Default `default`.
    open var autocorrectionType: UITextAutocorrectionType {
        get { input.traits.autocorrectionType }
        set { input.traits.autocorrectionType = newValue }
    }
    /// Spell checking. Default `default`.
    open var spellCheckingType: UITextSpellCheckingType {
        get { input.traits.spellCheckingType }
        set { input.traits.spellCheckingType = newValue }
    }
    /// The kind of keyboard. Default `default`.
    open var keyboardType: UIKeyboardType {
        get { input.traits.keyboardType }
        set { input.traits.keyboardType = newValue }
    }
    /// The appearance of the keyboard. Default `default`.
    open var keyboardAppearance: UIKeyboardAppearance {
        get { input.traits.keyboardAppearance }
        set {
            noteAppearance(.keyboardAppearance, \UITextField.keyboardAppearance, newValue)
            input.traits.keyboardAppearance = newValue
        }
    }
    /// The title of the return key. Default `default`.
    open var returnKeyType: UIReturnKeyType {
        get { input.traits.returnKeyType }
        set { input.traits.returnKeyType = newValue }
    }
    /// Whether the return key is disabled while the field is empty. Default false.
    open var enablesReturnKeyAutomatically: Bool {
        get { input.traits.enablesReturnKeyAutomatically }
        set { input.traits.enablesReturnKeyAutomatically = newValue }
    }
    /// The meaning of the text, such as a user name. Default nil.
    open var textContentType: UITextContentType! {
        get { input.traits.textContentType }
        set { input.traits.textContentType = newValue }
    }

    // What the system may change in the text while it is written. Kept; the system changes nothing.

    /// Whether straight quotation marks become curly ones. Default `default`.
    open var smartQuotesType: UITextSmartQuotesType {
        get { input.traits.smartQuotesType }
        set { input.traits.smartQuotesType = newValue }
    }
    /// Whether two hyphens become a dash. Default `default`.
    open var smartDashesType: UITextSmartDashesType {
        get { input.traits.smartDashesType }
        set { input.traits.smartDashesType = newValue }
    }
    /// Whether spaces around pasted and deleted words are corrected. Default `default`.
    open var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { input.traits.smartInsertDeleteType }
        set { input.traits.smartInsertDeleteType = newValue }
    }
    /// Whether the rest of a word is predicted in the text. Default `default`.
    open var inlinePredictionType: UITextInlinePredictionType {
        get { input.traits.inlinePredictionType }
        set { input.traits.inlinePredictionType = newValue }
    }
    /// The rules for passwords that the system generates. Default nil.
    open var passwordRules: UITextInputPasswordRules? {
        get { input.traits.passwordRules }
        set { input.traits.passwordRules = newValue }
    }
    /// Whether dots are shown in place of characters. The text can then be neither copied nor cut. Setting it forgets what
    /// can be undone. The first change of an edit, whether it types or deletes, replaces the whole secret; so does the first
    /// one after the text has become a secret. The delegate is asked about the characters at the caret. Default false.
    open var isSecureTextEntry: Bool {
        get { input.traits.isSecureTextEntry }
        set {
            let isOther = newValue != input.traits.isSecureTextEntry
            input.traits.isSecureTextEntry = newValue
            if isOther { noteSecret() }
            updateContents()
        }
    }

    /// Lets the next change replace the text, if the field is edited and has a secret.
    func noteSecret() { input.replacesSecret = isSecureTextEntry && isFirstResponder && hasText }

    /// The view shown in place of the keyboard while the field is edited; nil, the default, for the keyboard. Takes effect
    /// with the next edit or `reloadInputViews()`.
    open override var inputView: UIView? {
        get { inputViews.input }
        set { inputViews.input = newValue }
    }

    /// The view shown above the keyboard while the field is edited. Default nil.
    open override var inputAccessoryView: UIView? {
        get { inputViews.accessory }
        set { inputViews.accessory = newValue }
    }

    private var inputViews: (input: UIView?, accessory: UIView?) = (nil, nil)

    // MARK: Appearance

    /// The border of the field. Default `none`.
    open var borderStyle = BorderStyle.none {
        didSet { contentDidChange() }
    }

    /// An image behind the text, stretched, in place of the border. Not drawn with `roundedRect`. Default nil.
    open var background: UIImage? {
        didSet { updateContents() }
    }

    /// The background image while disabled; nil, the default, means `background`.
    open var disabledBackground: UIImage? {
        didSet { updateContents() }
    }

    /// When the clear button is shown. Default `never`.
    open var clearButtonMode = ViewMode.never {
        didSet { updateContents() }
    }

    /// A view at the leading end of the field, which keeps its size. Default nil.
    open var leftView: UIView? {
        didSet { contentViews.replaceSideView(oldValue, with: leftView, in: self) }
    }

    /// A view at the trailing end of the field, which keeps its size. Default nil.
    open var rightView: UIView? {
        didSet { contentViews.replaceSideView(oldValue, with: rightView, in: self) }
    }

    /// When `leftView` is shown. Default `never`.
    open var leftViewMode = ViewMode.never {
        didSet { updateContents() }
    }

    /// When `rightView` is shown. Default `never`.
    open var rightViewMode = ViewMode.never {
        didSet { updateContents() }
    }

    // MARK: Geometry

    /// The frame of the border. Default: the bounds.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// The area of the text while it is not being edited.
    open func textRect(forBounds bounds: CGRect) -> CGRect { contentViews.textRect(of: self, in: bounds) }

    /// The area of the text while it is being edited. Default: the same as `textRect(forBounds:)`.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { contentViews.textRect(of: self, in: bounds) }

    /// The area of the placeholder. Default: the same as the text's.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }

    /// The frame of the clear button: at the trailing end.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { contentViews.clearRect(of: self, in: bounds) }

    /// The frame of `leftView`: at the leading end, centered vertically.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        contentViews.sideRect(of: leftView, onLeft: effectiveUserInterfaceLayoutDirection == .leftToRight, in: bounds)
    }

    /// The frame of `rightView`: at the trailing end, centered vertically.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        contentViews.sideRect(of: rightView, onLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft, in: bounds)
    }

    /// The line of text is centered vertically.
    @_spi(Core) open override func baseline(_ line: BaselinePosition.Line, atWidth width: CGFloat) -> BaselinePosition {
        let font = shownFont
        let drop = font.ascender - font.lineHeight / 2
        return BaselinePosition(fraction: 0.5, offset: line == .first ? drop : -drop)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentViews.fittingSize(of: self) }
    open override var intrinsicContentSize: CGSize { contentViews.fittingSize(of: self) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateContents()
        selectionInteraction.selectionDidMove()
    }

    /// Updates the subviews for the current text, selection and state.
    func updateContents() { contentViews.update(from: self) }

    func contentDidChange() {
        invalidateIntrinsicContentSize()
        updateContents()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if adjustsFontForContentSizeCategory { adjustFonts() }
        // Not immediately, because layout of the surrounding views may be in progress.
        setNeedsLayout()
    }

    // MARK: First responder

    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Whether the field is first responder.
    open var isEditing: Bool { isFirstResponder }

    // MARK: Drawing

    /// Draws the text. `rect` is the area of the text, in points of the current context. Subclasses may draw something else.
    open func drawText(in rect: CGRect) { contentViews.line.drawLine() }

    /// Draws the placeholder in `rect`, points of the current context. Subclasses may draw something else, or nothing.
    open func drawPlaceholder(in rect: CGRect) { contentViews.drawPlaceholder(in: rect) }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard window != nil else { return super.becomeFirstResponder() }
        return isFirstResponder || (shouldBeginEditing() && (isFirstResponder || super.becomeFirstResponder()))
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        return shouldEndEditing() && (!isFirstResponder || super.resignFirstResponder())
    }

    @_spi(Core) open override func didGetKeyboard() { didBeginEditing() }
    @_spi(Core) open override func didLoseKeyboard() { didEndEditing() }

    @_spi(Core) open override func stateDidChange() {
        super.stateDidChange()
        if !isEnabled { resignFirstResponder() }
        updateContents()
    }

    // MARK: Editing

    /// Whether the field contains text.
    open var hasText: Bool { editor.length > 0 }

    /// Replaces the marked text or the selection with `text`, if the delegate agrees. A line break acts as the return
    /// key.
    open func insertText(_ text: String) { insertTyped(text) }

    /// Deletes the selection, or the character before the caret if it is empty, if the delegate agrees.
    open func deleteBackward() { input.deleteBackward() }

    package func canEdit(with stroke: KeyStroke) -> Bool { input.handles(stroke) }

    /// Edits with a key. Tab moves to the next field.
    package func performEdit(with stroke: KeyStroke) -> Bool {
        guard isEnabled, case .tab(let isBackward) = TextKeyCommand(stroke) else { return input.perform(stroke) }
        moveFocus(forward: !isBackward)
        return true
    }

    /// The changes of this text.
    open override var undoManager: UndoManager? { input.undoManager }

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        input.canPerform(action) ?? super.canPerformAction(action, withSender: sender)
    }

    /// Copies the selection to the pasteboard. Does nothing in a secure field.
    open override func copy(_ sender: Any?) { input.copySelection() }
    /// Copies the selection to the pasteboard and deletes it. Does nothing in a secure field.
    open override func cut(_ sender: Any?) { input.cutSelection() }
    /// Replaces the selection with the pasteboard's text, with line breaks as spaces.
    open override func paste(_ sender: Any?) { input.paste() }
    /// Selects the whole text, which does not scroll. With a sender, such as the edit menu, the menu appears for it.
    open override func selectAll(_ sender: Any?) {
        input.updateSelection(reveals: false) { $0.select(0..<$0.length) }
        selectionInteraction.showMenu(forSelectionBy: sender)
    }

    /// Selects the word at the caret. With a sender, such as the edit menu, the menu appears for it.
    open override func select(_ sender: Any?) {
        input.selectWord()
        selectionInteraction.showMenu(forSelectionBy: sender)
    }

    /// Deletes the selection.
    open override func delete(_ sender: Any?) { input.deleteBackward() }
    open override func toggleBoldface(_ sender: Any?) { input.toggle(.bold) }
    open override func toggleItalics(_ sender: Any?) { input.toggle(.italic) }
    open override func toggleUnderline(_ sender: Any?) { input.toggle(.underline) }

    // MARK: UITextInput

    open weak var inputDelegate: (any UITextInputDelegate)? {
        get { input.inputDelegate }
        set { input.inputDelegate = newValue }
    }
    open private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
    open var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { input.composition.markedTextStyle }
        set { input.composition.markedTextStyle = newValue }
    }
    /// The selected range; empty at the caret. Nil while the field is not being edited. Setting nil moves the caret to the
    /// beginning.
    open var selectedTextRange: UITextRange? {
        get { isEditing ? input.textRange(editor.selection) : nil }
        set {
            let range = newValue.flatMap { input.offsets(of: $0) }
            guard newValue == nil || range != nil else { return }
            input.updateSelection(byUser: false) { $0.select(range ?? 0..<0) }
            selectionInteraction.setHandlesShown(true)
        }
    }
    open var markedTextRange: UITextRange? { editor.markedRange.map { input.textRange($0) } }
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        input.setMarkedText(markedText ?? "", selected: TextRanges.range(selectedRange), isFromSystem: false)
    }
    open func unmarkText() { input.unmark() }
    /// The position before the first character.
    open var beginningOfDocument: UITextPosition { input.position(0) }
    /// The position after the last character.
    open var endOfDocument: UITextPosition { input.position(editor.length) }
    open func text(in range: UITextRange) -> String? { input.text(in: range) }
    /// Replaces `range` with `text`, without asking the delegate.
    open func replace(_ range: UITextRange, withText text: String) {
        if let range = input.offsets(of: range) { input.replaceForApp(range, with: text) }
    }
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        input.textRange(from: fromPosition, to: toPosition)
    }
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        input.position(from: position, offset: offset)
    }
    open func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? { input.position(from: position, in: direction, offset: offset) }
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        input.compare(position, to: other)
    }
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        input.offset(from: from, to: toPosition)
    }
    open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        input.position(within: range, farthestIn: direction)
    }
    open func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? { input.characterRange(byExtending: position, in: direction) }
    open func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { input.baseWritingDirection(for: position) }
    /// Does nothing: a field follows its text and the direction of its view.
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
    open func firstRect(for range: UITextRange) -> CGRect { input.firstRect(for: range) }
    /// The frame of the caret at `position`, in points of the field.
    open func caretRect(for position: UITextPosition) -> CGRect { input.caretRect(for: position) }
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { input.selectionRects(for: range) }
    /// The position nearest to `point`, in points of the field.
    open func closestPosition(to point: CGPoint) -> UITextPosition? { input.closestPosition(to: point) }
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        input.closestPosition(to: point, within: range)
    }
    open func characterRange(at point: CGPoint) -> UITextRange? { input.characterRange(at: point) }
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        input.offsets(of: range).map { allowsChange(of: $0, to: text) } ?? false
    }

    // MARK: Touches

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        beginTouch(touch, extends: event?.modifierFlags.contains(.shift) == true)
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        continueTouch(touch)
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { endTouch(touch) }

    open override func cancelTracking(with event: UIEvent?) { currentTouch = nil }

    // MARK: Accessibility

    /// The text, or as many dots in a secure field.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? accessibleText }
        set { super.accessibilityValue = newValue }
    }

    /// The text as it may be read out: dots in a secure field, the placeholder if the field is empty.
    private var accessibleText: String? {
        guard hasText else { return placeholder }
        return isSecureTextEntry ? SecretText.dots(for: editor.text) : editor.text
    }
}
