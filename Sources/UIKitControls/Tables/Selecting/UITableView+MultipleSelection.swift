import CoreGraphics
import UIKitCore

extension UITableView {
    /// Lets two fingers select rows, where the delegate allows it.
    func attachMultipleSelection() {
        let controller = MultipleSelectionController(self)
        state.multipleSelection = controller
        controller.attach()
    }
}

extension UITableView: MultipleSelectionHost {
    package func selectableItem(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

    package func selectableItems(from first: IndexPath, through last: IndexPath) -> [IndexPath] {
        (first.section...last.section).flatMap { section -> [IndexPath] in
            let low = section == first.section ? first.row : 0
            let high = section == last.section ? last.row : numberOfRows(inSection: section) - 1
            return low <= high ? (low...high).map { IndexPath(row: $0, section: section) } : []
        }
    }

    package func shouldBeginMultipleSelection(at path: IndexPath) -> Bool {
        guard let delegate else { return false }
        return OptionalRequirement.result(of: "tableView(_:shouldBeginMultipleSelectionInteractionAt:)") {
            delegate.tableView(self, shouldBeginMultipleSelectionInteractionAt: path)
        } ?? false
    }

    package func multipleSelectionDidBegin(at path: IndexPath) {
        unhighlightRow()
        delegate?.tableView(self, didBeginMultipleSelectionInteractionAt: path)
    }

    package func multipleSelectionDidEnd() { delegate?.tableViewDidEndMultipleSelectionInteraction(self) }

    package func isItemSelected(_ path: IndexPath) -> Bool { state.selection.contains(path) }

    package func setSelectedByUser(_ isSelected: Bool, _ path: IndexPath) {
        guard selectsMultipleRows else { return }
        if isSelected { selectByUser(path) } else { deselectByUser(path) }
    }
}
