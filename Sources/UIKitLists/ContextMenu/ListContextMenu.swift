import CoreGraphics
import UIKitCore

/// Asks the delegate of a list for the context menus of its items.
@MainActor package protocol ListContextMenuSource: AnyObject {
    associatedtype List: ListView

    var list: List { get }
    /// Whether the list has a delegate.
    var hasDelegate: Bool { get }
    /// The menu of an item, or of the place between items, at a point of the content; nil for none.
    func menu(of path: IndexPath?, at point: CGPoint) -> UIContextMenuConfiguration?
    /// The delegate's view of the item while the menu appears; nil for its cell.
    func highlightPreview(of path: IndexPath?, in menu: UIContextMenuConfiguration) -> UITargetedPreview?
    /// The delegate's view of the item while the menu disappears; nil for its cell.
    func dismissalPreview(of path: IndexPath?, in menu: UIContextMenuConfiguration) -> UITargetedPreview?
    /// Tells the delegate that the user taps the preview.
    func willPerformPreviewAction(
        of menu: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
    /// Tells the delegate that the menu appears.
    func willDisplay(_ menu: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
    /// Tells the delegate that the menu disappears.
    func willEnd(_ menu: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
}

/// The context menus of a list's items: passes the interaction's calls on to the list's delegate.
@MainActor package final class ListContextMenu: NSObject, UIContextMenuInteractionDelegate {
    /// The interaction of the list; nil without a delegate.
    package private(set) var interaction: UIContextMenuInteraction?

    private let source: any ListContextMenuSource
    /// The item of the last menu.
    private var path: IndexPath?

    package init(_ source: any ListContextMenuSource) { self.source = source }

    /// Adds the interaction to the list, if it has a delegate, or removes it.
    package func delegateDidChange() {
        guard source.hasDelegate == (interaction == nil) else { return }
        if let interaction {
            self.interaction = nil
            source.list.removeInteraction(interaction)
        } else {
            let interaction = UIContextMenuInteraction(delegate: self)
            self.interaction = interaction
            source.list.addInteraction(interaction)
        }
    }

    package func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        path = source.list.itemPath(at: location)
        return source.menu(of: path, at: location)
    }

    package func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        guard source.hasDelegate else { return nil }
        return source.highlightPreview(of: path, in: configuration) ?? cellPreview
    }

    package func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        guard source.hasDelegate else { return nil }
        return source.dismissalPreview(of: path, in: configuration) ?? cellPreview
    }

    package func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        source.willPerformPreviewAction(of: configuration, animator: animator)
    }

    package func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        source.willDisplay(configuration, animator: animator)
    }

    package func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        source.willEnd(configuration, animator: animator)
    }

    /// The cell of the item, without its highlight; nil if the item is not visible.
    private var cellPreview: UITargetedPreview? {
        let list: any ListView = source.list
        guard let path, let cell = list.visibleCell(at: path), cell.window != nil else { return nil }
        cell.setHighlighted(false, animated: false)
        let parameters = UIPreviewParameters()
        parameters.backgroundColor = cell.backgroundColor ?? list.backgroundColor
        return UITargetedPreview(view: cell, parameters: parameters)
    }
}
