import CoreGraphics
import UIKitControls
import UIKitCore

/// A table like the Settings app's: sections of rows with images, values and chevrons.
final class SettingsTable: UITableViewController {
    var sections: [(header: String?, rows: [String], footer: String?)] = [
        ("Wireless", ["Airplane Mode", "Wi-Fi", "Bluetooth"], nil),
        (
            nil, ["Notifications", "Sounds & Haptics", "Focus"],
            "A footer says in a few words what the rows above it are for, and wraps."
        ),
        ("General", ["About", "Software Update"], nil),
    ]
    var cellStyle = UITableViewCell.CellStyle.value1
    var onCell: ((UITableViewCell) -> Void)?
    private(set) var calls: [String] = []
    private(set) var (cellsMade, cellsAsked) = (0, 0)

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].header
    }
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        sections[section].footer
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cellsAsked += 1
        let cell = tableView.dequeueReusableCell(withIdentifier: "row") ?? makeCell()
        cell.textLabel?.text = sections[indexPath.section].rows[indexPath.row]
        cell.detailTextLabel?.text = indexPath.row == 1 ? "On" : nil
        cell.accessoryType = indexPath.section == 2 ? .checkmark : .disclosureIndicator
        onCell?(cell)
        return cell
    }

    private func makeCell() -> UITableViewCell {
        cellsMade += 1
        return UITableViewCell(style: cellStyle, reuseIdentifier: "row")
    }

    // MARK: Selection

    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        calls.append("will select \(indexPath.section) \(indexPath.row)")
        return indexPath
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        calls.append("select \(indexPath.section) \(indexPath.row)")
    }
    override func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        calls.append("will deselect \(indexPath.section) \(indexPath.row)")
        return indexPath
    }
    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        calls.append("deselect \(indexPath.section) \(indexPath.row)")
    }
}
