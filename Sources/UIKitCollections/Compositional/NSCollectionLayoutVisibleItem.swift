import CoreGraphics
import QuartzCore
import UIKitCore
import UIKitLists

/// An element of a section that is about to be shown, for `visibleItemsInvalidationHandler`.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol, UIDynamicItem {
    /// The opacity from 0 to 1.
    var alpha: CGFloat { get set }
    /// The order from back to front.
    var zIndex: Int { get set }
    /// Whether the element is left out.
    var isHidden: Bool { get set }
    /// The center, in points of the content.
    var center: CGPoint { get set }
    /// The transform in the plane.
    var transform: CGAffineTransform { get set }
    /// The three-dimensional transform.
    var transform3D: CATransform3D { get set }
    /// The identity of the element, for debugging.
    var name: String { get }
    /// The item, or the place of a supplementary or decoration view.
    var indexPath: IndexPath { get }
    /// The frame, in points of the content. That of a section that scrolls by itself does not scroll with it.
    var frame: CGRect { get }
    /// The size at the origin.
    var bounds: CGRect { get }
    /// The kind of element.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind of a supplementary or decoration view; nil for cells.
    var representedElementKind: String? { get }
}

/// Attributes that a handler can change.
final class LayoutVisibleItem: NSObject, NSCollectionLayoutVisibleItem {
    let attributes: UICollectionViewLayoutAttributes

    init(_ attributes: UICollectionViewLayoutAttributes) {
        self.attributes = attributes
        super.init()
    }

    var alpha: CGFloat {
        get { attributes.alpha }
        set { attributes.alpha = newValue }
    }
    var zIndex: Int {
        get { attributes.zIndex }
        set { attributes.zIndex = newValue }
    }
    var isHidden: Bool {
        get { attributes.isHidden }
        set { attributes.isHidden = newValue }
    }
    var center: CGPoint {
        get { attributes.center }
        set { if newValue.x.isFinite, newValue.y.isFinite { attributes.center = newValue } }
    }
    var transform: CGAffineTransform {
        get { attributes.transform }
        set { attributes.transform = newValue }
    }
    var transform3D: CATransform3D {
        get { attributes.transform3D }
        set { attributes.transform3D = newValue }
    }
    var name: String {
        let path = "\(indexPath.section), \(indexPath.count > 1 ? indexPath.item : 0)"
        return representedElementKind.map { "\($0) (\(path))" } ?? path
    }
    var indexPath: IndexPath { attributes.indexPath }
    var frame: CGRect { attributes.frame }
    var bounds: CGRect { attributes.bounds }
    var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
    var representedElementKind: String? { attributes.representedElementKind }
}
