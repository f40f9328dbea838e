import UIKit
import Velarium

/// A page with a board of notes and a button to add one.
final class NotesPage: UIViewController {
    private let board = UIView()
    private let buttons = UIStackView()
    private var overlayOnBoard: ModalPresentationViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Notes"
        view.backgroundColor = .systemGroupedBackground
        board.backgroundColor = .secondarySystemGroupedBackground
        board.layer.cornerRadius = 16
        board.clipsToBounds = true
        buttons.spacing = 8
        buttons.distribution = .fillEqually
        addButton("Window") { $0.showInWindow() }
        addButton("Board") { $0.showOnBoard() }
        layOut()
    }

    private func showInWindow() {
        let overlay = ModalPresentationViewController(contentViewController: NoteCard())
        overlay.show()
    }

    private func showOnBoard() {
        guard overlayOnBoard == nil else { return }
        let overlay = ModalPresentationViewController(contentViewController: NoteCard())
        overlay.show(in: board)
        overlay.onDismiss = { [weak self] _ in self?.overlayOnBoard = nil }
        overlayOnBoard = overlay
    }

    private func addButton(_ title: String, _ action: @escaping (NotesPage) -> Void) {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.addAction(UIAction { [unowned self] _ in action(self) }, for: .touchUpInside)
        buttons.addArrangedSubview(button)
    }

    private func layOut() {
        for part in [board, buttons] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            board.topAnchor.constraint(equalTo: safe.topAnchor, constant: 16),
            board.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
            board.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
            board.heightAnchor.constraint(equalTo: safe.heightAnchor, multiplier: 0.65),
            buttons.topAnchor.constraint(equalTo: board.bottomAnchor, constant: 16),
            buttons.leadingAnchor.constraint(equalTo: board.leadingAnchor),
            buttons.trailingAnchor.constraint(equalTo: board.trailingAnchor),
        ])
    }
}
