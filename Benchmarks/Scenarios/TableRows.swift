import UIKitCore
import UIKitTables

/// A table of 10,000 rows, which has cells for the visible ones.
@MainActor final class TableRows: NSObject, UITableViewDataSource {
    let table = UITableView(frame: .zero, style: .plain)

    override init() {
        super.init()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10_000 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row) with some text in it"
        return cell
    }
}
