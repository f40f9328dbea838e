/// Whether straight quotation marks become curly ones.
public enum UITextSmartQuotesType: Int, Sendable {
    /// As the keyboard decides; never; always.
    case `default`, no, yes
}

/// Whether two hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable {
    /// As the keyboard decides; never; always.
    case `default`, no, yes
}

/// Whether spaces around pasted and deleted words are corrected.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// As the keyboard decides; never; always.
    case `default`, no, yes
}

/// Whether the rest of a word is predicted in the text.
public enum UITextInlinePredictionType: Int, Sendable {
    /// As the keyboard decides; never; always.
    case `default`, no, yes
}

/// The rules for passwords that the system generates.
@preconcurrency @MainActor open class UITextInputPasswordRules: NSObject, NSCopying {
    /// The rules in the language of the HTML attribute `passwordrules`.
    public nonisolated let passwordRulesDescriptor: String

    /// Rules such as `required: upper; minlength: 12;`. They are not checked.
    public nonisolated init(descriptor passwordRulesDescriptor: String) {
        self.passwordRulesDescriptor = passwordRulesDescriptor
        super.init()
    }

    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        (object as? UITextInputPasswordRules)?.passwordRulesDescriptor == passwordRulesDescriptor
    }

    open nonisolated override var hash: Int { passwordRulesDescriptor.hashValue }
}

/// What the system may change in a text while it is written, as text fields and text views keep it.
package struct TextWritingTraits {
    package var quotes = UITextSmartQuotesType.default
    package var dashes = UITextSmartDashesType.default
    package var insertDelete = UITextSmartInsertDeleteType.default
    package var inlinePrediction = UITextInlinePredictionType.default
    package var passwordRules: UITextInputPasswordRules?

    package init() {}
}
