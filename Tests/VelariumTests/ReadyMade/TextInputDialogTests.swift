import Testing
import UIKit
import Velarium
import VelariumTesting

/// Dialogs with text fields.
@MainActor @Suite struct TextInputDialogTests {
    private let fixture = ReadyMadeFixture()
    private var device: TestDevice { fixture.device }

    private var name: TextInputField {
        TextInputField(label: "Name", placeholder: "Anna") { $0.isEmpty ? "A name is needed." : nil }
    }
    private var mail: TextInputField {
        TextInputField(label: "Mail", keyboardType: .emailAddress) { $0.contains("@") ? nil : "This has no @." }
    }

    private func field(_ index: Int, in dialog: TextInputDialog) -> UITextField {
        dialog.view.all(UITextField.self)[index]
    }

    private func messages(in dialog: TextInputDialog) -> [String] {
        dialog.view.all(UILabel.self).filter { !$0.isHidden && $0.textColor == .systemRed }.compactMap(\.text)
    }

    private func ask(_ field: TextInputField) -> Task<String?, Never> {
        Task { @MainActor in
            _ = device.window
            return await fixture.page.presentTextInput(title: "Rename", field: field)
        }
    }

    @Test func typedTextAndReturnGiveTheText() async throws {
        _ = device.window
        let dialog = TextInputDialog(title: "Rename", fields: [name])
        let asking = fixture.ask(dialog)
        try await fixture.settle()
        #expect(field(0, in: dialog).isFirstResponder)
        #expect(try !fixture.button("OK", in: dialog).isEnabled)

        try await device.type("Bert")
        try await fixture.settle()
        #expect(try fixture.button("OK", in: dialog).isEnabled)
        try await device.key("return")
        try await fixture.settle()

        #expect(await asking.value == .value(["Bert"]))
        #expect(dialog.dismissReason == .action)
    }

    /// A label above its field wraps, and neither is cut off.
    @Test func longLabelOfAFieldIsShownInFull() throws {
        _ = device.window
        let words = String(repeating: "How others should call you ", count: 5)
        let dialog = TextInputDialog(title: "Rename", fields: [TextInputField(label: words, placeholder: "Anna")])

        try fixture.show(dialog)

        let label = try #require(dialog.view.all(UILabel.self).first { $0.text == words })
        let whole = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude)).height
        #expect(label.bounds.height == whole && whole > 2 * label.font.lineHeight)
        #expect(label.frame.maxY < field(0, in: dialog).frame.minY)
    }

    @Test func oneTapClearsTheTextThatIsBeingEdited() throws {
        _ = device.window
        let dialog = TextInputDialog(title: "Rename", fields: [name])
        try fixture.show(dialog)

        #expect(field(0, in: dialog).clearButtonMode == .whileEditing)
    }

    @Test func presentTextInputReturnsNilWhenCanceled() async throws {
        _ = device.window
        let field = TextInputField(text: "Draft")
        let first = ask(field)
        try await fixture.settle()
        try await device.tap(.text("Cancel"))
        try await fixture.settle()
        let second = ask(field)
        try await fixture.settle()
        try await device.key("escape")
        try await fixture.settle()

        #expect(await first.value == nil)
        #expect(await second.value == nil)
    }

    @Test func returnMovesThroughTheFieldsAndBackToTheFirstInvalidOne() throws {
        _ = device.window
        let dialog = TextInputDialog(title: "Sign up", message: "Both are needed.", fields: [name, mail])
        try fixture.show(dialog)
        #expect(messages(in: dialog) == [])

        try device.key("return")
        try device.settle()
        #expect(field(1, in: dialog).isFirstResponder)
        #expect(messages(in: dialog) == ["A name is needed."])
        try device.key("return")
        try device.settle()

        #expect(field(0, in: dialog).isFirstResponder)
        #expect(messages(in: dialog) == ["A name is needed.", "This has no @."])
        #expect(dialog.lifecycle.isPresented)
    }

    @Test func messageIsReadWithItsFieldAndGoesWhenTheTextIsValid() throws {
        _ = device.window
        let dialog = TextInputDialog(title: "Rename", fields: [name])
        try fixture.show(dialog)
        let small = fixture.frame(of: dialog).height
        try device.key("return")
        try device.settle()
        #expect(field(0, in: dialog).accessibilityHint == "A name is needed.")
        #expect(fixture.frame(of: dialog).height > small)

        try device.type("x")
        try device.settle()

        #expect(messages(in: dialog) == [])
        #expect(field(0, in: dialog).accessibilityHint == nil)
        #expect(fixture.frame(of: dialog).height == small)
    }

    @Test func emptyMessageDisablesTheButtonWithoutAnyText() throws {
        _ = device.window
        let dialog = TextInputDialog(title: "Rename", fields: [TextInputField { $0.isEmpty ? "" : nil }])
        try fixture.show(dialog)

        try device.key("return")
        try device.settle()

        #expect(messages(in: dialog) == [])
        #expect(dialog.lifecycle.isPresented)
        #expect(try !fixture.button("OK", in: dialog).isEnabled)
    }

    @Test func verificationShowsItsMessageAndKeepsTheDialogUntilItAccepts() async throws {
        _ = device.window
        let gate = Gate()
        let dialog = TextInputDialog(title: "Sign up", fields: [TextInputField(text: "anna")])
        dialog.verify = { texts in
            await gate.wait()
            _ = device.window
            return texts == ["anna"] ? [0: "This name is taken."] : [:]
        }
        let asking = fixture.ask(dialog)
        try await fixture.settle()

        try await device.key("return")
        try await fixture.settle()
        try await device.type("x")
        #expect(dialog.texts == ["anna"], "Texts that are being verified cannot be changed.")
        #expect(dialog.view.all(UIActivityIndicatorView.self).contains { $0.isAnimating })
        // A touch does not bring the title back, which is below the indicator.
        let button = try fixture.button("OK", in: dialog)
        button.isHighlighted = true
        button.isHighlighted = false
        await device.advance(by: 0.1)
        #expect(button.titleLabel?.alpha == 0)
        gate.open()
        try await fixture.settle()
        #expect(button.titleLabel?.alpha == 1)
        #expect(messages(in: dialog) == ["This name is taken."])
        #expect(dialog.lifecycle.isPresented)

        try await device.type("2")
        try await device.key("return")
        try await fixture.settle()
        gate.open()
        try await fixture.settle()

        #expect(await asking.value == .value(["anna2"]))
    }

    @Test func cancelingWhileVerifyingCancelsTheTask() async throws {
        _ = device.window
        let gate = Gate()
        var wasCanceled: Bool?
        let dialog = TextInputDialog(title: "Sign up", fields: [TextInputField(text: "anna")])
        dialog.verify = { _ in
            await gate.wait()
            _ = device.window
            wasCanceled = Task.isCancelled
            return [:]
        }
        let asking = fixture.ask(dialog)
        try await fixture.settle()
        try await device.key("return")
        try await fixture.settle()

        try await device.tap(.text("Cancel"))
        try await fixture.settle()
        gate.open()
        try await fixture.settle()

        #expect(await asking.value == .dismissed(.action))
        #expect(wasCanceled == true)
        #expect(dialog.value == nil)
    }

    @Test func focusedFieldIsVisibleAboveTheKeyboardInLandscape() throws {
        let fixture = ReadyMadeFixture(TestDevice(.iPhoneSE, isLandscape: true))
        let fields = (1...6).map { TextInputField(label: "Field \($0)", text: "\($0)") }
        let dialog = TextInputDialog(title: "Many", fields: fields + [name])
        _ = fixture.device.window
        try fixture.device.showKeyboard()
        try fixture.show(dialog)

        let last = field(6, in: dialog)
        let frame = last.convert(last.bounds, to: nil)
        let keyboard = try #require(fixture.device.keyboardFrame)
        #expect(last.isFirstResponder)
        #expect(frame.maxY <= keyboard.minY && frame.minY >= 0)
    }

    @Test func dialogWithoutFieldsOnlyConfirms() throws {
        _ = device.window
        let dialog = TextInputDialog(title: "Nothing to enter", fields: [])
        try fixture.show(dialog)

        try device.key("return")
        try device.settle()

        #expect(dialog.value == [])
    }

    @Test func dialogIsReleasedWhenItIsDismissedWhileVerifying() async throws {
        _ = device.window
        let gate = Gate()
        weak var gone: TextInputDialog?
        do {
            let dialog = TextInputDialog(title: "Sign up", fields: [TextInputField(text: "anna")])
            gone = dialog
            dialog.verify = { _ in
                await gate.wait()
                _ = device.window
                return [:]
            }
            try fixture.show(dialog)
            try await device.key("return")
            dialog.dismiss(for: .code, animated: true)
        }
        try await fixture.settle()
        gate.open()
        try await fixture.settle()

        #expect(gone == nil)
    }
}
