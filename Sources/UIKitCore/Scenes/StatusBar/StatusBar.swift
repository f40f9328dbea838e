/// The status bar of the device: its height, visibility and style, determined by the frontmost controller.
@MainActor package final class StatusBar: SystemService {
    unowned let system: UIKitSystem
    private var needsUpdate = false
    /// The animation of the block in which the update was requested; nil outside of one.
    private var pendingMotion: ViewAnimation?
    /// How the bar changes now; nil for at once.
    private var transition: Transition?

    /// An animated change of the bar's style or visibility.
    package struct Transition {
        /// How the bar appears or disappears. A change of the style is always a cross-fade.
        package let visibility: UIStatusBarAnimation
        package let motion: ViewAnimation
    }
    /// Whether the frontmost controller hides the bar.
    package private(set) var isHidden = false
    /// Whether the frontmost controller permits hiding the home indicator.
    package private(set) var hidesHomeIndicator = false
    /// The edges at which the frontmost controller's gestures come before the system's.
    package private(set) var deferredEdges: UIRectEdge = []
    /// Whether the home indicator is white. It is over a card's content while the bar is over the black around it.
    package private(set) var isIndicatorLight = false
    /// The resolved style, `lightContent` or `darkContent`.
    package private(set) var style = UIStatusBarStyle.darkContent
    /// The height that the system sets instead of the usual one, as during a call. Points.
    private var overrideHeight: CGFloat?

    package init(system: UIKitSystem) {
        self.system = system
    }

    /// The height of the bar, 0 when hidden; nil for the usual one. Points.
    var height: CGFloat? { isHidden ? 0 : overrideHeight }

    /// The frame of the bar, in points of the screen. Its height is 0 when hidden.
    package var frame: CGRect {
        frame(on: system.device, orientation: system.orientation, width: system.screen.bounds.width)
    }

    /// The frame of the bar on a screen of `width` points, for an interface of `device` in `orientation`.
    func frame(on device: DeviceModel, orientation: UIInterfaceOrientation, width: CGFloat) -> CGRect {
        var usual = device.statusBarHeight
        if case .phone = device.kind, orientation.isLandscape, device.hasHomeIndicator { usual = 0 }
        return CGRect(x: 0, y: 0, width: width, height: height ?? usual)
    }

    /// Sets the height of the bar in points, as the system does for a call. The safe area is updated immediately.
    /// - Precondition: `height` is finite and not negative.
    package func setHeight(_ height: CGFloat) {
        precondition(height.isFinite && height >= 0, "A status bar cannot be \(height) points high; use 0 or more.")
        guard height != overrideHeight else { return }
        system.activate()
        let next = CGRect(x: 0, y: 0, width: frame.width, height: isHidden ? 0 : height)
        StatusBarChange(to: next, of: self).perform {
            overrideHeight = height
            updateSafeAreas()
        }
    }

    /// Whether the app hides the bar, and its style, if the app's `Info.plist` says that controllers do not decide.
    private lazy var hiddenByApp =
        system.appInfo.statusBarFollowsControllers ? nil : system.appInfo.isStatusBarHidden
    private lazy var styleOfApp =
        system.appInfo.statusBarFollowsControllers ? nil : system.appInfo.statusBarStyle

    /// Hides or shows the bar for the app. False, with nothing changed, if controllers decide.
    func setHiddenByApp(_ hides: Bool) -> Bool {
        guard hiddenByApp != nil else { return false }
        hiddenByApp = hides
        setNeedsUpdate()
        return true
    }

    /// Sets the style for the app. False, with nothing changed, if controllers decide.
    func setAppStyle(_ style: UIStatusBarStyle) -> Bool {
        guard styleOfApp != nil else { return false }
        styleOfApp = style
        setNeedsUpdate()
        return true
    }

    /// Asks the controllers again: before the next layout, or at once in an animation block. There the bar changes with
    /// the block's animation, also if that is a transition's, and so does the layout of the windows below it.
    package func setNeedsUpdate() {
        setNeedsUpdateBeforeLayout()
        if currentMotion != nil { updateIfNeeded(movesLayout: true) }
    }

    /// Asks the controllers again before the next layout. In an animation block, as that of a rotation, the bar changes
    /// with its animation.
    func setNeedsUpdateBeforeLayout() {
        needsUpdate = true
        if let currentMotion { pendingMotion = currentMotion }
        system.host.requestFrame()
    }

    private var currentMotion: ViewAnimation? {
        UIView.areAnimationsEnabled ? AnimationContext.current?.animation : nil
    }

    /// Asks the frontmost controller if an update is needed. Returns whether it was asked.
    ///
    /// - Parameter movesLayout: Whether an animation block is being set up, in which the views below move with the bar.
    @discardableResult
    func updateIfNeeded(movesLayout: Bool = false) -> Bool {
        guard needsUpdate else { return false }
        needsUpdate = false
        let motion = pendingMotion
        pendingMotion = nil
        guard let top = frontmostWindow?.rootViewController?.statusBarController else { return true }
        let decider = top.decidingController(along: \.childForStatusBarHidden)
        let hides = hiddenByApp ?? decider.prefersStatusBarHidden
        hidesHomeIndicator =
            top.decidingController(along: \.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden
        deferredEdges =
            top.decidingController(along: \.childForScreenEdgesDeferringSystemGestures)
            .preferredScreenEdgesDeferringSystemGestures
        let stylist = top.decidingController(along: \.childForStatusBarStyle)
        let stylists = top.delegationChain(\.childForStatusBarStyle)
        let preferred = (styleOfApp ?? stylist.preferredStatusBarStyle).resolved(in: stylist.traitCollection)
        style = stylists.contains(where: \.isBehindCard) ? .lightContent : preferred
        isIndicatorLight = preferred == .lightContent
        transition = motion.map { Transition(visibility: decider.preferredStatusBarUpdateAnimation, motion: $0) }
        guard hides != isHidden else { return true }
        // Views whose layout is up to date move. A layout that is still pending, as that of new views, is not animated.
        let windows = movesLayout ? system.application.windows : []
        let moving = windows.flatMap(\.subviews).filter { !$0.layer.needsLayoutInSubtree }
        setHidden(hides)
        for view in moving { view.layoutIfNeeded() }
        return true
    }

    /// The animation of the last change, once; nil for none, or if it was stopped meanwhile.
    package func consumeTransition() -> Transition? {
        defer { transition = nil }
        return transition?.motion.stopPosition == nil ? transition : nil
    }

    private func setHidden(_ hides: Bool) {
        let old = isHidden
        isHidden = hides
        let next = frame
        isHidden = old
        StatusBarChange(to: next, of: self).perform {
            isHidden = hides
            updateSafeAreas()
        }
    }

    /// The frontmost window of normal level, or of another level if it fills the screen.
    private var frontmostWindow: UIWindow? {
        system.application.windows.last { window in
            guard window.isShown, window.rootViewController != nil else { return false }
            return window.windowLevel == .normal || window.frame.contains(window.screen.bounds)
        }
    }

    private func updateSafeAreas() {
        for window in system.application.windows { window.updateSafeArea() }
        system.host.requestFrame()
    }
}

extension UIViewController {
    /// The frontmost controller that is presented full screen, or that captures the status bar's appearance.
    fileprivate var statusBarController: UIViewController {
        var top = self
        var deciding = self
        while let driver = top.presentation, driver.determinesStatusBar {
            top = driver.presented
            if driver.controller.effectiveStyle == .fullScreen || top.modalPresentationCapturesStatusBarAppearance {
                deciding = top
            }
        }
        return deciding
    }

    /// The last controller of the chain that `child` leads to.
    fileprivate func decidingController(along child: KeyPath<UIViewController, UIViewController?>) -> UIViewController {
        delegationChain(child).last ?? self
    }

    /// This controller, the child that decides in its place, and so on.
    fileprivate func delegationChain(_ child: KeyPath<UIViewController, UIViewController?>) -> [UIViewController] {
        var chain = [self]
        // A controller that returns itself decides itself; a cycle ends at the limit.
        while chain.count < 64, let last = chain.last, let next = last[keyPath: child], next !== last {
            chain.append(next)
        }
        return chain
    }

    /// Whether this controller is scaled down behind a card, so that the status bar is over black.
    fileprivate var isBehindCard: Bool {
        guard let driver = presentation, driver.determinesStatusBar else { return false }
        return driver.chrome.hasBlackAround
    }
}

extension UIStatusBarStyle {
    /// This style with the default resolved for `traits`.
    fileprivate func resolved(in traits: UITraitCollection) -> UIStatusBarStyle {
        switch self {
        case .lightContent, .darkContent: self
        case .default: traits.userInterfaceStyle == .dark ? .lightContent : .darkContent
        }
    }
}

extension UIKitSystem {
    /// The status bar of the device.
    package var statusBar: StatusBar { service(StatusBar.self) }
}
