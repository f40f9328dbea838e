/// A scene that shows windows on a screen.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment, UITraitChangeObservable, TraitChangeTeller {
    /// The scene's windows, back to front, hidden ones included.
    open var windows: [UIWindow] { places.compactMap(\.window) }

    private var places: [WindowPlace] = []
    /// What nobody else keeps: in a scene that was not made for an app, the first window.
    private var keptWindow: UIWindow?
    var keepsFirstWindow = false

    open var screen: UIScreen { ownScreen }
    /// Kept, so that a window can tell whose it is when its device is gone, as where a task still waits after a test.
    private let ownScreen: UIScreen
    open var traitCollection: UITraitCollection {
        ownTraitOverrides?.applied(to: screen.traitCollection) ?? screen.traitCollection
    }
    /// Called after `traitCollection` has changed, before the windows hear of it. The default does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Traits for this scene's windows that differ from the screen's.
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
    /// The traits that this scene was told of last.
    private var toldTraits: UITraitCollection

    public override init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        ownScreen = session.system.screen
        toldTraits = ownScreen.traitCollection
        super.init(session: session, connectionOptions: connectionOptions)
    }

    /// Tells this scene of its traits where they have changed; the windows are the caller's part.
    func updateTraits() {
        let (previous, current) = (toldTraits, traitCollection)
        guard previous != current else { return }
        toldTraits = current
        current.performAsCurrent {
            traitCollectionDidChange(previous)
            tellRegistrations(of: current, since: previous)
        }
    }
    open var interfaceOrientation: UIInterfaceOrientation { system.orientation }
    open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(scene: self)
    /// The window of this scene that is key, or will be when the scene is active.
    open var keyWindow: UIWindow? {
        guard let lastKeyWindow, lastKeyWindow.windowScene === self, !lastKeyWindow.isHidden else { return nil }
        return lastKeyWindow
    }
    /// The last window of the scene that became key.
    weak var lastKeyWindow: UIWindow?
    /// Whether the scene's windows can be seen; a scene in the background has them, but shows none.
    var isOnScreen: Bool { activationState != .background || isConnecting }
    /// From its beginning until it comes to the foreground for the first time: its delegate may show windows already.
    private var isConnecting = true

    func add(_ window: UIWindow) {
        guard !windows.contains(window) else { return }
        if keepsFirstWindow, keptWindow == nil { keptWindow = window }
        place(window)
    }

    /// Takes windows that were made before there was a scene.
    func adopt(_ strays: [UIWindow]) {
        for window in strays { window.windowScene = self }
    }

    func remove(_ window: UIWindow) {
        places.removeAll { $0.window == nil || $0.window === window }
        window.layer.removeFromSuperlayer()
        if keptWindow === window { keptWindow = nil }
    }

    // MARK: Coming and going

    /// The scene's windows come to the screen, in front of all other scenes'.
    func putOnScreen() {
        isConnecting = false
        for window in windows { screen.rootLayer.addSublayer(window.layer) }
        system.statusBar.setNeedsUpdate()
    }

    func takeOffScreen() {
        for window in windows { window.layer.removeFromSuperlayer() }
        system.statusBar.setNeedsUpdate()
    }

    /// The scene is active: keys go to where they last went in it.
    func giveBackKeys() {
        guard let keyWindow, !keyWindow.isKeyWindow else { return }
        system.application.makeKey(keyWindow)
    }

    /// The scene is no more. Its windows stay with whoever keeps them, without what they presented.
    func abandonWindows() {
        for window in windows { window.windowScene = nil }
        keptWindow = nil
    }

    // MARK: Order

    /// Moves `window` in front of all others of its level or of lower ones.
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

/// A window in a scene's order; the scene does not keep it alive.
private struct WindowPlace {
    weak var window: UIWindow?

    @MainActor var level: UIWindow.Level { window?.windowLevel ?? .normal }
}
