import UIFoundation

extension UIView: UIAppearance, UIAppearanceContainer, AppearanceTarget {
    static func appearanceProxy(
        in containers: [any UIAppearanceContainer.Type], traits: UITraitCollection?
    ) -> Self {
        UIKitSystem.appearanceStore.proxy(for: self, in: containers.map { $0 as AnyClass }, traits: traits) {
            let view = makeForAppearance() as! Self
            view.didBecomeAppearanceProxy()
            return view
        }
    }
}

extension UIKitSystem {
    /// The proxies of the current app. Without a system, they are for the apps of the systems that are created later.
    static var appearanceStore: AppearanceStore { current?.appearances ?? .withoutSystem }
}

extension UIView {
    /// Sets on the views what the appearance proxies of the window's app set.
    static func applyAppearance(to views: some Sequence<UIView>, in window: UIWindow) {
        guard !window.system.appearances.isEmpty else { return }
        for view in views where view.window === window { view.applyAppearance() }
    }

    /// Sets what the appearance proxies set. Does nothing outside of a window.
    func applyAppearance() {
        guard let store = window?.system.appearances, !store.isEmpty else { return }
        store.apply(to: self, traits: resolvedTraits) { appearanceContainers.reversed() }
    }

    /// Applies the proxies again if some of them are for certain traits.
    func applyAppearanceAfterTraitChange() {
        if window?.system.appearances.dependsOnTraits == true { applyAppearance() }
    }

    /// The views and controllers that contain this view, innermost first.
    var appearanceContainers: [AnyObject] {
        var containers: [AnyObject] = ownerController?.appearanceContainers ?? []
        var link = superview
        while let view = link {
            containers.append(view)
            containers += view.ownerController?.appearanceContainers ?? []
            link = view.superview
        }
        return containers
    }
}
