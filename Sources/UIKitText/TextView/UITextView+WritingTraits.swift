import UIKitCore

/// What the system may change in the text while it is written. Kept; the system changes nothing.
extension UITextView {
    /// Whether straight quotation marks become curly ones. Default `default`.
    public var smartQuotesType: UITextSmartQuotesType {
        get { writingTraits.quotes }
        set { writingTraits.quotes = newValue }
    }
    /// Whether two hyphens become a dash. Default `default`.
    public var smartDashesType: UITextSmartDashesType {
        get { writingTraits.dashes }
        set { writingTraits.dashes = newValue }
    }
    /// Whether spaces around pasted and deleted words are corrected. Default `default`.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { writingTraits.insertDelete }
        set { writingTraits.insertDelete = newValue }
    }
    /// Whether the rest of a word is predicted in the text. Default `default`.
    public var inlinePredictionType: UITextInlinePredictionType {
        get { writingTraits.inlinePrediction }
        set { writingTraits.inlinePrediction = newValue }
    }
    /// The rules for passwords that the system generates. Default nil.
    public var passwordRules: UITextInputPasswordRules? {
        get { writingTraits.passwordRules }
        set { writingTraits.passwordRules = newValue }
    }
}
