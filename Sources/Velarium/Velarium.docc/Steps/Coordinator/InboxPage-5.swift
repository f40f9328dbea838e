import UIKit
import Velarium

/// A page on which news, a rating and the loss of the connection arrive at about the same time.
final class InboxPage: UIViewController {
    private let history = UILabel()
    private let buttons = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Inbox"
        view.backgroundColor = .systemBackground
        history.font = .preferredFont(forTextStyle: .body)
        history.numberOfLines = 0
        buttons.spacing = 24
        addButton("Refresh") { $0.refresh() }
        layOut()
    }

    func refresh() {
        request(
            MessageDialog(title: "Two letters arrived", message: "From Ada and from the library."), .init(id: "news"))
        request(RatingDialog(title: "How do you like the app?"), .init(id: "rating", deadline: 30))
    }

    /// The app's network monitor calls it.
    func connectionWasLost() {
        let alert = UIAlertController(title: "You are offline", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Got it", style: .default))
        request(alert, .init(id: "offline", policy: .replace, priority: 1))
    }

    private var coordinator: OverlayCoordinator? {
        view.window?.windowScene.map { OverlayCoordinator.coordinator(for: $0) }
    }

    private func request(_ overlay: UIViewController, _ options: OverlayRequest.Options) {
        let request = coordinator?.present(overlay, options: options)
        request?.onEnd = { [weak self] end in self?.add(options.id ?? "", end) }
    }

    /// Writes how a request ended.
    private func add(_ name: String, _ end: OverlayRequest.End) {
        let line =
            switch end {
            case .dismissed(let reason): "\(name): closed, \(reason)"
            case .notShown(let rejection): "\(name): not shown, \(rejection)"
            }
        history.text = [history.text, line].compactMap { $0 }.joined(separator: "\n")
    }

    private func addButton(_ title: String, _ action: @escaping (InboxPage) -> Void) {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.addAction(UIAction { [unowned self] _ in action(self) }, for: .touchUpInside)
        buttons.addArrangedSubview(button)
    }

    private func layOut() {
        for part in [buttons, history] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            buttons.topAnchor.constraint(equalTo: safe.topAnchor, constant: 20),
            buttons.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
            history.topAnchor.constraint(equalTo: buttons.bottomAnchor, constant: 20),
            history.leadingAnchor.constraint(equalTo: buttons.leadingAnchor),
            history.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -20),
        ])
    }
}
