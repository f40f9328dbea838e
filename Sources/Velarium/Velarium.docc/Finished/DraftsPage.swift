import UIKit
import Velarium

/// Drafts that can be sent, sorted and deleted.
final class DraftsPage: UIViewController {
    private(set) var drafts = ["To Ada", "Shopping", "Speech for Friday"]
    private let list = UILabel()
    private let buttons = UIStackView()
    /// The task of the current confirmation.
    private var question: Task<Void, Never>?

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
        addButton("Protect") { $0.protect() }
        layOut()
        showDrafts()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        question?.cancel()
    }

    private func send() {
        let dialog = ConfirmDialog(title: "Send now?", message: "It is late. They go out in ten seconds.")
        dialog.autoDismissDelay = 10
        dialog.show(over: self)
        question = Task {
            let reason = await dialog.dismissal()
            guard dialog.isConfirmed || reason == .timeOut else { return }
            await presentMessage(title: "Sent")
        }
    }

    private func deleteAll() {
        question = Task {
            let count = drafts.count
            guard await presentConfirmation(title: "Delete \(count) drafts?", confirm: "Delete", isDestructive: true)
            else { return }
            drafts = []
            showDrafts()
        }
    }

    private func sort() {
        question = Task {
            let orders = ["By name", "By length"]
            guard let order = await presentChoice(title: "Sort", from: orders, selected: 0, name: { $0 }) else {
                return
            }
            drafts.sort { order == "By name" ? $0 < $1 : $0.count < $1.count }
            showDrafts()
        }
    }

    private func protect() {
        question = Task {
            switch await present(CodeDialog(title: "Choose a code")) {
            case .value(let code): await presentMessage(title: "\(code.count) digits open the drafts")
            case .dismissed(.action): Toast(title: "The drafts stay open").show(over: self)
            case .dismissed: break
            }
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
