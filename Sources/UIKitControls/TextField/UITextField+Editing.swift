import CoreGraphics
import UIFoundation
import UIKitCore
import UIKitMenus
import UIKitText

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
        return input.delegateCalls.ask(.begin) {
            trace("textFieldShouldBeginEditing(_:)")
            return delegate?.textFieldShouldBeginEditing(self) != false
        }
    }

    func shouldEndEditing() -> Bool {
        input.delegateCalls.ask(.end) {
            trace("textFieldShouldEndEditing(_:)")
            return delegate?.textFieldShouldEndEditing(self) != false
        }
    }

    func didBeginEditing() {
        if clearsOnBeginEditing, hasText, shouldClear() {
            input.change(0..<editor.length, to: "", kind: .other, asks: false)
        }
        noteSecret()
        updateContents()
        contentViews.line.setCaretBlinks(true)
        trace("textFieldDidBeginEditing(_:)")
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        post(UITextField.textDidBeginEditingNotification)
    }

    func didEndEditing() {
        contentViews.line.setCaretBlinks(false)
        currentTouch = nil
        attributesAtCaret = nil
        input.replacesSecret = false
        input.unmark()
        input.lastTyped.hide()
        selectionInteraction.endSelection()
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
        input.insert(text)
    }

    package func hideEditMenu() { selectionInteraction.hideMenu() }

    private func handleReturnKey() {
        hideEditMenu()
        trace("textFieldShouldReturn(_:)")
        guard delegate?.textFieldShouldReturn(self) != false else { return }
        let resigns = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        if resigns { resignFirstResponder() }
    }

    func notifySelectionChange() {
        input.delegateCalls.report {
            trace("textFieldDidChangeSelection(_:)")
            delegate?.textFieldDidChangeSelection(self)
        }
        noteTextChange()
    }

    func shouldClear() -> Bool {
        trace("textFieldShouldClear(_:)")
        return delegate?.textFieldShouldClear(self) != false
    }

    /// Clears the text if the delegate allows it. The clear button's action.
    func clearText() {
        guard shouldClear() else { return }
        input.change(0..<editor.length, to: "", kind: .other, asks: false)
    }
}

// MARK: - What the text's controller asks for

extension UITextField: TextInputClient {
    package var allowsEditing: Bool { isEnabled }
    package func readableCharacterDidChange() { updateContents() }

    package func allowsChange(of range: Range<Int>, to text: String) -> Bool {
        let replacedRange = NSRange(location: range.lowerBound, length: range.count)
        trace(
            "textField(_:shouldChangeCharactersIn:replacementString:)",
            "\(replacedRange.location), \(replacedRange.length)" + (isSecureTextEntry ? "" : ", \"\(text)\""))
        return delegate?.textField(self, shouldChangeCharactersIn: replacedRange, replacementString: text) != false
    }

    package func fragment(in range: Range<Int>) -> TextFragment {
        TextFragment(editor.buffer.text(in: range), runs: runs?.runs(in: range) ?? [])
    }

    package func replaceText(in range: Range<Int>, with fragment: TextFragment) -> TextFragment {
        let old = self.fragment(in: range)
        input.lastTyped.hide()
        replaceStyles(in: range, with: fragment)
        input.editor.replaceKeepingSelection(range, with: fragment.text)
        return old
    }

    /// Aligns the text like its paragraph style, if it has one.
    func applyAlignment(of attributes: [NSAttributedString.Key: Any]) {
        guard let style = attributes[.paragraphStyle] as? NSParagraphStyle else { return }
        textAlignment = style.alignment
    }

    /// Gives the fonts of text styles the user's text size.
    func adjustFonts() {
        if let own = attributes[.font] as? UIFont { attributes[.font] = own.adjusted(to: traitCollection) }
        runs?.mapFonts { $0.adjusted(to: traitCollection) }
        contentDidChange()
    }

    package func textDidChange(byUser: Bool) {
        updateContents()
        if isEditing {
            contentViews.line.setCaretBlinks(true)
            notifySelectionChange()
        }
        guard byUser else { return }
        input.delegateCalls.report {
            sendActions(for: .editingChanged)
            post(UITextField.textDidChangeNotification)
        }
    }

    package func selectionDidChange() {
        clearsOnInsertion = false
        attributesAtCaret = nil
        updateContents()
        selectionInteraction.selectionDidMove()
        guard isEditing else { return }
        contentViews.line.setCaretBlinks(true)
        notifySelectionChange()
    }

    package func editMenu(for range: Range<Int>, suggestedActions: [UIMenuElement]) -> UIMenu? {
        delegate?.textField(
            self, editMenuForCharactersIn: NSRange(location: range.lowerBound, length: range.count),
            suggestedActions: suggestedActions)
    }

    package func willPresentEditMenu(with animator: any UIEditMenuInteractionAnimating) {
        trace("textField(_:willPresentEditMenuWith:)")
        delegate?.textField(self, willPresentEditMenuWith: animator)
    }

    package func willDismissEditMenu(with animator: any UIEditMenuInteractionAnimating) {
        trace("textField(_:willDismissEditMenuWith:)")
        delegate?.textField(self, willDismissEditMenuWith: animator)
    }

    // MARK: Geometry

    package func caretRect(at offset: Int) -> CGRect {
        convert(contentViews.line.caretRect(at: offset), from: contentViews.line)
    }

    package func offset(closestTo point: CGPoint) -> Int {
        contentViews.line.offset(closestTo: convert(point, to: contentViews.line))
    }

    package func selectionBoxes(of range: Range<Int>) -> [CGRect] {
        contentViews.line.selectionBoxes(of: range).map { convert($0, from: contentViews.line) }
    }

    package func lineRange(at offset: Int) -> Range<Int> { 0..<editor.length }
    package func isRightToLeft(at offset: Int) -> Bool { contentViews.isRightToLeft(self) }
    package var pageHeight: CGFloat { bounds.height }
}
