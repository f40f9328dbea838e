import UIKitCore

extension UIViewController {
    /// The nearest tab bar controller among the ancestors of this controller.
    public var tabBarController: UITabBarController? {
        var link = parent
        while let controller = link {
            if let found = controller as? UITabBarController { return found }
            link = controller.parent
        }
        return nil
    }

    /// The item of this controller in a tab bar; created on first access, with the controller's title. That of a
    /// navigation controller is its root's, unless another was set.
    public var tabBarItem: UITabBarItem! {
        get {
            if let item = tabBarItemIfLoaded as? UITabBarItem { return item }
            if let root = (self as? UINavigationController)?.viewControllers.first { return root.tabBarItem }
            let item = UITabBarItem(title: title, image: nil, tag: 0)
            tabBarItemIfLoaded = item
            return item
        }
        set {
            tabBarItemIfLoaded = newValue
            tabOwner.tabBarController?.itemDidChange(of: tabOwner)
        }
    }

    /// The controller whose tab this one determines: the navigation controller of which it is the root.
    private var tabOwner: UIViewController {
        guard let navigation = navigationController, navigation.viewControllers.first === self,
            navigation.tabBarItemIfLoaded == nil
        else { return self }
        return navigation
    }
}
