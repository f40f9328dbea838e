import UIKit
import Velarium

/// Drafts that can be sent, sorted and deleted.
final class DraftsPage: UIViewController {
    private(set) var drafts = ["To Ada", "Shopping", "Speech for Friday"]
    private let list = UILabel()
    private let buttons = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Drafts"
        view.backgroundColor = .systemBackground
        list.font = .preferredFont(forTextStyle: .title3)
        list.adjustsFontForContentSizeCategory = true
        list.numberOfLines = 0
        buttons.spacing = 24
        addButton("Send") { $0.send() }
        addButton("Delete all") { $0.deleteAll() }
        addButton("Sort") { $0.sort() }
        layOut()
        showDrafts()
    }

    private func send() {
        Task { await presentMessage(title: "Sent", message: "\(drafts.count) letters are on their way.") }
    }

    private func deleteAll() {
        Task {
            let count = drafts.count
            guard await presentConfirmation(title: "Delete \(count) drafts?", confirm: "Delete", isDestructive: true)
            else { return }
            drafts = []
            showDrafts()
        }
    }

    private func sort() {
        Task {
            let orders = ["By name", "By length"]
            guard let order = await presentChoice(title: "Sort", from: orders, selected: 0, name: { $0 }) else {
                return
            }
            drafts.sort { order == "By name" ? $0 < $1 : $0.count < $1.count }
            showDrafts()
        }
    }

    private func showDrafts() {
        list.text = drafts.joined(separator: "\n")
    }

    private func addButton(_ title: String, _ action: @escaping (DraftsPage) -> Void) {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.addAction(UIAction { [unowned self] _ in action(self) }, for: .touchUpInside)
        buttons.addArrangedSubview(button)
    }

    private func layOut() {
        for part in [list, buttons] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            list.topAnchor.constraint(equalTo: safe.topAnchor, constant: 20),
            list.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
            list.trailingAnchor.constraint(lessThanOrEqualTo: safe.trailingAnchor, constant: -20),
            buttons.topAnchor.constraint(equalTo: list.bottomAnchor, constant: 20),
            buttons.leadingAnchor.constraint(equalTo: list.leadingAnchor),
        ])
    }
}
