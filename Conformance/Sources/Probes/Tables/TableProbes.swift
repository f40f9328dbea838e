import UIKit

extension Probe {
    static let tables = [switchRows, plainRows, groupedRows, insetGrouped, cellStyles, tableDefaults]

    private static func row(_ text: String) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = text
        return cell
    }

    private static let switchRows = Probe("table.switch", on: .phones) { run in
        let rows = Rows(style: .plain)
        rows.makeCell = { _ in
            let cell = row("Hello World")
            cell.accessoryView = UISwitch()
            return cell
        }
        await run.show(rows)

        guard let cell = rows.cell(0) else { return }
        let width = rows.view.bounds.width
        run.record("textLeft", cell.textLabel?.rectInWindow.minX)
        run.record("rowHeight", cell.frame.height)
        run.record("firstRowTop", cell.rectInWindow.minY)
        run.record("accessoryLeft", cell.accessoryView?.rectInWindow.minX)
        run.record("accessoryMargin", cell.accessoryView.map { width - $0.rectInWindow.maxX })
        let y = cell.rectInWindow.maxY - 0.17
        run.record("separatorLeft", run.picture()?.firstX(y: y, from: 1, to: 100) { $0.sum < 720 })
    }

    private static let plainRows = Probe("table.plain") { run in
        let rows = Rows(style: .plain)
        rows.makeCell = { _ in row("Apple ID") }
        await run.show(rows)

        guard let cell = rows.cell(0) else { return }
        run.record("textLeft", cell.textLabel?.rectInWindow.minX)
        run.record("rowHeight", cell.frame.height)
        run.record("rowPitch", rows.cell(1).map { $0.frame.minY - cell.frame.minY })
        run.record("labelHeight", cell.textLabel?.sizeThatFits(CGSize(width: 300, height: 30)).height)
        run.record("separatorInset", rows.tableView.separatorInset)
        run.record("cellSeparatorInset", cell.separatorInset)
        run.record("contentMargins", cell.contentView.layoutMargins)
        let y = cell.rectInWindow.maxY - 0.17, picture = run.picture()
        run.record("separatorColor", picture?.color(x: run.window.bounds.midX, y: y))
    }

    private static let groupedRows = Probe("table.grouped", on: .phones) { run in
        let rows = Rows(style: .grouped)
        rows.rowCounts = [2]
        rows.headers = ["TableSection Title Text"]
        rows.tableView.rowHeight = 44
        rows.makeCell = { path in
            let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
            cell.textLabel?.text = path.row == 0 ? "TextCell Text" : "EntryCell Label"
            if path.row == 0 { cell.detailTextLabel?.text = "TextCell Detail" }
            cell.backgroundColor = .clear
            return cell
        }
        await run.show(rows)

        guard let top = rows.cell(0)?.rectInWindow.minY, let picture = run.picture() else { return }
        run.record("headerHeight", top - run.window.safeAreaInsets.top)
        let line = [-0.5, -0.17, 0.17].map { picture.color(x: 5, y: top + $0) }.min { $0.sum < $1.sum }
        run.record("firstLine", line)
        let header = picture.ink(in: CGRect(x: 10, y: top - 40, width: 250, height: 38), tolerance: Pixels.paleInk)
        run.record("headerInkAboveRow", header.map { top - $0.minY })
        let title = picture.ink(in: CGRect(x: 10, y: top + 2, width: 200, height: 22))
        run.record("subtitleTitleInkTop", title.map { $0.minY - top })
        let inner = [43.5, 43.7, 43.9, 44, 44.2].lazy.compactMap { offset in
            picture.firstX(y: top + offset, from: 1, to: 100) { $0.sum < 690 }
        }
        run.record("innerSeparatorLeft", inner.first)
        run.record("background", picture.color(x: 5, y: run.window.bounds.height - 100))
    }

    private static let insetGrouped = Probe("table.inset") { run in
        let rows = Rows(style: .insetGrouped)
        rows.rowCounts = [2, 1]
        rows.headers = ["Header", nil]
        rows.makeCell = { _ in row("Row") }
        await run.show(rows)

        let first = rows.cell(0)
        run.record("cellFrame", first?.rectInWindow)
        run.record("textLeft", first?.textLabel?.rectInWindow.minX)
        run.record(
            "sectionGap",
            rows.cell(0, section: 1).flatMap { next in
                rows.cell(1).map { next.frame.minY - $0.frame.maxY }
            })
        run.record("cornerRadius", first?.layer.cornerRadius)
    }

    /// The labels of the classic styles of cells.
    private static let cellStyles = Probe("table.cells") { run in
        let styles: [(String, UITableViewCell.CellStyle)] = [
            ("default", .default), ("value1", .value1), ("value2", .value2), ("subtitle", .subtitle),
        ]
        let rows = Rows(style: .plain)
        rows.rowCounts = [styles.count]
        rows.makeCell = { path in
            let cell = UITableViewCell(style: styles[path.row].1, reuseIdentifier: nil)
            cell.textLabel?.text = "Title"
            cell.detailTextLabel?.text = "Detail"
            return cell
        }
        await run.show(rows)

        for (row, style) in styles.enumerated() {
            guard let cell = rows.cell(row) else { continue }
            run.record("\(style.0).height", cell.frame.height)
            run.record("\(style.0).titleFont", cell.textLabel?.font.pointSize)
            run.record("\(style.0).titleLeft", cell.textLabel.map { $0.convert($0.bounds, to: cell).minX })
            run.record("\(style.0).detailFont", cell.detailTextLabel?.font.pointSize)
        }
    }

    private static let tableDefaults = Probe("table.defaults", on: .any) { run in
        let table = UITableView(), cell = UITableViewCell()
        run.record("rowHeight", table.rowHeight)
        run.record("estimatedRowHeight", table.estimatedRowHeight)
        run.record("sectionHeaderHeight", table.sectionHeaderHeight)
        run.record("separatorStyle", table.separatorStyle.rawValue)
        run.record("allowsSelection", table.allowsSelection)
        run.record("allowsMultipleSelection", table.allowsMultipleSelection)
        run.record("allowsSelectionDuringEditing", table.allowsSelectionDuringEditing)
        run.record("cellSize", cell.frame.size)
        run.record("selectionStyle", cell.selectionStyle.rawValue)
        run.record("accessoryType", cell.accessoryType.rawValue)
        run.record("indentationWidth", cell.indentationWidth)
        run.record("clipsToBounds", table.clipsToBounds)
        run.record("alwaysBounceVertical", table.alwaysBounceVertical)
    }
}
