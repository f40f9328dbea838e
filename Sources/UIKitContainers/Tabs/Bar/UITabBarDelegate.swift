import UIKitCore

/// Is told what the user selects in a tab bar.
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
    /// The user has tapped an item, also the selected one.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
