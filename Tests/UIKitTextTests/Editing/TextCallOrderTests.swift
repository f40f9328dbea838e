import CoreGraphics
import Testing
import UIFoundation
import UIKitControls
import UIKitCore
import UIKitMenus
import UIKitText
import VelariumTesting

/// Every call of the delegates of text fields and text views, with control events (`@`), notifications (`#`) and those of
/// the keyboard, in order.
@MainActor @Suite struct TextCallOrderTests {
    /// A page with a field above a text view.
    @MainActor private final class Page: NSObject, UITextFieldDelegate, UITextViewDelegate, NSTextStorageDelegate {
        let device: TestDevice
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 350, height: 34))
        let view = UITextView(frame: CGRect(x: 20, y: 160, width: 350, height: 100))
        private(set) var calls: [String] = []
        /// The calls that return false.
        var refused: Set<String> = []
        private var observers: [any NSObjectProtocol] = []

        init(keyboard: TestDevice.Keyboard = .hardware) {
            device = TestDevice(keyboard: keyboard)
            super.init()
            let controller = UIViewController()
            for input in [field, view] as [UIView] { controller.view.addSubview(input) }
            field.clearButtonMode = .always
            field.accessibilityIdentifier = "field"
            device.show(controller)
            field.delegate = self
            view.delegate = self
            view.textStorage.delegate = self
            for (event, name) in [
                (UIControl.Event.editingDidBegin, "begin"), (.editingChanged, "changed"), (.editingDidEnd, "end"),
                (.editingDidEndOnExit, "exit"), (.primaryActionTriggered, "primary"),
            ] {
                field.addAction(UIAction { [weak self] _ in self?.calls.append("@\(name)") }, for: event)
            }
            observe(UITextField.textDidBeginEditingNotification, "#begin", field)
            observe(UITextField.textDidChangeNotification, "#changed", field)
            observe(UITextField.textDidEndEditingNotification, "#end", field)
            observe(UITextView.textDidBeginEditingNotification, "#begin", view)
            observe(UITextView.textDidChangeNotification, "#changed", view)
            observe(UITextView.textDidEndEditingNotification, "#end", view)
            observe(UIResponder.keyboardWillShowNotification, "keyboardWillShow", nil)
            observe(UIResponder.keyboardDidShowNotification, "keyboardDidShow", nil)
            observe(UIResponder.keyboardWillHideNotification, "keyboardWillHide", nil)
            observe(UIResponder.keyboardDidHideNotification, "keyboardDidHide", nil)
        }

        private func observe(_ name: Notification.Name, _ call: String, _ object: UIView?) {
            observers.append(
                NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { [weak self] _ in
                    MainActor.assumeIsolated { self?.calls.append(call) }
                })
        }

        func stopObserving() {
            for observer in observers { NotificationCenter.default.removeObserver(observer) }
        }

        /// The calls since the last time.
        func newCalls() -> [String] {
            defer { calls = [] }
            return calls
        }

        /// The calls without those of the storage.
        func newDelegateCalls() -> [String] { newCalls().filter { !$0.hasPrefix("storage") } }

        private func answer(_ name: String) -> Bool {
            calls.append(name)
            return !refused.contains(name)
        }

        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { answer("field.shouldBegin") }
        func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("field.didBegin") }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { answer("field.shouldEnd") }
        func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
            calls.append("field.didEnd")
        }
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool { answer("change(\(range.location),\(range.length),\(string))") }
        func textFieldDidChangeSelection(_ textField: UITextField) { calls.append("selection") }
        func textFieldShouldClear(_ textField: UITextField) -> Bool { answer("shouldClear") }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool { answer("shouldReturn") }

        func textField(
            _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
        ) { noteMenu("menuComes", animator) }
        func textField(
            _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
        ) { noteMenu("menuGoes", animator) }
        func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
            noteMenu("menuComes", animator)
        }
        func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
            noteMenu("menuGoes", animator)
        }

        private func noteMenu(_ call: String, _ animator: any UIEditMenuInteractionAnimating) {
            calls.append(call)
            animator.addCompletion { [weak self] in self?.calls.append("\(call).done") }
        }

        func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { answer("view.shouldBegin") }
        func textViewDidBeginEditing(_ textView: UITextView) { calls.append("view.didBegin") }
        func textViewShouldEndEditing(_ textView: UITextView) -> Bool { answer("view.shouldEnd") }
        func textViewDidEndEditing(_ textView: UITextView) { calls.append("view.didEnd") }
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            answer("change(\(range.location),\(range.length),\(text))")
        }
        func textViewDidChange(_ textView: UITextView) { calls.append("didChange") }
        func textViewDidChangeSelection(_ textView: UITextView) { calls.append("selection") }
        func textStorage(
            _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) { calls.append("storage.will") }
        func textStorage(
            _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) { calls.append("storage.did") }
    }

    private let changed = ["selection", "@changed", "#changed"]
    private let viewChanged = ["storage.will", "storage.did", "selection", "didChange", "#changed"]

    @Test func aFieldBeginsBeforeItsKeyboardAndATextViewAfterIt() {
        let page = Page(keyboard: .software)
        defer { page.stopObserving() }

        page.field.becomeFirstResponder()
        page.device.advance(by: 1)
        #expect(
            page.newCalls() == [
                "field.shouldBegin", "field.didBegin", "@begin", "#begin", "keyboardWillShow", "keyboardDidShow",
            ])
        page.field.resignFirstResponder()
        page.device.advance(by: 1)
        #expect(
            page.newCalls() == [
                "field.shouldEnd", "field.didEnd", "@end", "#end", "keyboardWillHide", "keyboardDidHide",
            ])

        page.view.becomeFirstResponder()
        page.device.advance(by: 1)
        #expect(
            page.newDelegateCalls().filter { $0 != "selection" } == [
                "view.shouldBegin", "keyboardWillShow", "view.didBegin", "#begin", "keyboardDidShow",
            ])
        page.view.resignFirstResponder()
        page.device.advance(by: 1)
        #expect(
            page.newDelegateCalls() == [
                "view.shouldEnd", "view.didEnd", "#end", "keyboardWillHide", "keyboardDidHide",
            ])
    }

    @Test func aTextViewThatResignsWhileItsKeyboardComesReportsNoBeginning() {
        let page = Page(keyboard: .software)
        defer { page.stopObserving() }
        let observer = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { [view = page.view] _ in MainActor.assumeIsolated { _ = view.resignFirstResponder() } }
        defer { NotificationCenter.default.removeObserver(observer) }

        page.view.becomeFirstResponder()

        #expect(!page.view.isFirstResponder)
        #expect(page.newDelegateCalls().filter { $0.hasPrefix("view") } == ["view.shouldBegin", "view.shouldEnd"])
    }

    @Test func editsOfAFieldAreAskedAboutThenReportedOnce() throws {
        let page = Page()
        defer { page.stopObserving() }
        page.field.becomeFirstResponder()
        _ = page.newCalls()

        try page.device.type("ab")
        #expect(page.newCalls() == ["change(0,0,a)"] + changed + ["change(1,0,b)"] + changed)
        try page.device.key("backspace")
        #expect(page.newCalls() == ["change(1,1,)"] + changed)
        try page.device.key("left")
        #expect(page.newCalls() == ["selection"])
        try page.device.key("left")
        #expect(page.newCalls() == [], "The caret was there already.")
        try page.device.key("backspace")
        #expect(page.newCalls() == [], "There is nothing to delete.")
        UIPasteboard.general.string = "xyz"
        try page.device.key("cmd+v")
        #expect(page.newCalls() == ["change(0,0,xyz)"] + changed)
        try page.device.key("cmd+a")
        #expect(page.newCalls() == ["selection"])
        try page.device.key("cmd+x")
        #expect(page.newCalls() == ["change(0,4,)"] + changed)
        try page.device.key("cmd+z")
        #expect(page.newCalls() == changed, "What was typed once is not asked about again.")
        page.refused = ["change(0,4,n)"]
        page.field.selectAll(nil)
        _ = page.newCalls()
        try page.device.type("n")
        #expect(page.newCalls() == ["change(0,4,n)"] && page.field.text == "xyza")
    }

    @Test func editsOfATextViewAreAskedAboutThenReportedOnce() throws {
        let page = Page()
        defer { page.stopObserving() }
        page.view.becomeFirstResponder()
        _ = page.newCalls()

        try page.device.type("a")
        #expect(page.newCalls() == ["change(0,0,a)"] + viewChanged)
        try page.device.key("return")
        #expect(page.newCalls() == ["change(1,0,\n)"] + viewChanged)
        try page.device.key("backspace")
        #expect(page.newCalls() == ["change(1,1,)"] + viewChanged)
        try page.device.key("left")
        #expect(page.newCalls() == ["selection"])
        try page.device.key("backspace")
        #expect(page.newCalls() == [], "There is nothing to delete.")
        UIPasteboard.general.string = "x\nz"
        try page.device.key("cmd+v")
        #expect(page.newCalls() == ["change(0,0,x\nz)"] + viewChanged)
        try page.device.key("cmd+a")
        try page.device.key("cmd+x")
        #expect(page.newCalls() == ["selection", "change(0,4,)"] + viewChanged)
        try page.device.key("cmd+z")
        #expect(page.newCalls() == viewChanged)
    }

    @Test(arguments: [true, false]) func aCompositionIsReportedAndAskedAboutOnceAtItsEnd(isField: Bool) throws {
        let page = Page()
        defer { page.stopObserving() }
        let input: any UITextInput & KeyEditing & UIView = isField ? page.field : page.view
        input.becomeFirstResponder()
        _ = page.newCalls()
        let reported = isField ? changed : viewChanged

        input.compose("か", selected: 1..<1)
        #expect(page.newCalls() == reported)
        input.compose("かん", selected: 2..<2)
        #expect(page.newCalls() == reported)
        input.insertText("漢")

        #expect(page.newCalls() == ["change(0,2,漢)"] + reported)
    }

    @Test func returnAndTheClearButtonAskFirst() throws {
        let page = Page()
        defer { page.stopObserving() }
        page.field.text = "abc"
        page.field.becomeFirstResponder()
        _ = page.newCalls()

        page.refused = ["shouldReturn", "shouldClear"]
        try page.device.key("return")
        try page.device.tap("Clear text")
        #expect(page.newCalls() == ["shouldReturn", "shouldClear"] && page.field.text == "abc")

        page.refused = []
        try page.device.tap("Clear text")
        #expect(page.newCalls() == ["shouldClear"] + changed)
        try page.device.key("return")
        #expect(
            page.newCalls() == [
                "shouldReturn", "@exit", "@primary", "field.shouldEnd", "field.didEnd", "@end", "#end",
            ])
    }

    @Test(arguments: [true, false]) func theEditMenuIsReportedWhenItComesAndGoes(isField: Bool) throws {
        let page = Page()
        defer { page.stopObserving() }
        page.field.text = "word"
        page.view.text = "word"
        let input: UIView = isField ? page.field : page.view
        input.becomeFirstResponder()
        _ = page.newCalls()

        let word = CGPoint(x: input.frame.minX + 20, y: input.frame.minY + 17)
        for _ in 0..<2 { try page.device.tap(.point(x: word.x, y: word.y)) }
        page.device.advance(by: 1)
        #expect(page.newDelegateCalls().filter { $0 != "selection" } == ["menuComes", "menuComes.done"])

        try page.device.tap("Cut")
        page.device.advance(by: 1)
        let calls = page.newDelegateCalls()
        #expect(calls.filter { $0.hasPrefix("menu") } == ["menuGoes", "menuGoes.done"])
        #expect(calls.contains("change(0,4,)"))
    }

    @Test func editingMovesBetweenFieldAndTextView() {
        let page = Page()
        defer { page.stopObserving() }
        page.field.becomeFirstResponder()
        _ = page.newCalls()

        page.view.becomeFirstResponder()
        #expect(
            page.newDelegateCalls().filter { $0 != "selection" } == [
                "view.shouldBegin", "field.shouldEnd", "field.didEnd", "@end", "#end", "view.didBegin", "#begin",
            ])

        page.refused = ["view.shouldEnd"]
        page.field.becomeFirstResponder()
        #expect(page.newDelegateCalls() == ["field.shouldBegin", "view.shouldEnd"] && page.view.isFirstResponder)

        page.view.removeFromSuperview()
        #expect(page.newDelegateCalls().suffix(2) == ["view.didEnd", "#end"], "Removal ends it all the same.")
    }

    @Test func changesOfTheAppAreNotReportedAsTyped() {
        let page = Page()
        defer { page.stopObserving() }
        for input in [page.field, page.view] as [any UITextInput & UIView] {
            input.becomeFirstResponder()
            (input as? UITextField)?.text = "one two"
            (input as? UITextView)?.text = "one two"
            _ = page.newCalls()

            let start = input.beginningOfDocument
            let word = input.textRange(from: start, to: input.position(from: start, offset: 3)!)!
            input.replace(word, withText: "1")
            input.setMarkedText("m", selectedRange: NSRange(location: 1, length: 0))
            input.unmarkText()
            input.selectedTextRange = input.textRange(from: input.beginningOfDocument, to: input.beginningOfDocument)

            #expect(Set(page.newDelegateCalls()) == ["selection"], "\(type(of: input))")
        }
    }
}
