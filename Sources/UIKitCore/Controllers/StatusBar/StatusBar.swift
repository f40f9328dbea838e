/// The status bar of the device: how high it is, whether it shows and in which colour, as the controller in front has it.
@MainActor package final class StatusBar {
    unowned let system: UIKitSystem
    private var needsUpdate = false
    /// As the controller in front prefers it.
    package private(set) var isHidden = false
    /// Whether the controller in front wants the home indicator to fade away.
    package private(set) var hidesHomeIndicator = false
    /// Whether the home indicator is white. It stands on a card where the bar stands on the black around it.
    package private(set) var isIndicatorLight = false
    /// `lightContent` or `darkContent`.
    package private(set) var style = UIStatusBarStyle.darkContent
    /// What the system gives the bar instead of its usual height, as during a call. Points.
    private var otherHeight: CGFloat?

    init(system: UIKitSystem) {
        self.system = system
    }

    /// How high the bar is now, 0 when hidden; nil for as high as usual. Points.
    var height: CGFloat? { isHidden ? 0 : otherHeight }

    /// The bar at the upper edge of the screen; no height when it is hidden. Points of the screen.
    package var frame: CGRect { frame(on: system.device, system.orientation, width: system.screen.bounds.width) }

    /// The bar on a screen of `width` points where the interface of `device` stands in `orientation`.
    func frame(on device: DeviceModel, _ orientation: UIInterfaceOrientation, width: CGFloat) -> CGRect {
        var usual = device.statusBarHeight
        if case .phone = device.kind, orientation.isLandscape, device.hasHomeIndicator { usual = 0 }
        return CGRect(x: 0, y: 0, width: width, height: height ?? usual)
    }

    /// The system makes the bar `height` points high, as it does for a call; the safe area follows at once.
    ///
    /// - Precondition: `height` is finite and not negative.
    package func setHeight(_ height: CGFloat) {
        precondition(height.isFinite && height >= 0, "A status bar cannot be \(height) points high; give 0 or more.")
        guard height != otherHeight else { return }
        system.activate()
        let next = CGRect(x: 0, y: 0, width: frame.width, height: isHidden ? 0 : height)
        StatusBarChange(to: next, of: self).perform {
            otherHeight = height
            updateSafeAreas()
        }
    }

    /// Has the controllers asked again before the next layout.
    func setNeedsUpdate() {
        needsUpdate = true
        system.host.requestFrame()
    }

    /// Asks the controller in front, when somebody has asked for it.
    func updateIfNeeded() {
        guard needsUpdate else { return }
        needsUpdate = false
        guard let top = windowInFront?.rootViewController?.controllerOfStatusBar else { return }
        let hides = top.follow(\.childForStatusBarHidden).prefersStatusBarHidden
        hidesHomeIndicator = top.follow(\.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden
        let (stylist, stylists) = (top.follow(\.childForStatusBarStyle), top.chain(\.childForStatusBarStyle))
        let preferred = stylist.preferredStatusBarStyle.shown(in: stylist.traitCollection)
        style = stylists.contains(where: \.isBehindCard) ? .lightContent : preferred
        isIndicatorLight = preferred == .lightContent
        if hides != isHidden { setHidden(hides) }
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

    /// The front-most of the app's windows, or of those that lie over them and fill the screen.
    private var windowInFront: UIWindow? {
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
    /// The front-most controller that fills the window, or that wants to decide on the status bar though it does not.
    fileprivate var controllerOfStatusBar: UIViewController {
        var (top, deciding) = (self, self)
        while let driver = top.presentation, !driver.isGone {
            top = driver.presented
            if driver.controller.effectiveStyle.fillsWindow || top.modalPresentationCapturesStatusBarAppearance {
                deciding = top
            }
        }
        return deciding
    }

    /// The controller at the end of a chain of those that decide instead of the one before.
    fileprivate func follow(_ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController {
        chain(child).last ?? self
    }

    /// This controller, the one that decides in its place, and so on.
    fileprivate func chain(_ child: KeyPath<UIViewController, UIViewController?>) -> [UIViewController] {
        var chain = [self]
        // A controller that names itself, or a ring of them, decides itself.
        while chain.count < 64, let last = chain.last, let next = last[keyPath: child], next !== last {
            chain.append(next)
        }
        return chain
    }

    /// Whether this controller has stepped back behind a card: the status bar stands on black then.
    fileprivate var isBehindCard: Bool {
        guard let driver = presentation, !driver.isEnding else { return false }
        return driver.controller.sheet?.hasBlackAround == true
    }
}

extension UIStatusBarStyle {
    /// Light or dark: the default depends on what is behind.
    fileprivate func shown(in traits: UITraitCollection) -> UIStatusBarStyle {
        switch self {
        case .lightContent, .darkContent: self
        case .default: traits.userInterfaceStyle == .dark ? .lightContent : .darkContent
        }
    }
}
