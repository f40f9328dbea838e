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
        let method = "collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)"
        let answer = path.flatMap { path in
            OptionalRequirement.result(of: method) {
                delegate.collectionView(
                    view, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
            }
        }
        if let answer { return answer ?? previewOfItem }
        let preview = delegate.collectionView(view, previewForHighlightingContextMenuWithConfiguration: configuration)
        return preview ?? previewOfItem
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        guard let view, let delegate else { return nil }
        let method = "collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)"
        let ofItem = path.flatMap { path in
            OptionalRequirement.result(of: method) {
                delegate.collectionView(
                    view, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
            }
        }
        if let ofItem { return ofItem ?? previewOfItem }
        let answer = OptionalRequirement.result(
            of: "collectionView(_:previewForDismissingContextMenuWithConfiguration:)"
        ) {
            delegate.collectionView(view, previewForDismissingContextMenuWithConfiguration: configuration)
        }
        return answer ?? previewOfItem
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
