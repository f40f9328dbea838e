/// Owns a tree of views, its life on the screen and what is presented over it.
///
/// What a subclass may override stands in this class's body, because Swift cannot override members of extensions.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment, UITraitChangeObservable,
    TraitChangeTeller
{
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
        if let nibNameOrNil {
            misuse(
                "Could not load NIB \(nibNameOrNil): there are no nib files here; build the view in loadView().",
                raises: true)
        }
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    // MARK: The view

    private var loadedView: UIView?
    private var isLoadingView = false
    /// The key commands that were added, in that order.
    var addedKeyCommands: [UIKeyCommand] = []

    /// The commands that were added with `addKeyCommand`; nil when there is none.
    open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }

    /// The controller's root view; loaded when it is first asked for.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set { takeView(newValue) }
    }

    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }

    /// Makes `view`. The default makes an empty one that follows its superview's size.
    open func loadView() {
        let plain = UIView(frame: UIKitSystem.current?.screen.bounds ?? .zero)
        plain.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view = plain
    }

    open func loadViewIfNeeded() {
        guard loadedView == nil, !isLoadingView else { return }
        isLoadingView = true
        loadView()
        isLoadingView = false
        guard loadedView != nil else {
            misuse("-[\(type(of: self)) loadView] did not set the controller's view.", raises: true)
            takeView(UIView())
            return
        }
        Trace.note(self, "viewDidLoad()")
        viewDidLoad()
    }

    private func takeView(_ view: UIView?) {
        if let old = loadedView, old !== view { old.ownerController = nil }
        loadedView = view
        view?.ownerController = self
        view?.updateTraits()
    }

    open func viewDidLoad() {}

    // MARK: Appearance

    open func viewWillAppear(_ animated: Bool) {}
    /// Called once per appearance, when the view is in the window, with its traits and size.
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func viewSafeAreaInsetsDidChange() {}
    /// Called after the margins of the root view have changed. The default does nothing.
    open func viewLayoutMarginsDidChange() {}
    /// Updates the root view's constraints, in its place. The default has the view do it; call it last.
    open func updateViewConstraints() { view.updateConstraints() }
    /// The margins that the system wants at least. Points.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { minimumMargins }
    /// Whether the root view's margins are at least those. Default true.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { viewIfLoaded?.marginsDidChange() } }
    }
    open func didReceiveMemoryWarning() {}

    var appearance = AppearanceState.disappeared
    /// Whether the running appearance or disappearance is over once the view has moved.
    var isMovingWithView = false
    /// Whether `viewIsAppearing` is still to come, as the parent forwards appearances itself.
    var isAppearingUntold = false
    /// Whether appearance callbacks reach the children by themselves. Default true.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Tells this controller, and through it its children, that its view is about to come or go. Every call needs its
    /// `endAppearanceTransition()`.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        changeAppearance(appearing: isAppearing, animated: animated)
    }

    /// Tells this controller that the coming or going of its view is over.
    open func endAppearanceTransition() { finishAppearance() }

    // MARK: Parents and children

    open private(set) var children: [UIViewController] = []
    open private(set) weak var parent: UIViewController?
    var move = ParentMove.none
    open var isMovingToParent: Bool { move == .toParent }
    open var isMovingFromParent: Bool { move == .fromParent }

    /// Makes `childController` a child; it leaves another parent first. The caller adds its view and then calls
    /// `didMove(toParent:)`.
    open func addChild(_ childController: UIViewController) {
        guard childController !== self, !isInside(childController) else {
            misuse("Cannot add \(childController) as a child of \(self): it would be inside itself.", raises: true)
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

    /// Leaves the parent; call `willMove(toParent: nil)` and remove the view before.
    open func removeFromParent() {
        guard let old = parent else { return }
        if guest != nil { presentation?.end(reason: .replaced) }
        old.children.removeAll { $0 === self }
        parent = nil
        didMove(toParent: nil)
    }

    open func willMove(toParent parent: UIViewController?) {
        move = parent == nil ? .fromParent : .toParent
    }

    open func didMove(toParent parent: UIViewController?) {
        move = .none
    }

    // MARK: Presentation

    open var modalPresentationStyle: UIModalPresentationStyle = .automatic {
        didSet { if oldValue != modalPresentationStyle { forgetPreparedPresentation() } }
    }
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    /// Gives this controller its own way to come and go when it is presented. Not retained.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        didSet { if oldValue !== transitioningDelegate { forgetPreparedPresentation() } }
    }
    /// Whether controllers that are presented in the current context cover this controller. Default false.
    open var definesPresentationContext = false
    /// Whether controllers that are presented in the context that this controller defines come and go in its
    /// `modalTransitionStyle`, and not in their own. Default false.
    open var providesPresentationContextTransitionStyle = false
    /// Whether this controller decides on the status bar when it is presented in a style that does not fill the screen.
    /// Default false.
    open var modalPresentationCapturesStatusBarAppearance = false {
        didSet { if oldValue != modalPresentationCapturesStatusBarAppearance { setNeedsStatusBarAppearanceUpdate() } }
    }
    /// Whether a touch outside cannot close this controller. Default false.
    open var isModalInPresentation = false
    /// Whether a touch outside cannot close the popover around this controller. Default false.
    @available(iOS, deprecated: 13.0, renamed: "isModalInPresentation")
    open var isModalInPopover: Bool {
        get { isModalInPresentation }
        set { isModalInPresentation = newValue }
    }

    /// The size the content wants, for popovers and other containers. Points; zero, the default, for no wish.
    open var preferredContentSize: CGSize = .zero {
        didSet { if oldValue != preferredContentSize { announcePreferredContentSize() } }
    }

    /// What this controller presents, made by `present`, until it is gone. Its window keeps it.
    weak var presentation: PresentationDriver?
    /// What shows this controller: who presents it, or the popover of a popover controller.
    weak var ownPresentation: PresentationDriver?
    /// The presentation controller that was asked for before `present` was called.
    var preparedController: UIPresentationController?
    /// What the bars of the container around this controller cover of its view. Points.
    var containerInsets = UIEdgeInsets.zero

    /// What this controller, or the nearest ancestor, presents.
    open var presentedViewController: UIViewController? { nearest(\.presentation)?.presented }
    /// Who presents this controller, or the nearest ancestor that is presented.
    open var presentingViewController: UIViewController? { nearest(\.modalPresentation)?.visiblePresenter }
    /// Whether this controller is on its way to the screen as a presented one: from `present` until its
    /// `viewDidAppear` has returned. A child asks its container.
    open var isBeingPresented: Bool { modalPresentation?.isPresenting == true }
    /// Whether this controller is on its way off the screen: from `dismiss` until its `viewDidDisappear` has returned,
    /// or the dismissal is cancelled. A child asks its container.
    open var isBeingDismissed: Bool { modalPresentation?.isDismissing == true }

    /// The controller of the presentation that this controller, or its nearest ancestor, is or will be part of: made for
    /// the style as it is when somebody first asks. Nil for the style `none`.
    open var presentationController: UIPresentationController? { activeOrPreparedController() }
    /// The controller of the presentation that this controller, or its nearest ancestor, is part of now; nil outside of
    /// one.
    open var activePresentationController: UIPresentationController? { nearest(\.modalPresentation)?.controller }
    /// The same where it is a popover's; nil unless `modalPresentationStyle` is `.popover`.
    open var popoverPresentationController: UIPopoverPresentationController? {
        activeOrPreparedController() as? UIPopoverPresentationController
    }

    /// The same where it is a sheet's; nil for other styles.
    open var sheetPresentationController: UISheetPresentationController? {
        activeOrPreparedController() as? UISheetPresentationController
    }

    /// Presents `viewControllerToPresent` over this controller, or over the ancestor that its style asks for. What can
    /// be configured may still be until the end of this turn. `completion` runs after `viewDidAppear`.
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil)
    {
        startPresenting(viewControllerToPresent, animated: flag, completion)
    }

    /// Dismisses what this controller presents; when it presents nothing, asks its presenter to dismiss it.
    /// `completion` runs after `viewDidDisappear`.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        startDismissing(animated: flag, completion)
    }

    // MARK: Segues

    /// The segues from this controller, by identifier.
    var segues: [String: RegisteredSegue] = [:]

    /// Performs the segue that `registerSegue` has given this name: makes its destination, calls
    /// `prepare(for:sender:)`, and then `perform()` of the segue. A name that is not known is a misuse.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        guard let segue = segues[identifier] else {
            return misuse("Receiver (\(self)) has no segue with identifier '\(identifier)'", raises: true)
        }
        segue.perform(from: self, sender: sender)
    }

    /// Whether a segue that its trigger starts, a control or a bar button item, is performed. Not asked by
    /// `performSegue(withIdentifier:sender:)`, as on iOS. Default true.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Called before a registered segue from this controller is performed, with its destination made. The default does
    /// nothing.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    // MARK: Surroundings

    /// Insets that the app adds to the safe area of this controller's view. Points.
    open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
        didSet { if oldValue != additionalSafeAreaInsets { viewIfLoaded?.updateSafeArea() } }
    }

    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { viewIfLoaded?.updateTraits() }
    }

    open var traitCollection: UITraitCollection { resolveTraits() }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    var childTraits: [ObjectIdentifier: UITraitCollection] = [:]
    var traitRegistrations: [TraitRegistration] = []
    var ownTraitOverrides: TraitOverrides?

    /// Traits for this controller and all inside it that differ from those of its surroundings. They count over
    /// `overrideUserInterfaceStyle`.
    open var traitOverrides: any UITraitOverrides {
        get { ownTraitOverrides ?? TraitOverrides() }
        set {
            ownTraitOverrides = TraitOverrides(newValue)
            viewIfLoaded?.updateTraits()
        }
    }

    /// Takes up changed traits now instead of before the next layout. They are always taken up at once here.
    open func updateTraitsIfNeeded() { viewIfLoaded?.updateTraits() }

    /// Gives `childViewController` other traits than its parent's; nil takes them back.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        childTraits[ObjectIdentifier(childViewController)] = collection
        childViewController.viewIfLoaded?.updateTraits()
    }

    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childTraits[ObjectIdentifier(childViewController)]
    }

    /// Called on the parent, or the presentation controller, when `container` wants another size.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Called when Auto Layout has given the view of `container`, a child, another size. The default does nothing.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// The size that `container`, a child, will have in a view of `parentSize`. Default: `parentSize` for a child that
    /// fills the view now, else the child's present size. Points.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        childSize(of: container, in: parentSize)
    }

    /// Called before the view takes another size, or is turned; what `coordinator` is given runs alongside. The default
    /// tells the children whose sizes change.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        announceToChildren(size, coordinator)
    }

    /// Called before the traits that come with a size change, and before `viewWillTransition(to:with:)`. The default
    /// tells the children.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        announceToChildren(newCollection, coordinator)
    }

    /// What runs beside the transition that this controller, or the nearest ancestor, is in: of a stack, of what it
    /// presents or what presents it, or a change of its window's size. Nil when there is none.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        nearest(\.stackCoordinator) ?? nearest(\.presentationCoordinator) ?? viewIfLoaded?.window?.sizeTransition
    }

    // MARK: Orientation, status bar and home indicator

    /// The orientations that the interface may turn to while this controller is in front. Default: all on a pad, all but
    /// upside down on a phone.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }
    /// How the interface shall stand when this controller comes. Default: as it stands.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        UIKitSystem.current?.orientation ?? .portrait
    }

    /// Whether the interface turns with the device while this controller is in front. Default true. Asked by systems
    /// before iOS 16; later ones follow `supportedInterfaceOrientations` alone.
    open var shouldAutorotate: Bool { true }

    /// Turns the interface to how the device is held, when the controller in front agrees: for one whose answers have
    /// changed. The interface turns in the next frame.
    open class func attemptRotationToDeviceOrientation() { UIKitSystem.current?.reviewOrientation() }

    /// What the controller is called when an app's state is saved. Stored, and shown in dumps; no state is saved. Default
    /// nil.
    open var restorationIdentifier: String?

    /// Says that `supportedInterfaceOrientations` has another answer now; the interface turns in the next frame where it
    /// has to, or can follow the device again.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() { UIKitSystem.current?.reviewOrientation() }

    /// Default: true where the height is compact, as on a phone on its side.
    open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The child that decides whether the status bar is hidden; nil, the default, for this controller.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// The child that decides on the status bar's style; nil, the default, for this controller.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// Says that what this controller prefers of the status bar has changed; taken up before the next layout.
    open func setNeedsStatusBarAppearanceUpdate() { UIKitSystem.current?.statusBar.setNeedsUpdate() }

    /// Whether the home indicator may fade away. Default false.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The child that decides on the home indicator; nil, the default, for this controller.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// Says that `prefersHomeIndicatorAutoHidden` has another answer now.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() { UIKitSystem.current?.statusBar.setNeedsUpdate() }

    open var title: String? {
        didSet { navigationItemIfLoaded?.title = title }
    }

    /// What the bar of the navigation controller around this controller shows for it; made when it is first asked for.
    open var navigationItem: UINavigationItem { navigationItemIfLoaded ?? makeNavigationItem() }
    var navigationItemIfLoaded: UINavigationItem?

    // MARK: Bars and containers

    /// What the toolbar of the navigation controller around this controller shows for it. Default nil.
    open var toolbarItems: [UIBarButtonItem]? {
        get { ownToolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }
    private var ownToolbarItems: [UIBarButtonItem]?

    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        ownToolbarItems = toolbarItems
        navigationController?.toolbarItemsDidChange(of: self, animated: animated)
    }

    /// Whether the toolbar is away while this controller, or one above it, is on top of the stack. Default false.
    open var hidesBottomBarWhenPushed = false

    /// Whether the content can be edited. Default false.
    open var isEditing: Bool {
        get { isEditingNow }
        set { setEditing(newValue, animated: false) }
    }
    private var isEditingNow = false

    /// Called by `editButtonItem`; call super when you override it.
    open func setEditing(_ editing: Bool, animated: Bool) {
        isEditingNow = editing
        editButtonIfLoaded?.showEditing(editing)
    }

    /// A button that turns editing on and off: its title is "Edit" or "Done".
    open var editButtonItem: UIBarButtonItem { editButtonIfLoaded ?? makeEditButton() }
    var editButtonIfLoaded: UIBarButtonItem?

    /// Shows `vc` as the nearest container does: a stack pushes it. Presents it where there is none.
    open func show(_ vc: UIViewController, sender: Any?) { showInContainer(vc, sender) }

    /// Shows `vc` in the second column of the nearest split view. Presents it where there is none.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetailInContainer(vc, sender) }

    /// Takes up the second controller of a split view that becomes compact. The default drops it.
    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {}

    /// Gives up what becomes the second controller of a split view that is wide again. Default nil.
    open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }

    open override var next: UIResponder? {
        if let holder = viewIfLoaded?.superview { return holder }
        return presentingViewController
    }
}
