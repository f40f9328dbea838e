/// Receives the events of a scene's life cycle. Every method is optional.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
    /// The scene is about to connect; create its windows here.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// The scene was disconnected.
    func sceneDidDisconnect(_ scene: UIScene)
    /// The scene has become active.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// The scene is about to become inactive.
    func sceneWillResignActive(_ scene: UIScene)
    /// The scene is about to enter the foreground.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// The scene has entered the background.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Asks the connected scene to open URLs.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    /// Asks the connected scene to continue `userActivity`.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    /// What the scene shows, to restore it when it connects again. Asked when the scene has entered the background; the
    /// answer is the session's `stateRestorationActivity`.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) { OptionalRequirement.skip() }
    public func sceneDidDisconnect(_ scene: UIScene) { OptionalRequirement.skip() }
    public func sceneDidBecomeActive(_ scene: UIScene) { OptionalRequirement.skip() }
    public func sceneWillResignActive(_ scene: UIScene) { OptionalRequirement.skip() }
    public func sceneWillEnterForeground(_ scene: UIScene) { OptionalRequirement.skip() }
    public func sceneDidEnterBackground(_ scene: UIScene) { OptionalRequirement.skip() }
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        OptionalRequirement.skip()
    }
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { OptionalRequirement.skip() }
    /// Nil: the session keeps the activity that it has.
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        OptionalRequirement.skip()
        return nil
    }
}

/// The delegate of a scene with windows. Every requirement is optional.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's main window.
    var window: UIWindow? { get set }
    /// The user chose a shortcut of the app. Call `completionHandler` with whether it was performed.
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
    /// Calls `completionHandler` with false.
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        OptionalRequirement.skip()
        completionHandler(false)
    }

    /// Nil; setting it has no effect.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}
