import CoreGraphics
import UIKitCore

/// An interactive change from one layout to another that has begun.
struct CollectionTransition {
    let layout: UICollectionViewTransitionLayout
    let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
    /// The views that were told of the change at its beginning.
    let views: [UICollectionReusableView]
}
