import UIKit
import Velarium

/// Asks for the new name of an album.
final class RenameDialog: DialogController {
    private let heading = UILabel()
    private let field = UITextField()
    private let column = UIStackView()

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
        for part in [heading, field] { column.addArrangedSubview(part) }
        layOut()
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
