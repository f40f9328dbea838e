extension UITableView {
    func registerCell(_ cellClass: AnyClass?, _ identifier: String) {
        guard let cellClass else { return model.registeredCells[identifier] = nil }
        guard let type = cellClass as? UITableViewCell.Type else {
            return misuse(
                "unable to register \(cellClass) with the reuse identifier \(identifier) - it is no kind of UITableViewCell",
                raises: true)
        }
        model.registeredCells[identifier] = type
    }

    func registerHeaderFooter(_ aClass: AnyClass?, _ identifier: String) {
        guard let aClass else { return model.registeredHeaderFooters[identifier] = nil }
        guard let type = aClass as? UITableViewHeaderFooterView.Type else {
            return misuse(
                "invalid class (\(aClass)) registered for identifier \(identifier) - it must be a kind of UITableViewHeaderFooterView",
                raises: true)
        }
        model.registeredHeaderFooters[identifier] = type
    }

    func dequeueCell(_ identifier: String) -> UITableViewCell? {
        if let cell = model.spareCells[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        guard let type = model.registeredCells[identifier] else { return nil }
        model.cellsMade += 1
        return makeCell(of: type, reuseIdentifier: identifier)
    }

    func dequeueCell(_ identifier: String, for path: IndexPath) -> UITableViewCell {
        guard let cell = dequeueCell(identifier) else {
            misuse(
                "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard",
                raises: true)
            return UITableViewCell(style: .default, reuseIdentifier: identifier)
        }
        return cell
    }

    func dequeueHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
        if let view = model.spareHeaderFooters[identifier]?.popLast() {
            view.prepareForReuse()
            return view
        }
        return model.registeredHeaderFooters[identifier].map { makeHeaderFooter(of: $0, reuseIdentifier: identifier) }
    }

    // MARK: Recycling

    /// Removes the cell of a row that is no longer visible, and recycles it.
    func retireCell(at path: IndexPath) {
        guard let cell = model.cells.removeValue(forKey: path) else { return }
        retire(cell, from: path)
    }

    func retire(_ cell: UITableViewCell, from path: IndexPath) {
        cell.removeFromSuperview()
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        if let identifier = cell.reuseIdentifier { model.spareCells[identifier, default: []].append(cell) }
    }

    func retireHeader(of section: Int) {
        guard let view = model.headers.removeValue(forKey: section) else { return }
        retire(view)
        delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    }

    func retireFooter(of section: Int) {
        guard let view = model.footers.removeValue(forKey: section) else { return }
        retire(view)
        delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }

    private func retire(_ view: UIView) {
        view.removeFromSuperview()
        guard let view = view as? UITableViewHeaderFooterView else { return }
        if let identifier = view.reuseIdentifier {
            model.spareHeaderFooters[identifier, default: []].append(view)
        } else if view is TableTitleView {
            model.spareTitles.append(view)
        }
    }
}

/// A header or footer with a title from the data source.
final class TableTitleView: UITableViewHeaderFooterView {}
