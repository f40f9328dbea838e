import UIFoundation
import UIKitCore

/// Carries out what the user and input methods do to the text of a field or text view, through one `TextEditor`.
@MainActor package final class TextInputController {
    /// Text, selection and marked text.
    package var editor = TextEditor()
    /// The attributes of marked text; nil for an underline.
    package var markedTextStyle: [NSAttributedString.Key: Any]?
    /// The traits that the client stores. Those of a subclass may differ: the client's properties are read.
    package var traits = TextInputTraits() {
        didSet {
            guard traits.isSecureTextEntry != oldValue.isSecureTextEntry else { return }
            forgetUndo()
            lastTyped.hide()
        }
    }
    /// Notified of changes that the input method did not cause.
    package weak var inputDelegate: (any UITextInputDelegate)?
    /// The changes of this text.
    package let undoManager = UndoManager()
    unowned let client: any TextInputClient
    /// Calls the client's delegate.
    package let delegateCalls = TextDelegateCalls()
    /// The character of a secret that is readable.
    package private(set) lazy var lastTyped = LastTypedCharacter(of: client)
    /// The distance from the left that the caret keeps while it moves between lines; nil when it moved otherwise.
    var goalX: CGFloat?
    private var grouping = TextUndoGrouping()
    private var undoGroup: UndoGroup?
    /// What the composed text replaced, for undo.
    private var replacedByComposition: TextFragment?
    /// Whether the change in progress comes from the user or an input method.
    private var isUserChange = false

    /// The edits that one undo takes back.
    private final class UndoGroup {
        var edits: [(range: Range<Int>, old: TextFragment)] = []
        let selection: Range<Int>

        init(selection: Range<Int>) { self.selection = selection }
    }

    package init(client: any TextInputClient) {
        self.client = client
    }

    private var system: UIKitSystem? { client.textInputView.window?.system }
    private var now: Double { system?.host.clock.now ?? 0 }

    // MARK: Changes of the user

    /// Types `text` over the marked text or the selection, if the delegate agrees.
    package func insert(_ text: String) {
        let text = client.insertableText(text)
        if text.isEmpty, editor.markedRange == nil { return }
        let range = client.replacesAllOnInsertion() ? 0..<editor.length : editor.insertionRange
        let isComposed = editor.markedRange != nil
        let isTyped = text.count == 1 && range.isEmpty
        let isDone = change(range, to: text, kind: isTyped ? .typing : .other)
        if !isDone, isComposed { cancelComposition() }
    }

    /// Replaces the whole text, if the delegate agrees, as the system does that fills in a code.
    package func fill(with text: String) { change(0..<editor.length, to: client.insertableText(text), kind: .other) }

    /// Deletes the selection, or the character before the caret.
    package func deleteBackward() {
        let kind: TextEditKind = editor.selection.isEmpty ? .deleting : .other
        delete(editor.markedRange ?? editor.backspaceRange, kind: kind)
    }

    /// Deletes the selection, or `range` if there is none.
    func deleteSelection(or range: Range<Int>) {
        delete(editor.selection.isEmpty ? range : editor.selection, kind: .other)
    }

    private func delete(_ range: Range<Int>, kind: TextEditKind) {
        if client.replacesAllOnInsertion() {
            change(0..<editor.length, to: "", kind: .other)
        } else if !range.isEmpty {
            change(range, to: "", kind: kind)
        }
    }

    /// Replaces `range` and reports the change. Returns false when the delegate refuses it.
    @discardableResult
    package func change(_ range: Range<Int>, to text: String, kind: TextEditKind, asks: Bool = true) -> Bool {
        guard client.allowsEditing || !asks else { return false }
        if asks, !delegateCalls.ask(.change, { client.allowsChange(of: range, to: text) }) { return false }
        // The delegate may have changed the text.
        let range = asks && client.replacesSecret() ? 0..<editor.length : editor.wholeCharacters(range)
        let old = replacedByComposition ?? client.fragment(in: range)
        asUser {
            client.replaceText(in: range, with: TextFragment(text))
            editor.unmark()
            replacedByComposition = nil
            let end = range.lowerBound + text.utf16.count
            editor.placeCaret(at: editor.buffer.characterBoundary(atOrAfter: end))
        }
        goalX = nil
        record(range.lowerBound..<range.lowerBound + text.utf16.count, old: old, kind: kind, text: text)
        if kind == .typing { lastTyped.show(text, at: range.lowerBound) }
        client.textDidChange()
        return true
    }

    /// Replaces a text with the same text in another style, which can be undone.
    func changeAttributes(in range: Range<Int>, old: TextFragment, to new: TextFragment) {
        asUser { client.replaceText(in: range, with: new) }
        grouping.close()
        record(range, old: old, kind: .other, text: "")
        client.textDidChange()
    }

    private func asUser(_ body: () -> Void) {
        let before = isUserChange
        isUserChange = true
        body()
        isUserChange = before
    }

    // MARK: Input methods

    /// Shows `text` as being composed, from an input method. `isFromSystem` is false when the app calls.
    package func setMarkedText(_ text: String, selected: Range<Int>, isFromSystem: Bool) {
        guard client.allowsEditing || !isFromSystem, !(text.isEmpty && editor.markedRange == nil) else { return }
        let text = client.insertableText(text)
        let range = editor.wholeCharacters(editor.insertionRange)
        if editor.markedRange == nil { replacedByComposition = client.fragment(in: range) }
        notify(isFromSystem: isFromSystem) {
            asUser {
                client.replaceText(in: range, with: TextFragment(text))
                editor.mark(range.lowerBound..<range.lowerBound + text.utf16.count, selected: selected)
            }
        }
        goalX = nil
        grouping.close()
        if text.isEmpty { restoreReplacedText(at: range.lowerBound) }
        if isFromSystem { client.textDidChange() } else { client.textDidChangeSilently() }
    }

    /// A composition that ends without text leaves the text that it replaced deleted, which undo brings back.
    private func restoreReplacedText(at offset: Int) {
        guard let old = replacedByComposition else { return }
        replacedByComposition = nil
        if old.length > 0 { record(offset..<offset, old: old, kind: .other, text: "") }
    }

    /// Ends the composition and keeps its text.
    package func unmark() {
        guard let range = editor.markedRange else { return }
        editor.unmark()
        if let old = replacedByComposition {
            replacedByComposition = nil
            record(range, old: old, kind: .other, text: "")
        }
        client.textDidChangeSilently()
    }

    private func cancelComposition() {
        guard let range = editor.markedRange else { return }
        let old = replacedByComposition ?? TextFragment("")
        replacedByComposition = nil
        asUser {
            client.replaceText(in: range, with: old)
            editor.unmark()
            editor.placeCaret(at: range.lowerBound + old.length)
        }
        client.textDidChange()
    }

    // MARK: Changes of the app

    /// Replaces `range` for the app, without asking the delegate; can be undone.
    package func replaceForApp(_ range: Range<Int>, with text: String) {
        let range = editor.wholeCharacters(range)
        let old = client.fragment(in: range)
        notify(isFromSystem: false) {
            client.replaceText(in: range, with: TextFragment(text))
            editor.unmark()
            editor.placeCaret(at: editor.buffer.characterBoundary(atOrAfter: range.lowerBound + text.utf16.count))
        }
        replacedByComposition = nil
        record(range.lowerBound..<range.lowerBound + text.utf16.count, old: old, kind: .other, text: text)
        client.textDidChangeSilently()
    }

    /// Forgets composition and undo after the app has replaced the whole text.
    package func reset() {
        editor.unmark()
        replacedByComposition = nil
        goalX = nil
        lastTyped.hide()
        forgetUndo()
    }

    /// Forgets all changes, as after a secret, whose changes are not recorded: earlier ones no longer fit the text.
    private func forgetUndo() {
        undoGroup = nil
        grouping.close()
        undoManager.removeAllActions()
    }

    /// Calls the input delegate around a change of text and selection that the input method did not make.
    package func notify(isFromSystem: Bool = false, _ change: () -> Void) {
        guard !isFromSystem, !isUserChange, inputDelegate != nil else { return change() }
        inputDelegate?.textWillChange(client)
        inputDelegate?.selectionWillChange(client)
        change()
        inputDelegate?.selectionDidChange(client)
        inputDelegate?.textDidChange(client)
    }

    // MARK: Selection

    /// Changes the selection, and reports it if it is another one.
    package func updateSelection(byUser: Bool = true, keepsGoal: Bool = false, _ move: (inout TextEditor) -> Void) {
        // `move` may query geometry, which reads the editor; a copy avoids overlapping access.
        var moved = editor
        move(&moved)
        if !keepsGoal { goalX = nil }
        guard moved.anchor != editor.anchor || moved.head != editor.head else { return }
        if let mark = editor.markedRange, !(mark.lowerBound...mark.upperBound).contains(moved.head) { unmark() }
        let isTold = !byUser && !isUserChange
        if isTold { inputDelegate?.selectionWillChange(client) }
        editor.select(from: moved.anchor, to: moved.head)
        grouping.close()
        if isTold { inputDelegate?.selectionDidChange(client) }
        client.selectionDidChange()
    }

    // MARK: Undo

    /// The undo manager of the client, which a subclass may have replaced.
    var shownUndoManager: UndoManager { client.undoManager ?? undoManager }

    private func record(_ range: Range<Int>, old: TextFragment, kind: TextEditKind, text: String) {
        if client.hidesText { return }
        if range.isEmpty, old.length == 0 { return }
        let isLineEnd = text.contains(where: \.isNewline)
        let replacedRange = range.lowerBound..<range.lowerBound + old.length
        let continues = grouping.continues(
            kind, range: replacedRange, isLineEnd: isLineEnd, caretAfter: editor.head, time: now)
        if continues, let undoGroup, shownUndoManager.canUndo, !shownUndoManager.isUndoing, !shownUndoManager.isRedoing
        {
            undoGroup.edits.append((range, old))
            return
        }
        let group = UndoGroup(selection: replacedRange)
        group.edits.append((range, old))
        undoGroup = group
        shownUndoManager.registerUndo(withTarget: self) { $0.takeBack(group) }
    }

    private func takeBack(_ group: UndoGroup) {
        let reverse = UndoGroup(selection: editor.selection)
        undoGroup = nil
        grouping.close()
        asUser {
            editor.unmark()
            for edit in group.edits.reversed() {
                let range = editor.buffer.clamped(edit.range)
                let now = client.fragment(in: range)
                client.replaceText(in: range, with: edit.old)
                let replacedRange = range.lowerBound..<range.lowerBound + edit.old.length
                reverse.edits.append((replacedRange, now))
                editor.select(replacedRange)
            }
        }
        if group.edits.count > 1 || editor.selection.isEmpty { editor.placeCaret(at: editor.head) }
        goalX = nil
        shownUndoManager.registerUndo(withTarget: self) { $0.takeBack(reverse) }
        client.textDidChange()
    }
}
