import UIKitCore

extension UIViewController {
    /// The nearest tab bar controller among the ancestors of this controller.
    public var tabBarController: UITabBarController? { tabBarOwner as? UITabBarController }
}
