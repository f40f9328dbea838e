import UIKitControls
import UIKitCore
import UIKitLists
import UIKitTables

/// A table whose rows a closure configures.
@MainActor final class ConfiguredTable: UITableViewController {
    var rowCount = 3
    var configure: (UITableViewCell, IndexPath) -> Void = { _, _ in }
    var configureHeader: ((UITableViewHeaderFooterView) -> Void)?
    var cellClass: AnyClass = UITableViewCell.self

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(cellClass, forCellReuseIdentifier: "cell")
        tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowCount }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        configure(cell, indexPath)
        return cell
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        guard let configureHeader,
            let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
        else { return nil }
        configureHeader(header)
        return header
    }

    func cell(_ row: Int) -> UITableViewCell? { tableView.cellForRow(at: IndexPath(row: row, section: 0)) }
}
