import UIKitCore

/// Is told what the user selects in a tab bar, and chooses for it.
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
    /// The user has tapped an item, also the selected one.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
    /// The panel in which the user chooses among `items` is about to appear.
    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
    /// The panel has appeared.
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
    /// The panel is about to go.
    ///
    /// - Parameters:
    ///   - items: What the bar shows now.
    ///   - changed: Whether that is not what it showed before.
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
    /// The panel is gone.
    ///
    /// - Parameters:
    ///   - items: What the bar shows now.
    ///   - changed: Whether that is not what it showed before.
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
    public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
    public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
    public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
    public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}
