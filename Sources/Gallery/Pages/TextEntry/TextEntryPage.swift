import UIKit

extension GalleryPage {
    /// Everything that text is typed into.
    static let textEntry = GalleryPage(
        id: "text-entry", title: "Text entry", summary: "Fields, passwords, codes, long texts",
        group: .text, symbol: "pencil", tint: .systemIndigo
    ) { TextEntryPage() }
}

/// Single-line, secret, multi-line, code and search entry, with the calls of their delegates below.
private final class TextEntryPage: ExamplesController, UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate {
    private let log = UILabel()
    private var calls: [String] = []

    override func makeExamples() -> [Example] {
        title = "Text entry".localized
        log.numberOfLines = 0
        log.font = .preferredFont(forTextStyle: .footnote)
        log.adjustsFontForContentSizeCategory = true
        log.textColor = .secondaryLabel
        log.accessibilityIdentifier = "calls"
        log.text = "The latest calls appear here.\n\n\n\n"
        return [
            Example(
                "Single line", note: "Double-tap a word, drag the handles, or use the keys of a desktop.",
                ControlRow(makeField("single-line", "Name", text: "Ada Lovelace"))),
            Example("Secret", note: "Never copied, and never read out.", ControlRow(makeSecret())),
            Example(
                "Multi-line", note: "Attributes, right-to-left text and emoji. Tab types a tab.",
                FixedHeight(180, makeTextView())),
            Example("Code", note: "Six digits from a message.", ControlRow(makeCode())),
            Example("Search", FixedHeight(56, makeSearch())),
            Example("Calls", ControlRow(log)),
        ]
    }

    private func makeField(_ identifier: String, _ placeholder: String, text: String = "") -> UITextField {
        let field = UITextField()
        field.accessibilityIdentifier = identifier
        field.borderStyle = .roundedRect
        field.placeholder = placeholder
        field.text = text
        field.clearButtonMode = .whileEditing
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.delegate = self
        return field
    }

    private func makeSecret() -> UITextField {
        let field = makeField("secret", "Password")
        field.isSecureTextEntry = true
        field.textContentType = .password
        return field
    }

    private func makeCode() -> UITextField {
        let field = makeField("code", "000000")
        field.textContentType = .oneTimeCode
        field.keyboardType = .numberPad
        field.textAlignment = .center
        return field
    }

    private func makeTextView() -> UITextView {
        let view = UITextView()
        view.accessibilityIdentifier = "multi-line"
        view.attributedText = TextEntryPage.sample
        view.adjustsFontForContentSizeCategory = true
        view.backgroundColor = .tertiarySystemFill
        view.layer.cornerRadius = 8
        view.delegate = self
        return view
    }

    private func makeSearch() -> UISearchBar {
        let bar = UISearchBar()
        bar.accessibilityIdentifier = "search"
        bar.placeholder = "Search"
        bar.delegate = self
        return bar
    }

    private static var sample: NSAttributedString {
        let body: [NSAttributedString.Key: Any] = [
            .font: UIFont.preferredFont(forTextStyle: .body), .foregroundColor: UIColor.label,
        ]
        let text = NSMutableAttributedString(
            string:
                "Notes for the trip\nPack light, and leave early. שלום means peace, 日本 is Japan 🗾.\n\nTickets: two.",
            attributes: body)
        text.addAttribute(
            .font, value: UIFont.preferredFont(forTextStyle: .headline), range: NSRange(location: 0, length: 18))
        text.addAttribute(.foregroundColor, value: UIColor.systemRed, range: NSRange(location: 31, length: 16))
        return text
    }

    // MARK: Calls

    private func report(_ call: String) {
        calls = Array((calls + [call]).suffix(5))
        log.text = calls.joined(separator: "\n")
    }

    func textFieldDidBeginEditing(_ textField: UITextField) { report("textFieldDidBeginEditing") }
    func textFieldDidChangeSelection(_ textField: UITextField) { report("textFieldDidChangeSelection") }

    /// The code has at most six digits.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        report("shouldChangeCharactersIn {\(range.location), \(range.length)}")
        guard textField.textContentType == .oneTimeCode else { return true }
        let length = (textField.text ?? "").utf16.count - range.length + string.utf16.count
        return length <= 6 && string.allSatisfy { $0.isASCII && $0.isNumber }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }

    func textViewDidBeginEditing(_ textView: UITextView) { report("textViewDidBeginEditing") }
    func textViewDidChange(_ textView: UITextView) { report("textViewDidChange") }
    func textViewDidChangeSelection(_ textView: UITextView) { report("textViewDidChangeSelection") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        report("shouldChangeTextIn {\(range.location), \(range.length)}")
        return true
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { report("searchBar textDidChange") }
}

/// A view with a height of its own.
private final class FixedHeight: UIView {
    private let height: CGFloat
    private let content: UIView

    init(_ height: CGFloat, _ content: UIView) {
        self.height = height
        self.content = content
        super.init(frame: .zero)
        addSubview(content)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
    }
}
