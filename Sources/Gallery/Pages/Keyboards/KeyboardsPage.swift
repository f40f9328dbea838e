import UIKit

extension GalleryPage {
    /// A field for each type of keyboard.
    static let keyboards = GalleryPage(
        id: "keyboards", title: "Keyboards", summary: "Every type, return key and appearance; input views",
        group: .text, symbol: "keyboard", tint: .systemGray,
        tour: ["keyboard software", "tap id:\"keyboard-default\"", "settle"]
    ) { KeyboardsPage() }
}

/// A card for each kind of keyboard. The fields stay above the keyboard, which a drag puts away.
private final class KeyboardsPage: TracedExamplesController, UITextFieldDelegate {
    private static let types: [(name: String, type: UIKeyboardType)] = [
        ("default", .default), ("ascii", .asciiCapable), ("numbers-and-punctuation", .numbersAndPunctuation),
        ("url", .URL), ("number-pad", .numberPad), ("phone-pad", .phonePad), ("name-phone-pad", .namePhonePad),
        ("email", .emailAddress), ("decimal-pad", .decimalPad), ("twitter", .twitter), ("web-search", .webSearch),
        ("ascii-number-pad", .asciiCapableNumberPad),
    ]
    private static let returnKeys: [(name: String, type: UIReturnKeyType)] = [
        ("go", .go), ("google", .google), ("join", .join), ("next", .next), ("route", .route), ("search", .search),
        ("send", .send), ("yahoo", .yahoo), ("done", .done), ("emergency-call", .emergencyCall),
        ("continue", .continue),
    ]

    private let notes = KeyboardNotes()

    override func makeExamples() -> [Example] {
        title = "Keyboards".localized
        notes.onChange = { [unowned self] name, frame in
            trace.add("UIResponder", "\(name) \(frame.shortDescription)")
            keepFieldVisible(above: frame)
        }
        let types = KeyboardsPage.types.map { name, type in
            field("keyboard-" + name, placeholder: name) { $0.keyboardType = type }
        }
        let returnKeys = KeyboardsPage.returnKeys.map { name, type in
            field("return-" + name, placeholder: name) { $0.returnKeyType = type }
        }
        return [
            Example(
                "Types",
                note:
                    "On a desktop a keyboard appears only when it is asked for: Ctrl+Shift+K, or --keyboard software.",
                VerticalStack(types)),
            Example("Return keys", VerticalStack(returnKeys)),
            Example("Appearance and behavior", VerticalStack(variations)),
            Example("Views of the app", VerticalStack([pickerField, accessoryField])),
        ]
    }

    private var variations: [UIView] {
        [
            field("keyboard-dark", placeholder: "dark") { $0.keyboardAppearance = .dark },
            field("keyboard-light", placeholder: "light") { $0.keyboardAppearance = .light },
            field("keyboard-secure", placeholder: "secure") { $0.isSecureTextEntry = true },
            field("keyboard-words", placeholder: "words") { $0.autocapitalizationType = .words },
            field("keyboard-capitals", placeholder: "all capitals") { $0.autocapitalizationType = .allCharacters },
            field("keyboard-empty-return", placeholder: "return only with text") {
                $0.enablesReturnKeyAutomatically = true
                $0.returnKeyType = .send
            },
        ]
    }

    private func field(
        _ identifier: String, placeholder: String, configure: (UITextField) -> Void
    ) -> UIView {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.followTextSize()
        field.placeholder = placeholder
        field.accessibilityIdentifier = identifier
        field.delegate = self
        configure(field)
        return ControlRow(field)
    }

    // MARK: Input views

    /// A field whose keyboard is a view of four colors.
    private var pickerField: UIView {
        field("keyboard-input-view", placeholder: "input view") { field in
            let view = ColorInputView { [unowned field] name in field.insertText(name + " ") }
            field.inputView = view
        }
    }

    private var accessoryField: UIView {
        field("keyboard-accessory", placeholder: "accessory view") { field in
            field.inputAccessoryView = DoneAccessory { [unowned field] in field.resignFirstResponder() }
        }
    }

    // MARK: Fields

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        trace.add("UITextFieldDelegate", "textFieldShouldReturn")
        textField.resignFirstResponder()
        return true
    }

    /// Extends the column's inset to the keyboard's upper edge, and scrolls the field that is edited above it.
    private func keepFieldVisible(above keyboard: CGRect) {
        guard let scroll = view.subviews.lazy.compactMap({ $0 as? UIScrollView }).first, let window = view.window else {
            return
        }
        scroll.keyboardDismissMode = .interactive
        let edge = view.convert(keyboard, from: window.screen.coordinateSpace).minY
        let covered = keyboard.isEmpty ? 0 : max(0, view.bounds.maxY - edge)
        scroll.contentInset.bottom = max(0, covered - scroll.adjustedContentInset.bottom + scroll.contentInset.bottom)
        guard covered > 0, let field = scroll.firstEditedField else { return }
        scroll.scrollRectToVisible(field.convert(field.bounds.insetBy(dx: 0, dy: -12), to: scroll), animated: true)
    }
}

extension UIView {
    /// The text field in this tree that is edited.
    fileprivate var firstEditedField: UITextField? {
        if let field = self as? UITextField, field.isEditing { return field }
        return subviews.lazy.compactMap(\.firstEditedField).first
    }
}
