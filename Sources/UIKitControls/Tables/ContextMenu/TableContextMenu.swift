import CoreGraphics
import UIKitCore

/// The context menus of a table's rows: passes the interaction's calls on to the table's delegate.
@MainActor final class TableContextMenu: NSObject, UIContextMenuInteractionDelegate {
    /// The interaction of the table; nil without a delegate.
    private(set) var interaction: UIContextMenuInteraction?

    private weak var table: UITableView?
    /// The row of the last configuration.
    private var path: IndexPath?

    private var delegate: (any UITableViewDelegate)? { table?.delegate }

    /// Adds the interaction to `table`, which has a delegate, or removes it.
    func delegateDidChange(of table: UITableView) {
        self.table = table
        guard (table.delegate == nil) != (interaction == nil) else { return }
        if let interaction {
            self.interaction = nil
            table.removeInteraction(interaction)
        } else {
            let interaction = UIContextMenuInteraction(delegate: self)
            self.interaction = interaction
            table.addInteraction(interaction)
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let table, let delegate, let path = table.indexPathForRow(at: location) else { return nil }
        self.path = path
        return delegate.tableView(table, contextMenuConfigurationForRowAt: path, point: location)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        guard let table, let delegate else { return nil }
        let preview = delegate.tableView(table, previewForHighlightingContextMenuWithConfiguration: configuration)
        return preview ?? previewOfRow
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        guard let table, let delegate else { return nil }
        let answer = OptionalRequirement.result(
            of: "tableView(_:previewForDismissingContextMenuWithConfiguration:)"
        ) {
            delegate.tableView(table, previewForDismissingContextMenuWithConfiguration: configuration)
        }
        return answer ?? previewOfRow
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        guard let table else { return }
        delegate?.tableView(table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let table else { return }
        delegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let table else { return }
        delegate?.tableView(table, willEndContextMenuInteraction: configuration, animator: animator)
    }

    /// The cell of the row, without its highlight; nil when the row is not visible.
    private var previewOfRow: UITargetedPreview? {
        guard let table, let path, let cell = table.cellForRow(at: path), cell.window != nil else { return nil }
        cell.setHighlighted(false, animated: false)
        let parameters = UIPreviewParameters()
        parameters.backgroundColor = cell.backgroundColor ?? table.backgroundColor
        return UITargetedPreview(view: cell, parameters: parameters)
    }
}
