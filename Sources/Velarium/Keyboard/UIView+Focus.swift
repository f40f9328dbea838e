import UIKit

extension UIView {
    /// Who has the keyboard in this tree of views: one of them, or the controller of one. Nil when nobody has.
    var responderInside: UIResponder? {
        var waiting = [self]
        while let view = waiting.popLast() {
            if view.isFirstResponder { return view }
            if let controller = view.next as? UIViewController, controller.isFirstResponder { return controller }
            waiting.append(contentsOf: view.subviews.reversed())
        }
        return nil
    }

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
