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

    /// A recycled or new cell of the registration, configured for an item.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
        let dequeued = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
        guard let cell = dequeued as? Cell else {
            preconditionFailure("A \(Cell.self) was registered, but a \(type(of: dequeued)) was dequeued.")
        }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// A recycled or new view of the registration, configured.
    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let kind = registration.elementKind
        register(
            Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: registration.identifier)
        let dequeued = dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: registration.identifier, for: indexPath)
        guard let view = dequeued as? Supplementary else {
            preconditionFailure("A \(Supplementary.self) was registered, but a \(type(of: dequeued)) was dequeued.")
        }
        registration.handler(view, kind, indexPath)
        return view
    }
}
