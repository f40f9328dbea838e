import Testing
import UIKitControls
import UIKitCore
import UIKitText
import VelariumTesting

/// Delegates that change text, selection, attributes or the first responder in each of their callbacks.
@MainActor @Suite struct UnrulyDelegateTests {
    /// What a delegate does in a callback.
    enum Mischief: CaseIterable {
        case setsText, insertsText, deletes, selects, marks, focuses, resigns, focusesOther, removes, disables, undoes
    }

    @Test(arguments: EditedKind.allCases, Mischief.allCases)
    func everyCallbackMayChangeEverything(kind: EditedKind, mischief: Mischief) throws {
        for callback in UnrulyDelegate.callbacks {
            let edited = EditedText(kind)
            edited.text = "one two 👨‍👩‍👧"
            let other = UITextField(frame: CGRect(x: 20, y: 400, width: 200, height: 34))
            edited.input.superview?.addSubview(other)
            edited.input.resignFirstResponder()
            let delegate = UnrulyDelegate(callback) { perform(mischief, on: edited, other) }
            (edited.input as? UITextField)?.delegate = delegate
            (edited.input as? UITextView)?.delegate = delegate

            edit(edited)

            expectConsistency(of: edited, "\(mischief) in \(callback)")
            #expect(delegate.calls < 2_000, "\(mischief) in \(callback)")
        }
    }

    private func perform(_ mischief: Mischief, on edited: EditedText, _ other: UITextField) {
        switch mischief {
        case .setsText: edited.text += "é"
        case .insertsText: edited.input.insertText("x")
        case .deletes: edited.input.deleteBackward()
        case .selects: edited.selection = edited.selection.isEmpty ? 0..<min(3, edited.text.utf16.count) : 0..<0
        case .marks: edited.input.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
        case .focuses: edited.input.becomeFirstResponder()
        case .resigns: edited.input.resignFirstResponder()
        case .focusesOther: other.becomeFirstResponder()
        case .removes: edited.input.removeFromSuperview()
        case .disables:
            (edited.input as? UITextField)?.isEnabled = false
            (edited.input as? UITextView)?.isEditable = false
        case .undoes: edited.input.undoManager?.undo()
        }
    }

    /// Steps fail where the text has lost the focus, which is the point.
    private func edit(_ edited: EditedText) {
        let device = edited.device
        let view = edited.input.superview
        edited.input.becomeFirstResponder()
        try? device.type("ab")
        try? device.key("left")
        try? device.key("shift+left")
        try? device.key("backspace")
        UIPasteboard.general.string = "pasted"
        edited.input.paste(nil)
        edited.input.setMarkedText("に", selectedRange: NSRange(location: 1, length: 0))
        edited.input.unmarkText()
        try? device.key("cmd+z")
        edited.input.resignFirstResponder()
        if edited.input.superview == nil { view?.addSubview(edited.input) }
        edited.input.becomeFirstResponder()
        try? device.type("c")
        device.advance(by: 1)
    }

    private func expectConsistency(of edited: EditedText, _ comment: Comment) {
        let length = edited.text.utf16.count
        #expect(edited.selection.upperBound <= length, comment)
        if let marked = edited.marked { #expect(marked.upperBound <= length && !marked.isEmpty, comment) }
        guard let view = edited.input as? UITextView else { return }
        #expect(view.textStorage.string == edited.text, comment)
        #expect(view.layoutManager.numberOfGlyphs == length, comment)
        #expect(view.attributedText.string == edited.text, comment)
    }

    @Test(arguments: EditedKind.allCases) func aDelegateThatInsertsWhileItIsAskedIsAskedOnce(kind: EditedKind) throws {
        let edited = EditedText(kind)
        let delegate = UnrulyDelegate("shouldChange") { edited.input.insertText("#") }
        delegate.allowsChanges = false
        (edited.input as? UITextField)?.delegate = delegate
        (edited.input as? UITextView)?.delegate = delegate

        try edited.device.type("a")

        #expect(edited.text == "#" && delegate.calls == 1)
    }

    @Test(arguments: EditedKind.allCases) func anEndlessExchangeOfChangesEndsWithAWarning(kind: EditedKind) throws {
        let edited = EditedText(kind)
        let delegate = UnrulyDelegate("selection") { edited.input.insertText("x") }
        (edited.input as? UITextField)?.delegate = delegate
        (edited.input as? UITextView)?.delegate = delegate

        try edited.device.type("a")

        #expect(edited.text.hasPrefix("ax") && edited.text.utf16.count <= 20)
        #expect(edited.device.trace.contains { "\($0)".contains("answers each change") })
    }

    @Test(arguments: EditedKind.allCases) func rangesThatAreNoneAreClamped(kind: EditedKind) {
        let text = "a👨‍👩‍👧b😀"
        let numbers = [Int.min, -1, 0, 1, 2, 3, 12, 13, 14, 15, Int.max - 1, NSNotFound]
        let edited = EditedText(kind)
        for location in numbers {
            for length in numbers {
                edited.text = text
                let range = NSRange(location: location, length: length)
                if let view = edited.input as? UITextView { use(range, in: view) }
                let caret = edited.selection
                #expect(caret.upperBound <= text.utf16.count)
                edited.input.setMarkedText("か👍🏽", selectedRange: range)
                #expect(edited.selection.lowerBound >= edited.marked!.lowerBound)
                #expect(edited.selection.upperBound <= edited.marked!.upperBound)
                edited.input.unmarkText()
                edited.input.deleteBackward()
                #expect(!edited.text.unicodeScalars.contains("\u{FFFD}"))
            }
        }
    }

    private func use(_ range: NSRange, in view: UITextView) {
        view.selectedRange = range
        view.scrollRangeToVisible(range)
        let manager = view.layoutManager
        _ = manager.boundingRect(forGlyphRange: range, in: view.textContainer)
        manager.invalidateLayout(forCharacterRange: range, actualCharacterRange: nil)
        manager.ensureLayout(forCharacterRange: range)
        manager.enumerateLineFragments(forGlyphRange: range) { _, _, _, _, _ in }
        _ = manager.lineFragmentRect(forGlyphAt: range.location, effectiveRange: nil)
    }
}

/// Does something in one of its callbacks; also counts these.
@MainActor private final class UnrulyDelegate: NSObject, UITextFieldDelegate, UITextViewDelegate {
    static let callbacks = [
        "shouldBegin", "didBegin", "shouldChange", "selection", "didChange", "shouldEnd", "didEnd", "all",
    ]
    private let callback: String
    private let act: () -> Void
    var allowsChanges = true
    private(set) var calls = 0

    init(_ callback: String, _ act: @escaping () -> Void) {
        self.callback = callback
        self.act = act
    }

    private func note(_ name: String) {
        guard name == callback || callback == "all" else { return }
        calls += 1
        act()
    }

    private func answer(_ name: String) -> Bool {
        note(name)
        return true
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { answer("shouldBegin") }
    func textFieldDidBeginEditing(_ textField: UITextField) { note("didBegin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { answer("shouldEnd") }
    func textFieldDidEndEditing(_ textField: UITextField) { note("didEnd") }
    func textFieldDidChangeSelection(_ textField: UITextField) { note("selection") }
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { answer("shouldChange") && allowsChanges }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { answer("shouldBegin") }
    func textViewDidBeginEditing(_ textView: UITextView) { note("didBegin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { answer("shouldEnd") }
    func textViewDidEndEditing(_ textView: UITextView) { note("didEnd") }
    func textViewDidChange(_ textView: UITextView) { note("didChange") }
    func textViewDidChangeSelection(_ textView: UITextView) { note("selection") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        answer("shouldChange") && allowsChanges
    }
}
