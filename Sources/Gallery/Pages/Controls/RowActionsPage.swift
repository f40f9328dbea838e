import UIKit

extension GalleryPage {
    /// Rows with swipe actions in a list that can be refreshed and edited.
    static let rowActions = GalleryPage(
        id: "row-actions", title: "Row actions", summary: "Swipe rows, pull to refresh, edit", group: .system,
        symbol: "arrow.left.arrow.right", tint: .systemRed
    ) { RowActionsPage() }
}

private final class RowActionsPage: TracedTableController, UITableViewDataSource, UITableViewDelegate {
    private struct Message {
        let sender: String
        let text: String
        var isUnread = true
        var isFlagged = false
    }

    private var messages = RowActionsPage.makeMessages()
    private var refreshes = 0
    private let refresh = UIRefreshControl()

    init() {
        super.init(style: .plain)
        title = "Row actions".localized
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    private static func makeMessages() -> [Message] {
        [
            Message(sender: "Ada", text: "The engine weaves algebraic patterns"),
            Message(sender: "Grace", text: "Found a moth in relay 70"),
            Message(sender: "Katherine", text: "The numbers are right", isUnread: false),
            Message(sender: "Margaret", text: "Alarm 1202 is handled", isFlagged: true),
            Message(sender: "Hedy", text: "Let us change the frequency"),
            Message(sender: "Radia", text: "I think that I shall never see a graph more lovely than a tree"),
            Message(sender: "Karen", text: "Results of the ranking", isUnread: false),
            Message(sender: "Barbara", text: "About substitution"),
            Message(sender: "Frances", text: "The loop is invariant", isUnread: false),
        ]
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = self
        tableView.delegate = self
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "message")
        refresh.addAction(UIAction { [unowned self] _ in refreshMessages() }, for: .valueChanged)
        tableView.refreshControl = refresh
        let stop = UIAction(title: "End refreshing") { [unowned self] _ in endRefreshing() }
        navigationItem.rightBarButtonItems = [
            editButtonItem, UIBarButtonItem(title: "End refreshing", primaryAction: stop),
        ]
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        tableView.setEditing(editing, animated: animated)
    }

    private func refreshMessages() {
        trace.add("refresh control", "valueChanged")
    }

    private func endRefreshing() {
        guard refresh.isRefreshing else { return }
        refreshes += 1
        trace.add("app", "endRefreshing")
        refresh.endRefreshing()
        messages.insert(Message(sender: "News", text: "Refresh \(refreshes)"), at: 0)
        tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    }

    // MARK: Rows

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
        let message = messages[indexPath.row]
        var content = UIListContentConfiguration.cell()
        content.text = message.sender
        content.secondaryText = message.text
        content.image = UIImage(systemName: message.isUnread ? "circle.fill" : "circle")
        if message.isUnread {
            content.textProperties.font = .preferredFont(forTextStyle: .headline)
        } else {
            content.imageProperties.tintColor = .tertiaryLabel
        }
        cell.contentConfiguration = content
        cell.accessoryView = message.isFlagged ? flag : nil
        return cell
    }

    private var flag: UIImageView {
        let view = UIImageView(image: UIImage(systemName: "flag.fill"))
        view.tintColor = .systemOrange
        view.sizeToFit()
        return view
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        trace.add("delegate", "didSelectRow \(indexPath.row)")
        tableView.deselectRow(at: indexPath, animated: true)
    }

    // MARK: Editing

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        trace.add("data source", "moveRow \(sourceIndexPath.row) to \(destinationIndexPath.row)")
        messages.insert(messages.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }

    // MARK: Actions

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        trace.add("delegate", "trailing actions of row \(indexPath.row)")
        let delete = action("Delete", "trash.fill", .destructive) { [unowned self] in
            messages.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
        }
        let isFlagged = messages[indexPath.row].isFlagged
        let flag = action(isFlagged ? "Unflag" : "Flag", "flag.fill", .normal) { [unowned self] in
            messages[indexPath.row].isFlagged.toggle()
            tableView.reloadRows(at: [indexPath], with: .none)
        }
        flag.backgroundColor = .systemOrange
        return UISwipeActionsConfiguration(actions: [delete, flag])
    }

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        trace.add("delegate", "leading actions of row \(indexPath.row)")
        let isUnread = messages[indexPath.row].isUnread
        let mark = action(isUnread ? "Read" : "Unread", "envelope.fill", .normal) { [unowned self] in
            messages[indexPath.row].isUnread.toggle()
            tableView.reloadRows(at: [indexPath], with: .none)
        }
        mark.backgroundColor = .systemBlue
        return UISwipeActionsConfiguration(actions: [mark])
    }

    private func action(
        _ title: String, _ symbol: String, _ style: UIContextualAction.Style, perform: @escaping () -> Void
    ) -> UIContextualAction {
        let action = UIContextualAction(style: style, title: title) { [unowned self] _, _, done in
            trace.add("action", title)
            perform()
            done(true)
        }
        action.image = UIImage(systemName: symbol)
        return action
    }
}
