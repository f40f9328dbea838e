import UIKit

/// A sheet with a text field, low enough for the keyboard to cover it.
final class NoteSheet: SheetSample {
    init() { super.init("Note") }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let field = UITextField()
        field.placeholder = "What do you want to remember?"
        field.borderStyle = .roundedRect
        field.font = .preferredFont(forTextStyle: .body)
        field.accessibilityIdentifier = "note"
        let done = UIButton(type: .system)
        done.setTitle("Done", for: .normal)
        done.addAction(UIAction { [unowned self] _ in dismiss(for: .action, animated: true) }, for: .touchUpInside)
        let column = UIStackView(arrangedSubviews: [
            Self.label("Saved with this place. Only you can see it.", style: .body, color: .secondaryLabel), field,
            done,
        ])
        column.axis = .vertical
        column.spacing = 14
        fill(with: column, margin: Self.margin)
    }
}
