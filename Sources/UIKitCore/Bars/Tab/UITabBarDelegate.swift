/// Is told what the user selects in a tab bar.
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
    /// The user has tapped an item, also the selected one.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// A tab bar controller, for its bar and for the controllers of its tabs.
@MainActor package protocol TabBarOwner: UIViewController {
    /// Called when the user has tapped `item`.
    func userSelected(_ item: UITabBarItem)
    /// Called when the tab bar item of `controller` is another one.
    func tabBarItemDidChange(of controller: UIViewController)
}
