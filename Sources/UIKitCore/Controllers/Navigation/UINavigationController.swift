import CoreGraphics

/// A stack of screens under a bar; the last one is shown.
@MainActor open class UINavigationController: UIViewController {
    public enum Operation: Int, Sendable {
        case none, push, pop
    }

    /// Not retained.
    open weak var delegate: (any UINavigationControllerDelegate)?
    open private(set) var navigationBar = UINavigationBar()
    /// Where the screens lie, below the bar.
    let pages = UIView()
    var stack: [UIViewController] = []
    /// The screen that is shown, or being shown.
    var shown: UIViewController?
    var transition: NavigationTransition?
    /// The view of the shown screen that the bar follows.
    weak var followedScroll: UIScrollView?

    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }

    /// - Parameter navigationBarClass: A kind of `UINavigationBar`; nil for itself. There are no toolbars yet.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(nibName: nil, bundle: nil)
        guard let type = navigationBarClass as? UINavigationBar.Type else { return }
        navigationBar = makeView(of: type) as? UINavigationBar ?? navigationBar
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public convenience init() {
        self.init(nibName: nil, bundle: nil)
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

    // MARK: The bar

    open var isNavigationBarHidden: Bool {
        get { isBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }
    private var isBarHidden = false

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != isBarHidden else { return }
        isBarHidden = hidden
        guard isViewLoaded else { return }
        layOutBar()
        if animated, view.window != nil {
            let way = navigationBar.frame.maxY * (hidden ? 1 : -1)
            NavigationMotion.move(navigationBar.layer, by: CGPoint(x: 0, y: way))
        }
    }

    /// The back button was tapped.
    func goBack() { popViewController(animated: true) }

    // MARK: Life

    open override func viewDidLoad() {
        super.viewDidLoad()
        pages.frame = view.bounds
        pages.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(pages)
        view.addSubview(navigationBar)
        navigationBar.manager = self
        navigationBar.onChange = { [weak self] in self?.layOutBar() }
        showTop(animated: false, .none)
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layOutBar()
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        layOutBar()
    }

    open override var childForStatusBarHidden: UIViewController? { topViewController }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }

    /// A popover around the stack takes the size that the shown screen wants.
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if container === topViewController { preferredContentSize = container.preferredContentSize }
    }
}

/// Hears which screen a stack shows. Every method is optional.
@MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { OptionalRequirement.skip() }

    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { OptionalRequirement.skip() }
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
}
