import CoreGraphics
import UIKitCore

/// Keeps the view that is edited visible: extends the insets of a table controller's table to the keyboard, and scrolls
/// the scroll views around the view.
@MainActor final class FocusedFieldScroller {
    /// The scroll view whose insets are extended, and by how much. Points.
    private weak var extended: UIScrollView?
    private var extra: CGFloat = 0

    /// The distance between the edited view and the keyboard. Points; inferred.
    private static let margin: CGFloat = 8

    /// Called while the keyboard moves to `keyboard`, in points of the screen; nil while it hides or floats.
    func keyboardDidMove(to keyboard: CGRect?, responder: UIResponder?) {
        updateInsets(for: keyboard, responder: responder)
        guard keyboard != nil, let view = responder as? UIView else { return }
        for case let scroll as UIScrollView in sequence(first: view.superview, next: { $0?.superview }) {
            let rect = view.convert(view.bounds, to: scroll)
            let visible = scroll.bounds.inset(by: scroll.adjustedContentInset)
            // A text that is higher than what the keyboard leaves visible stays where it was touched.
            if rect.height > visible.height, rect.intersects(visible) { continue }
            scroll.scrollRectToVisible(rect.insetBy(dx: 0, dy: -FocusedFieldScroller.margin), animated: false)
        }
    }

    private func updateInsets(for keyboard: CGRect?, responder: UIResponder?) {
        let scroll = keyboard == nil ? nil : responder?.enclosingKeyboardScrollView
        if let old = extended, old !== scroll { extend(old, by: 0) }
        guard let scroll, let keyboard, let window = scroll.window else { return }
        let lower = window.convert(scroll.convert(scroll.bounds, to: nil), to: nil).maxY
        let own = scroll.adjustedContentInset.bottom - (extended === scroll ? extra : 0)
        extend(scroll, by: max(0, lower - keyboard.minY - own))
    }

    private func extend(_ scroll: UIScrollView, by amount: CGFloat) {
        let change = amount - (extended === scroll ? extra : 0)
        extended = amount > 0 ? scroll : nil
        extra = amount
        guard change != 0 else { return }
        scroll.contentInset.bottom += change
        scroll.verticalScrollIndicatorInsets.bottom += change
    }
}

extension UIResponder {
    /// The scroll view of the innermost controller along the chain that avoids the keyboard; nil for none.
    fileprivate var enclosingKeyboardScrollView: UIScrollView? {
        for responder in sequence(first: self, next: \.next) {
            if let controller = responder as? any KeyboardAvoiding { return controller.keyboardScrollView }
        }
        return nil
    }
}
