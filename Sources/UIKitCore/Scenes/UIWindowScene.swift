/// A scene that shows windows on a screen.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment, UITraitChangeObservable, TraitChangeNotifier {
    /// The scene's windows, back to front, including hidden ones.
    open var windows: [UIWindow] { windowEntries.compactMap(\.window) }

    /// Whether a window meets the condition. Without a list of them, and without a closure that the standard library would
    /// call, which costs a check of the actor: each frame asks several times.
    final func containsWindow(where condition: (UIWindow) -> Bool) -> Bool {
        for entry in windowEntries {
            if let window = entry.window, condition(window) { return true }
        }
        return false
    }

    private var windowEntries: [WindowEntry] = []
    /// The first window of a scene that was not made for an app, because nothing else retains it.
    private var retainedWindow: UIWindow?
    var retainsFirstWindow = false

    /// The screen that shows the scene.
    open var screen: UIScreen { storedScreen }
    /// Retained, so that a window has a screen even after its device is gone, for example in a task that outlives its
    /// test.
    private let storedScreen: UIScreen
    /// The screen's traits with the scene's overrides.
    open var traitCollection: UITraitCollection {
        storedTraitOverrides?.applied(to: screen.traitCollection) ?? screen.traitCollection
    }
    /// Called after `traitCollection` has changed, before the windows are updated. The default does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Traits that override the screen's for this scene's windows.
    open var traitOverrides: any UITraitOverrides {
        get { storedTraitOverrides ?? TraitOverrides() }
        set {
            storedTraitOverrides = TraitOverrides(newValue)
            updateTraits()
            windows.forEach { $0.updateTraits() }
        }
    }
    private var storedTraitOverrides: TraitOverrides?
    var traitRegistrations: [TraitRegistration] = []
    /// The traits of the last notification.
    private var lastNotifiedTraits: UITraitCollection

    public override init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        storedScreen = session.system.screen
        lastNotifiedTraits = storedScreen.traitCollection
        super.init(session: session, connectionOptions: connectionOptions)
    }

    /// Notifies this scene when its traits have changed. The caller updates the windows.
    func updateTraits() {
        let previous = lastNotifiedTraits
        let current = traitCollection
        guard previous != current else { return }
        lastNotifiedTraits = current
        current.performAsCurrent {
            traitCollectionDidChange(previous)
            notifyRegistrations(of: current, since: previous)
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
    /// Whether the scene's windows are visible. A scene in the background, or one that disconnects, keeps its windows
    /// without showing them.
    package var isOnScreen: Bool {
        isConnecting || activationState == .foregroundActive || activationState == .foregroundInactive
    }
    /// True until the scene enters the foreground for the first time; its delegate may already show windows.
    private var isConnecting = true

    func add(_ window: UIWindow) {
        guard !windows.contains(window) else { return }
        if retainsFirstWindow, retainedWindow == nil { retainedWindow = window }
        insert(window)
    }

    /// Adds windows that were made before there was a scene.
    func adopt(_ strays: [UIWindow]) {
        for window in strays { window.windowScene = self }
    }

    func remove(_ window: UIWindow) {
        windowEntries.removeAll { $0.window == nil || $0.window === window }
        window.layer.removeFromSuperlayer()
        if retainedWindow === window { retainedWindow = nil }
    }

    // MARK: Visibility

    /// Adds the scene's windows to the screen, in front of all other scenes' windows.
    func attachToScreen() {
        isConnecting = false
        for window in windows { screen.rootLayer.addSublayer(window.layer) }
        system.statusBar.setNeedsUpdate()
    }

    func detachFromScreen() {
        for window in windows { window.layer.removeFromSuperlayer() }
        system.statusBar.setNeedsUpdate()
    }

    /// Makes the scene's last key window key again, after the scene has become active.
    func restoreKeyWindow() {
        guard let keyWindow, !keyWindow.isKeyWindow else { return }
        system.application.makeKey(keyWindow)
    }

    /// Removes all windows, after the scene was disconnected. Each loses what it presented; the app may still retain
    /// it.
    func releaseWindows() {
        for window in windows { window.windowScene = nil }
        retainedWindow = nil
    }

    // MARK: Order

    /// Moves `window` in front of all others of its level or lower levels.
    func bringToFront(_ window: UIWindow) {
        guard windows.contains(window) else { return }
        windowEntries.removeAll { $0.window === window }
        insert(window)
    }

    private func insert(_ window: UIWindow) {
        windowEntries.removeAll { $0.window == nil }
        let index = windowEntries.firstIndex { $0.level > window.windowLevel }
        if isOnScreen {
            if let index, let above = windowEntries[index].window {
                screen.rootLayer.insertSublayer(window.layer, below: above.layer)
            } else {
                screen.rootLayer.addSublayer(window.layer)
            }
        }
        windowEntries.insert(WindowEntry(window: window), at: index ?? windowEntries.count)
    }

    /// The coordinate space of the scene's windows.
    open var coordinateSpace: any UICoordinateSpace { screen }
}

/// A window in a scene's order. The scene does not retain it.
private struct WindowEntry {
    weak var window: UIWindow?

    @MainActor var level: UIWindow.Level { window?.windowLevel ?? .normal }
}
