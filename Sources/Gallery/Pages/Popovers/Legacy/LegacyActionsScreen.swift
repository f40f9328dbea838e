import UIKit

/// A list of actions, which scrolls if the popover is shorter.
final class LegacyActionsScreen: LegacyPopoverScreen, UITableViewDataSource, UITableViewDelegate {
    private static let cell = "action"
    private static let actions: [LegacyPopoverAction] = [.enlarge, .resizeWithoutAnimation, .swap, .rename, .dismiss]
    private static let others = [("Copy", "doc.on.doc"), ("Delete", "trash")]

    private let table = UITableView(frame: .zero, style: .plain)

    override func viewDidLoad() {
        super.viewDidLoad()
        table.register(UITableViewCell.self, forCellReuseIdentifier: Self.cell)
        table.backgroundColor = nil
        table.dataSource = self
        table.delegate = self
        view.addSubview(table)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        table.frame = safeBounds
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Self.actions.count + Self.others.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
        let isAction = indexPath.row < Self.actions.count
        let (title, symbol) =
            isAction
            ? (Self.actions[indexPath.row].title, Self.actions[indexPath.row].symbol)
            : Self.others[indexPath.row - Self.actions.count]
        cell.backgroundColor = .clear
        cell.textLabel?.text = title
        cell.textLabel?.numberOfLines = 0
        cell.imageView?.image = .rowSymbol(symbol)
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        // Actions on the object dismiss the popover, as a choice usually does.
        onAction(indexPath.row < Self.actions.count ? Self.actions[indexPath.row] : .dismiss)
    }
}
