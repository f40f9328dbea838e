/// Manages a view hierarchy, its appearance on the screen, and what is presented over it. Overridable members are
/// declared in the class body, because Swift cannot override members of extensions.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment, UITraitChangeObservable,
    UIFocusEnvironment, TraitChangeNotifier
{
    /// Creates a controller that loads its view from a nib.
    ///
    /// - Parameters:
    ///   - nibNameOrNil: The name of the nib. For nil, a nib with the name of the class is loaded if there is one,
    ///     first without "Controller" at its end.
    ///   - nibBundleOrNil: The bundle with the nib; nil for the app's.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    /// Creates the controller of a storyboard. From another coder, one without a nib.
    public required init?(coder: NSCoder) {
        nibName = nil
        nibBundle = nil
        super.init()
        coder.decodeContents(of: self, as: UIViewController.self)
    }

    /// Creates a controller.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// The name of the nib that the controller was created with; nil for none.
    open private(set) var nibName: String?
    /// The bundle that the controller was created with.
    open private(set) var nibBundle: Bundle?
    /// What a storyboard has for the controller; nil for a controller made in code.
    package var archive: (any ControllerArchive)?

    // MARK: The view

    private var loadedView: UIView?
    private var isLoadingView = false
    /// The added key commands, in order.
    var addedKeyCommands: [UIKeyCommand] = []

    /// The commands added with `addKeyCommand`; nil when there are none.
    open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }

    /// The controller's root view, loaded on first access.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set { setView(newValue) }
    }

    /// The root view; nil if it is not loaded.
    open var viewIfLoaded: UIView? { loadedView }
    /// Whether the root view is loaded.
    open var isViewLoaded: Bool { loadedView != nil }

    /// Creates `view`. The default loads it from the controller's storyboard or nib. Without either it creates an empty
    /// view that resizes with its superview.
    open func loadView() {
        if loadArchivedView() { return }
        let plain = UIView(frame: UIKitSystem.current?.screen.bounds ?? .zero)
        plain.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view = plain
    }

    /// Loads the view if it is not loaded.
    open func loadViewIfNeeded() {
        guard loadedView == nil, !isLoadingView else { return }
        isLoadingView = true
        loadView()
        isLoadingView = false
        guard loadedView != nil else {
            misuse("-[\(type(of: self)) loadView] did not set the controller's view.", raises: true)
            setView(UIView())
            return
        }
        Trace.note(self, callback: "viewDidLoad()")
        viewDidLoad()
    }

    private func setView(_ view: UIView?) {
        let old = loadedView === view ? nil : loadedView
        old?.ownerController = nil
        loadedView = view
        view?.ownerController = self
        view?.updateTraits()
        if let old, let view, view.superview == nil { view.replace(old) }
    }

    /// Called once, after the view has been loaded. The default does nothing.
    open func viewDidLoad() {}

    // MARK: Appearance

    /// Called before the view appears. The default does nothing.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called once per appearance, when the view is in the window with its traits and size. The default does nothing.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called after the view has appeared. The default does nothing.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view disappears. The default does nothing.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called after the view has disappeared. The default does nothing.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Called before the root view lays out its subviews. The default does nothing.
    open func viewWillLayoutSubviews() {}
    /// Called after the root view has laid out its subviews. The default does nothing.
    open func viewDidLayoutSubviews() {}
    /// Called after the safe area of the root view has changed. The default does nothing.
    open func viewSafeAreaInsetsDidChange() {}
    /// Called after the margins of the root view have changed. The default does nothing.
    open func viewLayoutMarginsDidChange() {}
    /// Called to update the root view's constraints. The default calls the view's `updateConstraints()`; call super
    /// last.
    open func updateViewConstraints() { view.updateConstraints() }
    /// The system's minimum margins for the root view. Points.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { defaultMinimumMargins }
    /// Whether the root view's margins are at least the system's minimum. Default true.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { viewIfLoaded?.marginsDidChange() } }
    }
    /// Called when memory is low, while the view is loaded and the controller is in a window's hierarchy. The default
    /// does nothing.
    open func didReceiveMemoryWarning() {}

    var appearance = AppearanceState.disappeared
    /// Whether the running appearance transition ends when the view's move ends.
    var isMovingWithView = false
    /// Whether `viewIsAppearing` has not been called yet, because the parent forwards appearances itself.
    var needsViewIsAppearing = false
    /// Whether appearance callbacks are forwarded to the children automatically. Default true.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Begins an appearance or disappearance of this controller and its children, for custom containers. Each call
    /// needs an `endAppearanceTransition()`.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        changeAppearance(appearing: isAppearing, animated: animated)
    }

    /// Ends the appearance or disappearance that `beginAppearanceTransition(_:animated:)` began.
    open func endAppearanceTransition() { finishAppearance() }

    // MARK: Parents and children

    /// The children, in the order in which they were added.
    open private(set) var children: [UIViewController] = []
    /// The parent; nil if this controller is not a child.
    open private(set) weak var parent: UIViewController?
    var parentMove = ParentMove.none
    /// Whether the controller is being added to a parent.
    open var isMovingToParent: Bool { parentMove == .toParent }
    /// Whether the controller is being removed from its parent.
    open var isMovingFromParent: Bool { parentMove == .fromParent }

    /// Exchanges the views of two children of this controller, which calls this in its own implementation.
    ///
    /// Adds the view of `toViewController` beside that of `fromViewController`, and removes the latter at the end. Both
    /// children appear and disappear with the animation.
    ///
    /// - Parameters:
    ///   - duration: Seconds; 0 exchanges the views without animation.
    ///   - options: As in `UIView.transition(with:duration:options:animations:completion:)`.
    ///   - animations: Changes of the two views, animated.
    ///   - completion: Called once. True if the animations ran to their ends.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        startTransition(
            from: fromViewController, to: toViewController, duration: duration, options: options,
            animations: animations, completion: completion)
    }

    /// Adds `childController` as a child, and removes it from another parent. The caller adds its view and then calls
    /// `didMove(toParent:)`.
    open func addChild(_ childController: UIViewController) {
        guard childController !== self, !isInside(childController) else {
            misuse("Cannot add \(childController) as a child of \(self): it would contain itself.", raises: true)
            return
        }
        if childController.parent === self { return }
        if let old = childController.parent {
            childController.willMove(toParent: nil)
            old.children.removeAll { $0 === childController }
        }
        childController.willMove(toParent: self)
        childController.parent = self
        children.append(childController)
    }

    /// Removes this controller from its parent. Call `willMove(toParent: nil)` and remove the view before.
    open func removeFromParent() {
        guard let old = parent else { return }
        if contextPresentedController != nil { presentation?.dismissImmediately(reason: .replaced) }
        old.children.removeAll { $0 === self }
        parent = nil
        didMove(toParent: nil)
    }

    /// Called before the parent changes; nil when the controller is being removed.
    open func willMove(toParent parent: UIViewController?) {
        parentMove = parent == nil ? .fromParent : .toParent
    }

    /// Called after the parent has changed; nil when the controller was removed.
    open func didMove(toParent parent: UIViewController?) {
        parentMove = .none
    }

    // MARK: Presentation

    /// The style in which this controller is presented. Default `automatic`.
    open var modalPresentationStyle: UIModalPresentationStyle = .automatic {
        didSet { if oldValue != modalPresentationStyle { discardPreparedPresentationController() } }
    }
    /// The animation with which this controller is presented. Default `coverVertical`.
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    /// Provides custom transitions for this controller when it is presented. Not retained.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        didSet { if oldValue !== transitioningDelegate { discardPreparedPresentationController() } }
    }
    /// Whether presentations in the current context cover this controller. Default false; true for a navigation
    /// controller.
    open var definesPresentationContext = false
    /// Whether presentations in the context that this controller defines use its `modalTransitionStyle` instead of
    /// their own. Default false.
    open var providesPresentationContextTransitionStyle = false
    /// Whether this controller determines the status bar when presented in a style other than `fullScreen`. Default
    /// false.
    open var modalPresentationCapturesStatusBarAppearance = false {
        didSet { if oldValue != modalPresentationCapturesStatusBarAppearance { setNeedsStatusBarAppearanceUpdate() } }
    }
    /// Whether the user cannot dismiss this controller. Default false.
    open var isModalInPresentation = false
    /// Whether the drawn keyboard of a tablet stays when a text input of this presented controller resigns, until the user
    /// hides it or the controller is dismissed. Default true for `formSheet`, else false; override it to change it.
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
    /// Whether a touch outside cannot dismiss the popover around this controller. Default false.
    @available(iOS, deprecated: 13.0, renamed: "isModalInPresentation")
    open var isModalInPopover: Bool {
        get { isModalInPresentation }
        set { isModalInPresentation = newValue }
    }

    /// The preferred size of the content, for popovers and other containers. Points; zero, the default, for no
    /// preference.
    open var preferredContentSize: CGSize = .zero {
        didSet { if oldValue != preferredContentSize { notifyPreferredContentSizeDidChange() } }
    }

    /// The presentation that this controller presents, until it is dismissed. Its window retains it.
    package weak var presentation: PresentationDriver?
    /// The presentation that displays this controller: a modal one, or that of a `UIPopoverController`.
    package weak var containingPresentation: PresentationDriver?
    /// The presentation controller created before the call of `present`, because the app accessed it.
    var preparedPresentationController: UIPresentationController?
    /// Creates the presentation controller of the next presentation, if the app provides none. Default: that of the style.
    @_spi(Core) open func makePresentationController() -> UIPresentationController {
        switch era.resolved(modalPresentationStyle) {
        case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: nil)
        case .pageSheet, .formSheet: UISheetPresentationController(presentedViewController: self, presenting: nil)
        case .automatic, .none, .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext:
            UIPresentationController(presentedViewController: self, presenting: nil)
        }
    }
    /// Performs the default action for Return, such as an alert's preferred one. Asked of the topmost presented controller,
    /// before the responder chain and a first responder that edits text. False, the default, when there is none.
    @_spi(Core) open func performDefaultAction() -> Bool { false }
    /// Where the container has placed this controller's view among its bars.
    package var containerPlacement = ContainerPlacement()

    /// The controller that this one, or its nearest ancestor, presents.
    open var presentedViewController: UIViewController? { nearest(\.presentation)?.presented }
    /// The controller that presents this one, or its nearest presented ancestor.
    open var presentingViewController: UIViewController? { nearest(\.modalPresentation)?.currentPresenter }
    /// Whether this controller is being presented: from `present` until its `viewDidAppear` has returned. Also true for
    /// children of such a controller.
    open var isBeingPresented: Bool { modalPresentation?.isBeingPresented == true }
    /// Whether this controller is being dismissed: from `dismiss` until its `viewDidDisappear` has returned or the
    /// dismissal is canceled. Also true for children of such a controller.
    open var isBeingDismissed: Bool { modalPresentation?.isBeingDismissed == true }

    /// Called when a presentation of this controller has ended, however it ended and whether the controller was visible.
    @_spi(Core) open func presentationDidEnd() {}

    /// The presentation controller of this controller or its nearest presented ancestor. Otherwise the one for the next
    /// presentation, created on first access for the current style. Nil for the style `none`.
    open var presentationController: UIPresentationController? { activeOrPreparedPresentationController() }
    /// The presentation controller of the running presentation of this controller or its nearest ancestor; nil without
    /// one.
    open var activePresentationController: UIPresentationController? { nearest(\.modalPresentation)?.controller }
    /// The presentation controller as a popover's; nil unless `modalPresentationStyle` is `.popover`.
    open var popoverPresentationController: UIPopoverPresentationController? {
        activeOrPreparedPresentationController() as? UIPopoverPresentationController
    }

    /// The presentation controller as a sheet's; nil for other styles.
    open var sheetPresentationController: UISheetPresentationController? {
        activeOrPreparedPresentationController() as? UISheetPresentationController
    }

    /// Presents `viewControllerToPresent` over this controller, or over the ancestor that its style requires.
    ///
    /// The presentation begins before the next layout pass and may be configured until then. `completion` is called
    /// after `viewDidAppear`.
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil)
    {
        PresentationDecision(of: viewControllerToPresent, by: self).carryOut(animated: flag, completion: completion)
    }

    /// Dismisses the controller that this one presents. If there is none, dismisses this controller. `completion` is
    /// called after `viewDidDisappear`.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        startDismissing(animated: flag, completion)
    }

    // MARK: Segues

    /// The segues from this controller, by identifier.
    var segues: [String: RegisteredSegue] = [:]

    /// Performs a segue of the storyboard, or one registered with `registerSegue`: creates its destination, calls
    /// `prepare(for:sender:)`, then `perform()` of the segue. An unknown identifier is a misuse.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        guard let segue = segues[identifier] else {
            if archive?.performSegue(withIdentifier: identifier, from: self, sender: sender) == true { return }
            return misuse("Receiver (\(self)) has no segue with identifier '\(identifier)'", raises: true)
        }
        segue.perform(from: self, sender: sender)
    }

    /// Whether to perform a segue that its trigger, a control or a bar button item, starts. Default true. Not asked by
    /// `performSegue(withIdentifier:sender:)`, as on iOS.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Called before a segue from this controller is performed, with its destination. The default does nothing.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Whether this controller is the destination of an unwind segue with `action`. The default is whether it
    /// implements the action.
    open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?)
        -> Bool
    {
        canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender as Any)
    }

    /// The same before iOS 13, which the newer method calls.
    @available(iOS, deprecated: 13.0)
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
    ) -> Bool {
        action.isMethod(of: self)
    }

    /// The children to search for the destination of an unwind segue, in this order. The default are those that do not
    /// contain the source, the last one first.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let containing = childContaining(source)
        return children.reversed().filter { $0 !== containing }
    }

    /// The child that contains the source of an unwind segue; nil if none does.
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        let parents = sequence(first: source.source) { $0.parent ?? $0.presentingViewController }
        return parents.first { $0.parent === self }
    }

    /// Shows `subsequentVC`, the child on the way to the destination of an unwind segue. The default does nothing;
    /// containers override it.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

    // MARK: Extended layout

    /// The edges at which the view extends below the bars of a navigation or tab bar controller. Default `all`. Takes
    /// effect in the container's next layout.
    open var edgesForExtendedLayout = UIRectEdge.all {
        didSet { if oldValue != edgesForExtendedLayout { parent?.viewIfLoaded?.setNeedsLayout() } }
    }

    /// Whether the view extends below opaque bars too, at the edges of `edgesForExtendedLayout`. Default false. Takes
    /// effect in the container's next layout.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet { if oldValue != extendedLayoutIncludesOpaqueBars { parent?.viewIfLoaded?.setNeedsLayout() } }
    }

    /// Whether the scroll view that is this controller's view, or the first subview of it, always has the safe area in
    /// its insets at the top and bottom. Applies to the behavior `automatic`, inside a navigation or tab bar
    /// controller; otherwise, and when false, only scrollable axes are adjusted. Default true.
    @available(iOS, deprecated: 11.0, message: "Use UIScrollView's contentInsetAdjustmentBehavior instead")
    open var automaticallyAdjustsScrollViewInsets: Bool {
        get { adjustsContentScrollView }
        set { adjustsContentScrollView = newValue }
    }
    private(set) var adjustsContentScrollView = true {
        didSet { if oldValue != adjustsContentScrollView { contentScrollView?.updateAdjustedInset() } }
    }

    /// Whether the scroll views of this container's children have the safe area of its bars in their insets.
    @_spi(Core) open var adjustsScrollViewsOfChildren: Bool { false }

    /// Called when a scroll view that is the content of `child` has come into the window. For containers with bars that
    /// follow it; the default does nothing.
    @_spi(Core) open func contentScrollViewDidChange(of child: UIViewController) {}

    /// Called when the tab bar item of `controller`, which this one contains at any depth, is another one. For tab bar
    /// controllers; the default does nothing.
    @_spi(Core) open func tabBarItemDidChange(of controller: UIViewController) {}

    /// Why the stack of `navigation` refuses this controller, in UIKit's words; nil if it does not.
    @_spi(Core) open func pushRefusal(by navigation: UINavigationController) -> String? { nil }

    /// The edges at which the app's gestures come before the system's. Default none. A swipe from an edge is the app's here;
    /// at the bottom, the home indicator is dimmed.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// The child that is asked for those edges instead; nil, the default, for none.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// Call it when `preferredScreenEdgesDeferringSystemGestures` has changed.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { UIKitSystem.current?.statusBar.setNeedsUpdate() }

    // MARK: Environment

    /// Insets that the app adds to the safe area of this controller's view. Points.
    open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
        didSet { if oldValue != additionalSafeAreaInsets { viewIfLoaded?.updateSafeArea() } }
    }

    /// The interface style for this controller and its descendants. Default `unspecified`: inherited.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { viewIfLoaded?.updateTraits() }
    }

    /// The traits of this controller, resolved from its environment and overrides.
    open var traitCollection: UITraitCollection { resolveTraits() }
    /// Called after the traits have changed. The default does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    var childTraits: [ObjectIdentifier: UITraitCollection] = [:]
    var traitRegistrations: [TraitRegistration] = []
    var storedTraitOverrides: TraitOverrides?

    /// Individual traits that override the inherited ones for this controller and its descendants. They have priority
    /// over `overrideUserInterfaceStyle`.
    open var traitOverrides: any UITraitOverrides {
        get { storedTraitOverrides ?? TraitOverrides() }
        set {
            storedTraitOverrides = TraitOverrides(newValue)
            viewIfLoaded?.updateTraits()
        }
    }

    /// Updates the traits now instead of before the next layout. Here they are always updated immediately.
    open func updateTraitsIfNeeded() { viewIfLoaded?.updateTraits() }

    /// Overrides the parent's traits for `childViewController`; nil removes the override.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        childTraits[ObjectIdentifier(childViewController)] = collection
        childViewController.viewIfLoaded?.updateTraits()
    }

    /// The traits set with `setOverrideTraitCollection(_:forChild:)`.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childTraits[ObjectIdentifier(childViewController)]
    }

    /// Called on the parent or the presentation controller when the preferred size of `container` has changed. The
    /// default does nothing.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Called when Auto Layout has resized the view of `container`, a child. The default does nothing.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// The size of `container`, a child, in a view of `parentSize`, in points. Default: `parentSize` for a child that
    /// fills the view now, otherwise the child's present size.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        childSize(of: container, in: parentSize)
    }

    /// Called before the view's size changes or the interface rotates; add animations to `coordinator`. The default
    /// calls the children whose sizes change.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        notifyRotation(coordinator: coordinator)
        notifyChildren(ofSize: size, coordinator: coordinator)
    }

    /// Called before the interface rotates, by the default of `viewWillTransition(to:with:)`. The default does nothing.
    @available(iOS, introduced: 2.0, deprecated: 8.0, message: "Use viewWillTransition(to:with:).")
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}

    /// Called where the rotation is animated, with the new size, by the default of `viewWillTransition(to:with:)`. The
    /// default does nothing.
    @available(iOS, introduced: 3.0, deprecated: 8.0, message: "Use viewWillTransition(to:with:).")
    open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}

    /// Called after the interface has rotated, by the default of `viewWillTransition(to:with:)`. The default does
    /// nothing.
    @available(iOS, introduced: 2.0, deprecated: 8.0, message: "Use viewWillTransition(to:with:).")
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

    /// Called before the traits that come with a size change, and before `viewWillTransition(to:with:)`. The default
    /// calls the children.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        notifyChildren(ofTraits: newCollection, coordinator: coordinator)
    }

    /// The coordinator of the transition of this controller or its nearest ancestor: of a navigation stack, a
    /// presentation, or the window's size. Nil when there is none.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        nearest(\.stackCoordinator) ?? nearest(\.presentationCoordinator) ?? viewIfLoaded?.window?.sizeTransition
    }

    // MARK: Orientation, status bar and home indicator

    /// The supported orientations while this controller is frontmost. Default: all on iPad, all but upside down on
    /// iPhone.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }
    /// The preferred orientation when this controller is presented. Default: the current one.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        UIKitSystem.current?.orientation ?? .portrait
    }

    /// Whether the interface rotates with the device while this controller is frontmost. Default true. Used before iOS
    /// 16; later systems use `supportedInterfaceOrientations` alone.
    open var shouldAutorotate: Bool { true }

    /// Rotates the interface to the device's orientation if the frontmost controller supports it, after its answer has
    /// changed. Takes effect in the next frame.
    open class func attemptRotationToDeviceOrientation() { UIKitSystem.current?.updateOrientation() }

    /// The identifier for state restoration. Stored, and shown in dumps; state is not saved. Default nil.
    open var restorationIdentifier: String?

    /// Call it when `supportedInterfaceOrientations` has changed. The interface rotates in the next frame if it has to,
    /// or if it can follow the device again.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() { UIKitSystem.current?.updateOrientation() }

    /// Whether the status bar is hidden. Default: true in compact height, as on a phone in landscape.
    open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }
    /// The preferred style of the status bar. Default `default`.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// How the status bar appears or disappears when `setNeedsStatusBarAppearanceUpdate()` is called in an animation
    /// block; asked of the controller that decides whether it is hidden. Default `fade`.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The child that decides whether the status bar is hidden; nil, the default, for this controller.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// The child that decides on the status bar's style; nil, the default, for this controller.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// Call it when this controller's status bar preferences have changed. Takes effect before the next layout.
    open func setNeedsStatusBarAppearanceUpdate() { UIKitSystem.current?.statusBar.setNeedsUpdate() }

    /// The views or controllers that should have the focus, best first. Default: the view, if it is loaded.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }
    /// The view that contains the controller's view, otherwise the parent or presenting controller.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? {
        viewIfLoaded?.superview ?? parent ?? presentingViewController
    }
    /// The controller's view, if it is loaded.
    open var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }

    /// Whether the home indicator may be hidden. Default false.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The child that decides on the home indicator; nil, the default, for this controller.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// Call it when `prefersHomeIndicatorAutoHidden` has changed.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() { UIKitSystem.current?.statusBar.setNeedsUpdate() }

    /// The title, which is also set on the navigation item and the tab bar item.
    open var title: String? {
        didSet {
            navigationItemIfLoaded?.title = title
            tabBarItemIfLoaded?.title = title
            KeyValueObservers.noteChange(of: self)
        }
    }
    /// The item of this controller in a tab bar; created on first access, with the controller's title. That of a
    /// navigation controller is its root's, unless another was set.
    open var tabBarItem: UITabBarItem! {
        get { tabBarItemIfLoaded ?? makeTabBarItem() }
        set {
            tabBarItemIfLoaded = newValue
            tabBarItemDidChange()
        }
    }
    /// The item in a tab bar, once it is needed.
    var tabBarItemIfLoaded: UITabBarItem?

    /// The content of the navigation bar for this controller; created on first access.
    open var navigationItem: UINavigationItem { navigationItemIfLoaded ?? makeNavigationItem() }
    var navigationItemIfLoaded: UINavigationItem?

    // MARK: Bars and containers

    /// The items of the navigation controller's toolbar for this controller. Default nil.
    open var toolbarItems: [UIBarButtonItem]? {
        get { storedToolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }
    private var storedToolbarItems: [UIBarButtonItem]?

    /// Sets the toolbar items, with animation if the toolbar shows them.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        storedToolbarItems = toolbarItems
        navigationController?.toolbarItemsDidChange(of: self, animated: animated)
    }

    /// Whether the toolbar is hidden while this controller, or one above it, is on top of the stack. Default false.
    open var hidesBottomBarWhenPushed = false

    /// Whether the content can be edited. Default false.
    open var isEditing: Bool {
        get { storedIsEditing }
        set { setEditing(newValue, animated: false) }
    }
    private var storedIsEditing = false

    /// Enters or leaves editing mode; `editButtonItem` calls it. Call super in overrides.
    open func setEditing(_ editing: Bool, animated: Bool) {
        storedIsEditing = editing
        editButtonIfLoaded?.showEditing(editing)
    }

    /// A button that toggles editing mode, titled "Edit" or "Done".
    open var editButtonItem: UIBarButtonItem { editButtonIfLoaded ?? makeEditButton() }
    var editButtonIfLoaded: UIBarButtonItem?

    /// Shows `vc` in the nearest container that handles it, for example by pushing it. Otherwise presents it.
    open func show(_ vc: UIViewController, sender: Any?) { showInContainer(vc, sender: sender) }

    /// Shows `vc` in the secondary column of the nearest split view controller. Otherwise presents it.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        showDetailInContainer(vc, sender: sender)
    }

    /// Called on the primary controller of a collapsing split view controller, to integrate the secondary one. The
    /// default does nothing.
    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {}

    /// Returns the secondary controller when a split view controller expands. Default nil.
    open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }

    open override var next: UIResponder? {
        if let holder = viewIfLoaded?.superview { return holder }
        return presentingViewController
    }

    /// Adds `keyCommand`, which is active while this controller is in the responder chain, after those added before.
    /// Does nothing if it is already added.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) {
        if !addedKeyCommands.contains(keyCommand) { addedKeyCommands.append(keyCommand) }
    }

    /// Removes a command that was added with `addKeyCommand`.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
        addedKeyCommands.removeAll { $0 === keyCommand }
    }

    /// The nearest navigation controller among the ancestors of this controller.
    open var navigationController: UINavigationController? {
        var link = parent
        while let controller = link {
            if let found = controller as? UINavigationController { return found }
            link = controller.parent
        }
        return nil
    }

    /// The nearest split view controller among the ancestors of this controller.
    open var splitViewController: UISplitViewController? {
        var link = parent
        while let controller = link {
            if let found = controller as? UISplitViewController { return found }
            link = controller.parent
        }
        return nil
    }

    /// The area that bars cover at the top of the view.
    @available(iOS, introduced: 7.0, deprecated: 11.0, message: "Use view.safeAreaLayoutGuide.topAnchor instead")
    open var topLayoutGuide: any UILayoutSupport { view.barGuide(atTop: true) }

    /// The area that bars cover at the bottom of the view.
    @available(iOS, introduced: 7.0, deprecated: 11.0, message: "Use view.safeAreaLayoutGuide.bottomAnchor instead")
    open var bottomLayoutGuide: any UILayoutSupport { view.barGuide(atTop: false) }
}

extension UIViewController {
    /// The emulated system version: that of the system that shows the view; otherwise of the current system.
    package var era: SystemEra { (viewIfLoaded?.window?.system ?? UIKitSystem.current)?.era ?? .standard }
}
