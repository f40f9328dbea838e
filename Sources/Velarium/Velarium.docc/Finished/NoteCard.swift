import UIKit
import Velarium

/// A card for writing a note.
final class NoteCard: UIViewController, ModalPresentationContent {
    /// Whether there is unsaved text.
    var hasUnsavedText: Bool { field.text?.isEmpty == false && !isSaved }

    let field = UITextField()
    private var isSaved = false
    private let saveButton = UIButton(type: .system)
    private let heading = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemGroupedBackground
        view.layer.cornerRadius = 16
        heading.text = "New note"
        heading.font = .preferredFont(forTextStyle: .headline)
        field.placeholder = "What is on your mind"
        field.borderStyle = .roundedRect
        saveButton.setTitle("Save", for: .normal)
        saveButton.addAction(UIAction { [unowned self] _ in save() }, for: .touchUpInside)
        let column = UIStackView(arrangedSubviews: [heading, field, saveButton])
        column.axis = .vertical
        column.spacing = 12
        column.frame = view.bounds.insetBy(dx: 20, dy: 20)
        column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(column)
    }

    private func save() {
        isSaved = true
        enclosingModalPresentationViewController?.dismiss(for: .action, animated: true)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        field.becomeFirstResponder()
    }

    func preferredContentSize(
        in controller: ModalPresentationViewController, keyboardHeight: CGFloat, limitSize: CGSize
    ) -> CGSize {
        CGSize(width: limitSize.width, height: min(156, limitSize.height))
    }
}
