import UIKit

/// Shows any content over what is on the screen, which it covers but does not replace: a background that dims it, and
/// content in the middle of the room that the keyboard leaves.
///
/// It is shown in a window of its own with ``show(animated:completion:)``, in one view with
/// ``show(in:animated:completion:)``, or by UIKit with `present(overlay, animated: false)`; <doc:WindowsAndScenes> compares
/// the three.
///
/// One overlay at a time is visible in a scene: showing another asks the delegate of the first, which ends as `replaced`.
/// When it refuses, the newcomer is not shown; only one that UIKit presents, or that is added by hand, cannot be kept away
/// and lies above it.
open class ModalPresentationViewController: UIViewController, Overlay {
    /// What overlays that are made from now on are like. Default `ModalPresentationAppearance()`.
    public static var appearance = ModalPresentationAppearance()

    public let ending = OverlayEnding()
    /// Hears of the end, and may refuse it. Not kept; default nil.
    open weak var delegate: (any ModalPresentationViewControllerDelegate)?

    // MARK: Content

    /// The content: a simple view, which says by `sizeThatFits(_:)` how large it wants to be, or the view of
    /// `contentViewController`. Setting one takes the place of the other, which is reported; while the overlay is shown the
    /// new one is there at once.
    ///
    /// A view that says no size gets the one it was made with, or all the room there is. Default nil: an overlay without
    /// content shows its background, and reports that.
    open var contentView: UIView? {
        get { content.view ?? formerContent?.view }
        set {
            guard newValue !== contentView else { return }
            if content.controller != nil, newValue != nil { reportTwoContents() }
            replaceContent { ModalContent(newValue) }
        }
    }

    /// The content, as a controller: a child of the overlay that appears with the overlay. Its size is what it answers as a
    /// `ModalPresentationContent`, its `preferredContentSize`, or the size of its view. Default nil.
    ///
    /// The overlay retains the controller until its showing has ended, and only refers to it afterwards, so that a
    /// controller may keep the overlay that shows it. It is the content of the next showing where the app has kept it.
    open var contentViewController: UIViewController? {
        get { content.controller ?? formerContent }
        set {
            guard newValue !== content.controller || formerContent != nil else { return }
            if content.controller == nil, content.view != nil, newValue != nil { reportTwoContents() }
            replaceContent { newValue.map { ModalContent($0, in: self) } ?? ModalContent(nil) }
        }
    }

    /// The least room around the content, in points. Default 20 on each side; what is negative or no number counts as 0, and
    /// is reported. Takes effect with the next layout. It limits what a `layoutBlock` is told, not what that does.
    open var contentViewMargins = appearance.contentViewMargins { didSet { setNeedsPlacing() } }
    /// The most that the content is wide, in points. Default: no limit, which is what negative values and no numbers count
    /// as, and is reported. Takes effect with the next layout. It limits what a `layoutBlock` is told, not what that does.
    open var maximumContentViewWidth = appearance.maximumContentViewWidth { didSet { setNeedsPlacing() } }
    /// Whether the content keeps off what the device covers of the screen as well. Default false: `contentViewMargins`
    /// alone count, and the content finds what is covered in its own safe area.
    open var insetsContentFromSafeArea = false { didSet { setNeedsPlacing() } }

    /// Places the content: set the frame of `contentView` there. Default nil: the content stands in the middle of the room.
    ///
    /// Called before the overlay is shown, and whenever its container changes or the keyboard moves, then within the
    /// animation of that. It is told the overlay's bounds; how much of them the keyboard covers, 0 when there is none; and
    /// where the content would be, for small changes. All are points of the overlay's view, y down.
    open var layoutBlock:
        (
            (_ containerBounds: CGRect, _ keyboardHeight: CGFloat, _ contentViewDefaultFrame: CGRect) -> Void
        )?
    { didSet { setNeedsPlacing() } }

    // MARK: Background

    /// Whether taps beside the content, and Escape, leave the overlay alone. Default false: they hide it. Takes effect with
    /// the next tap or key; the delegate is not asked.
    open var isModal = false
    /// What dims the screen behind, as large as the overlay. It supplies looks only, and takes no part in taps unless it
    /// has controls. Nil for none; taps count all the same. Default: black, 0.35 opaque in the light style and 0.48 in
    /// the dark one. Takes effect at once.
    open var dimmingView: UIView? = ModalPresentationViewController.makeDimmingView() {
        didSet { dimmingViewDidChange() }
    }
    /// Called before a tap beside the content hides the overlay, when nobody has refused. Default nil.
    open var willHideByDimmingViewTapped: (() -> Void)?
    /// Called when the overlay is gone after a tap beside the content, last of all who hear of the end. Default nil.
    open var didHideByDimmingViewTapped: (() -> Void)?

    // MARK: Motion

    /// How it comes and goes, unless it has an animation of its own for that. Default fade.
    open var animationStyle = appearance.animationStyle
    /// An animation of your own in. The content is in its place; move the background and the content there, and call the
    /// completion once at the end. One that does not for 5 seconds is reported and given up. Default nil.
    ///
    /// It is told the background; the overlay's bounds; how much of them the keyboard covers; where the content stands; and
    /// the completion, which wants to know whether the motion came to its end. Lengths are points of the overlay's view,
    /// y down. Not called where the overlay is shown without animation.
    open var showingAnimation:
        (
            (
                _ dimmingView: UIView?, _ containerBounds: CGRect, _ keyboardHeight: CGFloat,
                _ contentViewFrame: CGRect,
                _ completion: @escaping (Bool) -> Void
            ) -> Void
        )?
    /// An animation of your own out, with the same duties. What it has changed of background and content is undone when
    /// they are gone. Default nil.
    ///
    /// It is told the background; the overlay's bounds; how much of them the keyboard covers; and the completion. Points of
    /// the overlay's view, y down.
    open var hidingAnimation:
        (
            (
                _ dimmingView: UIView?, _ containerBounds: CGRect, _ keyboardHeight: CGFloat,
                _ completion: @escaping (Bool) -> Void
            ) -> Void
        )?

    // MARK: Surroundings

    /// The orientations that the interface may turn to while the overlay is in front; nil, the default, for those of the
    /// screen behind.
    open var supportedOrientationMask: UIInterfaceOrientationMask? {
        didSet { if supportedOrientationMask != oldValue { setNeedsUpdateOfSupportedInterfaceOrientations() } }
    }
    /// Whether the overlay's window becomes key, and keys go to the overlay. Default true; takes effect with the next
    /// showing.
    open var shouldBecomeKeyWindow = true
    /// Whether the tint of the window behind is dimmed while the overlay is shown in a window. Default true; takes effect
    /// with the next showing.
    open var shouldDimmedAppAutomatically = true
    /// Whether a keyboard that comes for a view outside of the overlay is none of its business. Default true. One that is
    /// up already when the overlay comes, or that comes for nobody who is known, always counts. Takes effect with the next
    /// showing.
    open var onlyRespondsToKeyboardEventFromDescendantViews = appearance.onlyRespondsToKeyboardEventFromDescendantViews
    /// The scene that ``show(animated:completion:)`` shows it in. Not kept; nil, the default, for the one with the key
    /// window.
    open weak var windowScene: UIWindowScene?

    // MARK: Parts

    private(set) lazy var driver = ModalDriver(of: self)
    private(set) var content = ModalContent(nil)
    /// The content controller of the last showing, which is not retained between showings.
    private weak var formerContent: UIViewController?
    private lazy var outsideTap = ModalOutsideTap(of: self)
    /// Nil until the content has been placed for this showing.
    private var place: Place?
    /// Whether what the content is placed by has changed since.
    var isPlaceStale = false
    /// What is taken off the screen when nobody keeps the overlay any more.
    private var root: ModalRootView?

    /// What the content was placed by.
    private struct Place: Equatable {
        let size: CGSize
        let safeArea: UIEdgeInsets

        @MainActor init(of view: UIView) { (size, safeArea) = (view.bounds.size, view.safeAreaInsets) }
    }

    // MARK: Making

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    /// An overlay with a view as its content, which it keeps.
    public convenience init(contentView: UIView) {
        self.init(nibName: nil, bundle: nil)
        self.contentView = contentView
    }

    /// An overlay with a controller as its content, which it keeps as a child.
    public convenience init(contentViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        self.contentViewController = contentViewController
    }

    private func prepare() {
        // A keyboard that comes up before this is shown has to be known.
        KeyboardWatch.begin()
        modalPresentationStyle = .overCurrentContext
        modalTransitionStyle = .crossDissolve
        transitioningDelegate = self
    }

    /// An overlay that nobody keeps while it is shown in a view leaves the screen, as if `code` had hidden it.
    deinit {
        let (root, ending) = (root, ending)
        MainTurn.run {
            root?.leaveWindowThatIsOnAScreen()
            ending.finish()
        }
    }

    private static func makeDimmingView() -> UIView {
        let view = UIView()
        view.backgroundColor = appearance.dimmingColor
        return view
    }

    // MARK: Showing

    /// Whether it is on the screen, also while it comes and goes.
    open var isVisible: Bool { driver.isVisible }
    /// Whether it is on the screen in a window of its own.
    open var isShownInWindowMode: Bool { isVisible && driver.host is ModalWindowHost }
    /// Whether it is on the screen because a controller presents it.
    open var isShownInPresentedMode: Bool { isVisible && driver.host is ModalPresentedHost }
    /// Whether it is on the screen in a view of the app.
    open var isShownInSubviewMode: Bool { isVisible && driver.host is ModalSubviewHost }
    /// The overlay's own window; nil unless it is shown in one.
    open var window: UIWindow? { driver.host?.window }

    /// Shows the overlay in a window of its own, in front of everything but system alerts. The window retains it.
    ///
    /// While no scene is on the screen the overlay waits for one. An overlay that is hiding turns back. Calling this while
    /// it is shown is reported and changes nothing.
    ///
    /// - Parameters:
    ///   - animated: Default true.
    ///   - completion: Called once: with true when the overlay has come to rest, with false when it was hidden before that,
    ///     or not shown.
    open func show(animated: Bool = true, completion: ((Bool) -> Void)? = nil) {
        driver.show(
            in: ModalWindowHost(in: windowScene), scene: windowScene ?? .front, animated: animated, completion)
    }

    /// Shows the overlay in `view`, filling it and following its size. Nothing retains the overlay for you.
    ///
    /// While `view` is in no window the overlay waits until it is. When `view` leaves its window, the overlay ends as
    /// `anchorLost`. An overlay that is hiding from there turns back. Calling this while it is shown is reported and changes
    /// nothing.
    ///
    /// - Parameters:
    ///   - view: Any view of the app; the overlay is added in front of its subviews.
    ///   - animated: Default true.
    ///   - completion: As for ``show(animated:completion:)``.
    open func show(in view: UIView, animated: Bool = true, completion: ((Bool) -> Void)? = nil) {
        driver.show(
            in: ModalSubviewHost(in: view), scene: view.window?.windowScene, animated: animated, completion)
    }

    /// Hides the overlay, wherever it is shown, as `code`; the delegate may refuse.
    ///
    /// An overlay that is being shown reverses. One that is hiding goes on hiding, or goes at once when `animated` is false.
    ///
    /// - Parameters:
    ///   - animated: Default true.
    ///   - completion: Called once: with true when the overlay is gone, after the delegate; with false when the delegate
    ///     refused, when nothing is shown, or when the overlay is shown again before it is gone. An end for another reason,
    ///     as a tap, does not call it.
    open func hide(animated: Bool = true, completion: ((Bool) -> Void)? = nil) {
        driver.end(for: .code, animated: animated, asking: true, completion)
    }

    /// Hides the overlay as ``hide(animated:completion:)`` does, if it is shown in `view`; otherwise only calls `completion`
    /// with false.
    open func hide(in view: UIView, animated: Bool = true, completion: ((Bool) -> Void)? = nil) {
        guard let host = driver.host as? ModalSubviewHost, host.container === view else {
            completion?(false)
            return
        }
        hide(animated: animated, completion: completion)
    }

    /// Lays the content out now, with the size that it wants now; inside an animation block, animated. Does nothing while
    /// the overlay is not visible.
    open func updateLayout() {
        guard driver.isVisible else { return }
        placeContent()
        contentView?.layoutIfNeeded()
    }

    open func end(for reason: DismissReason, animated: Bool) {
        driver.end(for: reason, animated: animated, asking: false)
    }

    /// Asks the delegate and hides the overlay where a controller presents it and it presents nothing itself; what it
    /// presents is dismissed as usual. `completion` runs where the overlay hides.
    open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard isShownInPresentedMode, presentedViewController == nil else {
            return super.dismiss(animated: flag, completion: completion)
        }
        hide(animated: flag) { isHidden in if isHidden { completion?() } }
    }

    // MARK: Life cycle

    /// Makes the view that fills the overlay's place. A subclass calls super, and adds to that.
    open override func loadView() {
        let root = ModalRootView(frame: .zero)
        root.onDeparture = { [weak self] hasSuperview in self?.viewHasLeft(withContainer: hasSuperview) }
        self.root = root
        view = root
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        outsideTap.attach(to: view)
    }

    /// False: the content appears when the overlay's motion begins and ends.
    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // It comes back from below something that had covered it.
        if driver.isInPlace { content.willAppear(animated: animated) }
    }

    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        driver.appear()
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if driver.life.phase == .shown { content.didAppear() }
        driver.host?.didAppear(self)
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if isBeingDismissed, driver.host is ModalPresentedHost {
            ending.leave(for: .code)
            driver.handle(.taken)
        } else if driver.life.phase == .shown {
            content.willDisappear(animated: animated)
        }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        // Content that hears of it may have the overlay presented again.
        let isGoing = isBeingDismissed || presentingViewController == nil
        content.didDisappear()
        if driver.host is ModalPresentedHost, isGoing { hasGone() }
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard driver.isVisible, let place, place != Place(of: view) || isPlaceStale else { return }
        placeContent()
    }

    /// Lays the content out anew where it is the content's controller that wants another size.
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if container === content.controller { updateLayout() }
    }

    // MARK: Surroundings

    /// Those of `supportedOrientationMask`, or else of the screen behind.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        supportedOrientationMask ?? driver.host?.controllerBehind?.supportedInterfaceOrientations
            ?? super.supportedInterfaceOrientations
    }
    /// The screen behind, unless a content controller captures the appearance of the status bar.
    open override var childForStatusBarStyle: UIViewController? { statusBarDecider }
    /// As for the style.
    open override var childForStatusBarHidden: UIViewController? { statusBarDecider }
    /// As for the status bar.
    open override var childForHomeIndicatorAutoHidden: UIViewController? { statusBarDecider }

    /// The screen behind decides on the bars of the system, unless a content controller wants to: it says so by
    /// `modalPresentationCapturesStatusBarAppearance`.
    private var statusBarDecider: UIViewController? {
        if let controller = content.controller, controller.modalPresentationCapturesStatusBarAppearance {
            return controller
        }
        return driver.host?.barsDecider
    }

    // MARK: Keys

    /// Escape hides the overlay, unless `isModal` is set, the delegate refuses, or a control inside has taken it.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: \.isEscape), escape() { return }
        super.pressesBegan(presses, with: event)
    }

    /// Hides the overlay as `escape`, unless `isModal` is set or the delegate refuses.
    open override func accessibilityPerformEscape() -> Bool { escape() || super.accessibilityPerformEscape() }

    // MARK: Changes

    /// Takes the content controller of the last showing for the next one.
    func adoptFormerContent() {
        guard let controller = formerContent else { return }
        formerContent = nil
        content = ModalContent(controller, in: self)
    }

    /// Lets go of the content controller, now that the showing has ended.
    func releaseContent() {
        guard let controller = content.controller else { return }
        content.leaveParent()
        content = ModalContent(nil)
        formerContent = controller
    }

    private func replaceContent(_ make: () -> ModalContent) {
        let isStanding = driver.isInPlace
        formerContent = nil
        content.leaveParent()
        content = make()
        guard isStanding else { return }
        driver.scenery.content.actor = content.view
        driver.scenery.rememberLook()
        content.willAppear(animated: false)
        placeContent()
        if driver.life.phase == .shown { content.didAppear() }
    }

    private func reportTwoContents() {
        OverlayFault.report(
            "\(self) was given a content view and a content controller; the one that was set last counts. Set one only."
        )
    }

    private func dimmingViewDidChange() {
        guard driver.isVisible else { return }
        driver.scenery.background.actor = dimmingView
        driver.scenery.rememberLook()
        driver.scenery.fill(view.bounds)
    }

    /// Remembers by what the content is placed.
    func notePlace() { (place, isPlaceStale) = (Place(of: view), false) }

    func forgetPlace() { place = nil }
}
