import UIKit
import Velarium

/// A page on which news and a rating arrive at about the same time.
final class InboxPage: UIViewController {
    private let buttons = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Inbox"
        view.backgroundColor = .systemBackground
        buttons.spacing = 24
        addButton("Refresh") { $0.refresh() }
        layOut()
    }

    func refresh() {
        request(
            MessageDialog(title: "Two letters arrived", message: "From Ada and from the library."), .init(id: "news"))
        request(RatingDialog(title: "How do you like the app?"), .init(id: "rating", deadline: 30))
    }

    private var coordinator: OverlayCoordinator? {
        view.window?.windowScene.map { OverlayCoordinator.coordinator(for: $0) }
    }

    private func request(_ overlay: UIViewController, _ options: OverlayRequest.Options) {
        coordinator?.present(overlay, options: options)
    }

    private func addButton(_ title: String, _ action: @escaping (InboxPage) -> Void) {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.addAction(UIAction { [unowned self] _ in action(self) }, for: .touchUpInside)
        buttons.addArrangedSubview(button)
    }

    private func layOut() {
        buttons.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(buttons)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            buttons.topAnchor.constraint(equalTo: safe.topAnchor, constant: 20),
            buttons.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
        ])
    }
}
