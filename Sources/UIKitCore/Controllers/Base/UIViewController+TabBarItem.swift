extension UIViewController {
    /// The root's item for a navigation controller without one of its own; a new one for other controllers.
    func makeTabBarItem() -> UITabBarItem {
        if let root = (self as? UINavigationController)?.viewControllers.first { return root.tabBarItem }
        let item = UITabBarItem(title: title, image: nil, tag: 0)
        tabBarItemIfLoaded = item
        return item
    }

    /// Tells the containers around this controller that its tab bar item is another one.
    func tabBarItemDidChange() {
        let controller = tabController
        for container in sequence(first: controller, next: \.parent).dropFirst() {
            container.tabBarItemDidChange(of: controller)
        }
    }

    /// The controller whose tab this one determines: the navigation controller of which it is the root.
    private var tabController: UIViewController {
        guard let navigation = navigationController, navigation.viewControllers.first === self,
            navigation.tabBarItemIfLoaded == nil
        else { return self }
        return navigation
    }
}
