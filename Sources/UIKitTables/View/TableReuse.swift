import UIKitCore
import UIKitLists

/// The reusable cells, headers and footers of a table.
@MainActor final class TableReuse {
    private unowned let table: UITableView
    private let cells = ReuseQueue<UITableViewCell>()
    private let headersAndFooters = ReuseQueue<UITableViewHeaderFooterView>()
    private var titleViews: [UITableViewHeaderFooterView] = []

    init(_ table: UITableView) { self.table = table }

    // MARK: Registration

    func registerCell(_ cellClass: AnyClass?, _ identifier: String) {
        cells.registerCell(cellClass, for: ReuseKey(identifier: identifier), as: UITableViewCell.self)
    }

    func registerHeaderFooter(_ aClass: AnyClass?, _ identifier: String) {
        if let aClass, !(aClass is UITableViewHeaderFooterView.Type) {
            return misuse(
                "invalid class (\(aClass)) registered for identifier \(identifier) - it must be a kind of "
                    + "UITableViewHeaderFooterView",
                raises: true)
        }
        headersAndFooters.register(aClass, for: ReuseKey(identifier: identifier))
    }

    func registerCells(_ identifier: String, _ make: (@MainActor () -> UITableViewCell?)?) {
        cells.register(for: ReuseKey(identifier: identifier)) { [unowned table] in
            let cell = make?()
            cell?.table = table
            cell?.layoutContext.tableStyle = table.style
            return cell
        }
    }

    func registerHeadersAndFooters(_ identifier: String, _ make: (@MainActor () -> UITableViewHeaderFooterView?)?) {
        headersAndFooters.register(for: ReuseKey(identifier: identifier)) { [unowned table] in
            let view = make?()
            view?.table = table
            view?.isInPlainTable = table.style == .plain
            return view
        }
    }

    // MARK: Dequeuing

    func dequeueCell(_ identifier: String) -> UITableViewCell? {
        cells.dequeue(ReuseKey(identifier: identifier)) { cellClass in
            guard let type = cellClass as? UITableViewCell.Type else { return nil }
            let cell = makeCell(of: type, reuseIdentifier: identifier)
            cell.table = table
            cell.layoutContext.tableStyle = table.style
            return cell
        }
    }

    func dequeueCell(_ identifier: String, for path: IndexPath) -> UITableViewCell {
        guard let cell = dequeueCell(identifier) else {
            misuse(
                "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
                    + "identifier or connect a prototype cell in a storyboard",
                raises: true)
            return UITableViewCell(style: .default, reuseIdentifier: identifier)
        }
        return cell
    }

    func dequeueHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
        headersAndFooters.dequeue(ReuseKey(identifier: identifier)) { viewClass in
            guard let type = viewClass as? UITableViewHeaderFooterView.Type else { return nil }
            let view = makeHeaderFooter(of: type, reuseIdentifier: identifier)
            view.table = table
            view.isInPlainTable = table.style == .plain
            return view
        }
    }

    /// A view for a title of the data source, with the table's traits.
    func dequeueTitleView() -> UITableViewHeaderFooterView {
        let view = titleViews.popLast() ?? TableTitleView(reuseIdentifier: nil)
        view.table = table
        view.updateTraitsIfNeeded()
        return view
    }

    /// Asks the data source for the cells of visible rows again; it gets the same cells when it dequeues them.
    func reconfigure(_ paths: [IndexPath]) {
        cells.reconfigure(paths) {
            table.visibleCell(at: $0)
        } configure: {
            table.dataSource?.tableView(table, cellForRowAt: $0)
        } finish: { path, old, new in
            if new !== old { replaceCell(at: path, with: new) }
            let height = table.measure(path)
            table.state.layout?.setHeight(height, of: path)
        }
        table.updateContentSize()
        table.setNeedsLayout()
    }

    /// The data source ignored the cell that it was given.
    private func replaceCell(at path: IndexPath, with other: UITableViewCell) {
        guard !table.state.cells.values.contains(where: { $0 === other }) else {
            return misuse("The data source returned the cell of another row for the row at \(path).", raises: true)
        }
        recycleCell(at: path)
        table.state.cells[path] = table.adopt(other, at: path)
    }

    // MARK: Recycling

    /// Removes the cell of a row that is no longer visible, and recycles it.
    func recycleCell(at path: IndexPath) {
        guard let cell = table.state.cells[path] else { return }
        table.interaction.swipe?.endSwipe(of: cell)
        table.state.cells[path] = nil
        recycle(cell, from: path)
    }

    func recycle(_ cell: UITableViewCell, from path: IndexPath) {
        table.interaction.swipe?.rowWillDisappear(cell)
        cell.removeFromSuperview()
        table.delegate?.tableView(table, didEndDisplaying: cell, forRowAt: path)
        cells.enqueue(cell)
    }

    /// Recycles a cell that is no longer among the visible ones, after `duration` seconds.
    func recycle(_ cell: UITableViewCell, from path: IndexPath, after duration: Double, on loop: FrameLoop) {
        table.sendSubviewToBack(cell)
        _ = loop.scheduleWork("a row leaving a \(type(of: table))", after: duration) { [weak table] in
            cell.layer.opacity = 1
            table?.reuse.recycle(cell, from: path)
        }
    }

    func recycleHeader(of section: Int) {
        guard let view = table.state.headers.removeValue(forKey: section) else { return }
        recycleHeader(view, of: section)
    }

    func recycleHeader(_ view: UIView, of section: Int) {
        recycle(view)
        table.delegate?.tableView(table, didEndDisplayingHeaderView: view, forSection: section)
    }

    func recycleFooter(of section: Int) {
        guard let view = table.state.footers.removeValue(forKey: section) else { return }
        recycleFooter(view, of: section)
    }

    func recycleFooter(_ view: UIView, of section: Int) {
        recycle(view)
        table.delegate?.tableView(table, didEndDisplayingFooterView: view, forSection: section)
    }

    private func recycle(_ view: UIView) {
        view.removeFromSuperview()
        switch view {
        case let title as TableTitleView: enqueueTitleView(title)
        case let view as UITableViewHeaderFooterView: headersAndFooters.enqueue(view)
        default: return
        }
    }

    /// Makes a view of a title available again.
    func enqueueTitleView(_ view: UITableViewHeaderFooterView) { titleViews.append(view) }
}

/// A header or footer with a title from the data source.
final class TableTitleView: UITableViewHeaderFooterView {}

extension UITableViewCell: ListCell {}
extension UITableViewHeaderFooterView: ReusableView {}
