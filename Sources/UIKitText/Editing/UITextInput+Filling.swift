import UIKitCore

extension UITextInput {
    /// Replaces the whole text as the system does that fills in a code: the delegate is asked once, about all of it.
    package func fill(with text: String) {
        if let client = self as? any TextInputClient { return client.input.fill(with: text) }
        selectedTextRange = textRange(from: beginningOfDocument, to: endOfDocument)
        insertText(text)
    }
}
