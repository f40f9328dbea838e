import UIKit

/// Shows any content over the current screen without replacing it: a dimming view, and content centered above the
/// keyboard.
///
///     let overlay = ModalPresentationViewController(contentView: card)
///     overlay.animationStyle = .popup
///     overlay.show()
///
/// It is shown in a window of its own with ``show(animated:completion:)``, in one view with
/// ``show(in:animated:completion:)``, or by UIKit with `present(overlay, animated: false)`; <doc:WindowsAndScenes>
/// compares the three.
///
/// One overlay is visible per scene. Showing another asks the delegate of the first, which ends as `replaced`. If it
/// refuses, the second is not shown. An overlay that UIKit presents, or that the app adds itself, cannot be prevented
/// and appears above the first; so does one without ``replacesVisibleOverlays``.
open class ModalPresentationViewController: UIViewController, Overlay, ModalOverlay {
    /// The defaults of overlays that are created afterwards. Default `ModalPresentationAppearance()`.
    public static var appearance = ModalPresentationAppearance()

    /// The lifecycle of the overlay's presentations.
    public let lifecycle = OverlayLifecycle()
    /// Notified when the overlay hides, and may refuse it. Not retained; default nil.
    open weak var delegate: (any ModalPresentationViewControllerDelegate)?

    // MARK: Content

    /// The content: a view whose size is that of `sizeThatFits(_:)`, or the view of `contentViewController`. Default
    /// nil.
    ///
    /// Setting it replaces a content controller, and setting that replaces the view; both are reported. While the
    /// overlay is shown, new content appears at once.
    ///
    /// A view without a fitting size keeps its initial size, or fills the available area. An overlay without content
    /// shows only its dimming view, and reports that.
    open var contentView: UIView? {
        get { contentOwner.view }
        set { replaceContent { contentOwner.replace(with: newValue) } }
    }

    /// The content controller, a child of the overlay that appears with it. Default nil.
    ///
    /// Its size is that of `ModalPresentationContent`, its `preferredContentSize`, or the size of its view.
    ///
    /// The overlay retains the controller until the presentation has ended, and refers to it weakly afterwards, so that
    /// a controller may retain the overlay that shows it. If the app has retained it, it is the content of the next
    /// presentation.
    open var contentViewController: UIViewController? {
        get { contentOwner.controller }
        set { replaceContent { contentOwner.replace(with: newValue) } }
    }

    /// The minimum distance around the content, in points. Default 20 on each side. Negative and non-finite values
    /// count as 0 and are reported. Takes effect with the next layout.
    ///
    /// It affects the default frame that `layoutBlock` receives, not the frame that it sets.
    open var contentViewMargins: UIEdgeInsets {
        get { layouter.settings.margins }
        set { layouter.settings.margins = newValue }
    }
    /// The maximum width of the content, in points. Default: no limit. Negative values and NaN mean no limit and are
    /// reported. Takes effect with the next layout.
    ///
    /// It affects the default frame that `layoutBlock` receives, not the frame that it sets.
    open var maximumContentViewWidth: CGFloat {
        get { layouter.settings.maximumWidth }
        set { layouter.settings.maximumWidth = newValue }
    }
    /// Whether the content is also inset from the safe area. Default false: only `contentViewMargins` count, and the
    /// content has its own safe area.
    open var insetsContentFromSafeArea: Bool {
        get { layouter.settings.insetsContentFromSafeArea }
        set { layouter.settings.insetsContentFromSafeArea = newValue }
    }

    /// Positions the content by setting the frame of `contentView`. Default nil: the content is centered in the
    /// available area.
    ///
    /// Called before the overlay is shown, and whenever its container changes or the keyboard moves, inside that
    /// animation. The arguments are the overlay's bounds, the height that the keyboard covers (0 without one) and the
    /// content's default frame. All are points of the overlay's view, y down.
    open var layoutBlock:
        (
            (_ containerBounds: CGRect, _ keyboardHeight: CGFloat, _ contentViewDefaultFrame: CGRect) -> Void
        )?
    {
        get { layouter.settings.layoutBlock }
        set { layouter.settings.layoutBlock = newValue }
    }

    // MARK: Background

    /// Whether taps outside the content and Escape are ignored. Default false: they hide the overlay. If true, the
    /// delegate is not asked, and a touch on the overlay begins no gesture of the views around it, such as a swipe back.
    /// Takes effect with the next touch or key.
    open var isModal: Bool {
        get { behavior.isModal }
        set { behavior.isModal = newValue }
    }
    /// The view that dims the screen behind, as large as the overlay. Default: black, 0.35 opaque in the light style
    /// and 0.48 in the dark style. Takes effect at once.
    ///
    /// It receives no taps unless it has controls. Nil for none; a tap outside the content hides the overlay all the
    /// same.
    open var dimmingView: UIView? = ModalOverlayViews.makeDimmingView(appearance) {
        didSet { driver.dimmingViewDidChange() }
    }
    /// Called before a tap outside the content hides the overlay, unless it was refused. Default nil.
    open var willHideByDimmingViewTapped: (() -> Void)? {
        get { behavior.willHideByDimmingViewTapped }
        set { behavior.willHideByDimmingViewTapped = newValue }
    }
    /// Called after a tap outside the content has hidden the overlay, after all other callbacks. Default nil.
    open var didHideByDimmingViewTapped: (() -> Void)? {
        get { behavior.didHideByDimmingViewTapped }
        set { behavior.didHideByDimmingViewTapped = newValue }
    }

    // MARK: Animation

    /// The animation for showing and hiding, unless `showingAnimation` or `hidingAnimation` is set. Default fade.
    open var animationStyle: ModalPresentationAnimationStyle {
        get { animations.style }
        set { animations.style = newValue }
    }
    /// A custom animation for showing the overlay. Default nil. Not called if the overlay is shown without animation.
    ///
    /// The content is already laid out. Animate the dimming view and the content, and call the completion once at the
    /// end. If it is not called within 5 seconds, that is reported and the overlay continues.
    ///
    /// The arguments are the dimming view, the overlay's bounds, the height that the keyboard covers, the content's
    /// frame, and the completion, which takes whether the animation finished. Points of the overlay's view, y down.
    open var showingAnimation:
        (
            (
                _ dimmingView: UIView?, _ containerBounds: CGRect, _ keyboardHeight: CGFloat,
                _ contentViewFrame: CGRect,
                _ completion: @escaping (Bool) -> Void
            ) -> Void
        )?
    {
        get { animations.showing }
        set { animations.showing = newValue }
    }
    /// A custom animation for hiding the overlay. Default nil. Changes to the dimming view and the content are undone
    /// after they are removed.
    ///
    /// Call the completion once, as for `showingAnimation`. The arguments are the dimming view, the overlay's bounds,
    /// the height that the keyboard covers, and the completion. Points of the overlay's view, y down.
    open var hidingAnimation:
        (
            (
                _ dimmingView: UIView?, _ containerBounds: CGRect, _ keyboardHeight: CGFloat,
                _ completion: @escaping (Bool) -> Void
            ) -> Void
        )?
    {
        get { animations.hiding }
        set { animations.hiding = newValue }
    }

    var theme: ModalTheme { animations.theme }

    // MARK: Environment

    /// The interface orientations that are supported while the overlay is in front. Nil, the default, means those of
    /// the screen behind.
    open var supportedOrientationMask: UIInterfaceOrientationMask? {
        didSet { if supportedOrientationMask != oldValue { setNeedsUpdateOfSupportedInterfaceOrientations() } }
    }
    /// Whether the overlay's window becomes key and the overlay receives keys. Default true. Takes effect with the next
    /// presentation.
    open var shouldBecomeKeyWindow: Bool {
        get { behavior.shouldBecomeKeyWindow }
        set { behavior.shouldBecomeKeyWindow = newValue }
    }
    /// Whether the tint of the window behind is dimmed while the overlay is shown in a window. Default true. Takes
    /// effect with the next presentation.
    open var shouldDimmedAppAutomatically: Bool {
        get { behavior.shouldDimmedAppAutomatically }
        set { behavior.shouldDimmedAppAutomatically = newValue }
    }
    /// Whether the overlay ignores a keyboard that appears for a view outside it. Default true. Takes effect with the
    /// next presentation.
    ///
    /// A keyboard that is visible before the overlay, or that has no known first responder, always counts.
    open var onlyRespondsToKeyboardEventFromDescendantViews: Bool {
        get { behavior.onlyRespondsToKeyboardEventFromDescendantViews }
        set { behavior.onlyRespondsToKeyboardEventFromDescendantViews = newValue }
    }
    /// The scene for ``show(animated:completion:)``. Not retained. Nil, the default, means the scene with the key
    /// window.
    open weak var windowScene: UIWindowScene?

    // MARK: Parts

    private(set) lazy var driver = ModalDriver(of: self)
    private(set) lazy var contentOwner = ModalContentOwner(of: self)
    let layouter = ModalLayouter(appearance)
    private var animations = ModalAnimationSettings(appearance)
    var behavior = ModalBehavior(appearance)
    private lazy var outsideTap = ModalOutsideTapHandler { [unowned self] in
        contentView
    } onTap: { [unowned self] in
        driver.handleOutsideTap()
    }
    private lazy var gestureBlocker = ModalGestureBlocker { [unowned self] in isModal }
    /// Removed from the screen when the overlay is deallocated.
    private var rootView: ModalRootView?

    // MARK: Initializers

    /// Creates an overlay without content.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    /// Creates an overlay from an archive, without content.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// Creates an overlay with a content view, which it retains.
    public convenience init(contentView: UIView) {
        self.init(nibName: nil, bundle: nil)
        self.contentView = contentView
    }

    /// Creates an overlay with a content controller, which becomes its child.
    public convenience init(contentViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        self.contentViewController = contentViewController
    }

    private func setUp() {
        // A keyboard that appears before the overlay is shown must be known.
        KeyboardObserver.startObserving()
        modalPresentationStyle = .overCurrentContext
        modalTransitionStyle = .crossDissolve
        transitioningDelegate = self
    }

    /// An overlay that is deallocated while it is shown in a view is removed from the screen, as `code`.
    deinit {
        let root = rootView
        let ending = lifecycle
        MainActorCheck.runOrSchedule {
            ending.detachDriver()
            root?.removeFromConnectedWindow()
            ending.didDismiss()
        }
    }

    // MARK: Presenting

    /// Whether the overlay is on the screen, including its animations.
    open var isVisible: Bool { driver.isVisible }
    /// Whether the overlay is visible in a window of its own.
    open var isShownInWindowMode: Bool { isVisible && driver.host?.mode == .window }
    /// Whether the overlay is visible because UIKit presents it.
    open var isShownInPresentedMode: Bool { isVisible && driver.host?.mode == .presentation }
    /// Whether the overlay is visible in a view of the app.
    open var isShownInSubviewMode: Bool { isVisible && driver.host?.mode == .view }
    /// The overlay's own window; nil unless it is shown in one.
    open var window: UIWindow? { driver.host?.window }

    /// Shows the overlay in a window of its own, above everything but system alerts. The window retains it.
    ///
    /// While an alert or action sheet of UIKit that is presented later is on the screen, the overlay is behind the app's
    /// window.
    ///
    /// If no scene is on the screen, the overlay waits for one. An overlay that is hiding reverses. If it is already
    /// shown, the call is reported and changes nothing.
    ///
    /// - Parameters:
    ///   - animated: Default true.
    ///   - completion: Called once: with true after the animation, or with false if the overlay was hidden before that
    ///     or was not shown.
    open func show(animated: Bool = true, completion: ((Bool) -> Void)? = nil) {
        driver.show(
            in: .window(windowScene), scene: windowScene ?? .frontmost, animated: animated,
            completion: completion)
    }

    /// Shows the overlay in `view`, filling it and following its size. The caller must retain the overlay.
    ///
    /// If `view` has no window, the overlay waits until it has. While another screen covers that of `view`, because it was
    /// pushed, selected or presented, the overlay stays in `view` and is there again with it. When `view` leaves its
    /// window in any other way, or is deallocated, the overlay ends as `anchorLost`;
    /// ``endsWhenContainerLeavesWindow`` decides. An overlay that is hiding from `view` reverses. If it is already
    /// shown, the call is reported and changes nothing.
    ///
    /// - Parameters:
    ///   - view: Any view of the app; the overlay is added in front of its subviews.
    ///   - animated: Default true.
    ///   - completion: As for ``show(animated:completion:)``.
    open func show(in view: UIView, animated: Bool = true, completion: ((Bool) -> Void)? = nil) {
        driver.show(
            in: .view(view), scene: view.window?.windowScene, animated: animated, completion: completion)
    }

    /// Hides the overlay as `code`, wherever it is shown. The delegate may refuse.
    ///
    /// An overlay that is being shown reverses. One that is hiding continues, or is removed at once if `animated` is
    /// false.
    ///
    /// - Parameters:
    ///   - animated: Default true.
    ///   - completion: Called once: with true after the overlay was removed and the delegate was called; with false if
    ///     the delegate refused, if nothing is shown, or if the overlay is shown again first. Not called when the
    ///     overlay is dismissed for another reason, such as a tap.
    open func hide(animated: Bool = true, completion: ((Bool) -> Void)? = nil) {
        driver.dismiss(for: .code, animated: animated, asksDelegate: true, completion: completion)
    }

    /// Hides the overlay as ``hide(animated:completion:)`` does if it is shown in `view`; otherwise only calls
    /// `completion` with false.
    open func hide(in view: UIView, animated: Bool = true, completion: ((Bool) -> Void)? = nil) {
        guard driver.host?.isShown(in: .view(view)) == true else {
            completion?(false)
            return
        }
        hide(animated: animated, completion: completion)
    }

    /// Lays out the content now with the size that it requests; inside an animation block, animated. Does nothing while
    /// the overlay is not visible.
    open func updateLayout() {
        guard driver.isVisible else { return }
        driver.layOutContent()
        contentView?.layoutIfNeeded()
    }

    /// Dismisses the overlay without asking the delegate. The first reason counts.
    open func dismiss(for reason: DismissReason, animated: Bool) {
        driver.dismiss(for: reason, animated: animated, asksDelegate: false)
    }

    /// If UIKit presents the overlay and it presents nothing itself, hides it unless the delegate refuses; `completion`
    /// runs if it hides. Otherwise as for any controller.
    open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard isShownInPresentedMode, presentedViewController == nil else {
            return super.dismiss(animated: flag, completion: completion)
        }
        hide(animated: flag) { isHidden in if isHidden { completion?() } }
    }

    // MARK: Life cycle

    /// Creates the root view. A subclass calls super and adds to it.
    open override func loadView() {
        let root = ModalRootView(frame: .zero)
        root.onLeaveWindow = { [weak self] in self?.driver.viewDidLeaveWindow(withContainer: $0) }
        self.rootView = root
        view = root
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        outsideTap.attach(to: view)
        gestureBlocker.attach(to: view)
    }

    /// False: the content appears and disappears with the overlay's animations.
    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        driver.viewWillAppear(animated: animated)
    }

    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        driver.viewDidEnterWindow()
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        driver.viewDidAppear()
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        driver.viewWillDisappear(animated: animated)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        driver.viewDidDisappear()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if driver.isVisible, layouter.needsLayout(in: view) { driver.layOutContent() }
    }

    /// Updates the layout if the content controller requests another size.
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if container === contentOwner.content.controller { updateLayout() }
    }

    // MARK: Environment

    /// `supportedOrientationMask`, or otherwise the orientations of the screen behind.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        supportedOrientationMask ?? driver.host?.controllerBehind?.supportedInterfaceOrientations
            ?? super.supportedInterfaceOrientations
    }
    /// The controller behind, unless the content controller captures the status bar's appearance.
    open override var childForStatusBarStyle: UIViewController? { driver.systemBarsController }
    /// The same controller as for the style.
    open override var childForStatusBarHidden: UIViewController? { driver.systemBarsController }
    /// The same controller as for the status bar.
    open override var childForHomeIndicatorAutoHidden: UIViewController? { driver.systemBarsController }
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { driver.systemBarsController }

    // MARK: Keys

    /// In a view of the app, the window: keys and shortcuts that the overlay leaves alone do not go on to what it covers.
    /// Elsewhere, and for an overlay that does not become key, as for every controller.
    open override var next: UIResponder? {
        driver.host?.mode == .view && shouldBecomeKeyWindow ? viewIfLoaded?.window : super.next
    }

    /// Escape hides the overlay, unless `isModal` is set, the delegate refuses, or a control inside handles the key.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: \.isEscape), driver.handleEscape() { return }
        super.pressesBegan(presses, with: event)
    }

    /// Hides the overlay as `escape`, unless `isModal` is set or the delegate refuses.
    open override func accessibilityPerformEscape() -> Bool {
        driver.handleEscape() || super.accessibilityPerformEscape()
    }

    // MARK: Content

    private func replaceContent(_ replace: () -> Bool) {
        let isActive = isPresentingOrPresented
        if replace(), isActive { driver.contentWasReplaced() }
    }

    /// The size that the content requests within `limit`, from the first source that has one.
    func requestedContentSize(in limit: CGSize, keyboardHeight: CGFloat) -> CGSize? {
        contentOwner.requestedSize(in: limit) {
            $0.preferredContentSize(in: self, keyboardHeight: keyboardHeight, limitSize: limit)
        }
    }
}
