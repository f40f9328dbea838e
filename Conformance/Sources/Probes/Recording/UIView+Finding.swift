import UIKit

extension UIView {
    /// Its bounds in the window.
    var rectInWindow: CGRect { convert(bounds, to: nil) }

    /// The first visible view of a type in this subtree that satisfies `condition`, depth first.
    func first<View: UIView>(_ type: View.Type, where condition: (View) -> Bool = { _ in true }) -> View? {
        if let own = self as? View, condition(own) { return own }
        for child in subviews where !child.isHidden {
            if let found = child.first(type, where: condition) { return found }
        }
        return nil
    }

    /// The first visible label with this text.
    func label(_ text: String) -> UILabel? {
        first(UILabel.self) { $0.text == text }
    }

    /// The nearest ancestor that is a control; nil without one.
    var enclosingControl: UIControl? {
        sequence(first: self, next: \.superview).lazy.compactMap { $0 as? UIControl }.first
    }
}
