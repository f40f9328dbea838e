/// The container view of one presentation with the chrome of its style: installs both, lays them out, and removes them.
///
/// The driver calls it for everything that an app cannot override; `UIPresentationController` is called for the rest.
@MainActor final class PresentationContainer {
    private let controller: UIPresentationController
    /// What the effective style adds. Plain until the style is chosen.
    private(set) var chrome: any PresentationChrome
    /// The container view, over the window or a context in it; nil while it is not installed.
    private(set) weak var view: UIView?

    init(of controller: UIPresentationController) {
        self.controller = controller
        chrome = PlainChrome(of: controller)
    }

    // MARK: Lifetime

    /// Shows the presentation with another chrome from `setUpStyle()` on. The chrome may call the delegate.
    func use(_ chrome: any PresentationChrome) {
        self.chrome = chrome
        chrome.prepare()
    }

    /// Creates the container view and adds it to the window or the context.
    ///
    /// Loads the presented view before: a content size that is set in `viewDidLoad` is known then, and no change of it
    /// reaches a container that was not laid out yet.
    func install(in window: UIWindow, for driver: PresentationDriver) {
        controller.displayedViewController.loadViewIfNeeded()
        let location = ContainerLocation(for: controller, in: window)
        let container = UITransitionView(frame: location.frame, driver: driver)
        location.insert(container)
        view = container
        window.system.statusBar.setNeedsUpdate()
        setUpStyle()
    }

    /// Called when the container is installed, or the style has changed in it.
    func setUpStyle() {
        controller.beginReportingTraits()
        chrome.setUp()
    }

    /// Called before the container is removed, or the style changes. Undoes `setUpStyle()`.
    func tearDownStyle() {
        chrome.tearDown()
        controller.endReportingTraits()
    }

    /// Removes the presented view and the container from the window.
    func remove() {
        let container = view
        tearDownStyle()
        controller.displayedViewController.viewIfLoaded?.removeFromSuperview()
        container?.window?.system.statusBar.setNeedsUpdate()
        container?.removeFromSuperview()
        view = nil
    }

    /// Moves the container out of `lower`'s, whose presentation is removed from below.
    func lift(above lower: PresentationContainer) {
        lower.chrome.willBeRemoved(below: chrome)
        guard let view, let below = lower.view, let holder = below.superview, view.superview !== holder else { return }
        let frame = holder.convert(view.frame, from: view.superview)
        holder.insertSubview(view, aboveSubview: below)
        view.frame = frame
    }

    // MARK: Layout

    /// Adds the presented view to the container, calls `viewIsAppearing`, and lays out.
    func layOutPresentedView() {
        guard let view, let presentedView = controller.presentedView else { return }
        chrome.installPresentedView(presentedView, in: view)
        let displayed = controller.displayedViewController
        if displayed.view?.isDescendant(of: presentedView) == false {
            misuse(
                "The presentedView of \(controller) must be the view of \(controller.presentedViewController) or an "
                    + "ancestor of it.")
        }
        displayed.sendViewIsAppearing()
        view.setNeedsLayout()
        view.layoutIfNeeded()
    }

    /// Updates the presented view's frame in the container's layout. Custom presentations do that themselves.
    func updatePresentedViewFrame() {
        guard controller.effectiveStyle != .custom, let presentedView = controller.presentedView,
            presentedView.superview === view
        else { return }
        let frame = controller.frameOfPresentedViewInContainerView
        presentedView.bounds.size = frame.size
        presentedView.center = CGPoint(x: frame.midX, y: frame.midY)
    }
}
