import Foundation
import UIKitCore
import UITestSupport
import VelariumTesting

/// An app with scenes that records its callbacks.
@MainActor final class SceneRecordingApp: UIResponder, UIApplicationDelegate {
    var calls: [String] = []
    /// The root controllers of the scenes' windows, by session identifier.
    var roots: [String: ScriptedController] = [:]
    /// The app of the current device. The framework creates the scene delegates, so they find the app here.
    static var running: SceneRecordingApp? { UIApplication.shared.delegate as? SceneRecordingApp }

    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        calls.append("configure \(session.persistentIdentifier)")
        let configuration = UISceneConfiguration(name: "main", sessionRole: session.role)
        configuration.delegateClass = SceneDelegateRecorder.self
        return configuration
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        calls.append("discard " + sceneSessions.map(\.persistentIdentifier).joined(separator: ","))
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        calls.append("app open \(url.absoluteString)")
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { calls.append("app active") }
    func applicationWillResignActive(_ application: UIApplication) { calls.append("app resign") }
    func applicationDidEnterBackground(_ application: UIApplication) { calls.append("app background") }
    func applicationWillEnterForeground(_ application: UIApplication) { calls.append("app foreground") }
}

/// The delegate of one scene. Shows a window and records its callbacks with the scene's state in the app's log.
@MainActor final class SceneDelegateRecorder: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    private func note(_ call: String, _ scene: UIScene) {
        SceneRecordingApp.running?.calls.append(
            "\(scene.session.persistentIdentifier) \(call) \(scene.activationState.rawValue)")
    }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let opened = options.urlContexts.map { " " + $0.url.absoluteString }.joined()
        let activity = options.userActivities.map { " " + $0.activityType }.joined()
        note("connect" + opened + activity, scene)
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        let root = ScriptedController()
        SceneRecordingApp.running?.roots[session.persistentIdentifier] = root
        window.rootViewController = root
        window.makeKeyAndVisible()
        self.window = window
    }

    func sceneDidDisconnect(_ scene: UIScene) { note("disconnect", scene) }
    func sceneDidBecomeActive(_ scene: UIScene) { note("active", scene) }
    func sceneWillResignActive(_ scene: UIScene) { note("resign", scene) }
    func sceneWillEnterForeground(_ scene: UIScene) { note("foreground", scene) }
    func sceneDidEnterBackground(_ scene: UIScene) { note("background", scene) }
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        note("open \(URLContexts.map(\.url.absoluteString).joined(separator: ","))", scene)
    }
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        note("continue \(userActivity.activityType)", scene)
    }
}

/// Records notifications synchronously until `end()` is called.
@MainActor final class NotificationRecorder {
    private(set) var names: [String] = []
    private var tokens: [any NSObjectProtocol] = []

    /// - Parameter belongs: Whether to record a notification with this object; other tests run at the same time.
    init(_ names: [Notification.Name], where belongs: @escaping @MainActor (AnyObject?) -> Bool) {
        for name in names {
            let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
                nonisolated(unsafe) let object = notification.object as AnyObject?
                MainActor.assumeIsolated {
                    if belongs(object) { self.names.append(name.rawValue) }
                }
            }
            tokens.append(token)
        }
    }

    func end() { tokens.forEach(NotificationCenter.default.removeObserver) }
}
