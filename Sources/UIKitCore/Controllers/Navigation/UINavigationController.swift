import CoreGraphics

/// A stack of screens under a bar; the last one is shown.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    public enum Operation: Int, Sendable {
        case none, push, pop
    }

    /// Not retained.
    open weak var delegate: (any UINavigationControllerDelegate)?
    open private(set) var navigationBar = UINavigationBar()
    /// At the lower edge; hidden until `isToolbarHidden` says otherwise.
    open private(set) var toolbar: UIToolbar! = UIToolbar()
    /// Where the screens lie, below the bars.
    let pages = UIView()
    var stack: [UIViewController] = []
    /// The screen that is shown, or being shown.
    var shown: UIViewController?
    var transition: NavigationTransition?
    /// How many animations of bars that come or go are running.
    var barMoves = 0
    /// What other controllers gave to the stack of this one, by what a split view that became compact wanted.
    var borrowed: [SplitLender] = []
    /// The view of the shown screen that the bars follow.
    weak var followedScroll: UIScrollView?
    private(set) lazy var swipe = NavigationSwipe(of: self)
    private lazy var hiding = BarHiding(of: self)

    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        manageBars()
        setViewControllers([rootViewController], animated: false)
    }

    /// - Parameters:
    ///   - navigationBarClass: A kind of `UINavigationBar`; nil for itself.
    ///   - toolbarClass: A kind of `UIToolbar`; nil for itself.
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

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        manageBars()
    }

    public convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    private func manageBars() {
        navigationBar.manager = self
        navigationBar.onChange = { [weak self] in self?.layOutBars() }
        toolbar.manager = self
    }

    // MARK: The stack

    /// From the first screen to the shown one.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    open var topViewController: UIViewController? { stack.last }
    /// The shown screen, or what is presented over it.
    open var visibleViewController: UIViewController? {
        topViewController?.presentedViewController ?? presentedViewController ?? topViewController
    }

    /// Replaces the stack: a new last screen comes in like a pushed one, one that was there before like a popped one.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        replaceStack(with: viewControllers, animated: animated)
    }

    /// Shows `viewController` over the others. One that is on the stack already is a misuse.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        push(viewController, animated: animated)
    }

    /// Leaves the shown screen and answers it; nil, and nothing happens, at the first one.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        pop(to: stack.count - 2, animated: animated)?.last
    }

    /// Leaves all screens above `viewController` and answers them. One that is not on the stack is a misuse.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else {
            misuse("Tried to pop to a view controller that doesn't exist.", raises: true)
            return nil
        }
        return pop(to: index, animated: animated)
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? { pop(to: 0, animated: animated) }

    /// Pushes `vc`.
    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    /// The finger that comes from the leading edge and leads back.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { swipe.recognizer }

    // MARK: Bars

    /// How long bars take to hide and to come back, in seconds.
    public class var hideShowBarDuration: CGFloat { NavigationNumbers.barDuration }

    open var isNavigationBarHidden: Bool {
        get { isBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }
    private var isBarHidden = false

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != isBarHidden else { return }
        isBarHidden = hidden
        barsDidChange(animated: animated)
    }

    /// Default true.
    open var isToolbarHidden: Bool {
        get { isBottomBarHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }
    private var isBottomBarHidden = true

    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != isBottomBarHidden else { return }
        isBottomBarHidden = hidden
        barsDidChange(animated: animated)
    }

    /// Whether a tap on the content hides the bars and brings them back. Default false.
    open var hidesBarsOnTap: Bool {
        get { hiding.tap.isEnabled }
        set { hiding.tap.isEnabled = newValue }
    }
    /// Whether a swipe up hides the bars and one down brings them back. Default false.
    open var hidesBarsOnSwipe: Bool {
        get { hiding.swipe.isEnabled }
        set { hiding.swipe.isEnabled = newValue }
    }
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { hiding.tap }
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { hiding.swipe }
    /// Whether there are no bars where the height is compact. Default false.
    open var hidesBarsWhenVerticallyCompact = false {
        didSet { if isViewLoaded { layOutBars() } }
    }

    /// The back button was tapped. A subclass that is a bar's delegate may say no, as under UIKit.
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

    // MARK: Life

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

    /// A popover around the stack takes the size that the shown screen wants.
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if container === topViewController { preferredContentSize = container.preferredContentSize }
    }
}

extension UIViewController {
    /// The navigation controller that this controller, or the nearest ancestor, is on the stack of.
    public var navigationController: UINavigationController? {
        var link = parent
        while let controller = link {
            if let found = controller as? UINavigationController { return found }
            link = controller.parent
        }
        return nil
    }

    /// What runs beside the transition of the stack that this controller is, if any.
    var stackCoordinator: (any UIViewControllerTransitionCoordinator)? {
        (self as? UINavigationController)?.transition?.coordinator
    }
}
