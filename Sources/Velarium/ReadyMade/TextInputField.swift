import UIKit

/// A text field of a `TextInputDialog`.
///
///     let age = TextInputField(label: "Age", keyboardType: .numberPad) { Int($0) == nil ? "Write a number." : nil }
///     let dialog = TextInputDialog(title: "About you", fields: [age])
@preconcurrency @MainActor public struct TextInputField {
    /// The name above the field, in the user's language. Default nil: none.
    public var label: String?
    /// What an empty field shows. Default nil: nothing.
    public var placeholder: String?
    /// The text at first. Default empty.
    public var text: String
    /// The keyboard. Default `default`.
    public var keyboardType: UIKeyboardType
    /// What the text is, for the system's suggestions. Default nil: unknown.
    public var textContentType: UITextContentType?
    /// What the keyboard capitalizes. Default the first word of a sentence.
    public var autocapitalizationType: UITextAutocapitalizationType
    /// Whether the text is hidden. Default false.
    public var isSecure: Bool
    /// Returns nil if a text is valid, otherwise the message for the user. An empty message is not shown; the text is
    /// invalid all the same. Default: every text is valid. Called with each change.
    public var validate: @MainActor (String) -> String?

    /// Creates a field.
    public init(
        label: String? = nil, placeholder: String? = nil, text: String = "",
        keyboardType: UIKeyboardType = .default, textContentType: UITextContentType? = nil,
        autocapitalizationType: UITextAutocapitalizationType = .sentences, isSecure: Bool = false,
        validate: @escaping @MainActor (String) -> String? = { _ in nil }
    ) {
        self.label = label
        self.placeholder = placeholder
        self.text = text
        self.keyboardType = keyboardType
        self.textContentType = textContentType
        self.autocapitalizationType = autocapitalizationType
        self.isSecure = isSecure
        self.validate = validate
    }
}
