import UIKit
import Velarium

/// A card for writing a note.
final class NoteCard: UIViewController, ModalPresentationContent {
    let field = UITextField()
    private let heading = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemGroupedBackground
        view.layer.cornerRadius = 16
        heading.text = "New note"
        heading.font = .preferredFont(forTextStyle: .headline)
        field.placeholder = "What is on your mind"
        field.borderStyle = .roundedRect
        let column = UIStackView(arrangedSubviews: [heading, field])
        column.axis = .vertical
        column.spacing = 12
        column.frame = view.bounds.insetBy(dx: 20, dy: 20)
        column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(column)
    }

    func preferredContentSize(
        in controller: ModalPresentationViewController, keyboardHeight: CGFloat, limitSize: CGSize
    ) -> CGSize {
        CGSize(width: 320, height: 112)
    }
}
