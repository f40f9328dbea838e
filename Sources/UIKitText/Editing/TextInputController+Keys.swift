import CoreGraphics
import UIFoundation
import UIKitCore

/// Keys, and the edit actions of menus.
extension TextInputController {
    /// Whether `perform(_:)` uses the key.
    package func handles(_ stroke: KeyStroke) -> Bool {
        guard let command = TextKeyCommand(stroke) else { return false }
        client.hideEditMenu()
        switch command {
        case .cancel: return editor.markedRange != nil
        case .tab, .delete, .cut, .paste, .undo, .redo, .openLine, .transpose: return client.allowsEditing
        case .format: return client.allowsEditing && client.allowsEditingTextAttributes
        case .move, .selectAll, .copy: return true
        }
    }

    /// Moves the caret or edits; false when the key does neither here.
    package func perform(_ stroke: KeyStroke) -> Bool {
        guard handles(stroke), let command = TextKeyCommand(stroke) else { return false }
        switch command {
        case .move(let movement, let extending): move(movement, extending: extending)
        case .delete(let movement): delete(to: movement)
        case .selectAll: client.selectAll(nil)
        case .copy: client.copy(nil)
        case .cut: client.cut(nil)
        case .paste: client.paste(nil)
        case .undo: shownUndoManager.undo()
        case .redo: shownUndoManager.redo()
        case .format(.bold): client.toggleBoldface(nil)
        case .format(.italic): client.toggleItalics(nil)
        case .format(.underline): client.toggleUnderline(nil)
        case .openLine: openLine()
        case .transpose: transpose()
        case .tab(isBackward: false): client.insertText("\t")
        case .tab(isBackward: true): break
        case .cancel: unmark()
        }
        return true
    }

    private func delete(to movement: TextKeyCommand.Movement) {
        guard editor.selection.isEmpty else { return deleteSelection(or: editor.selection) }
        var target = destination(of: movement, from: editor.head)
        // At the end of its paragraph, it is the line break that is deleted, not the next paragraph.
        if movement == .paragraphEnd { target = min(target, endOfLineBreakOrParagraph(at: editor.head)) }
        deleteSelection(or: min(target, editor.head)..<max(target, editor.head))
    }

    /// The end of the text of the paragraph at `offset`; behind its line break if `offset` is there.
    private func endOfLineBreakOrParagraph(at offset: Int) -> Int {
        let buffer = editor.buffer
        let (index, start) = buffer.paragraph(at: offset)
        let end = start + buffer.contentLength(index)
        return offset < end ? end : buffer.nextCharacter(after: offset)
    }

    private func openLine() {
        let caret = editor.selection.lowerBound
        insert("\n")
        updateSelection { $0.placeCaret(at: caret) }
    }

    private func transpose() {
        let buffer = editor.buffer
        let middle = editor.head == buffer.length ? buffer.previousCharacter(before: editor.head) : editor.head
        let low = buffer.previousCharacter(before: middle)
        let high = buffer.nextCharacter(after: middle)
        guard editor.selection.isEmpty, low < middle, middle < high else { return }
        change(low..<high, to: buffer.text(in: middle..<high) + buffer.text(in: low..<middle), kind: .other)
    }

    // MARK: Moving

    func move(_ movement: TextKeyCommand.Movement, extending: Bool) {
        let selection = editor.selection
        if !selection.isEmpty, !extending, movement == .left || movement == .right {
            // An arrow key without Shift collapses the selection to the end it points to.
            let low = client.caretRect(at: selection.lowerBound)
            let high = client.caretRect(at: selection.upperBound)
            let isInOrder = low.midY != high.midY || low.minX == high.minX || high.minX > low.minX
            let isHigh = isInOrder == (movement == .right)
            return updateSelection { $0.placeCaret(at: isHigh ? selection.upperBound : selection.lowerBound) }
        }
        var origin = editor.head
        if !selection.isEmpty, !extending {
            switch movement {
            case .backward, .forward:
                let end = movement == .forward ? selection.upperBound : selection.lowerBound
                return updateSelection { $0.placeCaret(at: end) }
            case .up, .pageUp: origin = selection.lowerBound
            case .down, .pageDown: origin = selection.upperBound
            default: break
            }
        }
        let isVertical = [.up, .down, .pageUp, .pageDown].contains(movement)
        let goal = isVertical ? goalX ?? client.caretRect(at: origin).minX : nil
        goalX = goal
        let target = destination(of: movement, from: origin)
        updateSelection(keepsGoal: isVertical) { $0.moveCaret(to: target, extending: extending) }
    }

    /// Where a movement leads from `offset`.
    func destination(of movement: TextKeyCommand.Movement, from offset: Int) -> Int {
        TextNavigator(buffer: editor.buffer, geometry: client, isSecret: client.isSecureTextEntry, goalX: goalX)
            .destination(of: movement, from: offset)
    }

    // MARK: Edit actions

    /// Whether a standard edit action can be performed now; nil for other actions.
    package func canPerform(_ action: Selector) -> Bool? {
        guard let action = StandardEditAction(action) else { return nil }
        guard client.isFirstResponder else { return false }
        let hasSelection = !editor.selection.isEmpty
        switch action {
        case .cut: return hasSelection && !client.isSecureTextEntry && client.allowsEditing
        case .copy: return hasSelection && !client.isSecureTextEntry
        case .paste: return client.allowsEditing && UIPasteboard.general.hasStrings
        case .select: return !hasSelection && editor.length > 0
        case .selectAll: return editor.length > 0 && editor.selection.count < editor.length
        case .delete: return false
        case .toggleBoldface, .toggleItalics, .toggleUnderline:
            return hasSelection && client.allowsEditing && client.allowsEditingTextAttributes
                && !client.isSecureTextEntry
        }
    }

    /// Copies the selection to the pasteboard; nothing of a secret text.
    package func copySelection() {
        guard !client.isSecureTextEntry, !editor.selection.isEmpty else { return }
        UIPasteboard.general.string = editor.characters(in: editor.selection)
    }

    /// Moves the selection to the pasteboard; nothing of a secret text.
    package func cutSelection() {
        guard !client.isSecureTextEntry, client.allowsEditing, !editor.selection.isEmpty else { return }
        copySelection()
        change(editor.selection, to: "", kind: .other)
    }

    /// Replaces the selection with the pasteboard's text.
    package func paste() {
        guard let text = UIPasteboard.general.strings?.joined(separator: "\n"), !text.isEmpty else { return }
        let insertable = insertable(text)
        guard !insertable.isEmpty else { return }
        unmark()
        let range = takesWholeText() ? 0..<editor.length : editor.selection
        change(range, to: insertable, kind: .other)
    }

    /// Selects the word at the caret; the whole of a secret text.
    package func selectWord() {
        let word = client.isSecureTextEntry ? 0..<editor.length : editor.buffer.word(around: editor.head)
        updateSelection { $0.select(word) }
    }

    /// Switches a format of the selection, or of what is typed next at the caret. It is switched off if the whole
    /// selection has it. Does nothing where the user cannot change attributes.
    package func toggle(_ format: TextFormat) {
        guard client.allowsEditing, client.allowsEditingTextAttributes else { return }
        let range = editor.selection
        let font = client.attributesForTyping[.font] as? UIFont ?? .systemFont(ofSize: UIFont.systemFontSize)
        guard !range.isEmpty else {
            let isOn = format.isOn(client.attributesForTyping, font: font)
            client.attributesForTyping = format.applied(!isOn, to: client.attributesForTyping, font: font)
            return
        }
        let old = client.fragment(in: range)
        let runs = old.runs.isEmpty ? [(old.length, client.attributesForTyping)] : old.runs
        let isOn = runs.allSatisfy { format.isOn($0.attributes, font: font) }
        let new = runs.map { ($0.length, format.applied(!isOn, to: $0.attributes, font: font)) }
        changeAttributes(in: range, old: TextFragment(old.text, runs: runs), to: TextFragment(old.text, runs: new))
    }
}
