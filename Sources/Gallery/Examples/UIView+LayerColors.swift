import UIKit

extension UIView {
    /// Calls `apply` with the layer, now and whenever the view's colors change.
    ///
    /// A layer keeps the `CGColor` that it was given, so a view sets it again in another style or contrast. `apply` runs with
    /// the view's traits as current traits.
    func setLayerColors(_ apply: @escaping @MainActor (CALayer) -> Void) {
        let view: UIView = self
        view.traitCollection.performAsCurrent { apply(view.layer) }
        view.registerForTraitChanges(
            [UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self]
        ) { (view: UIView, _) in
            view.traitCollection.performAsCurrent { apply(view.layer) }
        }
    }
}
