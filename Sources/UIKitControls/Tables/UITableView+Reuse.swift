import UIKitCore

extension UITableView {
    func registerCell(_ cellClass: AnyClass?, _ identifier: String) {
        guard let cellClass else { return state.registeredCells[identifier] = nil }
        guard let type = cellClass as? UITableViewCell.Type else {
            return misuse(
                "unable to register \(cellClass) with the reuse identifier \(identifier) - it is not a subclass of "
                    + "UITableViewCell",
                raises: true)
        }
        state.registeredCells[identifier] = type
    }

    func registerHeaderFooter(_ aClass: AnyClass?, _ identifier: String) {
        guard let aClass else { return state.registeredHeaderFooters[identifier] = nil }
        guard let type = aClass as? UITableViewHeaderFooterView.Type else {
            return misuse(
                "invalid class (\(aClass)) registered for identifier \(identifier) - it must be a kind of "
                    + "UITableViewHeaderFooterView",
                raises: true)
        }
        state.registeredHeaderFooters[identifier] = type
    }

    func dequeueCell(_ identifier: String) -> UITableViewCell? {
        if let shown = state.reconfigured?.cell, shown.reuseIdentifier == identifier { return shown }
        if let cell = state.reusableCells[identifier]?.popLast() {
            cell.updateTraitsIfNeeded()
            cell.prepareForReuse()
            return cell
        }
        guard let type = state.registeredCells[identifier] else { return nil }
        state.createdCellCount += 1
        let cell = makeCell(of: type, reuseIdentifier: identifier)
        cell.table = self
        cell.updateTraitsIfNeeded()
        cell.layoutContext.tableStyle = style
        return cell
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
        if let view = state.reusableHeaderFooters[identifier]?.popLast() {
            view.updateTraitsIfNeeded()
            view.prepareForReuse()
            return view
        }
        guard let type = state.registeredHeaderFooters[identifier] else { return nil }
        let view = makeHeaderFooter(of: type, reuseIdentifier: identifier)
        view.table = self
        view.updateTraitsIfNeeded()
        view.isInPlainTable = style == .plain
        return view
    }

    // MARK: Recycling

    /// Removes the cell of a row that is no longer visible, and recycles it.
    func recycleCell(at path: IndexPath) {
        guard let cell = state.cells.removeValue(forKey: path) else { return }
        recycle(cell, from: path)
    }

    func recycle(_ cell: UITableViewCell, from path: IndexPath) {
        state.swipe?.rowWillDisappear(cell)
        cell.removeFromSuperview()
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        if let identifier = cell.reuseIdentifier { state.reusableCells[identifier, default: []].append(cell) }
    }

    /// Recycles a cell that is no longer among the visible ones, after `duration` seconds.
    func recycle(_ cell: UITableViewCell, from path: IndexPath, after duration: Double, on loop: FrameLoop) {
        sendSubviewToBack(cell)
        _ = loop.scheduleWork("a row leaving a \(type(of: self))", after: duration) { [weak self] in
            cell.layer.opacity = 1
            self?.recycle(cell, from: path)
        }
    }

    func recycleHeader(of section: Int) {
        guard let view = state.headers.removeValue(forKey: section) else { return }
        recycleHeader(view, of: section)
    }

    func recycleHeader(_ view: UIView, of section: Int) {
        recycle(view)
        delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    }

    func recycleFooter(of section: Int) {
        guard let view = state.footers.removeValue(forKey: section) else { return }
        recycleFooter(view, of: section)
    }

    func recycleFooter(_ view: UIView, of section: Int) {
        recycle(view)
        delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }

    private func recycle(_ view: UIView) {
        view.removeFromSuperview()
        guard let view = view as? UITableViewHeaderFooterView else { return }
        if let identifier = view.reuseIdentifier {
            state.reusableHeaderFooters[identifier, default: []].append(view)
        } else if view is TableTitleView {
            state.reusableTitleViews.append(view)
        }
    }
}

/// A header or footer with a title from the data source.
final class TableTitleView: UITableViewHeaderFooterView {}
