extension UIViewController: UIAppearanceContainer {
    /// The objects that this controller stands for among the containers of its view, innermost first: itself, and its
    /// presentation controller while it is presented.
    var appearanceContainers: [AnyObject] {
        guard presentingViewController != nil, parent == nil, let presentationController else { return [self] }
        return [self, presentationController]
    }
}

extension UIPresentationController: UIAppearanceContainer {}
extension UIPopoverController: UIAppearanceContainer {}
