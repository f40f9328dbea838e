/// The values of `UITextInputTraits` that a text field or text view stores, and the defaults of all text inputs.
package struct TextInputTraits: Sendable {
    package static let defaults = TextInputTraits()

    package var autocapitalizationType = UITextAutocapitalizationType.sentences
    package var autocorrectionType = UITextAutocorrectionType.default
    package var spellCheckingType = UITextSpellCheckingType.default
    package var keyboardType = UIKeyboardType.default
    package var keyboardAppearance = UIKeyboardAppearance.default
    package var returnKeyType = UIReturnKeyType.default
    package var enablesReturnKeyAutomatically = false
    package var isSecureTextEntry = false
    package var textContentType: UITextContentType?
    package var smartQuotesType = UITextSmartQuotesType.default
    package var smartDashesType = UITextSmartDashesType.default
    package var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    package var inlinePredictionType = UITextInlinePredictionType.default
    package var passwordRules: UITextInputPasswordRules?

    package init() {}
}
