extension UITableView {
    // MARK: Selection by touch

    /// Highlights the row under `touch`. False when there is no row or the delegate refuses.
    func highlightRow(under touch: UITouch) -> Bool {
        guard allowsSelection, let cell = cell(around: touch.view), let path = indexPath(for: cell),
            delegate?.tableView(self, shouldHighlightRowAt: path) != false
        else { return false }
        model.highlighted = path
        cell.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: path)
        return true
    }

    private func cell(around view: UIView?) -> UITableViewCell? {
        var link = view
        while let view = link, view !== self {
            if let cell = view as? UITableViewCell { return cell }
            link = view.superview
        }
        return nil
    }

    func unhighlightRow() {
        guard let path = model.highlighted else { return }
        model.highlighted = nil
        model.cells[path]?.setHighlighted(false, animated: true)
        delegate?.tableView(self, didUnhighlightRowAt: path)
    }

    /// Selects the highlighted row. Called when the touch on it ends.
    func selectHighlightedRow() {
        guard let path = model.highlighted else { return }
        model.highlighted = nil
        let cell = model.cells[path]
        if allowsMultipleSelection, model.selection.contains(path) {
            cell?.setHighlighted(false, animated: false)
            delegate?.tableView(self, didUnhighlightRowAt: path)
            return deselectByFinger(path)
        }
        let answer = delegate == nil ? path : delegate?.tableView(self, willSelectRowAt: path)
        // Unhighlighted only after the row is selected, so that it does not flicker.
        defer { cell?.setHighlighted(false, animated: false) }
        delegate?.tableView(self, didUnhighlightRowAt: path)
        guard let chosen = answer, loadedLayout.contains(chosen) else { return }
        if !allowsMultipleSelection {
            for old in model.selection where old != chosen { deselectByFinger(old) }
        }
        if !model.selection.contains(chosen) { model.selection.append(chosen) }
        model.cells[chosen]?.setSelected(true, animated: false)
        delegate?.tableView(self, didSelectRowAt: chosen)
        announceSelection()
    }

    private func deselectByFinger(_ path: IndexPath) {
        let answer = delegate == nil ? path : delegate?.tableView(self, willDeselectRowAt: path)
        guard let chosen = answer else { return }
        deselect(chosen, animated: false)
        delegate?.tableView(self, didDeselectRowAt: chosen)
        announceSelection()
    }

    private func announceSelection() {
        NotificationCenter.default.post(name: UITableView.selectionDidChangeNotification, object: self)
    }

    func accessoryTapped(in cell: UITableViewCell) {
        guard let path = indexPath(for: cell) else { return }
        delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
    }

    // MARK: Selection in code

    func select(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let path else {
            for old in model.selection { deselect(old, animated: animated) }
            return
        }
        guard allowsSelection, loadedLayout.contains(path) else { return }
        if !allowsMultipleSelection {
            for old in model.selection where old != path { deselect(old, animated: animated) }
        }
        if !model.selection.contains(path) { model.selection.append(path) }
        model.cells[path]?.setSelected(true, animated: animated)
        if scrollPosition != .none { scroll(to: path, at: scrollPosition, animated: animated) }
    }

    func deselect(_ path: IndexPath, animated: Bool) {
        model.selection.removeAll { $0 == path }
        model.cells[path]?.setSelected(false, animated: animated)
    }
}
