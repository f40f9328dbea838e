import CoreGraphics
import UIKitControls
import UIKitCore
import UIKitLists

/// Provides the items of a collection view and their views. Two methods are required.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
    /// The number of items in a section.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// The cell of an item, which must come from one of the collection view's dequeue methods.
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell
    /// The number of sections. Default 1.
    func numberOfSections(in collectionView: UICollectionView) -> Int
    /// A view that the layout wants beside the items, from the collection view's dequeue method. Required when the
    /// layout has such views.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView
    /// Whether the user can move an item. Default: if the method below is implemented.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    /// The titles along the edge by which the user jumps to an item; nil, the default, for none. Called with each
    /// `reloadData()`.
    func indexTitles(for collectionView: UICollectionView) -> [String]?
    /// The item to which a title leads. Required with titles.
    func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath
    /// Called when the user has moved an item, before the collection view shows it at its new place.
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    )
}

extension UICollectionViewDataSource {
    /// Returns 1.
    public func numberOfSections(in collectionView: UICollectionView) -> Int {
        OptionalRequirement.skip()
        return 1
    }

    /// Returns an empty view, which is a misuse.
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        OptionalRequirement.skip()
        return collectionView.reuse.missingSupplementaryView(of: kind, at: indexPath)
    }

    /// Returns false.
    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.skip()
        return false
    }

    /// Returns nil.
    public func indexTitles(for collectionView: UICollectionView) -> [String]? {
        OptionalRequirement.skip()
        return nil
    }

    /// Returns the first item of the section with the index, as far as there is one.
    public func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
        OptionalRequirement.skip()
        return IndexPath(item: 0, section: index)
    }

    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        OptionalRequirement.skip()
    }

}
