import UIKitCore

extension UITableView {
    /// The actions at the leading or trailing side of a row; nil when there are none.
    ///
    /// - Parameter isConfirmation: Whether the user has tapped the control that deletes the row.
    func swipeActions(
        trailing: Bool, of path: IndexPath, isConfirmation: Bool = false
    ) -> UISwipeActionsConfiguration? {
        guard canEdit(path) else { return nil }
        let given =
            trailing
            ? delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
            : delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
        if let given { return given.actions.isEmpty ? nil : given }
        guard trailing else { return nil }
        if let older = olderActions(of: path) { return older.actions.isEmpty ? nil : older }
        guard isConfirmation || deletesBySwipe(path) else { return nil }
        return makeDeleteActions(for: path)
    }

    /// The actions of `tableView(_:editActionsForRowAt:)`; nil when there are none.
    @available(iOS, deprecated: 13.0)
    private func olderActions(of path: IndexPath) -> UISwipeActionsConfiguration? {
        guard let actions = delegate?.tableView(self, editActionsForRowAt: path) else { return nil }
        let swiped = { [weak self] in self?.state.swipe?.swipedRow as? UITableViewCell }
        let fresh = actions.map { action in
            action.makeContextualAction { [weak self] in
                guard let self, let cell = swiped() else { return path }
                return indexPath(for: cell)
            }
        }
        let configuration = UISwipeActionsConfiguration(actions: fresh)
        // A full swipe performs the first action only where it deletes.
        configuration.performsFirstActionWithFullSwipe = actions.first?.style == .default
        return configuration
    }

    /// The swipe actions of the row of `cell`, for those who cannot swipe.
    func accessibilityActions(of cell: UITableViewCell) -> [UIAccessibilityCustomAction] {
        guard let path = indexPath(for: cell) else { return [] }
        let sides = [true, false].compactMap { swipeActions(trailing: $0, of: path) }
        return sides.accessibilityActions(on: cell)
    }
}

extension [UISwipeActionsConfiguration] {
    /// The actions for those who cannot swipe, performed on `row`.
    @MainActor package func accessibilityActions(on row: UIView) -> [UIAccessibilityCustomAction] {
        flatMap(\.actions).map { action in
            UIAccessibilityCustomAction(name: action.title ?? "", image: action.image) { _ in
                action.handler(action, row) { _ in }
                return true
            }
        }
    }
}
