import UIKitCore

extension UITableView {
    // MARK: Selection by touch

    /// Highlights the row under `touch`. False when there is no row or the delegate refuses.
    func highlightRow(under touch: UITouch) -> Bool {
        guard selectsRows, !touch.isSecondaryClick, let cell = enclosingCell(around: touch.view),
            let path = indexPath(for: cell),
            delegate?.tableView(self, shouldHighlightRowAt: path) != false
        else { return false }
        state.highlighted = path
        cell.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: path)
        return true
    }

    private func enclosingCell(around view: UIView?) -> UITableViewCell? {
        var link = view
        while let view = link, view !== self {
            if let cell = view as? UITableViewCell { return cell }
            link = view.superview
        }
        return nil
    }

    func unhighlightRow() {
        guard let path = state.highlighted else { return }
        state.highlighted = nil
        state.cells[path]?.setHighlighted(false, animated: true)
        delegate?.tableView(self, didUnhighlightRowAt: path)
    }

    /// Selects the highlighted row. Called when the touch on it ends.
    func selectHighlightedRow() {
        guard let path = state.highlighted else { return }
        state.highlighted = nil
        let cell = state.cells[path]
        if selectsMultipleRows, state.selection.contains(path) {
            cell?.setHighlighted(false, animated: false)
            delegate?.tableView(self, didUnhighlightRowAt: path)
            return deselectByUser(path)
        }
        let answer = delegate == nil ? path : delegate?.tableView(self, willSelectRowAt: path)
        // Unhighlighted only after the row is selected, so that it does not flicker.
        defer { cell?.setHighlighted(false, animated: false) }
        delegate?.tableView(self, didUnhighlightRowAt: path)
        finishSelection(of: answer)
    }

    /// Selects a row if the delegate allows it, and tells it.
    func selectByUser(_ path: IndexPath) {
        finishSelection(of: delegate == nil ? path : delegate?.tableView(self, willSelectRowAt: path))
    }

    /// Selects the row that the delegate has chosen; nil for none.
    private func finishSelection(of answer: IndexPath?) {
        guard let chosen = answer, loadedLayout.contains(chosen) else { return }
        if !selectsMultipleRows {
            for old in state.selection where old != chosen { deselectByUser(old) }
        }
        if !state.selection.contains(chosen) { state.selection.append(chosen) }
        state.cells[chosen]?.setSelected(true, animated: false)
        delegate?.tableView(self, didSelectRowAt: chosen)
        postSelectionDidChange()
    }

    func deselectByUser(_ path: IndexPath) {
        let answer = delegate == nil ? path : delegate?.tableView(self, willDeselectRowAt: path)
        guard let chosen = answer else { return }
        deselectRow(chosen, animated: false)
        delegate?.tableView(self, didDeselectRowAt: chosen)
        postSelectionDidChange()
    }

    private func postSelectionDidChange() {
        NotificationCenter.default.post(name: UITableView.selectionDidChangeNotification, object: self)
    }

    func accessoryTapped(in cell: UITableViewCell) {
        guard let path = indexPath(for: cell) else { return }
        delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
    }

    // MARK: Selection in code

    func selectRow(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let path else {
            for old in state.selection { deselectRow(old, animated: animated) }
            return
        }
        guard selectsRows, loadedLayout.contains(path) else { return }
        if !selectsMultipleRows {
            for old in state.selection where old != path { deselectRow(old, animated: animated) }
        }
        if !state.selection.contains(path) { state.selection.append(path) }
        state.cells[path]?.setSelected(true, animated: animated)
        if scrollPosition != .none { scroll(to: path, at: scrollPosition, animated: animated) }
    }

    func deselectRow(_ path: IndexPath, animated: Bool) {
        state.selection.removeAll { $0 == path }
        state.cells[path]?.setSelected(false, animated: animated)
    }
}
