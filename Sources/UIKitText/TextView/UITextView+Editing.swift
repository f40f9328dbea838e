import CoreGraphics
import UIFoundation
import UIKitCore
import UIKitMenus

/// Beginning, changing and ending an edit, and what the text's controller asks for.
extension UITextView: TextInputClient {
    func trace(_ callback: String, _ arguments: String = "") {
        if let textDelegate { Trace.note(textDelegate, callback: callback, arguments: arguments) }
    }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

    // MARK: Beginning and end

    func shouldBeginEditing() -> Bool {
        guard window != nil, canBecomeFirstResponder else { return false }
        guard isEditable else { return true }
        return input.delegateCalls.ask(.begin) {
            trace("textViewShouldBeginEditing(_:)")
            return textDelegate?.textViewShouldBeginEditing(self) != false
        }
    }

    func shouldEndEditing() -> Bool {
        guard isEditable else { return true }
        return input.delegateCalls.ask(.end) {
            trace("textViewShouldEndEditing(_:)")
            return textDelegate?.textViewShouldEndEditing(self) != false
        }
    }

    func didBeginEditing() {
        setNeedsLayout()
        guard isEditable else { return }
        content.caret.setBlinks(true)
        // A touch places the caret at once; the text must not scroll to where it was.
        if !selectionInteraction.isBeginning { revealCaret() }
    }

    /// Calls the delegate, once for each beginning; not if editing has ended meanwhile.
    func reportBeginning() {
        guard isFirstResponder, isEditable, input.delegateCalls.noteBeginning() else { return }
        trace("textViewDidBeginEditing(_:)")
        textDelegate?.textViewDidBeginEditing(self)
        post(UITextView.textDidBeginEditingNotification)
    }

    func didEndEditing() {
        content.caret.setBlinks(false)
        input.unmark()
        input.lastTyped.hide()
        selectionInteraction.endSelection()
        setNeedsLayout()
        guard input.delegateCalls.noteEnd() else { return }
        trace("textViewDidEndEditing(_:)")
        textDelegate?.textViewDidEndEditing(self)
        post(UITextView.textDidEndEditingNotification)
    }

    // MARK: Changes

    package var allowsEditing: Bool { isEditable }
    package var attributesForTyping: [NSAttributedString.Key: Any] {
        get { typingAttributes }
        set { typingAttributes = newValue }
    }
    package var readableOffset: Int? { input.lastTyped.offset }
    package func readableCharacterDidChange() { invalidateText() }

    package func allowsChange(of range: Range<Int>, to text: String) -> Bool {
        trace(
            "textView(_:shouldChangeTextIn:replacementText:)",
            "\(range.lowerBound), \(range.count)" + (isSecureTextEntry ? "" : ", \"\(text)\""))
        let replacedRange = NSRange(location: range.lowerBound, length: range.count)
        return textDelegate?.textView(self, shouldChangeTextIn: replacedRange, replacementText: text) != false
    }

    package func fragment(in range: Range<Int>) -> TextFragment {
        var runs: [TextFragment.Run] = []
        var offset = range.lowerBound
        while offset < range.upperBound {
            var effective = NSRange(location: offset, length: 1)
            let attributes = textStorage.attributes(at: offset, effectiveRange: &effective)
            let end = min(max(NSMaxRange(effective), offset + 1), range.upperBound)
            runs.append((end - offset, attributes))
            offset = end
        }
        return TextFragment(input.editor.buffer.text(in: range), runs: runs)
    }

    /// The storage reports the change, which updates the editor and the layout.
    package func replaceText(in range: Range<Int>, with fragment: TextFragment) -> TextFragment {
        let old = self.fragment(in: range)
        if attributes.typingFollowsText {
            readTypingAttributes()
            layoutManager.endAttributes = attributes.typing
        }
        replaceStorage(in: range, with: fragment)
        return old
    }

    /// Replaces a range of the storage. Text without attributes gets those of typing.
    func replaceStorage(in range: Range<Int>, with fragment: TextFragment) {
        let typing = typingAttributes
        input.lastTyped.hide()
        textStorage.beginEditing()
        textStorage.replaceCharacters(
            in: NSRange(location: range.lowerBound, length: range.count), with: fragment.text)
        var offset = range.lowerBound
        for run in fragment.runs.isEmpty ? [(fragment.length, typing)] : fragment.runs where run.length > 0 {
            textStorage.setAttributes(run.attributes, range: NSRange(location: offset, length: run.length))
            offset += run.length
        }
        textStorage.endEditing()
    }

    package func hideEditMenu() { selectionInteraction.hideMenu() }

    package func textDidChange(byUser: Bool) {
        updateMark()
        updateTextLayout()
        revealCaret()
        if isFirstResponder { content.caret.setBlinks(true) }
        reportSelectionChange()
        guard byUser else { return }
        input.delegateCalls.report {
            trace("textViewDidChange(_:)")
            textDelegate?.textViewDidChange(self)
            post(UITextView.textDidChangeNotification)
        }
    }

    package func selectionDidChange() {
        clearsOnInsertion = false
        readTypingAttributes()
        updateAppearance()
        if isFirstResponder { content.caret.setBlinks(true) }
        setNeedsLayout()
        if input.revealsCaret { revealCaret() }
        reportSelectionChange()
    }

    /// Lets typing go on with the attributes of the text before the caret, or at the beginning of the selection. Without
    /// text they stay, so that a text that was deleted is written again in its style.
    private func readTypingAttributes() {
        attributes.typingFollowsText = true
        let offset = max(input.editor.selection.lowerBound - (input.editor.selection.isEmpty ? 1 : 0), 0)
        guard offset < textStorage.length else { return }
        attributes.typing = textStorage.attributes(at: offset, effectiveRange: nil)
        attributes.typing[.link] = nil
        attributes.typing[.attachment] = nil
    }

    func reportSelectionChange() {
        setNeedsLayout()
        input.delegateCalls.report {
            trace("textViewDidChangeSelection(_:)")
            textDelegate?.textViewDidChangeSelection(self)
        }
        noteTextChange()
    }

    package func editMenu(for range: Range<Int>, suggestedActions: [UIMenuElement]) -> UIMenu? {
        textDelegate?.textView(
            self, editMenuForTextIn: NSRange(location: range.lowerBound, length: range.count),
            suggestedActions: suggestedActions)
    }

    package func willPresentEditMenu(with animator: any UIEditMenuInteractionAnimating) {
        trace("textView(_:willPresentEditMenuWith:)")
        textDelegate?.textView(self, willPresentEditMenuWith: animator)
    }

    package func willDismissEditMenu(with animator: any UIEditMenuInteractionAnimating) {
        trace("textView(_:willDismissEditMenuWith:)")
        textDelegate?.textView(self, willDismissEditMenuWith: animator)
    }

    // MARK: Attributes

    private func updateMark() {
        let mark = input.editor.markedRange
        let hadMark = layoutManager.mark != nil
        let style = input.composition.markedTextStyle ?? [.underlineStyle: NSUnderlineStyle.single.rawValue]
        layoutManager.mark = mark.map { ($0, style) }
        if mark != nil || hadMark {
            let offset = mark?.lowerBound ?? input.editor.head
            layoutManager.documentLayout.invalidate(offset..<(mark?.upperBound ?? offset))
        }
    }

    func setWritingDirection(_ direction: NSWritingDirection, in range: Range<Int>) {
        let buffer = input.editor.buffer
        let low = buffer.paragraphRange(at: range.lowerBound).lowerBound
        let high = buffer.paragraphRange(at: range.upperBound).upperBound
        guard low < high else { return }
        let old = textStorage.attribute(.paragraphStyle, at: low, effectiveRange: nil) as? NSParagraphStyle ?? .default
        guard let style = old.mutableCopy() as? NSMutableParagraphStyle else { return }
        style.baseWritingDirection = direction
        textStorage.addAttribute(.paragraphStyle, value: style, range: NSRange(location: low, length: high - low))
    }

    func styling(
        at position: UITextPosition, _ direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? {
        guard let offset = input.offset(of: position), textStorage.length > 0 else { return typingAttributes }
        let index = direction == .forward ? offset : offset - 1
        return textStorage.attributes(at: min(max(index, 0), textStorage.length - 1), effectiveRange: nil)
    }
}
