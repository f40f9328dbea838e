/// A scene that shows windows on a screen.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment, UITraitChangeObservable, TraitChangeTeller {
    /// The scene's windows, back to front, including hidden ones.
    open var windows: [UIWindow] { places.compactMap(\.window) }

    private var places: [WindowPlace] = []
    /// The first window of a scene that was not made for an app, because nothing else retains it.
    private var keptWindow: UIWindow?
    var keepsFirstWindow = false

    /// The screen that shows the scene.
    open var screen: UIScreen { ownScreen }
    /// Retained, so that a window has a screen even after its device is gone, for example in a task that outlives its
    /// test.
    private let ownScreen: UIScreen
    /// The screen's traits with the scene's overrides.
    open var traitCollection: UITraitCollection {
        ownTraitOverrides?.applied(to: screen.traitCollection) ?? screen.traitCollection
    }
    /// Called after `traitCollection` has changed, before the windows are updated. The default does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Traits that override the screen's for this scene's windows.
    open var traitOverrides: any UITraitOverrides {
        get { ownTraitOverrides ?? TraitOverrides() }
        set {
            ownTraitOverrides = TraitOverrides(newValue)
            updateTraits()
            windows.forEach { $0.updateTraits() }
        }
    }
    private var ownTraitOverrides: TraitOverrides?
    var traitRegistrations: [TraitRegistration] = []
    /// The traits of the last notification.
    private var toldTraits: UITraitCollection

    public override init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        ownScreen = session.system.screen
        toldTraits = ownScreen.traitCollection
        super.init(session: session, connectionOptions: connectionOptions)
    }

    /// Notifies this scene when its traits have changed. The caller updates the windows.
    func updateTraits() {
        let (previous, current) = (toldTraits, traitCollection)
        guard previous != current else { return }
        toldTraits = current
        current.performAsCurrent {
            traitCollectionDidChange(previous)
            tellRegistrations(of: current, since: previous)
        }
    }
    /// The orientation of the interface.
    open var interfaceOrientation: UIInterfaceOrientation { system.orientation }
    /// The status bar's properties for this scene.
    open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(scene: self)
    /// The scene's key window, or the window that becomes key when the scene is active.
    open var keyWindow: UIWindow? {
        guard let lastKeyWindow, lastKeyWindow.windowScene === self, !lastKeyWindow.isHidden else { return nil }
        return lastKeyWindow
    }
    /// The last window of the scene that became key.
    weak var lastKeyWindow: UIWindow?
    /// Whether the scene's windows are visible. A scene in the background keeps its windows without showing them.
    var isOnScreen: Bool { activationState != .background || isConnecting }
    /// True until the scene enters the foreground for the first time; its delegate may already show windows.
    private var isConnecting = true

    func add(_ window: UIWindow) {
        guard !windows.contains(window) else { return }
        if keepsFirstWindow, keptWindow == nil { keptWindow = window }
        place(window)
    }

    /// Adds windows that were made before there was a scene.
    func adopt(_ strays: [UIWindow]) {
        for window in strays { window.windowScene = self }
    }

    func remove(_ window: UIWindow) {
        places.removeAll { $0.window == nil || $0.window === window }
        window.layer.removeFromSuperlayer()
        if keptWindow === window { keptWindow = nil }
    }

    // MARK: Visibility

    /// Adds the scene's windows to the screen, in front of all other scenes' windows.
    func putOnScreen() {
        isConnecting = false
        for window in windows { screen.rootLayer.addSublayer(window.layer) }
        system.statusBar.setNeedsUpdate()
    }

    func takeOffScreen() {
        for window in windows { window.layer.removeFromSuperlayer() }
        system.statusBar.setNeedsUpdate()
    }

    /// Makes the scene's last key window key again, after the scene has become active.
    func giveBackKeys() {
        guard let keyWindow, !keyWindow.isKeyWindow else { return }
        system.application.makeKey(keyWindow)
    }

    /// Removes all windows, after the scene was disconnected. Each loses what it presented; the app may still retain
    /// it.
    func abandonWindows() {
        for window in windows { window.windowScene = nil }
        keptWindow = nil
    }

    // MARK: Order

    /// Moves `window` in front of all others of its level or lower levels.
    func order(_ window: UIWindow) {
        guard windows.contains(window) else { return }
        places.removeAll { $0.window === window }
        place(window)
    }

    private func place(_ window: UIWindow) {
        places.removeAll { $0.window == nil }
        let index = places.firstIndex { $0.level > window.windowLevel }
        if isOnScreen {
            if let index, let above = places[index].window {
                screen.rootLayer.insertSublayer(window.layer, below: above.layer)
            } else {
                screen.rootLayer.addSublayer(window.layer)
            }
        }
        places.insert(WindowPlace(window: window), at: index ?? places.count)
    }
}

/// A window in a scene's order. The scene does not retain it.
private struct WindowPlace {
    weak var window: UIWindow?

    @MainActor var level: UIWindow.Level { window?.windowLevel ?? .normal }
}
