import CoreGraphics
import UIKitCollections
import UIKitCore

/// The coordinate space in which an animator moves items. Points, y down.
@MainActor enum AnimatorSpace {
    /// The view's own space; for items that are views inside it.
    case view(WeakView)
    /// The content of a collection view with this layout.
    case layout(WeakLayout)
    /// A space of the app; for items that are no views of one superview.
    case own

    struct WeakView {
        weak var view: UIView?
    }

    struct WeakLayout {
        weak var layout: UICollectionViewLayout?
    }

    /// The area that `UICollisionBehavior` turns into a boundary; nil for none.
    var bounds: CGRect? {
        switch self {
        case .view(let reference): reference.view?.bounds
        case .layout(let reference):
            reference.layout.map { CGRect(origin: .zero, size: $0.collectionViewContentSize) }
        case .own: nil
        }
    }

    /// Whether an item can be moved in this space. A view outside the reference view is a misuse.
    func accepts(_ item: any UIDynamicItem) -> Bool {
        guard case .view(let reference) = self, let item = item as? UIView else { return true }
        guard let view = reference.view else { return false }
        if item !== view, item.isDescendant(of: view) { return true }
        misuse(
            "View item (\(item)) should be a descendant of reference view in UIDynamicAnimator (\(view))", raises: true)
        return false
    }

    /// The center of an item in this space.
    func center(of item: any UIDynamicItem) -> CGPoint {
        guard case .view(let reference) = self, let parent = (item as? UIView)?.superview, let view = reference.view,
            parent !== view
        else { return item.center }
        return parent.convert(item.center, to: view)
    }

    func setCenter(_ center: CGPoint, of item: any UIDynamicItem) {
        guard case .view(let reference) = self, let parent = (item as? UIView)?.superview, let view = reference.view,
            parent !== view
        else {
            item.center = center
            return
        }
        item.center = parent.convert(center, from: view)
    }
}
