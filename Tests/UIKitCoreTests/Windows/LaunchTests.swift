import Testing
import UIKitCore
import VelariumTesting

@MainActor @Suite struct LaunchTests {
    @Test func anAppWithScenesIsLaunchedInUIKitsOrder() {
        let device = TestDevice(.iPhone14)
        let delegate = SceneApp()

        device.launch(delegate)

        #expect(delegate.calls == ["willFinish", "didFinish", "configuration"])
        #expect(SceneRecorder.calls == ["willConnect", "willEnterForeground", "didBecomeActive"])
        #expect(device.application.connectedScenes.first?.activationState == .foregroundActive)
        #expect(device.application.applicationState == .active)
    }

    @Test func anAppWithoutScenesShowsItsOwnWindow() {
        let device = TestDevice(.iPhone14)
        let delegate = PlainApp()

        device.launch(delegate)

        #expect(delegate.calls == ["didFinish", "didBecomeActive"])
        #expect(device.application.keyWindow === delegate.window)
        #expect(delegate.window?.windowScene != nil)
    }

    /// The requirement is optional on iOS, and so is the property.
    @Test func theDelegatesWindowHasTwoOptionalsThroughTheProtocol() {
        let device = TestDevice(.iPhone14)
        let delegate = PlainApp()
        device.launch(delegate)
        let found = device.application.delegate

        #expect(found?.window??.rootViewController === delegate.window?.rootViewController)
        #expect(found?.window?.map { $0 === delegate.window } == true)
        if let window = found?.window, let inner = window {
            #expect(inner === delegate.window)
        } else {
            Issue.record("The delegate has a window.")
        }
        #expect(SceneApp().window == .some(nil))
    }
}

@MainActor private final class SceneApp: UIResponder, UIApplicationDelegate {
    var calls: [String] = []

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        SceneRecorder.calls = []
        calls.append("willFinish")
        return true
    }
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        calls.append("didFinish")
        return true
    }
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        calls.append("configuration")
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = SceneRecorder.self
        return configuration
    }
}

@MainActor private final class SceneRecorder: UIResponder, UIWindowSceneDelegate {
    static var calls: [String] = []

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        SceneRecorder.calls.append("willConnect")
    }
    func sceneWillEnterForeground(_ scene: UIScene) { SceneRecorder.calls.append("willEnterForeground") }
    func sceneDidBecomeActive(_ scene: UIScene) { SceneRecorder.calls.append("didBecomeActive") }
}

@MainActor private final class PlainApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var calls: [String] = []

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        calls.append("didFinish")
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { calls.append("didBecomeActive") }
}
