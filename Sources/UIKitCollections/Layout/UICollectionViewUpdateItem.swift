import UIKitCore

/// One change of a batch update, for the layout.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
    /// What happens to an item or section.
    public enum Action: Int, Sendable {
        /// An item appears.
        case insert
        /// An item disappears.
        case delete
        /// An item gets another cell.
        case reload
        /// An item gets another place.
        case move
        /// Nothing changes.
        case none
    }

    /// The place before the update; nil for an insertion. A whole section has `NSNotFound` as item.
    open private(set) var indexPathBeforeUpdate: IndexPath?
    /// The place after the update; nil for a deletion. A whole section has `NSNotFound` as item.
    open private(set) var indexPathAfterUpdate: IndexPath?
    /// What happens.
    open private(set) var updateAction: Action

    /// Creates a change of nothing.
    public override init() {
        updateAction = .none
        super.init()
    }

    init(_ action: Action, before: IndexPath?, after: IndexPath?) {
        updateAction = action
        indexPathBeforeUpdate = before
        indexPathAfterUpdate = after
        super.init()
    }
}
