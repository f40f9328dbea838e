import Foundation
import UIKitTables
import UIKitCore
import VelariumTesting

/// Fifty rows with texts, in a section with a header and a footer if they are set.
final class RowController: UITableViewController {
    var header: String?
    var footer: String?

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { header }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { footer }

    /// Shows the rows on a device.
    static func show(_ style: UITableView.Style = .plain, on device: TestDevice) -> RowController {
        let controller = RowController(style: style)
        _ = device.show(controller)
        device.advance(by: 0.1)
        return controller
    }
}
