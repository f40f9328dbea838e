import UIKit
import Velarium

/// A page with a board of notes and a button to add one.
final class NotesPage: UIViewController, ModalPresentationViewControllerDelegate {
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
        addButton("Presented") { $0.showPresented() }
        layOut()
    }

    private func showInWindow() {
        let card = NoteCard()
        let overlay = ModalPresentationViewController(contentViewController: card)
        overlay.delegate = self
        overlay.layoutBlock = { [unowned card] bounds, keyboardHeight, frame in
            let lowerEdge = bounds.maxY - max(keyboardHeight, 24) - 12
            card.view.frame = CGRect(
                x: frame.minX, y: lowerEdge - frame.height, width: frame.width, height: frame.height)
        }
        overlay.showingAnimation = { [unowned card] dimmingView, bounds, _, frame, completion in
            dimmingView?.alpha = 0
            card.view.transform = CGAffineTransform(translationX: 0, y: bounds.maxY - frame.minY).rotated(by: 0.2)
            UIView.animate(
                withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.75, initialSpringVelocity: 0,
                animations: {
                    dimmingView?.alpha = 1
                    card.view.transform = .identity
                }, completion: completion)
        }
        overlay.hidingAnimation = { [unowned card] dimmingView, bounds, _, completion in
            UIView.animate(
                withDuration: 0.25, delay: 0, options: .curveEaseIn,
                animations: {
                    dimmingView?.alpha = 0
                    card.view.transform = CGAffineTransform(translationX: 0, y: -bounds.height)
                }, completion: completion)
        }
        overlay.show()
    }

    func modalPresentationShouldHide(_ controller: ModalPresentationViewController) -> Bool {
        let card = controller.contentViewController as? NoteCard
        return card?.hasUnsavedText != true
    }

    private func showOnBoard() {
        guard overlayOnBoard == nil else { return }
        let overlay = ModalPresentationViewController(contentViewController: NoteCard())
        overlay.show(in: board)
        overlay.onDismiss = { [weak self] _ in self?.overlayOnBoard = nil }
        overlayOnBoard = overlay
    }

    private func showPresented() {
        let overlay = ModalPresentationViewController(contentViewController: NoteCard())
        present(overlay, animated: false)
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
