import UIKitCore

extension UICollectionView {
    /// How a cell of a class shows an item. Create it once, outside the method that dequeues.
    @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Configures a cell for an item.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let identifier = UUID().uuidString
        let handler: Handler

        /// Creates a registration. `handler` configures each dequeued cell.
        public init(handler: @escaping Handler) { self.handler = handler }
    }

    /// How a supplementary view of a class is configured. Create it once, outside the method that dequeues.
    @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Configures a view.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        let identifier = UUID().uuidString
        let elementKind: String
        let handler: Handler

        /// Creates a registration for a kind. `handler` configures each dequeued view.
        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
        }
    }
}
