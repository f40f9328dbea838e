import Testing
import UIFoundation
import UIKitControls
import UIKitCore
import UIKitText

/// What the system may change in a text while it is written.
@MainActor @Suite struct WritingTraitsTests {
    @Test func fieldsAndTextViewsKeepThemAndOfferThemToKeyboards() {
        let field = UITextField()
        let view = UITextView()
        field.smartQuotesType = .no
        field.smartDashesType = .yes
        field.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 12;")
        view.smartInsertDeleteType = .no
        view.inlinePredictionType = .no

        let (fieldTraits, viewTraits): (any UITextInputTraits, any UITextInputTraits) = (field, view)

        #expect(fieldTraits.smartQuotesType == .no && fieldTraits.smartDashesType == .yes)
        #expect(fieldTraits.passwordRules == UITextInputPasswordRules(descriptor: "minlength: 12;"))
        #expect(viewTraits.smartInsertDeleteType == .no && viewTraits.inlinePredictionType == .no)
        #expect(viewTraits.smartQuotesType == .default && viewTraits.passwordRules == nil)
    }

    @Test func fieldsAndTextViewsBeginWithTheDefaultsOfAllTextInputs() {
        let inputs: [any UITextInputTraits] = [UITextField(), UITextView()]
        let plain = PlainInput()

        for input in inputs {
            #expect(input.autocapitalizationType == .sentences && plain.autocapitalizationType == .sentences)
            #expect(input.autocorrectionType == plain.autocorrectionType)
            #expect(input.spellCheckingType == plain.spellCheckingType)
            #expect(input.keyboardType == plain.keyboardType)
            #expect(input.keyboardAppearance == plain.keyboardAppearance)
            #expect(input.returnKeyType == plain.returnKeyType)
            #expect(!input.enablesReturnKeyAutomatically && !plain.enablesReturnKeyAutomatically)
            #expect(!input.isSecureTextEntry && !plain.isSecureTextEntry)
            #expect(input.textContentType == nil && plain.textContentType == nil)
        }
    }

    @Test func fieldsAndTextViewsStoreTheTraitsOfTheKeyboard() {
        let field = UITextField()
        let view = UITextView()
        field.autocapitalizationType = .words
        field.keyboardType = .URL
        field.keyboardAppearance = .dark
        field.textContentType = .username
        view.autocorrectionType = .no
        view.spellCheckingType = .yes
        view.returnKeyType = .send
        view.enablesReturnKeyAutomatically = true

        #expect(field.autocapitalizationType == .words && field.keyboardType == .URL)
        #expect(field.keyboardAppearance == .dark && field.textContentType == .username)
        #expect(view.autocorrectionType == .no && view.spellCheckingType == .yes)
        #expect(view.returnKeyType == .send && view.enablesReturnKeyAutomatically)
    }

    /// A text input that declares no traits.
    private final class PlainInput: UIResponder, UIKeyInput {
        let hasText = false
        func insertText(_ text: String) {}
        func deleteBackward() {}
    }

    @Test func anAttributedStringCanBeginEmpty() {
        let text = NSMutableAttributedString()

        text.append(NSAttributedString(string: "a"))

        #expect(text.string == "a" && NSAttributedString().length == 0)
    }
}
