import CoreGraphics
import UIKitCore

/// The context menus of a collection view's items: passes the interaction's calls on to the delegate.
@MainActor final class CollectionContextMenu: NSObject, UIContextMenuInteractionDelegate {
    /// The interaction of the collection view; nil without a delegate.
    private(set) var interaction: UIContextMenuInteraction?

    private weak var view: UICollectionView?
    /// The item of the last configuration.
    private var path: IndexPath?

    private var delegate: (any UICollectionViewDelegate)? { view?.delegate }

    /// Adds the interaction to `view`, which has a delegate, or removes it.
    func delegateDidChange(of view: UICollectionView) {
        self.view = view
        guard (view.delegate == nil) != (interaction == nil) else { return }
        if let interaction {
            self.interaction = nil
            view.removeInteraction(interaction)
        } else {
            let interaction = UIContextMenuInteraction(delegate: self)
            self.interaction = interaction
            view.addInteraction(interaction)
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let view, let delegate else { return nil }
        path = view.indexPathForItem(at: location)
        let paths = path.map { [$0] } ?? []
        let answer = OptionalRequirement.result(of: "collectionView(_:contextMenuConfigurationForItemsAt:point:)") {
            delegate.collectionView(view, contextMenuConfigurationForItemsAt: paths, point: location)
        }
        if let answer { return answer }
        guard let path else { return nil }
        return delegate.collectionView(view, contextMenuConfigurationForItemAt: path, point: location)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        guard let view, let delegate else { return nil }
        let ofItem = itemPreview("collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)") {
            delegate.collectionView(view, contextMenuConfiguration: configuration, highlightPreviewForItemAt: $0)
        }
        if let ofItem { return ofItem }
        let preview = delegate.collectionView(view, previewForHighlightingContextMenuWithConfiguration: configuration)
        return preview ?? previewOfItem
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        guard let view, let delegate else { return nil }
        let ofItem = itemPreview("collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)") {
            delegate.collectionView(view, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: $0)
        }
        if let ofItem { return ofItem }
        let answer = OptionalRequirement.result(
            of: "collectionView(_:previewForDismissingContextMenuWithConfiguration:)"
        ) {
            delegate.collectionView(view, previewForDismissingContextMenuWithConfiguration: configuration)
        }
        return answer ?? previewOfItem
    }

    /// What the delegate's optional method for a single item gives: its preview, or that of the cell for nil. Nil without
    /// the method, or without an item.
    private func itemPreview(_ method: String, _ ask: (IndexPath) -> UITargetedPreview?) -> UITargetedPreview?? {
        guard let path, let answer = OptionalRequirement.result(of: method, { ask(path) }) else { return nil }
        return .some(answer ?? previewOfItem)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        guard let view else { return }
        delegate?.collectionView(view, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let view else { return }
        delegate?.collectionView(view, willDisplayContextMenu: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let view else { return }
        delegate?.collectionView(view, willEndContextMenuInteraction: configuration, animator: animator)
    }

    /// The cell of the item, without its highlight; nil when the item is not visible.
    private var previewOfItem: UITargetedPreview? {
        guard let view, let path, let cell = view.cellForItem(at: path), cell.window != nil else { return nil }
        cell.isHighlighted = false
        let parameters = UIPreviewParameters()
        parameters.backgroundColor = cell.backgroundColor ?? view.backgroundColor
        return UITargetedPreview(view: cell, parameters: parameters)
    }
}
