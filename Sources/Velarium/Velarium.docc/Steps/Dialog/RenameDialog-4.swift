import UIKit
import Velarium

/// Asks for the new name of an album.
final class RenameDialog: DialogController {
    /// The text in the field, initially the album's name.
    var name: String {
        get { field.text ?? "" }
        set { field.text = newValue }
    }

    private let heading = UILabel()
    private let field = UITextField()
    private let column = UIStackView()
    private let hint = UILabel()
    private let hintButton = UIButton(type: .system)
    private let saveButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemGroupedBackground
        configuration.sizing = DialogSizing(.large, .fit)
        configuration.cornerRadius = 14
        configuration.edgeInset = 16
        configuration.dimming = Dimming(color: .black, alpha: 0.4)
        heading.text = "Rename album"
        heading.font = .preferredFont(forTextStyle: .headline)
        field.placeholder = "Name"
        field.borderStyle = .roundedRect
        field.accessibilityIdentifier = "name"
        column.axis = .vertical
        column.spacing = 12
        hint.text = "Up to forty letters. People you share the album with will see the new name as well."
        hint.font = .preferredFont(forTextStyle: .footnote)
        hint.textColor = .secondaryLabel
        hint.numberOfLines = 0
        hint.isHidden = true
        hintButton.setTitle("What is a good name", for: .normal)
        hintButton.addAction(UIAction { [unowned self] _ in toggleHint() }, for: .touchUpInside)
        saveButton.setTitle("Save", for: .normal)
        saveButton.titleLabel?.font = .preferredFont(forTextStyle: .headline)
        saveButton.addAction(
            UIAction { [unowned self] _ in dismiss(for: .action, animated: true) }, for: .touchUpInside)
        for part in [heading, field, hintButton, hint, saveButton] { column.addArrangedSubview(part) }
        layOut()
    }

    private func toggleHint() {
        animateChanges { [self] in hint.isHidden.toggle() }
    }

    private func layOut() {
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: safe.topAnchor, constant: 16),
            column.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
            column.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
            column.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -16),
        ])
    }
}
