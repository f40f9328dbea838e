import UIKitCore

extension UIKitSystem {
    /// Lets controls, bar items and interactions of this system show menus.
    package func installMenus() {
        guard menuPresenter == nil else { return }
        menuPresenter = MenuPresenter()
        contextMenus = ContextMenuPresenter()
    }
}
