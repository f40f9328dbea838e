import UIKitCore

/// Lets controls, bar items and interactions of a system show menus.
package enum MenusModule: SystemModule {
    package static func install(in system: UIKitSystem) {
        system.provide(system.menus, for: (any MenuPresenting).self)
        system.provide(ContextMenuPresenter(), for: (any ContextMenuPresenting).self)
    }
}

extension UIKitSystem {
    /// The open menus.
    package var menus: MenuPresenter { service(MenuPresenter.self) }
}
