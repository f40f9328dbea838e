import CoreGraphics
import UIFoundation
import UIKitCore

/// Keys, and the edit actions of menus.
extension TextInputController {
    /// Whether `perform(_:)` uses the key.
    package func handles(_ stroke: KeyStroke) -> Bool {
        guard let command = TextKeyCommand(stroke) else { return false }
        switch command {
        case .cancel: return editor.markedRange != nil
        case .tab, .delete, .cut, .paste, .undo, .redo, .openLine, .transpose: return client.allowsEditing
        case .format: return client.allowsEditing && client.allowsFormats
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
        case .tab(let isBackward): return performTab(isBackward: isBackward)
        case .cancel: unmark()
        }
        return true
    }

    private func performTab(isBackward: Bool) -> Bool {
        if client.moveFocusByTab(backward: isBackward) { return true }
        if !isBackward { client.insertText("\t") }
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
    package func destination(of movement: TextKeyCommand.Movement, from offset: Int) -> Int {
        let buffer = editor.buffer
        let isRightToLeft = client.isRightToLeft(at: offset)
        switch movement {
        case .left, .right: return neighbor(of: offset, toRight: movement == .right)
        case .backward: return buffer.previousCharacter(before: offset)
        case .forward: return buffer.nextCharacter(after: offset)
        case .wordLeft, .wordRight:
            return word(from: offset, forward: (movement == .wordRight) != isRightToLeft)
        case .wordBackward, .wordForward: return word(from: offset, forward: movement == .wordForward)
        case .lineLeft, .lineRight:
            let line = client.lineRange(at: offset)
            return (movement == .lineRight) != isRightToLeft ? line.upperBound : line.lowerBound
        case .lineStart: return client.lineRange(at: offset).lowerBound
        case .lineEnd: return client.lineRange(at: offset).upperBound
        case .paragraphStart: return paragraphStart(before: offset)
        case .paragraphEnd: return paragraphEnd(after: offset)
        case .documentStart: return 0
        case .documentEnd: return buffer.length
        case .up, .down, .pageUp, .pageDown: return vertical(movement, from: offset)
        }
    }

    /// The end of the word after `offset`, or the start of the one before it. In a secret text, the places of words must
    /// not show.
    private func word(from offset: Int, forward: Bool) -> Int {
        let buffer = editor.buffer
        if client.hidesText { return forward ? buffer.length : 0 }
        return forward ? buffer.wordEnd(after: offset) : buffer.wordStart(before: offset)
    }

    private func paragraphStart(before offset: Int) -> Int {
        let start = editor.buffer.paragraphRange(at: offset).lowerBound
        return start < offset || start == 0 ? start : editor.buffer.paragraphRange(at: start - 1).lowerBound
    }

    private func paragraphEnd(after offset: Int) -> Int {
        let buffer = editor.buffer
        func end(at offset: Int) -> Int {
            let (index, start) = buffer.paragraph(at: offset)
            return start + buffer.contentLength(index)
        }
        let first = end(at: offset)
        return first > offset ? first : end(at: buffer.nextCharacter(after: offset))
    }

    private func vertical(_ movement: TextKeyCommand.Movement, from offset: Int) -> Int {
        let caret = client.caretRect(at: offset)
        let isUp = movement == .up || movement == .pageUp
        let isPage = movement == .pageUp || movement == .pageDown
        let end = isUp ? 0 : editor.length
        var distance = isPage ? max(client.pageHeight - caret.height, caret.height) : caret.height / 2 + 2
        while true {
            let y = caret.midY + (isUp ? -distance : distance)
            let target = client.offset(closestTo: CGPoint(x: goalX ?? caret.minX, y: y))
            let found = client.caretRect(at: target)
            let isSameLine = abs(found.midY - caret.midY) < min(caret.height, found.height) / 2
            if !isSameLine { return target }
            // The space between lines and paragraphs belongs to the nearest line.
            guard distance < abs(client.caretRect(at: end).midY - caret.midY) else { return end }
            distance += max(caret.height / 2, 1)
        }
    }

    /// The neighboring offset in the arrow's direction on the screen. In a line with both directions, the carets of the
    /// line follow each other from left to right, so that each is reached once.
    private func neighbor(of offset: Int, toRight: Bool) -> Int {
        let buffer = editor.buffer
        let line = client.lineRange(at: offset)
        if !client.hidesText, BidirectionalCarets.mayBeMixed(buffer, in: line) {
            let isForward = toRight != client.isRightToLeft(at: offset)
            let carets = BidirectionalCarets(buffer, in: line, beside: client.caretRect(at: offset), client.caretRect)
            if let index = carets.neighbor(of: offset, toRight: toRight) { return index }
            return isForward ? buffer.nextCharacter(after: carets.last) : buffer.previousCharacter(before: carets.first)
        }
        let back = buffer.previousCharacter(before: offset)
        let forth = buffer.nextCharacter(after: offset)
        let here = client.caretRect(at: offset)
        let isForward = toRight != client.isRightToLeft(at: offset)
        func isInArrowDirection(_ index: Int) -> Bool {
            guard index != offset else { return false }
            let there = client.caretRect(at: index)
            // On another line, the reading order decides.
            guard abs(there.midY - here.midY) < min(here.height, there.height) / 2 else {
                return (index > offset) == isForward
            }
            return toRight ? there.minX > here.minX : there.minX < here.minX
        }
        switch (isInArrowDirection(back), isInArrowDirection(forth)) {
        case (true, false): return back
        case (false, true): return forth
        case (true, true), (false, false): return isForward ? forth : back
        }
    }

    // MARK: Edit actions

    /// Whether a standard edit action can be performed now; nil for other actions.
    package func canPerform(_ action: Selector) -> Bool? {
        guard let action = StandardEditAction(action) else { return nil }
        guard client.isFirstResponder else { return false }
        let hasSelection = !editor.selection.isEmpty
        switch action {
        case .cut: return hasSelection && !client.hidesText && client.allowsEditing
        case .copy: return hasSelection && !client.hidesText
        case .paste: return client.allowsEditing && UIPasteboard.general.hasStrings
        case .select: return !hasSelection && editor.length > 0
        case .selectAll: return editor.length > 0 && editor.selection.count < editor.length
        case .delete: return false
        case .toggleBoldface, .toggleItalics, .toggleUnderline:
            return hasSelection && client.allowsEditing && client.allowsFormats && !client.hidesText
        }
    }

    /// Copies the selection to the pasteboard; nothing of a secret text.
    package func copySelection() {
        guard !client.hidesText, !editor.selection.isEmpty else { return }
        UIPasteboard.general.string = editor.characters(in: editor.selection)
    }

    /// Moves the selection to the pasteboard; nothing of a secret text.
    package func cutSelection() {
        guard !client.hidesText, client.allowsEditing, !editor.selection.isEmpty else { return }
        copySelection()
        change(editor.selection, to: "", kind: .other)
    }

    /// Replaces the selection with the pasteboard's text.
    package func paste() {
        guard let text = UIPasteboard.general.strings?.joined(separator: "\n"), !text.isEmpty else { return }
        let insertable = client.insertableText(text)
        guard !insertable.isEmpty else { return }
        unmark()
        let range = client.replacesAllOnInsertion() ? 0..<editor.length : editor.selection
        change(range, to: insertable, kind: .other)
    }

    /// Selects the word at the caret; the whole of a secret text.
    package func selectWord() {
        let word = client.hidesText ? 0..<editor.length : editor.buffer.word(around: editor.head)
        updateSelection { $0.select(word) }
    }
}
