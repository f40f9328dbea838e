import CoreGraphics
@_spi(Core) import UIKitCore
import UIFoundation

/// A scrolling text that the user reads, selects and edits.
///
/// Delegate methods are called in UIKit's order; the notification follows. Points, y down.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting {
    /// Posted when editing begins. The object is the text view.
    nonisolated public static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")
    /// Posted when the user has changed the text. The object is the text view.
    nonisolated public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
    /// Posted when editing ends. The object is the text view.
    nonisolated public static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")

    /// The area that the text fills. Its width follows the text view's.
    open private(set) var textContainer: NSTextContainer
    /// Lays the text out.
    open private(set) var layoutManager: NSLayoutManager
    /// The text with its attributes. Changes are shown; they call no delegate method of the text view.
    open private(set) var textStorage: NSTextStorage

    package private(set) lazy var input = TextInputController(
        client: self, isSingleLine: false, positionOwner: ObjectIdentifier(self))
    lazy var content = TextContentView(owner: self)
    /// The menu of a link or another item that was shown last.
    var itemMenu: TextItemMenu?
    lazy var selectionInteraction = UITextInteraction(for: .editable)
    var attributes = TextViewAttributes()
    /// Whether the scroll views around this one are about to reveal the caret.
    var revealsCaretAround = false

    /// Creates a text view. A container must belong to a layout manager with a storage; nil makes all three.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        (self.textContainer, layoutManager, textStorage) = TextViewParts.complete(textContainer)
        super.init(frame: frame)
        configure()
    }

    /// Creates a text view with a text container of its own.
    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    /// Creates a view with a zero frame. Text is laid out by an `NSLayoutManager` in both cases, because there is no other
    /// layout here.
    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }

    /// Creates an empty text view from an archive.
    public required init?(coder: NSCoder) {
        (textContainer, layoutManager, textStorage) = TextViewParts.complete(nil)
        super.init(coder: coder)
        configure()
        coder.decodeContents(of: self, as: UITextView.self)
    }

    private func configure() {
        textContainer.widthTracksTextView = true
        backgroundColor = .systemBackground
        alwaysBounceVertical = false
        addSubview(content)
        input.editor = TextEditor(textStorage.string)
        input.editor.placeCaret(at: 0)
        layoutManager.observer = self
        updateAppearance()
        selectionInteraction.textInput = self
        addInteraction(selectionInteraction)
        resetAppearanceMarks()
    }

    /// The delegate. Not retained.
    open var delegate: (any UITextViewDelegate)? {
        get { storedDelegate as? any UITextViewDelegate }
        set { storedDelegate = newValue }
    }

    var textDelegate: (any UITextViewDelegate)? { delegate }

    // MARK: Text

    /// The text; never nil when read. Setting it calls no delegate method, cannot be undone, and moves the caret to the
    /// end.
    open var text: String! {
        get { input.editor.text }
        set { setAll(TextFragment(newValue ?? "", runs: [((newValue ?? "").utf16.count, attributes.base)])) }
    }

    /// The text with its attributes. Setting it calls no delegate method and cannot be undone.
    open var attributedText: NSAttributedString! {
        get { NSAttributedString(attributedString: textStorage) }
        set {
            let text = newValue ?? NSAttributedString(string: "")
            if text.length > 0 { attributes.typing = text.attributes(at: text.length - 1, effectiveRange: nil) }
            setAll(TextFragment(text))
        }
    }

    private func setAll(_ fragment: TextFragment) {
        input.notify {
            replaceStorage(in: 0..<input.editor.length, with: fragment)
            input.reset()
            input.editor.placeCaret(at: input.editor.length)
        }
        attributes.marked = false
        if isFirstResponder { reportSelectionChange() }
        updateEverything()
        KeyValueObservers.noteChange(of: self)
    }

    /// The font of the text: that of the first character, or nil if none was set. Setting it changes the whole text.
    open var font: UIFont? {
        get { firstAttribute(.font) as? UIFont ?? attributes.font }
        set {
            noteAppearance(.font, \UITextView.font, newValue)
            attributes.font = newValue
            setForAll(.font, newValue ?? TextViewAttributes.defaultFont)
        }
    }

    /// The color of the text. Setting it changes the whole text; nil means the default, black or white.
    open var textColor: UIColor? {
        get { firstAttribute(.foregroundColor) as? UIColor ?? attributes.color }
        set {
            noteAppearance(.textColor, \UITextView.textColor, newValue)
            attributes.color = newValue
            setForAll(.foregroundColor, newValue ?? UIColor.label)
        }
    }

    /// The alignment of the text. Setting it changes the whole text. Default `natural`.
    open var textAlignment: NSTextAlignment {
        get { (firstAttribute(.paragraphStyle) as? NSParagraphStyle)?.alignment ?? attributes.alignment }
        set {
            noteAppearance(.textAlignment, \UITextView.textAlignment, newValue)
            attributes.alignment = newValue
            setForAll(.paragraphStyle, attributes.paragraphStyle)
        }
    }

    private func firstAttribute(_ key: NSAttributedString.Key) -> Any? {
        textStorage.length > 0 ? textStorage.attribute(key, at: 0, effectiveRange: nil) : nil
    }

    private func setForAll(_ key: NSAttributedString.Key, _ value: Any) {
        attributes.typing[key] = value
        if textStorage.length > 0 {
            textStorage.addAttribute(key, value: value, range: NSRange(location: 0, length: textStorage.length))
        } else {
            updateAppearance()
            layoutDidChange()
        }
    }

    /// The attributes of text that is typed next. They become those of the text before the caret when it moves, and stay
    /// when the last character is deleted.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { attributes.typing }
        set {
            attributes.typing = newValue
            attributes.typingFollowsText = false
            updateAppearance()
            setNeedsLayout()
        }
    }

    /// The attributes of links. Default: the tint color.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { attributes.link ?? [.foregroundColor: tintColor!] }
        set {
            attributes.link = newValue
            updateAppearance()
            invalidateText()
        }
    }

    /// Whether fonts made for a text style follow the user's text size. Default false.
    open var adjustsFontForContentSizeCategory = false {
        didSet { adjustFonts() }
    }

    /// Whether the user can make text bold, italic or underlined: with the edit menu, and with Command-B, -I and -U. Default
    /// false.
    open var allowsEditingTextAttributes = false
    /// What is found in the text and made a link. Kept; nothing is found. Default none.
    open var dataDetectorTypes: UIDataDetectorTypes = []
    /// Whether the next insertion replaces the whole text. Reset when the selection changes. Default false.
    open var clearsOnInsertion = false

    // MARK: Behavior

    /// Whether the user can change the text. Default true.
    open var isEditable = true {
        didSet {
            guard isEditable != oldValue else { return }
            if isFirstResponder { resignFirstResponder() }
            setNeedsLayout()
        }
    }

    /// Whether the user can select text and open links. Default true.
    open var isSelectable = true {
        didSet {
            if !isSelectable, isFirstResponder { resignFirstResponder() }
            setNeedsLayout()
        }
    }

    /// The space between the edges and the text. Default 8 above and below.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet {
            noteAppearance(.textContainerInset, \UITextView.textContainerInset, textContainerInset)
            updateEverything()
        }
    }

    /// Whether the content size fits the text and the container.
    var isTextLaidOut = true
    /// The width of the view for which the text was laid out. Points.
    var laidOutWidth: CGFloat = 0

    open override var isScrollEnabled: Bool {
        didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// The selected range in UTF-16 units; empty at the caret. Parts outside the text are left out.
    open var selectedRange: NSRange {
        get { NSRange(location: input.editor.selection.lowerBound, length: input.editor.selection.count) }
        set {
            let low = min(max(newValue.location, 0), input.editor.length)
            let high = low + min(max(newValue.length, 0), input.editor.length - low)
            input.updateSelection(byUser: false) { $0.select(low..<high) }
            selectionInteraction.setHandlesShown(true)
        }
    }

    /// Scrolls as little as possible so that the range is visible. A negative location is the end of the text, as in
    /// UIKit, whose locations have no sign.
    open func scrollRangeToVisible(_ range: NSRange) {
        reveal(range.location < 0 ? NSRange(location: input.editor.length, length: 0) : range)
    }

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
            noteAppearance(.keyboardAppearance, \UITextView.keyboardAppearance, newValue)
            input.traits.keyboardAppearance = newValue
        }
    }
    /// The title of the return key. Default `default`.
    open var returnKeyType: UIReturnKeyType {
        get { input.traits.returnKeyType }
        set { input.traits.returnKeyType = newValue }
    }
    /// Whether the return key is disabled without text. Default false.
    open var enablesReturnKeyAutomatically: Bool {
        get { input.traits.enablesReturnKeyAutomatically }
        set { input.traits.enablesReturnKeyAutomatically = newValue }
    }
    /// Whether dots are shown in place of characters. The text can then be neither copied nor cut, and is not read out.
    /// Setting it forgets what can be undone. Default false.
    open var isSecureTextEntry: Bool {
        get { input.traits.isSecureTextEntry }
        set {
            guard newValue != input.traits.isSecureTextEntry else { return }
            input.traits.isSecureTextEntry = newValue
            invalidateText()
            layoutDidChange()
        }
    }
    /// The meaning of the text. Default nil.
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

    /// The view shown in place of the keyboard while the text is edited; nil, the default, for the keyboard. Takes effect
    /// with the next edit or `reloadInputViews()`.
    open override var inputView: UIView? {
        get { inputViews.input }
        set { inputViews.input = newValue }
    }

    /// The view shown above the keyboard while the text is edited. Default nil.
    open override var inputAccessoryView: UIView? {
        get { inputViews.accessory }
        set { inputViews.accessory = newValue }
    }

    private var inputViews: (input: UIView?, accessory: UIView?) = (nil, nil)

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
    open var hasText: Bool { input.editor.length > 0 }
    open func insertText(_ text: String) { input.insert(text) }
    open func deleteBackward() { input.deleteBackward() }
    open func text(in range: UITextRange) -> String? { input.text(in: range) }
    open func replace(_ range: UITextRange, withText text: String) {
        if let range = input.offsets(of: range) { input.replaceForApp(range, with: text) }
    }
    open var selectedTextRange: UITextRange? {
        get { isSelectable ? input.textRange(input.editor.selection) : nil }
        set {
            let range = newValue.flatMap { input.offsets(of: $0) }
            guard newValue == nil || range != nil else { return }
            input.updateSelection(byUser: false) { $0.select(range ?? 0..<0) }
            selectionInteraction.setHandlesShown(true)
        }
    }
    open var markedTextRange: UITextRange? { input.editor.markedRange.map { input.textRange($0) } }
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        input.setMarkedText(markedText ?? "", selected: TextRanges.range(selectedRange), isFromSystem: false)
    }
    open func unmarkText() { input.unmark() }
    open var beginningOfDocument: UITextPosition { input.position(0) }
    open var endOfDocument: UITextPosition { input.position(input.editor.length) }
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
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        if let range = input.offsets(of: range) { setWritingDirection(writingDirection, in: range) }
    }
    open func firstRect(for range: UITextRange) -> CGRect { input.firstRect(for: range) }
    /// The frame of a caret, 1 point wide and slightly higher than its line.
    open func caretRect(for position: UITextPosition) -> CGRect { input.caretRect(for: position) }
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { input.selectionRects(for: range) }
    open func closestPosition(to point: CGPoint) -> UITextPosition? { input.closestPosition(to: point) }
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        input.closestPosition(to: point, within: range)
    }
    open func characterRange(at point: CGPoint) -> UITextRange? { input.characterRange(at: point) }
    open func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? { styling(at: position, direction) }
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        input.offsets(of: range).map { allowsChange(of: $0, to: text) } ?? false
    }

    // MARK: Responder

    open override var undoManager: UndoManager? { input.undoManager }
    open override var canBecomeFirstResponder: Bool { isSelectable }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard window != nil else { return super.becomeFirstResponder() }
        guard shouldBeginEditing(), isFirstResponder || super.becomeFirstResponder() else { return false }
        // The keyboard has posted that it will show: UIKit reports the beginning of a text view after that.
        reportBeginning()
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        return shouldEndEditing() && (!isFirstResponder || super.resignFirstResponder())
    }

    @_spi(Core) open override func didGetKeyboard() { didBeginEditing() }
    @_spi(Core) open override func didLoseKeyboard() { didEndEditing() }

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        input.canPerform(action) ?? super.canPerformAction(action, withSender: sender)
    }
    /// Copies the selection to the pasteboard.
    open override func copy(_ sender: Any?) { input.copySelection() }
    /// Moves the selection to the pasteboard.
    open override func cut(_ sender: Any?) { input.cutSelection() }
    /// Replaces the selection with the pasteboard's text.
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

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateTextLayout()
        content.showParagraphs(from: bounds.minY, to: bounds.maxY)
        content.showSelection(isEditing: isEditable)
        selectionInteraction.selectionDidMove()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width) }

    /// Without scrolling, the width of the unwrapped text and the height of the text at the current width; no intrinsic
    /// size otherwise.
    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else {
            return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        }
        var size = fittingSize(width: .infinity)
        if bounds.width > 0, bounds.width < size.width { size.height = fittingSize(width: bounds.width).height }
        return size
    }

    @_spi(Core) open override var wrapsContent: Bool { !isScrollEnabled }
    @_spi(Core) open override func contentHeight(forWidth width: CGFloat) -> CGFloat {
        fittingSize(width: width).height
    }

    /// The size of the text with its insets, as wide as the view. It is up to date also before the next layout.
    open override var contentSize: CGSize {
        get {
            if needsTextLayout { updateTextLayout() }
            return super.contentSize
        }
        set { super.contentSize = newValue }
    }

    /// Whether the content size does not fit the text, the container or the width any more.
    private var needsTextLayout: Bool { !isTextLaidOut || laidOutWidth != bounds.width }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateAppearance()
        if attributes.link == nil { invalidateText() }
        setNeedsLayout()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        adjustFonts()
        updateAppearance()
        invalidateText()
    }

    // MARK: Accessibility

    /// The text; bullets for a secret.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? (isSecureTextEntry ? SecretText.dots(for: text) : text) }
        set { super.accessibilityValue = newValue }
    }
}

/// The kinds of information that text views can find in a text.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// The types with this raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Phone numbers.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// Web addresses.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// Postal addresses.
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    /// Dates and times.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    /// Shipment numbers.
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
    /// Flight numbers.
    public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
    /// Other information.
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
    /// Everything.
    public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}
