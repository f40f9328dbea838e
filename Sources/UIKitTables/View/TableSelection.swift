import UIKitCore
import UIKitLists

/// The selection of a table's rows.
@MainActor final class TableSelection: ListSelection {
    unowned let list: UITableView
    var items = SelectedItems()

    init(_ table: UITableView) { list = table }

    private var delegate: (any UITableViewDelegate)? { list.delegate }

    var selectsItems: Bool {
        guard list.isEditing else { return list.allowsSelection }
        return list.allowsSelectionDuringEditing || list.allowsMultipleSelectionDuringEditing
    }

    var selectsSeveral: Bool {
        list.isEditing ? list.allowsMultipleSelectionDuringEditing : list.allowsMultipleSelection
    }

    // MARK: The delegate

    func shouldHighlight(_ path: IndexPath) -> Bool {
        delegate?.tableView(list, shouldHighlightRowAt: path) != false
    }

    func didHighlight(_ path: IndexPath) { delegate?.tableView(list, didHighlightRowAt: path) }

    func didUnhighlight(_ path: IndexPath) { delegate?.tableView(list, didUnhighlightRowAt: path) }

    func itemToSelect(for path: IndexPath) -> IndexPath? {
        delegate == nil ? path : delegate?.tableView(list, willSelectRowAt: path)
    }

    func didSelect(_ path: IndexPath) {
        list.cellForRow(at: path)?.selectionSegue?()
        delegate?.tableView(list, didSelectRowAt: path)
        postSelectionDidChange()
    }

    func itemToDeselect(for path: IndexPath) -> IndexPath? {
        delegate == nil ? path : delegate?.tableView(list, willDeselectRowAt: path)
    }

    func didDeselect(_ path: IndexPath) {
        delegate?.tableView(list, didDeselectRowAt: path)
        postSelectionDidChange()
    }

    private func postSelectionDidChange() {
        NotificationCenter.default.post(name: UITableView.selectionDidChangeNotification, object: list)
    }

    func touchEnded(on path: IndexPath) {
        let cell = list.visibleCell(at: path)
        if selectsSeveral, items.contains(path) {
            cell?.setHighlighted(false, animated: false)
            didUnhighlight(path)
            return deselectByUser(path)
        }
        let answer = itemToSelect(for: path)
        // Unhighlighted only after the row is selected, so that it does not flicker.
        defer { cell?.setHighlighted(false, animated: false) }
        didUnhighlight(path)
        finishSelection(of: answer)
    }

    // MARK: Two fingers

    func shouldBeginMultipleSelection(at path: IndexPath) -> Bool {
        guard let delegate else { return false }
        return OptionalRequirement.result(of: "tableView(_:shouldBeginMultipleSelectionInteractionAt:)") {
            delegate.tableView(list, shouldBeginMultipleSelectionInteractionAt: path)
        } ?? false
    }

    func didBeginMultipleSelection(at path: IndexPath) {
        delegate?.tableView(list, didBeginMultipleSelectionInteractionAt: path)
    }

    func didEndMultipleSelection() { delegate?.tableViewDidEndMultipleSelectionInteraction(list) }
}
