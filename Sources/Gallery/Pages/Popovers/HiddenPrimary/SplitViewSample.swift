import UIKit

/// A split view with a list of mailboxes and a letter.
@MainActor struct SplitViewSample {
    let split: UISplitViewController
    let list: MailboxList
    let detail = LetterScreen()

    /// - Parameter name: The title of the list.
    init(named name: String, _ split: UISplitViewController) {
        self.split = split
        list = MailboxList(named: name)
        split.preferredPrimaryColumnWidth = 180
        let (pane, letter) = (
            UINavigationController(rootViewController: list), UINavigationController(rootViewController: detail)
        )
        if split.style == .unspecified {
            split.viewControllers = [pane, letter]
        } else {
            split.setViewController(pane, for: .primary)
            split.setViewController(letter, for: .secondary)
        }
        list.detail = detail
    }
}

/// The list in the primary column.
final class MailboxList: UITableViewController {
    private static let cell = "mailbox"
    private static let boxes = [
        ("Inbox", "envelope"), ("Flagged", "flag"), ("Drafts", "doc"), ("Sent", "paperplane"),
        ("Archive", "archivebox"),
    ]

    /// Shows the chosen mailbox.
    weak var detail: LetterScreen?
    /// Called when the user has chosen a mailbox.
    var onChoice: () -> Void = {}

    init(named name: String) {
        super.init(style: .plain)
        title = name
        preferredContentSize = CGSize(width: 320, height: 270)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cell)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.boxes.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
        cell.textLabel?.text = Self.boxes[indexPath.row].0
        cell.textLabel?.adjustsFontSizeToFitWidth = true
        cell.imageView?.image = .rowSymbol(Self.boxes[indexPath.row].1)
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        detail?.show(Self.boxes[indexPath.row].0)
        onChoice()
    }
}

/// The secondary column: a letter of the chosen mailbox.
final class LetterScreen: UIViewController {
    private let text = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        text.numberOfLines = 0
        text.font = .preferredFont(forTextStyle: .body)
        text.adjustsFontForContentSizeCategory = true
        view.addSubview(text)
        show("Inbox")
    }

    func show(_ mailbox: String) {
        title = mailbox
        text.text = "A letter from \(mailbox). In landscape, the list is visible next to it."
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetToCenter(dx: 16, dy: 16)
        guard !area.isNull else { return }
        let height = text.sizeThatFits(CGSize(width: area.width, height: .greatestFiniteMagnitude)).height
        text.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: height)
    }
}
