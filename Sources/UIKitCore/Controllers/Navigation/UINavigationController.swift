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
    let pages = UIView()
    var stack: [UIViewController] = []
    /// The controller that is displayed, or in transition to be.
    var shown: UIViewController?
    var transition: NavigationTransition?
    /// The number of running animations that show or hide bars.
    var barMoves = 0
    /// The stacks of collapsed navigation controllers that were moved onto this stack.
    var borrowed: [SplitLender] = []
    /// The scroll view that the bars track.
    weak var followedScroll: UIScrollView?
    private(set) lazy var swipe = NavigationSwipe(of: self)
    private lazy var hiding = BarHiding(of: self)

    /// Creates a navigation controller with `rootViewController` on its stack.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        manageBars()
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
        manageBars()
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        manageBars()
    }

    /// Creates an empty navigation controller.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        manageBars()
    }

    /// Creates an empty navigation controller.
    public convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    private func manageBars() {
        navigationBar.manager = self
        navigationBar.onChange = { [weak self] in self?.layOutBars() }
        toolbar.manager = self
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
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { swipe.recognizer }

    // MARK: Bars

    /// The duration of hiding and showing bars, in seconds.
    public class var hideShowBarDuration: CGFloat { NavigationNumbers.barDuration }

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
        barsDidChange(animated: animated)
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
        barsDidChange(animated: animated)
    }

    /// Whether a tap on the content hides and shows the bars. Default false.
    open var hidesBarsOnTap: Bool {
        get { hiding.tap.isEnabled }
        set { hiding.tap.isEnabled = newValue }
    }
    /// Whether a swipe up hides the bars, and a swipe down shows them. Default false.
    open var hidesBarsOnSwipe: Bool {
        get { hiding.swipe.isEnabled }
        set { hiding.swipe.isEnabled = newValue }
    }
    /// The recognizer of the tap that hides and shows the bars.
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { hiding.tap }
    /// The recognizer of the swipe that hides and shows the bars.
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { hiding.swipe }
    /// Whether the bars are hidden in compact height. Default false.
    open var hidesBarsWhenVerticallyCompact = false {
        didSet { if isViewLoaded { layOutBars() } }
    }

    /// Pops after a tap on the back button. A subclass that is a `UINavigationBarDelegate` may refuse, as in UIKit.
    func goBack() {
        if let gate = self as? any UINavigationBarDelegate, let item = navigationBar.topItem,
            !gate.navigationBar(navigationBar, shouldPop: item)
        {
            return
        }
        popViewController(animated: true)
    }

    // MARK: Split views

    open override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {
        takeUp(secondaryViewController)
    }

    open override func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? {
        giveBack()
    }

    // MARK: View life cycle

    open override func viewDidLoad() {
        super.viewDidLoad()
        pages.frame = view.bounds
        pages.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        for part in [pages, navigationBar, toolbar!] { view.addSubview(part) }
        view.addGestureRecognizer(swipe.recognizer)
        hiding.attach(to: pages)
        showTop(animated: false, .none)
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        swipe.followDirection()
        layOutBars()
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        layOutBars()
    }

    open override var preferredStatusBarStyle: UIStatusBarStyle { navigationBar.isDark ? .lightContent : .default }
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate.flatMap { delegate in
            OptionalRequirement.answer(to: "navigationControllerSupportedInterfaceOrientations(_:)") {
                delegate.navigationControllerSupportedInterfaceOrientations(self)
            }
        } ?? super.supportedInterfaceOrientations
    }
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate.flatMap { delegate in
            OptionalRequirement.answer(to: "navigationControllerPreferredInterfaceOrientationForPresentation(_:)") {
                delegate.navigationControllerPreferredInterfaceOrientationForPresentation(self)
            }
        } ?? super.preferredInterfaceOrientationForPresentation
    }
    open override var childForStatusBarHidden: UIViewController? { topViewController }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }

    /// A popover around the navigation controller gets the preferred size of the displayed controller.
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if container === topViewController { preferredContentSize = container.preferredContentSize }
    }
}

extension UIViewController {
    /// The nearest navigation controller among the ancestors of this controller.
    public var navigationController: UINavigationController? {
        var link = parent
        while let controller = link {
            if let found = controller as? UINavigationController { return found }
            link = controller.parent
        }
        return nil
    }

    /// The coordinator of the running transition, if this is a navigation controller.
    var stackCoordinator: (any UIViewControllerTransitionCoordinator)? {
        (self as? UINavigationController)?.transition?.coordinator
    }
}
