import CoreGraphics

/// The position of a presentation's container in the view tree: the whole window, or directly above the view of the
/// controller whose context it covers.
@MainActor struct ContainerLocation {
    private let superview: UIView
    private let sibling: UIView?
    /// In points of the superview.
    let frame: CGRect

    init(for controller: UIPresentationController, in window: UIWindow) {
        let view = controller.presentingViewController.viewIfLoaded
        guard !controller.shouldPresentInFullscreen, let view, let context = view.superview else {
            superview = window
            sibling = nil
            frame = window.bounds
            return
        }
        superview = context
        sibling = view
        frame = view.frame
    }

    func insert(_ container: UIView) {
        guard let sibling else { return superview.addSubview(container) }
        superview.insertSubview(container, aboveSubview: sibling)
    }
}
