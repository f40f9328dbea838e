import CoreGraphics

/// The position of a presentation's container in the view tree: the whole window, or directly above the view of the
/// controller whose context it covers.
@MainActor struct ContainerPlace {
    private let holder: UIView
    private let sibling: UIView?
    /// In points of the superview.
    let frame: CGRect

    init(for controller: UIPresentationController, in window: UIWindow) {
        let view = controller.presentingViewController.viewIfLoaded
        guard !controller.shouldPresentInFullscreen, let view, let context = view.superview else {
            (holder, sibling, frame) = (window, nil, window.bounds)
            return
        }
        (holder, sibling, frame) = (context, view, view.frame)
    }

    func put(_ container: UIView) {
        guard let sibling else { return holder.addSubview(container) }
        holder.insertSubview(container, aboveSubview: sibling)
    }
}
