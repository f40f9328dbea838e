import UIFoundation
import UIKitCore

/// What a text input asks of its keyboard, read at once.
struct KeyboardTraits: Equatable {
    var type = UIKeyboardType.default
    var returnKey = UIReturnKeyType.default
    var capitalization = UITextAutocapitalizationType.sentences
    var isSecure = false
    /// The appearance; `unspecified` follows the system's.
    var style = UIUserInterfaceStyle.unspecified
    /// Whether the bar of suggestions is shown.
    var showsBar = true
    private var disablesReturnWhileEmpty = false

    init() {}

    /// The traits of `input`; the defaults without one.
    @MainActor init(of input: (any UIKeyInput)?) {
        guard let input else { return }
        type = input.keyboardType
        returnKey = input.returnKeyType
        isSecure = input.isSecureTextEntry
        capitalization = KeyboardTraits.keepsCase(type) ? .none : input.autocapitalizationType
        switch input.keyboardAppearance {
        case .default: style = .unspecified
        case .dark: style = .dark
        case .light: style = .light
        }
        disablesReturnWhileEmpty = input.enablesReturnKeyAutomatically
        showsBar = !isSecure && input.autocorrectionType != .no && KeyboardTraits.hasSuggestions(type)
    }

    /// Whether only Latin letters may be typed.
    var isASCII: Bool { isSecure || KeyboardLayout.isASCII(type) }

    /// Whether there are emoji, and a microphone.
    var hasEmoji: Bool { !isSecure && KeyboardLayout.hasEmoji(type) }
    var hasDictation: Bool { !isSecure && KeyboardLayout.hasDictation(type) }

    /// Whether Return acts now.
    func isReturnEnabled(hasText: Bool) -> Bool { hasText || !disablesReturnWhileEmpty }

    /// Types whose texts are rarely capitalized: addresses.
    private static func keepsCase(_ type: UIKeyboardType) -> Bool {
        switch type {
        case .URL, .emailAddress: true
        case .default, .asciiCapable, .numbersAndPunctuation, .numberPad, .phonePad, .namePhonePad, .decimalPad,
            .twitter, .webSearch, .asciiCapableNumberPad:
            false
        }
    }

    /// Number pads have no suggestions.
    private static func hasSuggestions(_ type: UIKeyboardType) -> Bool {
        switch type {
        case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: false
        case .default, .asciiCapable, .numbersAndPunctuation, .URL, .namePhonePad, .emailAddress, .twitter, .webSearch:
            true
        }
    }

    /// The sign between an integer and its fraction.
    static func decimalSeparator(in language: SystemLanguage) -> String {
        switch language {
        case .english, .chineseSimplified: "."
        case .german: ","
        case .arabic: "٫"
        }
    }
}

extension KeyboardLayout {
    /// Whether a space leaves the page of digits as it is.
    static func staysOnSigns(_ type: UIKeyboardType) -> Bool { type == .numbersAndPunctuation }
}
