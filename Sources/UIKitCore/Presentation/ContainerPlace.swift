import CoreGraphics

/// Where the container of a presentation goes: over the whole window, or right over the view of the controller whose
/// context it covers.
@MainActor struct ContainerPlace {
    private let holder: UIView
    private let sibling: UIView?
    /// In the holder's points.
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
