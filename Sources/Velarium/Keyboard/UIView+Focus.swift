import UIKit

extension UIView {
    /// Who has the keyboard in this tree of views: one of them, or the controller of one. Nil when nobody has.
    var responderInside: UIResponder? {
        if isFirstResponder { return self }
        if let controller = next as? UIViewController, controller.isFirstResponder { return controller }
        for subview in subviews {
            if let responder = subview.responderInside { return responder }
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
