import UIKit

extension UIView {
    /// The first responder in this subtree, a view or its controller; nil without one.
    var firstResponderInSubtree: UIResponder? {
        var waiting = [self]
        while let view = waiting.popLast() {
            if view.isFirstResponder { return view }
            if let controller = view.next as? UIViewController, controller.isFirstResponder { return controller }
            waiting.append(contentsOf: view.subviews.reversed())
        }
        return nil
    }

    /// Scrolls all scroll views in this subtree so that the first responder is visible.
    func scrollFirstResponderToVisible() {
        guard let field = firstResponderInSubtree as? UIView else { return }
        var link = field.superview
        while let view = link, view.isDescendant(of: self) {
            if let scroll = view as? UIScrollView {
                scroll.layoutIfNeeded()
                scroll.scrollRectToVisible(scroll.convert(field.bounds, from: field), animated: false)
            }
            link = view.superview
        }
    }
}
