import UIFoundation

extension UIBarItem: UIAppearance, AppearanceTarget {
    static func appearanceProxy(
        in containers: [any UIAppearanceContainer.Type], traits: UITraitCollection?
    ) -> Self {
        UIKitSystem.appearanceStore.proxy(for: self, in: containers.map { $0 as AnyClass }, traits: traits) {
            makeObject(of: self) as! Self
        }
    }

    /// Sets what the appearance proxies set, as an item that `view` shows. Does nothing outside of a window.
    package func applyAppearance(shownBy view: UIView) {
        guard let store = view.window?.system.appearances, !store.isEmpty else { return }
        store.apply(to: self, traits: view.traitCollection) { (view.appearanceContainers.reversed()) + [view] }
    }
}
