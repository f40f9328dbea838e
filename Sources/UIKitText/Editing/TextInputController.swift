import UIFoundation
import UIKitCore

/// Carries out what the user and input methods do to the text of a field or text view, through one `TextEditor`.
@MainActor package final class TextInputController {
    /// Text, selection and marked text.
    package var editor = TextEditor()
    /// The text that an input method composes.
    package var composition = TextComposition()
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
    /// Whether line breaks become spaces when they are inserted.
    private let isSingleLine: Bool
    /// Identifies the texts whose positions this one accepts: its own only, or those of all fields.
    let positionOwner: ObjectIdentifier
    /// Calls the client's delegate.
    package let delegateCalls = TextDelegateCalls()
    /// The character of a secret that is readable.
    package private(set) lazy var lastTyped = LastTypedCharacter(of: client)
    /// The distance from the left that the caret keeps while it moves between lines; nil when it moved otherwise.
    var goalX: CGFloat?
    /// Whether the next change that the delegate allows replaces the whole text: the first one of an edit of a secret.
    package var replacesSecret = false
    private var undoRecorder = TextUndoRecorder()
    /// Whether the change in progress comes from the user or an input method.
    private var isUserChange = false
    /// How much of the text before the caret the keyboard may read, in UTF-16 units.
    private static let maximumContextLength = 256

    package init(client: any TextInputClient, isSingleLine: Bool, positionOwner: ObjectIdentifier) {
        self.client = client
        self.isSingleLine = isSingleLine
        self.positionOwner = positionOwner
    }

    private var now: Double { client.textInputView.window?.system.host.clock.now ?? 0 }

    /// The end of the text before the caret, which the keyboard reads for capitals. Empty for a secret.
    var textBeforeInsertionPoint: String {
        let caret = editor.selection.lowerBound
        return client.isSecureTextEntry ? "" : editor.characters(in: max(0, caret - Self.maximumContextLength)..<caret)
    }

    // MARK: Changes of the user

    /// Types `text` over the marked text or the selection, if the delegate agrees.
    package func insert(_ text: String) {
        let text = insertable(text)
        if text.isEmpty, editor.markedRange == nil { return }
        let range = takesWholeText() ? 0..<editor.length : editor.insertionRange
        let isComposed = editor.markedRange != nil
        let isTyped = text.count == 1 && range.isEmpty
        let isDone = change(range, to: text, kind: isTyped ? .typing : .other)
        if !isDone, isComposed { cancelComposition() }
    }

    /// Replaces the whole text, if the delegate agrees, as the system does that fills in a code.
    package func fill(with text: String) { change(0..<editor.length, to: insertable(text), kind: .other) }

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
        if takesWholeText() {
            change(0..<editor.length, to: "", kind: .other)
        } else if !range.isEmpty {
            change(range, to: "", kind: kind)
        }
    }

    /// `text` as it may be inserted.
    func insertable(_ text: String) -> String {
        guard isSingleLine else { return text }
        return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: " ")
    }

    /// Whether the change in progress replaces the whole text, because the client clears it on insertion. Resets that.
    func takesWholeText() -> Bool {
        defer { client.clearsOnInsertion = false }
        return client.clearsOnInsertion
    }

    /// Replaces `range` and reports the change. Returns false when the delegate refuses it.
    @discardableResult
    package func change(_ range: Range<Int>, to text: String, kind: TextEditKind, asks: Bool = true) -> Bool {
        guard client.allowsEditing || !asks else { return false }
        if asks, !delegateCalls.ask(.change, { client.allowsChange(of: range, to: text) }) { return false }
        // The delegate may have changed the text.
        let range = asks && replacesSecret ? 0..<editor.length : editor.wholeCharacters(range)
        if asks { replacesSecret = false }
        let isComposed = editor.markedRange != nil
        let edit = asUser {
            let edit = replace(range, with: TextFragment(text))
            editor.unmark()
            editor.placeCaret(at: editor.buffer.characterBoundary(atOrAfter: edit.range.upperBound))
            return isComposed ? composition.end(with: edit) : edit
        }
        goalX = nil
        client.hideEditMenu()
        record(edit, kind: kind, endsLine: text.contains(where: \.isNewline))
        if kind == .typing, client.isSecureTextEntry { lastTyped.show(text, at: range.lowerBound) }
        client.textDidChange(byUser: true)
        return true
    }

    /// Replaces a text with the same text in another style, which can be undone.
    func changeAttributes(in range: Range<Int>, old: TextFragment, to new: TextFragment) {
        asUser { _ = client.replaceText(in: range, with: new) }
        undoRecorder.close()
        record(TextUndoGroup.Edit(range, old: old))
        client.textDidChange(byUser: true)
    }

    /// Replaces `range`. Returns what takes that back.
    private func replace(_ range: Range<Int>, with fragment: TextFragment) -> TextUndoGroup.Edit {
        let old = client.replaceText(in: range, with: fragment)
        return TextUndoGroup.Edit(range.lowerBound..<range.lowerBound + fragment.length, old: old)
    }

    private func asUser<Result>(_ body: () -> Result) -> Result {
        let before = isUserChange
        isUserChange = true
        defer { isUserChange = before }
        return body()
    }

    // MARK: Input methods

    /// Shows `text` as being composed, from an input method. `isFromSystem` is false when the app calls.
    package func setMarkedText(_ text: String, selected: Range<Int>, isFromSystem: Bool) {
        guard client.allowsEditing || !isFromSystem, !(text.isEmpty && editor.markedRange == nil) else { return }
        let text = insertable(text)
        let range = editor.wholeCharacters(editor.insertionRange)
        let isFirst = editor.markedRange == nil
        let ending = notify(isFromSystem: isFromSystem) {
            asUser {
                let edit = replace(range, with: TextFragment(text))
                editor.mark(edit.range, selected: selected)
                return composition.update(edit, isFirst: isFirst)
            }
        }
        goalX = nil
        client.hideEditMenu()
        undoRecorder.close()
        if let ending { record(ending) }
        client.textDidChange(byUser: isFromSystem)
    }

    /// Ends the composition and keeps its text.
    package func unmark() {
        guard let range = editor.markedRange else { return }
        editor.unmark()
        record(composition.end(with: TextUndoGroup.Edit(range, old: TextFragment(""))))
        client.textDidChange(byUser: false)
    }

    private func cancelComposition() {
        guard let range = editor.markedRange else { return }
        asUser {
            let edit = replace(range, with: composition.cancel() ?? TextFragment(""))
            editor.unmark()
            editor.placeCaret(at: edit.range.upperBound)
        }
        client.textDidChange(byUser: true)
    }

    // MARK: Changes of the app

    /// Replaces `range` for the app, without asking the delegate; can be undone.
    package func replaceForApp(_ range: Range<Int>, with text: String) {
        let text = insertable(text)
        let range = editor.wholeCharacters(range)
        let edit = notify {
            let edit = replace(range, with: TextFragment(text))
            editor.unmark()
            editor.placeCaret(at: editor.buffer.characterBoundary(atOrAfter: edit.range.upperBound))
            return edit
        }
        composition.cancel()
        record(edit)
        client.textDidChange(byUser: false)
    }

    /// Forgets composition and undo after the app has replaced the whole text.
    package func reset() {
        editor.unmark()
        composition.cancel()
        goalX = nil
        lastTyped.hide()
        client.hideEditMenu()
        forgetUndo()
    }

    /// Forgets all changes, as after a secret, whose changes are not recorded: earlier ones no longer fit the text.
    private func forgetUndo() {
        undoRecorder.close()
        undoManager.removeAllActions()
    }

    /// Calls the input delegate around a change of text and selection that the input method did not make.
    package func notify<Result>(isFromSystem: Bool = false, _ change: () -> Result) -> Result {
        guard !isFromSystem, !isUserChange, inputDelegate != nil else { return change() }
        inputDelegate?.textWillChange(client)
        inputDelegate?.selectionWillChange(client)
        let result = change()
        inputDelegate?.selectionDidChange(client)
        inputDelegate?.textDidChange(client)
        return result
    }

    // MARK: Selection

    /// Whether the caret has to be in sight after the change of the selection that is reported.
    private(set) var revealsCaret = true

    /// Changes the selection, and reports it if it is another one.
    package func updateSelection(
        byUser: Bool = true, keepsGoal: Bool = false, reveals: Bool = true, _ move: (inout TextEditor) -> Void
    ) {
        revealsCaret = reveals
        defer { revealsCaret = true }
        // `move` may query geometry, which reads the editor; a copy avoids overlapping access.
        var moved = editor
        move(&moved)
        if !keepsGoal { goalX = nil }
        guard moved.anchor != editor.anchor || moved.head != editor.head else { return }
        if let mark = editor.markedRange, !(mark.lowerBound...mark.upperBound).contains(moved.head) { unmark() }
        let isTold = !byUser && !isUserChange
        if isTold { inputDelegate?.selectionWillChange(client) }
        editor.select(from: moved.anchor, to: moved.head)
        undoRecorder.close()
        if isTold { inputDelegate?.selectionDidChange(client) }
        client.selectionDidChange()
    }

    // MARK: Undo

    /// The undo manager of the client, which a subclass may have replaced.
    var shownUndoManager: UndoManager { client.undoManager ?? undoManager }

    private func record(_ edit: TextUndoGroup.Edit, kind: TextEditKind = .other, endsLine: Bool = false) {
        if client.isSecureTextEntry || edit.range.isEmpty && edit.old.length == 0 { return }
        let manager = shownUndoManager
        let group = undoRecorder.record(
            edit, kind: kind, endsLine: endsLine, caretAfter: editor.head, time: now,
            canContinue: manager.canUndo && !manager.isUndoing && !manager.isRedoing)
        if let group { manager.registerUndo(withTarget: self) { $0.takeBack(group) } }
    }

    private func takeBack(_ group: TextUndoGroup) {
        undoRecorder.close()
        let reverse = asUser {
            editor.unmark()
            return TextUndoGroup(
                group.edits.reversed().map { edit in
                    let inverse = replace(editor.buffer.clamped(edit.range), with: edit.old)
                    editor.select(inverse.range)
                    return inverse
                })
        }
        if group.edits.count > 1 || editor.selection.isEmpty { editor.placeCaret(at: editor.head) }
        goalX = nil
        shownUndoManager.registerUndo(withTarget: self) { $0.takeBack(reverse) }
        client.textDidChange(byUser: true)
    }
}
