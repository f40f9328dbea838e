import UIKit

extension UIView {
    /// Scrolls what has the keyboard inside this view to where it can be seen, in every scroll view around it.
    func revealFocus() {
        guard let field = responderInside as? UIView else { return }
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
