/// Describes the keyboard for a text. An on-screen keyboard uses these values; hardware keys do not.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {
    /// Which letters are capitalized automatically. Default `sentences`.
    var autocapitalizationType: UITextAutocapitalizationType { get }
    /// Whether typing errors are corrected. Default `default`.
    var autocorrectionType: UITextAutocorrectionType { get }
    /// Whether spelling errors are marked. Default `default`.
    var spellCheckingType: UITextSpellCheckingType { get }
    /// The layout of the keyboard. Default `default`.
    var keyboardType: UIKeyboardType { get }
    /// The style of the keyboard. Default `default`.
    var keyboardAppearance: UIKeyboardAppearance { get }
    /// The title of the return key. Default `default`.
    var returnKeyType: UIReturnKeyType { get }
    /// Whether the return key is disabled while there is no text. Default false.
    var enablesReturnKeyAutomatically: Bool { get }
    /// Whether the text is obscured, as for passwords. Default false.
    var isSecureTextEntry: Bool { get }
    /// What the text means, for suggestions. Default nil.
    var textContentType: UITextContentType! { get }
    /// Whether straight quotation marks become curly ones. Default `default`. Nothing is replaced.
    var smartQuotesType: UITextSmartQuotesType { get }
    /// Whether two hyphens become a dash. Default `default`. Nothing is replaced.
    var smartDashesType: UITextSmartDashesType { get }
    /// Whether spaces around pasted and deleted words are corrected. Default `default`. Nothing is corrected.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get }
    /// Whether the rest of a word is predicted in the text. Default `default`. Nothing is predicted.
    var inlinePredictionType: UITextInlinePredictionType { get }
    /// The rules for passwords that the system generates. Default nil. No passwords are generated.
    var passwordRules: UITextInputPasswordRules? { get }
}

extension UITextInputTraits {
    /// `sentences`.
    public var autocapitalizationType: UITextAutocapitalizationType { TextInputTraits.defaults.autocapitalizationType }
    /// `default`.
    public var autocorrectionType: UITextAutocorrectionType { TextInputTraits.defaults.autocorrectionType }
    /// `default`.
    public var spellCheckingType: UITextSpellCheckingType { TextInputTraits.defaults.spellCheckingType }
    /// `default`.
    public var keyboardType: UIKeyboardType { TextInputTraits.defaults.keyboardType }
    /// `default`.
    public var keyboardAppearance: UIKeyboardAppearance { TextInputTraits.defaults.keyboardAppearance }
    /// `default`.
    public var returnKeyType: UIReturnKeyType { TextInputTraits.defaults.returnKeyType }
    /// False.
    public var enablesReturnKeyAutomatically: Bool { TextInputTraits.defaults.enablesReturnKeyAutomatically }
    /// False.
    public var isSecureTextEntry: Bool { TextInputTraits.defaults.isSecureTextEntry }
    /// Nil.
    public var textContentType: UITextContentType! { TextInputTraits.defaults.textContentType }
    /// `default`.
    public var smartQuotesType: UITextSmartQuotesType { TextInputTraits.defaults.smartQuotesType }
    /// `default`.
    public var smartDashesType: UITextSmartDashesType { TextInputTraits.defaults.smartDashesType }
    /// `default`.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType { TextInputTraits.defaults.smartInsertDeleteType }
    /// `default`.
    public var inlinePredictionType: UITextInlinePredictionType { TextInputTraits.defaults.inlinePredictionType }
    /// Nil.
    public var passwordRules: UITextInputPasswordRules? { TextInputTraits.defaults.passwordRules }
}

/// Which letters of typed text are capitalized.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// No letters; the first of each word; the first of each sentence; all letters.
    case none, words, sentences, allCharacters
}

/// Whether typing errors are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
    /// As the keyboard decides; never; always.
    case `default`, no, yes
}

/// Whether spelling errors are marked.
public enum UITextSpellCheckingType: Int, Sendable {
    /// As the keyboard decides; never; always.
    case `default`, no, yes
}

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

/// The style of the keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
    /// As the system decides; dark; light.
    case `default`, dark, light

    /// The same as `dark`, its older name.
    public static var alert: UIKeyboardAppearance { .dark }
}

/// The layout of the keyboard.
public enum UIKeyboardType: Int, Sendable {
    /// Layouts for letters, digits, addresses and names.
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
    /// Layouts for decimal numbers, short messages, searches and ASCII digits.
    case decimalPad, twitter, webSearch, asciiCapableNumberPad

    /// The same as `asciiCapable`, its older name.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The title of the return key.
public enum UIReturnKeyType: Int, Sendable {
    /// The title; `default` is the return symbol.
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// The meaning of a text, such as a person's name.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The content type's name.
    public let rawValue: String

    /// The content type called `rawValue`.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A person's full name.
    public static let name = UITextContentType(rawValue: "name")
    /// A first name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A last name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// A nickname.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// The title of a job.
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    /// The name of an organization.
    public static let organizationName = UITextContentType(rawValue: "organization")
    /// A place, such as an address or a point of interest.
    public static let location = UITextContentType(rawValue: "location")
    /// A complete street address.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// A district of a city.
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    /// What follows a name, such as `Jr.`
    public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
    /// The first line of a street address.
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    /// The second line of a street address.
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    /// The city of an address.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// The state of an address.
    public static let addressState = UITextContentType(rawValue: "address-level1")
    /// The postal code of an address.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// The country of an address.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// A phone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// An email address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A URL.
    public static let URL = UITextContentType(rawValue: "url")
    /// The number of a credit card.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    /// The name of an account.
    public static let username = UITextContentType(rawValue: "username")
    /// The password of an account.
    public static let password = UITextContentType(rawValue: "password")
    /// A password that is being chosen.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code that is used once.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
