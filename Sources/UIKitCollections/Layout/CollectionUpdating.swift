import UIKitControls
import UIKitLists

/// A layout that keeps sizes by index path.
@MainActor protocol CollectionUpdating {
    /// Moves what the layout knows to the new index paths.
    func itemsDidMove(_ updates: ListUpdates)
}
