import CoreGraphics
import UIKitCore
import UIKitLists
import UIKitTables

/// A table like the Settings app's: sections of rows with images, values and chevrons.
package final class SettingsTable: UITableViewController {
    /// The texts of the sections and their rows.
    package var sections: [(header: String?, rows: [String], footer: String?)] = [
        ("Wireless", ["Airplane Mode", "Wi-Fi", "Bluetooth"], nil),
        (
            nil, ["Notifications", "Sounds & Haptics", "Focus"],
            "A footer says in a few words what the rows above it are for, and wraps."
        ),
        ("General", ["About", "Software Update"], nil),
    ]
    /// The style of new cells.
    package var cellStyle = UITableViewCell.CellStyle.value1
    /// Called with each cell before it is returned.
    package var onCell: ((UITableViewCell) -> Void)?
    /// The calls of the delegate methods about selection, with section and row.
    package private(set) var calls: [String] = []
    /// How many cells were created, and how many were asked for.
    package private(set) var (cellsMade, cellsAsked) = (0, 0)

    package override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    package override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }
    package override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].header
    }
    package override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        sections[section].footer
    }
    package override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
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

    package override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        calls.append("will select \(indexPath.section) \(indexPath.row)")
        return indexPath
    }
    package override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        calls.append("select \(indexPath.section) \(indexPath.row)")
    }
    package override func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        calls.append("will deselect \(indexPath.section) \(indexPath.row)")
        return indexPath
    }
    package override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        calls.append("deselect \(indexPath.section) \(indexPath.row)")
    }
}
