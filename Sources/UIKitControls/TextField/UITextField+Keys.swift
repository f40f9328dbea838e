import UIKitCore

/// Hardware keys and touches in a text field.
extension UITextField {
    /// Whether `perform` handles `stroke`: moves the caret or edits.
    func handles(_ stroke: KeyStroke) -> Bool {
        switch stroke.name {
        case "left", "right", "up", "down", "home", "end", "delete": true
        case "tab": stroke.modifiers.isSubset(of: [.shift, .alphaShift])
        case "backspace": !stroke.modifiers.isDisjoint(with: [.command, .alternate, .control])
        default:
            !stroke.modifiers.isDisjoint(with: [.command, .control])
                && ["a", "c", "x", "v", "z"].contains(stroke.name.lowercased())
        }
    }

    /// Moves the caret or edits if `stroke` is such a key; returns whether it was. Control acts like Command, as is
    /// usual on Linux.
    func perform(_ stroke: KeyStroke) -> Bool {
        let isCommand = !stroke.modifiers.isDisjoint(with: [.command, .control])
        switch stroke.name {
        case "left", "right":
            moveCaret(toRight: stroke.name == "right", for: stroke)
        case "up", "home":
            updateSelection { $0.moveCaret(to: 0, extending: stroke.modifiers.contains(.shift)) }
        case "down", "end":
            updateSelection { $0.moveCaret(to: $0.length, extending: stroke.modifiers.contains(.shift)) }
        case "backspace" where stroke.modifiers.contains(.command):
            deleteBack(to: 0)
        case "backspace" where !stroke.modifiers.isDisjoint(with: [.alternate, .control]):
            deleteBack(to: editor.wordStart(before: editor.head))
        case "delete":
            let isWord = !stroke.modifiers.isDisjoint(with: [.alternate, .control])
            deleteForward(to: isWord ? editor.wordEnd(after: editor.head) : editor.nextOffset(after: editor.head))
        case "tab" where handles(stroke):
            moveFocus(forward: !stroke.modifiers.contains(.shift))
        default:
            return isCommand && perform(command: stroke)
        }
        return true
    }

    private func perform(command stroke: KeyStroke) -> Bool {
        switch stroke.name.lowercased() {
        case "a": selectAll(nil)
        case "c": copy(nil)
        case "x": cut(nil)
        case "v": paste(nil)
        case "z" where stroke.modifiers.contains(.shift): performUndoStep { $0.redo() }
        case "z": performUndoStep { $0.undo() }
        default: return false
        }
        return true
    }

    private func moveCaret(toRight: Bool, for stroke: KeyStroke) {
        let extends = stroke.modifiers.contains(.shift)
        let selection = editor.selection
        if !selection.isEmpty, !extends, stroke.modifiers.isDisjoint(with: [.command, .alternate, .control]) {
            // An arrow key without Shift collapses the selection to the end it points to.
            let low = contentViews.x(of: selection.lowerBound)
            let high = contentViews.x(of: selection.upperBound)
            let isHigh = low == high ? toRight : (high > low) == toRight
            return updateSelection { $0.placeCaret(at: isHigh ? selection.upperBound : selection.lowerBound) }
        }
        let isForward = toRight != isLineRightToLeft
        updateSelection { editor in
            let target: Int
            if stroke.modifiers.contains(.command) {
                target = isForward ? editor.length : 0
            } else if !stroke.modifiers.isDisjoint(with: [.alternate, .control]) {
                target = isForward ? editor.wordEnd(after: editor.head) : editor.wordStart(before: editor.head)
            } else {
                target = neighborOffset(toRight: toRight)
            }
            editor.moveCaret(to: target, extending: extends)
        }
    }

    /// Whether the base direction of the line is right to left, decided by its first letter with a direction.
    private var isLineRightToLeft: Bool { contentViews.isRightToLeft(self) }

    /// The neighboring offset in the arrow's direction on the screen. Where the text's direction changes, the next
    /// offset in the line's base direction.
    private func neighborOffset(toRight: Bool) -> Int {
        let back = editor.previousOffset(before: editor.head)
        let forth = editor.nextOffset(after: editor.head)
        let here = contentViews.x(of: editor.head)
        func isInArrowDirection(_ place: Int) -> Bool {
            let x = contentViews.x(of: place)
            return place != editor.head && (toRight ? x > here : x < here)
        }
        let isForward = toRight != isLineRightToLeft
        switch (isInArrowDirection(back), isInArrowDirection(forth)) {
        case (true, false): return back
        case (false, true): return forth
        case (true, true), (false, false): return isForward ? forth : back
        }
    }

    // MARK: Touches

    private func offset(of touch: UITouch) -> Int {
        contentViews.line.offset(closestTo: touch.location(in: contentViews.line))
    }

    func beginTouch(_ touch: UITouch) {
        guard isEditing else { return }
        let place = offset(of: touch)
        dragStart = place
        switch touch.tapCount {
        case 1: updateSelection { $0.placeCaret(at: place) }
        case 2: selectRange(editor.word(around: place))
        default: selectAll(nil)
        }
    }

    func continueTouch(_ touch: UITouch) {
        guard let dragStart, isEditing, touch.tapCount == 1 else { return }
        let place = offset(of: touch)
        guard place != editor.head else { return }
        updateSelection { $0.select(from: dragStart, to: place) }
    }

    func endTouch(_ touch: UITouch?) {
        dragStart = nil
        guard let touch, isTouchInside, !isEditing else { return }
        guard becomeFirstResponder(), isEditing else { return }
        let place = offset(of: touch)
        updateSelection { $0.placeCaret(at: place) }
    }
}
