import CoreGraphics

/// A container that shows the top of a stack of view controllers, with a navigation bar and a toolbar.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    /// A kind of stack change.
    public enum Operation: Int, Sendable {
        /// No change, a push, or a pop.
        case none, push, pop
    }

    /// The delegate. Not retained.
    open weak var delegate: (any UINavigationControllerDelegate)?
    /// The navigation bar, which the controller manages.
    open private(set) var navigationBar = UINavigationBar()
    /// The toolbar at the lower edge. Hidden by default.
    open private(set) var toolbar: UIToolbar! = UIToolbar()
    /// The view that contains the controllers' views, below the bars.
    let contentView = UIView()
    var stack: [UIViewController] = []
    /// The controller that is displayed, or in transition to be.
    var displayedController: UIViewController?
    var transition: NavigationTransition?
    /// The container whose bar is below the content, such as a tab bar controller. Not retained.
    package weak var bottomBarContainer: (any BottomBarContainer)? {
        didSet { layOutBars() }
    }
    /// The number of running animations that show or hide bars.
    var runningBarAnimations = 0
    /// The stacks of collapsed navigation controllers that were moved onto this stack.
    var stackContributions: [SplitStackContribution] = []
    /// The scroll view that the bars track.
    weak var trackedScrollView: UIScrollView?
    private(set) lazy var interactivePop = InteractivePopController(of: self)
    private lazy var barHidingGestures = BarHidingGestures(of: self)

    /// Creates a navigation controller with `rootViewController` on its stack.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        configureBars()
        setViewControllers([rootViewController], animated: false)
    }

    /// Creates a navigation controller with custom bars and an empty stack.
    /// - Parameters:
    ///   - navigationBarClass: A subclass of `UINavigationBar`; nil for that class itself.
    ///   - toolbarClass: A subclass of `UIToolbar`; nil for that class itself.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(nibName: nil, bundle: nil)
        if let type = navigationBarClass as? UINavigationBar.Type {
            navigationBar = makeView(of: type) as? UINavigationBar ?? navigationBar
        }
        if let type = toolbarClass as? UIToolbar.Type { toolbar = makeView(of: type) as? UIToolbar ?? toolbar }
        configureBars()
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        configureBars()
    }

    /// Creates an empty navigation controller.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let bar = coder.interface?.object(forKey: "navigationBar") as? UINavigationBar { navigationBar = bar }
        if let bar = coder.interface?.object(forKey: "toolbar") as? UIToolbar { toolbar = bar }
        configureBars()
        coder.decodeContents(of: self, as: UINavigationController.self)
    }

    /// Creates an empty navigation controller.
    public convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Presentations in the current context cover this controller, not a tab bar around it.
    /// Pops to the child on the way to the destination.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        guard stack.contains(where: { $0 === subsequentVC }) else { return }
        popToViewController(subsequentVC, animated: UIView.areAnimationsEnabled)
    }

    private func configureBars() {
        definesPresentationContext = true
        navigationBar.owningController = self
        navigationBar.onHeightChange = { [weak self] in self?.layOutBars() }
        toolbar.owningController = self
    }

    // MARK: The stack

    /// The stack, from the root to the top.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    /// The last controller of the stack.
    open var topViewController: UIViewController? { stack.last }
    /// The controller presented over the top of the stack, or the top itself.
    open var visibleViewController: UIViewController? {
        topViewController?.presentedViewController ?? presentedViewController ?? topViewController
    }

    /// Replaces the stack. A new top is pushed; one that was on the stack before is popped to.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        replaceStack(with: viewControllers, animated: animated)
    }

    /// Pushes `viewController`. One that is on the stack already is refused with an exception.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        push(viewController, animated: animated)
    }

    /// Pops the top and returns it. Nil, with nothing done, at the root.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        pop(to: stack.count - 2, animated: animated)?.last
    }

    /// Pops all controllers above `viewController` and returns them. One that is not on the stack is refused with an
    /// exception.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else {
            misuse("Tried to pop to a view controller that doesn't exist.", raises: true)
            return nil
        }
        return pop(to: index, animated: animated)
    }

    /// Pops all controllers but the root and returns them.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? { pop(to: 0, animated: animated) }

    /// Pushes `vc`.
    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    /// The recognizer of the interactive pop from the leading edge.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { interactivePop.recognizer }

    // MARK: Bars

    /// The duration of hiding and showing bars, in seconds.
    public class var hideShowBarDuration: CGFloat { NavigationDefaults.barDuration }

    /// Whether the navigation bar is hidden. Default false.
    open var isNavigationBarHidden: Bool {
        get { isBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }
    private var isBarHidden = false

    /// Hides or shows the navigation bar.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != isBarHidden else { return }
        isBarHidden = hidden
        updateBarVisibility(animated: animated)
    }

    /// Whether the toolbar is hidden. Default true.
    open var isToolbarHidden: Bool {
        get { isBottomBarHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }
    private var isBottomBarHidden = true

    /// Hides or shows the toolbar.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != isBottomBarHidden else { return }
        isBottomBarHidden = hidden
        updateBarVisibility(animated: animated)
    }

    /// Whether a tap on the content hides and shows the bars. Default false.
    open var hidesBarsOnTap: Bool {
        get { barHidingGestures.tap.isEnabled }
        set { barHidingGestures.tap.isEnabled = newValue }
    }
    /// Whether a swipe up hides the bars, and a swipe down shows them. Default false.
    open var hidesBarsOnSwipe: Bool {
        get { barHidingGestures.swipe.isEnabled }
        set { barHidingGestures.swipe.isEnabled = newValue }
    }
    /// The recognizer of the tap that hides and shows the bars.
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHidingGestures.tap }
    /// The recognizer of the swipe that hides and shows the bars.
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHidingGestures.swipe }
    /// Whether the bars are hidden in compact height. Default false.
    open var hidesBarsWhenVerticallyCompact = false {
        didSet { if isViewLoaded { layOutBars() } }
    }

    /// Pops after a tap on the back button. A subclass that is a `UINavigationBarDelegate` may refuse, as in UIKit.
    func handleBackButton() {
        if let barDelegate = self as? any UINavigationBarDelegate, let item = navigationBar.topItem,
            !barDelegate.navigationBar(navigationBar, shouldPop: item)
        {
            return
        }
        popViewController(animated: true)
    }

    // MARK: Split views

    open override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {
        pushCollapsedSecondary(secondaryViewController)
    }

    open override func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? {
        separateSecondary()
    }

    // MARK: View life cycle

    open override func viewDidLoad() {
        super.viewDidLoad()
        contentView.frame = view.bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        for part in [contentView, navigationBar, toolbar!] { view.addSubview(part) }
        view.addGestureRecognizer(interactivePop.recognizer)
        barHidingGestures.attach(to: contentView)
        showTop(animated: false, operation: .none)
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        interactivePop.updateEdge()
        layOutBars()
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        layOutBars()
    }

    @_spi(Core) open override var adjustsScrollViewsOfChildren: Bool { true }

    @_spi(Core) open override func contentScrollViewDidChange(of child: UIViewController) {
        guard transition == nil, child === displayedController else { return }
        if trackedScrollView !== child.contentScrollView { trackScrolling(of: child) }
    }

    @_spi(Core) open override func pushRefusal(by navigation: UINavigationController) -> String? {
        "Pushing a navigation controller is not supported"
    }

    open override var preferredStatusBarStyle: UIStatusBarStyle {
        navigationBar.appearances.isDark ? .lightContent : .default
    }
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate.flatMap { delegate in
            OptionalRequirement.result(of: "navigationControllerSupportedInterfaceOrientations(_:)") {
                delegate.navigationControllerSupportedInterfaceOrientations(self)
            }
        } ?? super.supportedInterfaceOrientations
    }
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate.flatMap { delegate in
            OptionalRequirement.result(of: "navigationControllerPreferredInterfaceOrientationForPresentation(_:)") {
                delegate.navigationControllerPreferredInterfaceOrientationForPresentation(self)
            }
        } ?? super.preferredInterfaceOrientationForPresentation
    }
    open override var childForStatusBarHidden: UIViewController? { topViewController }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { topViewController }

    /// A popover around the navigation controller gets the preferred size of the displayed controller.
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if container === topViewController { preferredContentSize = container.preferredContentSize }
    }
}

extension UIViewController {
    /// The coordinator of the running transition, if this is a navigation controller.
    var stackCoordinator: (any UIViewControllerTransitionCoordinator)? {
        (self as? UINavigationController)?.transition?.coordinator
    }
}

/// A container with a bar at the lower edge, below a navigation controller's content. The navigation controller says
/// whether its stack hides the bar, and adds its height to the insets of the controllers that leave it visible.
@MainActor package protocol BottomBarContainer: AnyObject {
    /// The height of the bar above the safe area. Points.
    var bottomBarHeight: CGFloat { get }
    /// Whether content behind the bar is not visible through it.
    var isBottomBarOpaque: Bool { get }
    /// The bar.
    var bottomBar: UIView { get }
    /// Its backgrounds.
    var bottomBarBackgrounds: BarBackgrounds { get }
    /// Whether a stack hides the bar.
    var isBottomBarHidden: Bool { get }

    /// Lays out the bar, also in an animation, if it is below `navigation` now. Called also while no view is loaded.
    /// - Parameter contentBelow: How much content is below the visible part. Points.
    func layOutBottomBar(below navigation: UINavigationController, contentBelow: CGFloat)
}
