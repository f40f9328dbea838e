import CoreGraphics
import UIKitCore
import UIKitLists

/// The context menus of a table's rows.
@MainActor final class TableMenus: ListContextMenuSource {
    unowned let list: UITableView

    init(_ table: UITableView) { list = table }

    private var delegate: (any UITableViewDelegate)? { list.delegate }
    var hasDelegate: Bool { delegate != nil }

    func menu(of path: IndexPath?, at point: CGPoint) -> UIContextMenuConfiguration? {
        path.flatMap { delegate?.tableView(list, contextMenuConfigurationForRowAt: $0, point: point) }
    }

    func highlightPreview(of path: IndexPath?, in menu: UIContextMenuConfiguration) -> UITargetedPreview? {
        delegate?.tableView(list, previewForHighlightingContextMenuWithConfiguration: menu)
    }

    func dismissalPreview(of path: IndexPath?, in menu: UIContextMenuConfiguration) -> UITargetedPreview? {
        OptionalRequirement.result(of: "tableView(_:previewForDismissingContextMenuWithConfiguration:)") {
            delegate?.tableView(list, previewForDismissingContextMenuWithConfiguration: menu)
        } ?? nil
    }

    func willPerformPreviewAction(
        of menu: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating
    ) {
        delegate?.tableView(list, willPerformPreviewActionForMenuWith: menu, animator: animator)
    }

    func willDisplay(_ menu: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {
        delegate?.tableView(list, willDisplayContextMenu: menu, animator: animator)
    }

    func willEnd(_ menu: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {
        delegate?.tableView(list, willEndContextMenuInteraction: menu, animator: animator)
    }
}

extension TableMenus: ListEditMenuSource {
    func showsMenu(of path: IndexPath) -> Bool {
        delegate?.tableView(list, shouldShowMenuForRowAt: path) ?? false
    }

    func canPerform(_ action: Selector, on path: IndexPath, sender: Any?) -> Bool {
        delegate?.tableView(list, canPerformAction: action, forRowAt: path, withSender: sender) ?? false
    }

    func perform(_ action: Selector, on path: IndexPath, sender: Any?) {
        delegate?.tableView(list, performAction: action, forRowAt: path, withSender: sender)
    }
}
