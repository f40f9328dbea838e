import CoreGraphics
import UIFoundation
import UIKitCore
import UIKitMenus

/// Whether text can be edited or only selected.
public enum UITextInteractionMode: Int, Sendable {
    /// Text that can be edited; text that can be selected.
    case editable, nonEditable
}

/// Decides about and follows a text interaction. Every method is optional.
@preconcurrency @MainActor public protocol UITextInteractionDelegate: NSObjectProtocol {
    /// Asks whether the interaction may begin at `point`, in points of the view. Default true.
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
    /// Called when the interaction begins.
    func interactionWillBegin(_ interaction: UITextInteraction)
    /// Called when the interaction has ended.
    func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
    /// True.
    public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { true }
    public func interactionWillBegin(_ interaction: UITextInteraction) {}
    public func interactionDidEnd(_ interaction: UITextInteraction) {}
}

/// Gives a text the gestures of selection: taps, presses with a loupe, drags of a mouse, handles and the edit menu.
@preconcurrency @MainActor open class UITextInteraction: NSObject, UIInteraction {
    /// Decides about and follows the interaction. Not retained.
    open weak var delegate: (any UITextInteractionDelegate)?
    /// The text. Not retained.
    open weak var textInput: (UIResponder & UITextInput)?
    /// Whether the text can be edited.
    open private(set) var textInteractionMode: UITextInteractionMode
    /// The view that the interaction is added to; nil for none.
    open private(set) weak var view: UIView?
    /// The recognizers that others may wait for.
    open var gesturesForFailureRequirements: [UIGestureRecognizer] { gestures.recognizers }

    let recognizesTaps: Bool
    private lazy var gestures = TextSelectionGestures(of: self)
    private lazy var menu = TextEditMenu(of: self)
    private lazy var handles = TextSelectionHandles(of: self)
    /// Whether the selection was made by a finger or by the app, which shows handles.
    private var showsHandles = false

    /// Creates an interaction for a text in this mode.
    public init(for mode: UITextInteractionMode) {
        textInteractionMode = mode
        recognizesTaps = true
        super.init()
    }

    /// An interaction for a text that handles taps, and drags of a finger, itself.
    package init(recognizesTaps: Bool) {
        textInteractionMode = .editable
        self.recognizesTaps = recognizesTaps
        super.init()
    }

    open func willMove(to view: UIView?) {
        guard view !== self.view, let old = self.view else { return }
        gestures.recognizers.forEach { old.removeGestureRecognizer($0) }
        old.removeInteraction(menu.interaction)
        handles.remove()
    }

    open func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        gestures.recognizers.forEach { view.addGestureRecognizer($0) }
        view.addInteraction(menu.interaction)
    }

    // MARK: For the text's view

    /// The text as one of ours; nil for an app's own `UITextInput`.
    var client: (any TextInputClient)? { textInput as? any TextInputClient }
    /// Whether a press places a caret; in other text it selects a word.
    var isTextEditable: Bool { client?.allowsEditing ?? (textInteractionMode == .editable) }
    /// The view of the text's coordinates.
    var textView: UIView? { textInput?.textInputView }

    /// Positions the handles. Called after the text was laid out.
    package func selectionDidMove() { handles.update(isShown: showsHandles) }

    /// Removes handles and menu. Called when the text is no longer first responder.
    package func endSelection() {
        showsHandles = false
        menu.hide()
        handles.remove()
    }

    /// Shows the handles, for a selection that a finger or the app made, or hides them.
    package func setHandlesShown(_ isShown: Bool) {
        showsHandles = isShown
        handles.update(isShown: isShown)
    }

    func showMenu() { menu.show() }
    /// Shows the menu after a pause, in which another tap may follow.
    package func showMenuSoon() { menu.showSoon() }
    /// Shows the handles and the menu for what `sender` has selected, such as the menu's Select All. Nothing appears without
    /// a sender, for a call of the app, or without a selection.
    package func showMenu(forSelectionBy sender: Any?) {
        guard sender != nil, textInput?.isFirstResponder == true, !selection.isEmpty else { return }
        setHandlesShown(true)
        showMenuSoon()
    }
    /// Hides the menu.
    package func hideMenu() { menu.hide() }
    var isMenuShown: Bool { menu.isShown }

    // MARK: Selecting

    /// Whether a touch is making the text first responder, and will place the caret afterwards.
    private(set) var isBeginning = false

    /// Makes the text first responder. False when it, or the delegate, refuses.
    func begin(at point: CGPoint) -> Bool {
        guard let textInput else { return false }
        if textInput.isFirstResponder { return true }
        guard delegate?.interactionShouldBegin(self, at: point) != false else { return false }
        delegate?.interactionWillBegin(self)
        isBeginning = true
        defer { isBeginning = false }
        let isDone = textInput.becomeFirstResponder() && textInput.isFirstResponder
        if !isDone { delegate?.interactionDidEnd(self) }
        return isDone
    }

    /// The selection, as UTF-16 offsets from the beginning of the text.
    var selection: Range<Int> {
        guard let textInput, let range = textInput.selectedTextRange else { return 0..<0 }
        let low = textInput.offset(from: textInput.beginningOfDocument, to: range.start)
        return low..<max(low, textInput.offset(from: textInput.beginningOfDocument, to: range.end))
    }

    /// Selects from a fixed end to a moving one.
    func select(from anchor: Int, to head: Int) {
        guard let textInput else { return }
        if let client { return client.input.updateSelection { $0.select(from: anchor, to: head) } }
        let begin = textInput.beginningOfDocument
        guard let start = textInput.position(from: begin, offset: min(anchor, head)),
            let end = textInput.position(from: begin, offset: max(anchor, head))
        else { return }
        textInput.selectedTextRange = textInput.textRange(from: start, to: end)
    }

    /// The offset nearest to a point of the text's view.
    func offset(at point: CGPoint) -> Int {
        guard let textInput, let position = textInput.closestPosition(to: point) else { return 0 }
        return textInput.offset(from: textInput.beginningOfDocument, to: position)
    }

    /// The range of the unit around an offset; the caret there when there is none.
    func unit(_ granularity: UITextGranularity, at offset: Int) -> Range<Int> {
        guard let textInput else { return offset..<offset }
        if let client {
            if client.isSecureTextEntry { return 0..<client.input.editor.length }
            if granularity == .word { return client.input.editor.buffer.word(around: offset) }
        }
        let begin = textInput.beginningOfDocument
        guard let position = textInput.position(from: begin, offset: offset) else { return offset..<offset }
        for direction in [UITextStorageDirection.forward, .backward] {
            guard
                let range = textInput.tokenizer.rangeEnclosingPosition(
                    position, with: granularity, inDirection: .storage(direction))
            else { continue }
            let low = textInput.offset(from: begin, to: range.start)
            return low..<max(low, textInput.offset(from: begin, to: range.end))
        }
        return offset..<offset
    }

    /// The caret's frame at an offset, in points of the text's view.
    func caretRect(at offset: Int) -> CGRect {
        guard let textInput, let position = textInput.position(from: textInput.beginningOfDocument, offset: offset)
        else { return .null }
        return textInput.caretRect(for: position)
    }
}
