import UIFoundation

extension UIBarItem: UIAppearance, AppearanceTarget {
    /// The proxy of all items of the class. Its setters record values, which items get when a bar in a window shows
    /// them; see `UIAppearance`.
    public static func appearance() -> Self { appearanceProxy(in: [], traits: nil) }

    /// The proxy of the items that are contained in objects of these classes, the innermost first.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        appearanceProxy(in: containerTypes, traits: nil)
    }

    /// The proxy of the items in bars whose traits include `trait`.
    public static func appearance(for trait: UITraitCollection) -> Self { appearanceProxy(in: [], traits: trait) }

    /// The proxy of the items in bars whose traits include `trait` and that are contained in objects of these classes,
    /// the innermost first.
    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        appearanceProxy(in: containerTypes, traits: trait)
    }

    private static func appearanceProxy(
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
