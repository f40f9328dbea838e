/// Hears of a scene's life. Every method is optional.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
    /// The app is asked to open URLs while the scene is connected.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    /// The scene, which is connected already, is to take up `userActivity`.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
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
}

/// The delegate of a scene with windows. Every requirement is optional.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's main window.
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}
