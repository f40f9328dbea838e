/// A tab bar controller, for its bar and for the controllers of its tabs.
@MainActor package protocol TabBarOwner: UIViewController {
    /// Called when the user has tapped `item`.
    func userSelected(_ item: UITabBarItem)
    /// Called when the tab bar item of `controller` is another one.
    func tabBarItemDidChange(of controller: UIViewController)
}

extension UIViewController {
    /// The nearest tab bar controller among the ancestors of this controller.
    package var tabBarOwner: (any TabBarOwner)? {
        var link = parent
        while let controller = link {
            if let found = controller as? any TabBarOwner { return found }
            link = controller.parent
        }
        return nil
    }

    /// The root's item for a navigation controller without one of its own; a new one for other controllers.
    func makeTabBarItem() -> UITabBarItem {
        if let root = (self as? UINavigationController)?.viewControllers.first { return root.tabBarItem }
        let item = UITabBarItem(title: title, image: nil, tag: 0)
        tabBarItemIfLoaded = item
        return item
    }

    func tabBarItemDidChange() { tabController.tabBarOwner?.tabBarItemDidChange(of: tabController) }

    /// The controller whose tab this one determines: the navigation controller of which it is the root.
    private var tabController: UIViewController {
        guard let navigation = navigationController, navigation.viewControllers.first === self,
            navigation.tabBarItemIfLoaded == nil
        else { return self }
        return navigation
    }
}
