import CoreGraphics
import Foundation
@_spi(Core) import UIKitCore

/// A container that shows one of several controllers, with a tab bar to select it.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
    /// Decides about the selection of tabs. Not retained.
    open weak var delegate: (any UITabBarControllerDelegate)?
    /// The bar, which the controller manages: its items and its delegate must not be changed.
    open private(set) var tabBar = UITabBar()
    /// The view that contains the selected controller's, below the bar.
    let contentView = UIView()
    private var controllers: [UIViewController] = []
    private(set) var selected: UIViewController?
    private(set) var displayed: UIViewController?
    private var transition: ChildTransition?
    private var moreList: MoreTabsController?
    /// Whether and how the stack of the displayed navigation controller hides the bar.
    var barHiding = BarHiding.none

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        commonInit()
    }

    /// Creates a tab bar controller without tabs.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let bar = coder.interface?.object(forKey: "tabBar") as? UITabBar { tabBar = bar }
        commonInit()
        coder.decodeContents(of: self, as: UITabBarController.self)
    }

    /// Creates a tab bar controller without tabs.
    public convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Selects the child on the way to the destination.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        if controllers.contains(where: { $0 === subsequentVC }) { selectedViewController = subsequentVC }
    }

    private func commonInit() {
        tabBar.owningController = self
        tabBar.delegate = self
    }

    // MARK: Tabs

    /// The controllers of the tabs, in the order of the bar. Default nil.
    open var viewControllers: [UIViewController]? {
        get { controllers.isEmpty ? nil : controllers }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the controllers. The selected one stays selected if it is among them; otherwise the one at the same
    /// index is, or the last. A controller that is there twice is refused with an exception.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let new = viewControllers ?? []
        guard Set(new.map(ObjectIdentifier.init)).count == new.count else {
            return misuse("A view controller can be in a tab bar controller only once (\(new))", raises: true)
        }
        transition?.finishImmediately()
        moreList?.returnControllers()
        let index = selected.flatMap { old in controllers.firstIndex { $0 === old } } ?? 0
        let gone = controllers.filter { old in !new.contains { $0 === old } }
        controllers = new
        for controller in gone { leave(controller) }
        for controller in new where controller.parent !== self {
            addChild(controller)
            (controller as? UINavigationController)?.bottomBarContainer = self
            controller.didMove(toParent: self)
        }
        updateTabs(animated: animated)
        if let selected, new.contains(where: { $0 === selected }) {
            show(selected)
        } else {
            select(new.isEmpty ? nil : new[min(index, new.count - 1)])
        }
    }

    private func leave(_ controller: UIViewController) {
        controller.willMove(toParent: nil)
        if controller === displayed { hideDisplayed() }
        (controller as? UINavigationController)?.bottomBarContainer = nil
        controller.apply(ContainerPlacement(), in: nil)
        controller.removeFromParent()
        if selected === controller { selected = nil }
    }

    /// The controllers that have a tab of their own.
    private(set) var tabs: [UIViewController] = []

    /// The navigation controller of the last tab, with a list of those that have none. It is the last tab when there
    /// are more than five controllers in compact width, or more than eight in regular width.
    open private(set) lazy var moreNavigationController: UINavigationController = makeMoreNavigationController()

    private func makeMoreNavigationController() -> UINavigationController {
        let list = MoreTabsController(of: self)
        moreList = list
        let navigation = UINavigationController(rootViewController: list)
        navigation.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
        return navigation
    }

    private var limit: Int {
        traitCollection.horizontalSizeClass == .regular ? TabBarMetrics.regularLimit : TabBarMetrics.compactLimit
    }

    /// The controllers without a tab of their own.
    var controllersInMore: [UIViewController] {
        tabs.last === moreIfLoaded ? Array(controllers[(tabs.count - 1)...]) : []
    }

    var moreIfLoaded: UINavigationController? { moreList?.navigationController }

    private func updateTabs(animated: Bool) {
        let old = tabs
        if controllers.count > limit {
            tabs = Array(controllers[..<(limit - 1)]) + [moreNavigationController]
        } else {
            tabs = controllers
        }
        if let more = moreIfLoaded {
            let isNeeded = tabs.last === more
            if isNeeded, more.parent !== self {
                addChild(more)
                more.bottomBarContainer = self
                more.didMove(toParent: self)
            } else if !isNeeded, more.parent === self {
                leave(more)
            }
        }
        moreList?.update()
        guard !old.elementsEqual(tabs, by: ===) || tabBar.items?.count != tabs.count else {
            return updateSelectedItem()
        }
        tabBar.setItems(tabs.map(\.tabBarItem), animated: animated)
        updateSelectedItem()
    }

    private func updateSelectedItem() {
        // The bar's items: a controller that overrides `tabBarItem` may return another item each time.
        let index = tabs.firstIndex { $0 === selected } ?? tabs.indices.last
        tabBar.selectedItem = selected == nil ? nil : index.flatMap { tabBar.items?[$0] }
    }

    @_spi(Core) open override func tabBarItemDidChange(of controller: UIViewController) {
        guard tabs.contains(where: { $0 === controller }) else { return }
        tabBar.setItems(tabs.map(\.tabBarItem), animated: false)
        updateSelectedItem()
    }

    // MARK: Selection

    /// The selected controller; `moreNavigationController` while its list is shown. Setting it asks no delegate. One that
    /// is not among `viewControllers` is refused with an exception.
    open var selectedViewController: UIViewController? {
        get { selected }
        set {
            guard let newValue else { return }
            guard controllers.contains(where: { $0 === newValue }) || newValue === moreIfLoaded else {
                return misuse(
                    "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's "
                        + "list of view controllers can be selected.", raises: true)
            }
            select(newValue)
        }
    }

    /// The index of the selected controller in `viewControllers`; `NSNotFound` without one. Setting it asks no delegate;
    /// an index out of range is ignored.
    open var selectedIndex: Int {
        get { controllers.firstIndex { $0 === selected } ?? NSNotFound }
        set { if controllers.indices.contains(newValue) { select(controllers[newValue]) } }
    }

    /// Called when the user has tapped `item`.
    func userSelected(_ item: UITabBarItem) {
        guard let index = tabBar.items?.firstIndex(where: { $0 === item }), tabs.indices.contains(index) else { return }
        let controller = tabs[index]
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
        // The delegate may have changed the tabs.
        guard tabs.contains(where: { $0 === controller }) else { return }
        if controller === displayed {
            (controller as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            select(controller)
        }
        tabBar(tabBar, didSelect: item)
        delegate?.tabBarController(self, didSelect: controller)
    }

    /// Called after the user has tapped an item; the tab is selected already. The default does nothing.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    /// Called before the user customizes the bar. The default calls the delegate.
    open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
        delegate?.tabBarController(self, willBeginCustomizing: controllers(of: items))
    }

    /// Called when the user customizes the bar. The default does nothing.
    open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}

    /// Called before the user has customized the bar. The default calls the delegate.
    open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
        delegate?.tabBarController(self, willEndCustomizing: controllers(of: items), changed: changed)
    }

    /// Called after the user has customized the bar. The default gives the controllers the order of the bar, those that it
    /// does not show last, and calls the delegate.
    open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
        let first = controllers(of: items)
        if changed, let viewControllers {
            self.viewControllers = first + viewControllers.filter { other in !first.contains { $0 === other } }
        }
        delegate?.tabBarController(self, didEndCustomizing: first, changed: changed)
    }

    private func controllers(of items: [UITabBarItem]) -> [UIViewController] {
        items.compactMap { item in viewControllers?.first { $0.tabBarItem === item } }
    }

    /// The list of more tabs shows `controller`, or itself when that is nil.
    func moreTabsDidShow(_ controller: UIViewController?) {
        guard displayed === moreIfLoaded else { return }
        selected = controller ?? moreIfLoaded
        updateSelectedItem()
    }

    private func select(_ controller: UIViewController?) {
        guard controller !== selected || controller == nil else { return }
        selected = controller
        updateSelectedItem()
        show(controller)
        if displayed == nil { layOutBar() }
    }

    private func show(_ controller: UIViewController?) {
        guard let controller else { return hideDisplayed() }
        guard tabs.contains(where: { $0 === controller }) else {
            moreList?.show(controller)
            return display(moreNavigationController)
        }
        if controller === moreIfLoaded { moreList?.showList() }
        display(controller)
    }

    // MARK: Displaying

    /// Whether callbacks of an exchange run that precede `viewDidDisappear` and `viewDidAppear`.
    private var isExchanging = false
    /// Whether one of them has selected a tab.
    private var isDisplayPending = false

    /// Exchanges the displayed controller. A callback of the exchange may select another tab, for instance one that
    /// wants the user to sign in first: that one is displayed when the exchange has ended.
    private func display(_ controller: UIViewController) {
        guard !isExchanging else {
            isDisplayPending = true
            return
        }
        transition?.finishImmediately()
        guard isViewLoaded, displayed !== controller else { return }
        let old = displayed
        displayed = controller
        let forwards = hasAppeared
        isExchanging = true
        let animator = old.flatMap { view.window == nil ? nil : makeTransition(from: $0, to: controller) }
        if forwards {
            old?.beginAppearanceTransition(false, animated: animator != nil)
            controller.beginAppearanceTransition(true, animated: animator != nil)
        }
        UIView.performWithoutAnimation {
            controller.loadViewIfNeeded()
            updatePlacement(of: controller)
            controller.view.frame = controller.containerPlacement.frame(in: contentView)
            controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        isExchanging = false
        if displayed !== controller {
            abandonDisplaying(controller, insteadOf: old, forwards: forwards)
        } else if let animator {
            transition = animator
            animator.start()
            if forwards, transition != nil { controller.sendViewIsAppearing() }
        } else {
            contentView.addSubview(controller.view)
            finishDisplaying(controller, insteadOf: old, forwards: forwards)
        }
        setNeedsStatusBarAppearanceUpdate()
        displayPendingSelection()
    }

    /// How often a callback of an exchange may select another tab before the tabs are taken to do so without end.
    private static let redirectionLimit = 8
    /// The exchanges that callbacks of others began and that run now.
    private var redirections = 0

    private func displayPendingSelection() {
        guard isDisplayPending else { return }
        isDisplayPending = false
        guard redirections < Self.redirectionLimit else {
            selected = displayed
            updateSelectedItem()
            return misuse(
                "Callbacks of tabs selected another tab \(Self.redirectionLimit) times in a row. The tab that is shown stays "
                    + "selected.")
        }
        redirections += 1
        defer { redirections -= 1 }
        show(selected)
    }

    /// Ends an exchange whose new controller was removed by a callback.
    private func abandonDisplaying(_ new: UIViewController, insteadOf old: UIViewController?, forwards: Bool) {
        if old !== displayed { old?.viewIfLoaded?.removeFromSuperview() }
        guard forwards else { return }
        old?.endAppearanceTransitionIfNeeded()
        new.beginAppearanceTransition(false, animated: false)
        new.endAppearanceTransitionIfNeeded()
    }

    private func makeTransition(from old: UIViewController, to new: UIViewController) -> ChildTransition? {
        guard
            let animator = delegate?.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
        else { return nil }
        let forwards = hasAppeared
        return ChildTransition(
            "a transition between tabs", in: contentView, from: old, to: new,
            frames: (frame(of: old), frame(of: new)), animator: animator,
            interactor: delegate?.tabBarController(self, interactionControllerFor: animator)
        ) { [weak self] isCompleted in
            guard let self else { return }
            transition = nil
            if isCompleted {
                finishDisplaying(new, insteadOf: old, forwards: forwards)
            } else {
                restore(old, insteadOf: new, forwards: forwards)
                setNeedsStatusBarAppearanceUpdate()
            }
            displayPendingSelection()
        }
    }

    private func finishDisplaying(_ new: UIViewController, insteadOf old: UIViewController?, forwards: Bool) {
        if new.view.superview !== contentView { contentView.addSubview(new.view) }
        new.view.frame = frame(of: new)
        isExchanging = true
        if forwards { new.sendViewIsAppearing() }
        isExchanging = false
        guard displayed === new else { return abandonDisplaying(new, insteadOf: old, forwards: forwards) }
        if let old, old !== new { old.viewIfLoaded?.removeFromSuperview() }
        layOutBar()
        guard forwards else { return }
        old?.endAppearanceTransitionIfNeeded()
        new.endAppearanceTransitionIfNeeded()
    }

    /// Goes back to `old`, because a transition was canceled.
    private func restore(_ old: UIViewController, insteadOf new: UIViewController, forwards: Bool) {
        displayed = old
        selected = old
        updateSelectedItem()
        if old.view.superview !== contentView { contentView.addSubview(old.view) }
        new.viewIfLoaded?.removeFromSuperview()
        layOutBar()
        guard forwards else { return }
        new.beginAppearanceTransition(false, animated: true)
        new.endAppearanceTransitionIfNeeded()
        old.beginAppearanceTransition(true, animated: true)
        old.sendViewIsAppearing()
        old.endAppearanceTransitionIfNeeded()
    }

    private func hideDisplayed() {
        transition?.finishImmediately()
        displayed?.viewIfLoaded?.removeFromSuperview()
        displayed = nil
    }

    open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        transition?.coordinator ?? super.transitionCoordinator
    }

    // MARK: View life cycle

    open override func viewDidLoad() {
        super.viewDidLoad()
        contentView.frame = view.bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        for part in [contentView, tabBar] { view.addSubview(part) }
        updateTabs(animated: false)
        show(selected)
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layOutBar()
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        if isViewLoaded { layOutBar() }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass, isViewLoaded,
            controllers.count > TabBarMetrics.compactLimit
        else { return }
        moreList?.returnControllers()
        updateTabs(animated: false)
        show(selected)
    }

    private func layOutBar() {
        if let navigation = (displayed ?? selected) as? UINavigationController, navigation.bottomBarContainer === self {
            // Calls layOutBottomBar.
            navigation.layOutBars()
        } else {
            layOutBottomBar(.none, contentBelow: .infinity)
        }
        guard isViewLoaded else { return }
        for controller in tabs { updatePlacement(of: controller) }
    }

    private func updatePlacement(of controller: UIViewController) {
        controller.apply(placement(of: controller), in: transition == nil ? contentView : nil)
    }

    private func frame(of controller: UIViewController) -> CGRect { placement(of: controller).frame(in: contentView) }

    private func placement(of controller: UIViewController) -> ContainerPlacement {
        var placement = ContainerPlacement()
        // A navigation controller places its own children among the bars, of which some hide this one.
        guard !(controller is UINavigationController) else { return placement }
        let bar = ContainerBar(length: bottomBarHeight, isOpaque: isBottomBarOpaque)
        (placement.outer.bottom, placement.covered.bottom) =
            controller.division(of: [bar], at: .bottom, safeArea: view.safeAreaInsets.bottom)
        return placement
    }

    @_spi(Core) open override var adjustsScrollViewsOfChildren: Bool { true }

    // MARK: Orientation and status bar

    open override var childForStatusBarStyle: UIViewController? { displayed ?? selected }
    open override var childForStatusBarHidden: UIViewController? { displayed ?? selected }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { displayed ?? selected }
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { displayed ?? selected }

    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? orientationsOfAllTabs
    }

    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
            ?? preferredOrientationOfSelectedTab
    }

    /// The orientations that all tabs support; without tabs, the default.
    var orientationsOfAllTabs: UIInterfaceOrientationMask {
        controllers.reduce(super.supportedInterfaceOrientations) { $0.intersection($1.supportedInterfaceOrientations) }
    }

    var preferredOrientationOfSelectedTab: UIInterfaceOrientation {
        selected?.preferredInterfaceOrientationForPresentation ?? super.preferredInterfaceOrientationForPresentation
    }

    /// A popover around the tab bar controller gets the preferred size of the selected one.
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if container === displayed { preferredContentSize = container.preferredContentSize }
    }
}

/// How the stack of a navigation controller hides the tab bar below it.
enum BarHiding {
    /// The stack leaves the bar where it is.
    case none
    /// A transition moves the bar off the screen. It is visible meanwhile, unless the app has hidden it.
    case moving
    /// The bar is off the screen and hidden, so that `tabBar.isHidden` says so. The value is whether the app has hidden
    /// it before.
    case atRest(wasHiddenByApp: Bool)
}
