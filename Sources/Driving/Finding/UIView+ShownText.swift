import UIKitControls
import UIKitCore
import UIKitText

extension UIView {
    /// The text or title that the view itself shows; nil when it shows none. Never a secret.
    package var shownText: String? {
        switch self {
        case let label as UILabel: label.text
        case let field as UITextField: field.isSecureTextEntry ? nil : field.text
        case let view as UITextView: view.isSecureTextEntry ? nil : view.text
        case let button as UIButton: button.currentAttributedTitle?.string ?? button.currentTitle
        default: nil
        }
    }

    /// The accessibility label that the app set; nil for one that only repeats the text, as the defaults of labels and
    /// buttons.
    package var explicitAccessibilityLabel: String? {
        let label = accessibilityLabel
        return label == shownText ? nil : label
    }

    /// The placeholder, which names a text field that has no other name. Nil for other views and for an empty
    /// placeholder.
    package var placeholderName: String? {
        guard let field = self as? UITextField, let text = field.placeholder, !text.isEmpty else { return nil }
        return text
    }

    /// The nearest control around the view, including itself.
    var enclosingControl: UIControl? {
        var link: UIView? = self
        while let view = link {
            if let control = view as? UIControl { return control }
            link = view.superview
        }
        return nil
    }
}
