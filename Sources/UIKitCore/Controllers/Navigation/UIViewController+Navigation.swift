extension UIViewController {
    /// The navigation controller that this controller, or the nearest ancestor, is on the stack of.
    var navigationController: UINavigationController? {
        var link = parent
        while let controller = link {
            if let found = controller as? UINavigationController { return found }
            link = controller.parent
        }
        return nil
    }
}
