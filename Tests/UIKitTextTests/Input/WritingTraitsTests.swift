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

    @Test func anAttributedStringCanBeginEmpty() {
        let text = NSMutableAttributedString()

        text.append(NSAttributedString(string: "a"))

        #expect(text.string == "a" && NSAttributedString().length == 0)
    }
}
