import UIKitCore

/// A data source whose items are an outline. The cells of a list ask it for their place there.
@MainActor protocol OutlineDataSource: UICollectionViewDataSource {
    /// Whether the items below the one at `path` are visible; nil outside of outlines.
    func isExpanded(at path: IndexPath) -> Bool?
    /// Shows or hides the items below the one at `path`, as the user has wanted.
    func toggleExpansion(at path: IndexPath)
}

extension UICollectionView {
    /// Whether the items below that of `cell` are visible.
    func isOutlineExpanded(of cell: UICollectionViewCell) -> Bool {
        // A cell that is configured has no place yet; its path is the one that it was dequeued for.
        guard let path = indexPath(for: cell) ?? cell.dequeuedPath else { return false }
        return (dataSource as? any OutlineDataSource)?.isExpanded(at: path) ?? false
    }

    /// Shows or hides the items below that of `cell`.
    func toggleOutline(of cell: UICollectionViewListCell) {
        guard let path = indexPath(for: cell) else { return }
        (dataSource as? any OutlineDataSource)?.toggleExpansion(at: path)
    }

    /// Turns the chevrons of the visible cells to the direction for their state.
    func updateOutlines(animated: Bool) {
        let cells = state.cells.compactMap { $0.cell as? UICollectionViewListCell }
        let update = {
            for cell in cells {
                cell.updateOutline()
                cell.setNeedsUpdateConfiguration()
            }
        }
        guard animated, window != nil else { return update() }
        UIView.animate(withDuration: CollectionMetrics.updateDuration, animations: update)
    }
}
