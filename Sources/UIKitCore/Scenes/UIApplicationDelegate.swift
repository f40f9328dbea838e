/// The window of an app's delegate. A protocol of its own, so that a delegate implements it with one question mark and
/// readers through `UIApplicationDelegate` see two, as with an optional requirement. Not for use in an app.
@preconcurrency @MainActor public protocol _ApplicationWindowOwner: NSObjectProtocol {
    /// The main window of an app without scenes.
    @_disfavoredOverload
    var window: UIWindow? { get set }
}

/// Receives the events of an app's life cycle. Every requirement is optional.
@preconcurrency @MainActor public protocol UIApplicationDelegate: _ApplicationWindowOwner {
    /// The launch has begun. The result has no effect. Default true.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// The launch is almost complete. The result has no effect. Default true.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Asks for the configuration of a new scene. Implementing it makes the app one with scenes.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Sessions were discarded, whose scenes are disconnected.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    /// The app continues an activity of another app or device, in an app without scenes. Nothing here hands activities
    /// over, so only the app itself calls it. Default false.
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool
    /// Asks the app to open `url`. Called only in apps without scenes. Default false.
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
    /// Asks for the orientations that the app supports in `window`. Without it,
    /// `UIApplication.supportedInterfaceOrientations(for:)` applies.
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask
    /// The app has become active.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// The app is about to become inactive.
    func applicationWillResignActive(_ application: UIApplication)
    /// The app has entered the background.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// The app is about to enter the foreground.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// The app is about to terminate.
    func applicationWillTerminate(_ application: UIApplication)
    /// Memory is low: free what can be made again. View controllers and observers are told after the delegate.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// The user chose a shortcut of the app. Called only in apps without scenes. Call `completionHandler` with whether it
    /// was performed.
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
    /// The system lets the app fetch data in the background. Call `completionHandler` with the result.
    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
}

extension _ApplicationWindowOwner {
    /// Nil; setting it has no effect.
    @_disfavoredOverload
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}

extension UIApplicationDelegate {
    /// The main window of an app without scenes. The outer optional is nil only without a delegate.
    public var window: UIWindow?? { (self as any _ApplicationWindowOwner).window }

    /// Does nothing and returns true.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        OptionalRequirement.skip()
        return true
    }

    /// Does nothing and returns true.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        OptionalRequirement.skip()
        return true
    }

    /// Returns the session's own configuration.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        OptionalRequirement.skip()
        return connectingSceneSession.configuration
    }

    public func application(
        _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) { OptionalRequirement.skip() }

    /// Does nothing and returns false.
    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        OptionalRequirement.skip()
        return false
    }

    /// Returns all orientations.
    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
        OptionalRequirement.skip()
        return .all
    }

    public func applicationDidBecomeActive(_ application: UIApplication) { OptionalRequirement.skip() }
    public func applicationWillResignActive(_ application: UIApplication) { OptionalRequirement.skip() }
    public func applicationDidEnterBackground(_ application: UIApplication) { OptionalRequirement.skip() }
    public func applicationWillEnterForeground(_ application: UIApplication) { OptionalRequirement.skip() }
    public func applicationWillTerminate(_ application: UIApplication) { OptionalRequirement.skip() }

    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) { OptionalRequirement.skip() }

    /// Calls `completionHandler` with false.
    public func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        OptionalRequirement.skip()
        completionHandler(false)
    }

    /// Calls `completionHandler` with `noData`.
    public func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        OptionalRequirement.skip()
        completionHandler(.noData)
    }

    /// Returns false.
    public func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        OptionalRequirement.skip()
        return false
    }
}
