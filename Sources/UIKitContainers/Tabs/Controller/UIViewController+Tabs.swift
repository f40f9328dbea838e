import UIKitCore

extension UIViewController {
    /// The nearest tab bar controller among the ancestors of this controller.
    public var tabBarController: UITabBarController? {
        sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? UITabBarController }.first
    }
}
