import UIKitCore

extension UIView {
    /// The controls in this view's hierarchy with the accessibility label `name`.
    package func buttons(called name: String) -> [UIView] {
        subviews.flatMap { $0.buttons(called: name) }
            + subviews.filter { $0 is UIControl && $0.accessibilityLabel == name }
    }
}
