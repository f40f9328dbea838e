/// Beginning, changing and ending an edit.
extension UITextField {
    private func note(_ callback: String, _ arguments: String = "") {
        if let delegate { Trace.note(delegate, callback, arguments) }
    }

    private func post(_ name: Notification.Name, _ info: [AnyHashable: Any]? = nil) {
        NotificationCenter.default.post(name: name, object: self, userInfo: info)
    }

    // MARK: Beginning and end

    func mayBegin() -> Bool {
        guard window != nil, canBecomeFirstResponder else { return false }
        note("textFieldShouldBeginEditing(_:)")
        return delegate?.textFieldShouldBeginEditing(self) != false
    }

    func mayEnd() -> Bool {
        note("textFieldShouldEndEditing(_:)")
        return delegate?.textFieldShouldEndEditing(self) != false
    }

    func didBegin() {
        if clearsOnBeginEditing, hasText, mayClear() { change(0..<editor.length, to: "", asks: false) }
        refresh()
        parts.line.setBlinks(true)
        note("textFieldDidBeginEditing(_:)")
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        post(UITextField.textDidBeginEditingNotification)
    }

    func didEnd() {
        parts.line.setBlinks(false)
        dragStart = nil
        refresh()
        note("textFieldDidEndEditing(_:reason:)", "committed")
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        post(
            UITextField.textDidEndEditingNotification,
            [UITextField.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue])
    }

    // MARK: Changes

    func type(_ text: String) {
        if text == "\n" || text == "\r" { return returnKey() }
        let line = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: " ")
        guard !line.isEmpty else { return }
        let range = clearsOnInsertion ? 0..<editor.length : editor.selection
        clearsOnInsertion = false
        change(range, to: line)
    }

    private func returnKey() {
        note("textFieldShouldReturn(_:)")
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
        change(range, to: "")
    }

    /// Replaces `range` and reports the change. Asks the delegate first if `asks`.
    func change(_ range: Range<Int>, to new: String, asks: Bool = true) {
        if asks {
            let place = NSRange(location: range.lowerBound, length: range.count)
            note(
                "textField(_:shouldChangeCharactersIn:replacementString:)",
                "\(place.location), \(place.length)" + (isSecureTextEntry ? "" : ", \"\(new)\""))
            let agrees = delegate?.textField(self, shouldChangeCharactersIn: place, replacementString: new)
            guard agrees != false else { return }
        }
        // The delegate may have changed the text, so the range is clamped.
        let (low, high) = (min(range.lowerBound, editor.length), min(range.upperBound, editor.length))
        editor.replace(low..<high, with: new)
        textDidChange()
    }

    private func textDidChange() {
        refresh()
        if isEditing {
            parts.line.setBlinks(true)
            tellOfSelection()
        }
        sendActions(for: .editingChanged)
        post(UITextField.textDidChangeNotification)
    }

    func tellOfSelection() {
        note("textFieldDidChangeSelection(_:)")
        delegate?.textFieldDidChangeSelection(self)
    }

    func mayClear() -> Bool {
        note("textFieldShouldClear(_:)")
        return delegate?.textFieldShouldClear(self) != false
    }

    /// Clears the text if the delegate allows it. The clear button's action.
    func clear() {
        guard mayClear() else { return }
        change(0..<editor.length, to: "", asks: false)
    }

    // MARK: Selection

    func select(_ range: Range<Int>) {
        moveSelection { $0.select(from: range.lowerBound, to: range.upperBound) }
    }

    func moveSelection(_ move: (inout TextEditor) -> Void) {
        let before = (editor.anchor, editor.head)
        // `move` may query caret positions of the field, which reads the editor; a copy avoids overlapping access.
        var moved = editor
        move(&moved)
        editor = moved
        guard before != (editor.anchor, editor.head) else { return }
        clearsOnInsertion = false
        refresh()
        guard isEditing else { return }
        parts.line.setBlinks(true)
        tellOfSelection()
    }

    // MARK: Pasteboard

    func copySelection() {
        guard !isSecureTextEntry, !editor.selection.isEmpty else { return }
        UIPasteboard.general.string = editor.characters(in: editor.selection)
    }

    func cutSelection() {
        guard !isSecureTextEntry, !editor.selection.isEmpty else { return }
        copySelection()
        change(editor.selection, to: "")
    }

    func pasteText() {
        guard let text = UIPasteboard.general.string else { return }
        let line = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: " ")
        guard !line.isEmpty else { return }
        change(editor.selection, to: line)
    }

    func takeBack(_ step: (inout TextEditor) -> Bool) {
        guard step(&editor) else { return }
        textDidChange()
    }
}
