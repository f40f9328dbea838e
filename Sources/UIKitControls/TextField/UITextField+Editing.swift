import UIKitCore

/// Beginning, changing and ending an edit.
extension UITextField {
    private func trace(_ callback: String, _ arguments: String = "") {
        if let delegate { Trace.note(delegate, callback: callback, arguments: arguments) }
    }

    private func post(_ name: Notification.Name, _ info: [AnyHashable: Any]? = nil) {
        NotificationCenter.default.post(name: name, object: self, userInfo: info)
    }

    // MARK: Beginning and end

    func shouldBeginEditing() -> Bool {
        guard window != nil, canBecomeFirstResponder else { return false }
        trace("textFieldShouldBeginEditing(_:)")
        return delegate?.textFieldShouldBeginEditing(self) != false
    }

    func shouldEndEditing() -> Bool {
        trace("textFieldShouldEndEditing(_:)")
        return delegate?.textFieldShouldEndEditing(self) != false
    }

    func didBeginEditing() {
        if clearsOnBeginEditing, hasText, shouldClear() {
            replaceText(in: 0..<editor.length, with: "", asksDelegate: false)
        }
        updateContents()
        contentViews.line.setCaretBlinks(true)
        trace("textFieldDidBeginEditing(_:)")
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        post(UITextField.textDidBeginEditingNotification)
    }

    func didEndEditing() {
        contentViews.line.setCaretBlinks(false)
        dragStart = nil
        updateContents()
        trace("textFieldDidEndEditing(_:reason:)", "committed")
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        post(
            UITextField.textDidEndEditingNotification,
            [UITextField.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue])
    }

    // MARK: Changes

    func insertTyped(_ text: String) {
        if text == "\n" || text == "\r" { return handleReturnKey() }
        let line = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: " ")
        guard !line.isEmpty else { return }
        let range = clearsOnInsertion ? 0..<editor.length : editor.selection
        clearsOnInsertion = false
        replaceText(in: range, with: line)
    }

    private func handleReturnKey() {
        trace("textFieldShouldReturn(_:)")
        guard delegate?.textFieldShouldReturn(self) != false else { return }
        let resigns = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        if resigns { resignFirstResponder() }
    }

    /// Deletes the selection, or from `start` to the caret if it is empty.
    func deleteBack(to start: Int) { deleteSelection(or: min(start, editor.head)..<editor.head) }

    /// Deletes the selection, or from the caret to `end` if it is empty.
    func deleteForward(to end: Int) { deleteSelection(or: editor.head..<max(end, editor.head)) }

    private func deleteSelection(or other: Range<Int>) {
        let range = editor.selection.isEmpty ? other : editor.selection
        guard !range.isEmpty else { return }
        replaceText(in: range, with: "")
    }

    /// Replaces `range` and reports the change. Asks the delegate first if `asks`.
    func replaceText(in range: Range<Int>, with new: String, asksDelegate: Bool = true) {
        if asksDelegate {
            let place = NSRange(location: range.lowerBound, length: range.count)
            trace(
                "textField(_:shouldChangeCharactersIn:replacementString:)",
                "\(place.location), \(place.length)" + (isSecureTextEntry ? "" : ", \"\(new)\""))
            let agrees = delegate?.textField(self, shouldChangeCharactersIn: place, replacementString: new)
            guard agrees != false else { return }
        }
        // The delegate may have changed the text, so the range is clamped.
        let low = min(range.lowerBound, editor.length)
        let high = min(range.upperBound, editor.length)
        editor.replace(low..<high, with: new)
        textDidChange()
    }

    private func textDidChange() {
        updateContents()
        if isEditing {
            contentViews.line.setCaretBlinks(true)
            notifySelectionChange()
        }
        sendActions(for: .editingChanged)
        post(UITextField.textDidChangeNotification)
    }

    func notifySelectionChange() {
        trace("textFieldDidChangeSelection(_:)")
        delegate?.textFieldDidChangeSelection(self)
    }

    func shouldClear() -> Bool {
        trace("textFieldShouldClear(_:)")
        return delegate?.textFieldShouldClear(self) != false
    }

    /// Clears the text if the delegate allows it. The clear button's action.
    func clearText() {
        guard shouldClear() else { return }
        replaceText(in: 0..<editor.length, with: "", asksDelegate: false)
    }

    // MARK: Selection

    func selectRange(_ range: Range<Int>) {
        updateSelection { $0.select(from: range.lowerBound, to: range.upperBound) }
    }

    func updateSelection(_ move: (inout TextEditingModel) -> Void) {
        let before = (editor.anchor, editor.head)
        // `move` may query caret positions of the field, which reads the editor; a copy avoids overlapping access.
        var moved = editor
        move(&moved)
        editor = moved
        guard before != (editor.anchor, editor.head) else { return }
        clearsOnInsertion = false
        updateContents()
        guard isEditing else { return }
        contentViews.line.setCaretBlinks(true)
        notifySelectionChange()
    }

    // MARK: Pasteboard

    func copySelection() {
        guard !isSecureTextEntry, !editor.selection.isEmpty else { return }
        UIPasteboard.general.string = editor.characters(in: editor.selection)
    }

    func cutSelection() {
        guard !isSecureTextEntry, !editor.selection.isEmpty else { return }
        copySelection()
        replaceText(in: editor.selection, with: "")
    }

    func pasteText() {
        guard let text = UIPasteboard.general.string else { return }
        let line = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: " ")
        guard !line.isEmpty else { return }
        replaceText(in: editor.selection, with: line)
    }

    func performUndoStep(_ step: (inout TextEditingModel) -> Bool) {
        guard step(&editor) else { return }
        textDidChange()
    }
}

// MARK: Edit menus

extension UITextField {
    /// Whether a standard edit action can be performed now; nil for other actions.
    func canPerformEdit(_ action: Selector) -> Bool? {
        guard let action = StandardEditAction(action) else { return nil }
        guard isEditing else { return false }
        let hasSelection = !editor.selection.isEmpty
        switch action {
        case .cut, .copy: return hasSelection && !isSecureTextEntry
        case .paste: return UIPasteboard.general.hasStrings
        case .select: return !hasSelection && hasText
        case .selectAll: return hasText && editor.selection.count < editor.length
        case .delete: return false
        }
    }
}
