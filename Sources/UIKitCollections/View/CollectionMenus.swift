import CoreGraphics
import UIKitCore
import UIKitLists

/// The context menus of a collection view's items.
@MainActor final class CollectionMenus: ListContextMenuSource {
    unowned let list: UICollectionView

    init(_ view: UICollectionView) { list = view }

    private var delegate: (any UICollectionViewDelegate)? { list.delegate }
    var hasDelegate: Bool { delegate != nil }

    func menu(of path: IndexPath?, at point: CGPoint) -> UIContextMenuConfiguration? {
        guard let delegate else { return nil }
        let answer = OptionalRequirement.result(of: "collectionView(_:contextMenuConfigurationForItemsAt:point:)") {
            delegate.collectionView(list, contextMenuConfigurationForItemsAt: path.map { [$0] } ?? [], point: point)
        }
        return answer
            ?? path.flatMap { delegate.collectionView(list, contextMenuConfigurationForItemAt: $0, point: point) }
    }

    func highlightPreview(of path: IndexPath?, in menu: UIContextMenuConfiguration) -> UITargetedPreview? {
        guard let delegate else { return nil }
        let method = "collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)"
        let ofItem = itemPreview(of: path, method) {
            delegate.collectionView(list, contextMenuConfiguration: menu, highlightPreviewForItemAt: $0)
        }
        return ofItem
            ?? delegate.collectionView(list, previewForHighlightingContextMenuWithConfiguration: menu)
    }

    func dismissalPreview(of path: IndexPath?, in menu: UIContextMenuConfiguration) -> UITargetedPreview? {
        guard let delegate else { return nil }
        let method = "collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)"
        let ofItem = itemPreview(of: path, method) {
            delegate.collectionView(list, contextMenuConfiguration: menu, dismissalPreviewForItemAt: $0)
        }
        let ofMenu = "collectionView(_:previewForDismissingContextMenuWithConfiguration:)"
        return ofItem
            ?? OptionalRequirement.result(of: ofMenu) {
                delegate.collectionView(list, previewForDismissingContextMenuWithConfiguration: menu)
            } ?? nil
    }

    /// What the delegate's optional method for a single item gives. Nil without the method, or without an item.
    private func itemPreview(
        of path: IndexPath?, _ method: String, _ ask: (IndexPath) -> UITargetedPreview?
    ) -> UITargetedPreview?? {
        path.flatMap { path in OptionalRequirement.result(of: method) { ask(path) } }
    }

    func willPerformPreviewAction(
        of menu: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating
    ) {
        delegate?.collectionView(list, willPerformPreviewActionForMenuWith: menu, animator: animator)
    }

    func willDisplay(_ menu: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {
        delegate?.collectionView(list, willDisplayContextMenu: menu, animator: animator)
    }

    func willEnd(_ menu: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {
        delegate?.collectionView(list, willEndContextMenuInteraction: menu, animator: animator)
    }
}

extension CollectionMenus: ListEditMenuSource {
    func showsMenu(of path: IndexPath) -> Bool {
        delegate?.collectionView(list, shouldShowMenuForItemAt: path) ?? false
    }

    func canPerform(_ action: Selector, on path: IndexPath, sender: Any?) -> Bool {
        delegate?.collectionView(list, canPerformAction: action, forItemAt: path, withSender: sender) ?? false
    }

    func perform(_ action: Selector, on path: IndexPath, sender: Any?) {
        delegate?.collectionView(list, performAction: action, forItemAt: path, withSender: sender)
    }
}
