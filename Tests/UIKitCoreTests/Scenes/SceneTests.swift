import Foundation
import Testing
import UIKitCore
import VelariumTesting

@MainActor @Suite struct SceneTests {
    private let device: TestDevice
    private let app = SceneRecordingApp()

    init() {
        device = TestDevice(.iPadPro11)
        device.launch(app)
    }

    private var scenes: [UIWindowScene] { device.application.connectedScenes.compactMap { $0 as? UIWindowScene } }

    private func scene(_ number: Int) -> UIWindowScene? {
        scenes.first { $0.session.persistentIdentifier == "scene-\(number)" }
    }

    private func openSecondScene() {
        device.application.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
        device.advance(by: 0)
    }

    // MARK: One scene

    /// The number is the state inside each call: unattached, background until it has entered the foreground, active.
    @Test func aLaunchTakesTheSceneToTheForegroundInUIKitsOrder() {
        #expect(
            app.calls == [
                "configure scene-1", "scene-1 connect -1", "scene-1 foreground 2", "scene-1 active 0",
            ])
        #expect(device.application.applicationState == .active)
    }

    @Test func aSceneGoesToTheBackgroundAndComesBackStepByStep() throws {
        app.calls = []

        try device.moveScene(to: .background)
        #expect(app.calls == ["scene-1 resign 0", "scene-1 background 2"])
        #expect(device.application.applicationState == .background)
        app.calls = []
        try device.moveScene(to: .active)

        #expect(app.calls == ["scene-1 foreground 2", "scene-1 active 0"])
        #expect(device.application.applicationState == .active)
    }

    @Test func anAppWithScenesReceivesLifecycleNotificationsOnly() throws {
        let application = device.application
        let log = NotificationRecorder(
            [
                UIScene.willDeactivateNotification, UIApplication.willResignActiveNotification,
                UIScene.didEnterBackgroundNotification, UIApplication.didEnterBackgroundNotification,
                UIScene.willEnterForegroundNotification, UIApplication.willEnterForegroundNotification,
                UIScene.didActivateNotification, UIApplication.didBecomeActiveNotification,
            ],
            where: { [scenes] object in object === application || scenes.contains { $0 === object } })

        try device.moveScene(to: .background)
        try device.moveScene(to: .active)
        log.end()

        #expect(
            log.names == [
                "UISceneWillDeactivateNotification", "UIApplicationWillResignActiveNotification",
                "UISceneDidEnterBackgroundNotification", "UIApplicationDidEnterBackgroundNotification",
                "UISceneWillEnterForegroundNotification", "UIApplicationWillEnterForegroundNotification",
                "UISceneDidActivateNotification", "UIApplicationDidBecomeActiveNotification",
            ])
        #expect(!app.calls.contains { $0.hasPrefix("app") })
    }

    @Test func aSceneInTheBackgroundShowsNothingAndTakesNoTouches() throws {
        let root = try #require(app.roots["scene-1"])
        root.view.backgroundColor = .red
        let tap = TapCounter(on: root.view)
        try device.settle()
        #expect(device.picture().color(atX: 200, y: 200).red == 255)

        try device.moveScene(to: .background)
        try device.settle()
        #expect(device.picture().color(atX: 200, y: 200).red == 0)
        try device.tap(x: 200, y: 200)
        #expect(tap.count == 0)
        try device.moveScene(to: .active)
        try device.tap(x: 200, y: 200)

        #expect(tap.count == 1)
        #expect(root.view.window?.isKeyWindow == true)
    }

    @Test func disconnectingASceneEndsPresentationsAndItsSessionCanReopen() throws {
        let root = try #require(app.roots["scene-1"])
        root.present(UIViewController(), animated: false)
        try device.settle()
        app.calls = []

        try device.moveScene(to: .disconnected)
        #expect(app.calls == ["scene-1 resign 0", "scene-1 background 2", "scene-1 disconnect -1"])
        #expect(device.application.connectedScenes.isEmpty && device.application.openSessions.count == 1)
        #expect(root.presentedViewController == nil)
        #expect(device.trace.last { $0.callback == "end" }?.arguments.hasSuffix("sceneClosed") == true)
        app.calls = []
        try device.moveScene(to: .active)

        #expect(app.calls == ["scene-1 connect -1", "scene-1 foreground 2", "scene-1 active 0"])
        #expect(app.roots["scene-1"] !== root)
    }

    /// The windows of a scene that disconnects are not on the screen anymore, whatever their level.
    @Test func windowsMayBeHiddenAndShownWhileTheirSceneDisconnects() throws {
        let scene = try #require(scenes.first)
        let windows = (0..<3).map { level in
            let window = UIWindow(windowScene: scene)
            window.windowLevel = UIWindow.Level(rawValue: CGFloat(level))
            window.rootViewController = UIViewController()
            window.isHidden = false
            return window
        }
        let token = NotificationCenter.default.addObserver(
            forName: UIScene.didDisconnectNotification, object: scene, queue: nil
        ) { _ in
            MainActor.assumeIsolated { for window in windows { window.isHidden.toggle() } }
        }
        defer { NotificationCenter.default.removeObserver(token) }

        try device.moveScene(to: .disconnected)
        windows[0].isHidden = false

        #expect(windows.allSatisfy { $0.windowScene == nil && $0.layer.superlayer == nil })
        #expect(device.application.connectedScenes.isEmpty)
    }

    // MARK: Several scenes

    @Test func aSecondSceneIsConfiguredAndReplacesTheFirstOnScreen() throws {
        app.calls = []

        openSecondScene()

        #expect(
            app.calls == [
                "configure scene-2", "scene-2 connect -1", "scene-1 resign 0", "scene-2 foreground 2",
                "scene-2 active 0", "scene-1 background 2",
            ])
        #expect(device.application.applicationState == .active)
        #expect(device.application.keyWindow === scene(2)?.windows.first)
        #expect(scene(1)?.keyWindow === scene(1)?.windows.first)
    }

    @Test func presentationsOfSeveralScenesAreIndependent() throws {
        openSecondScene()
        let first = try #require(app.roots["scene-1"])
        let second = try #require(app.roots["scene-2"])
        let lower = UIViewController()
        let upper = UIViewController()

        first.present(lower, animated: false)
        second.present(upper, animated: true)
        try device.settle()
        #expect(first.presentedViewController === lower && second.presentedViewController === upper)
        device.application.requestSceneSessionActivation(
            try #require(scene(1)).session, userActivity: nil, options: nil)
        try device.settle()

        #expect(device.application.keyWindow === first.view.window)
        #expect(first.presentedViewController === lower && second.presentedViewController === upper)
    }

    @Test func aConnectedSceneContinuesAnActivityAndANewOneConnectsWithIt() throws {
        app.calls = []
        let activity = NSUserActivity(activityType: "read")

        device.application.requestSceneSessionActivation(nil, userActivity: activity, options: nil)
        device.application.requestSceneSessionActivation(
            scene(1)?.session, userActivity: activity, options: nil)
        device.advance(by: 0)

        #expect(app.calls.contains("scene-2 connect read -1"))
        #expect(app.calls.contains("scene-1 continue read 2"))
    }

    @Test func aDestroyedSceneIsDiscardedAndThePreviousOneReturns() throws {
        openSecondScene()
        let second = try #require(scene(2))
        app.roots["scene-2"]?.present(UIViewController(), animated: false)
        try device.settle()
        app.calls = []

        device.application.requestSceneSessionDestruction(second.session, options: nil)
        device.advance(by: 0)

        #expect(
            app.calls == [
                "scene-2 resign 0", "scene-2 background 2", "scene-2 disconnect -1", "scene-1 foreground 2",
                "scene-1 active 0", "discard scene-2",
            ])
        #expect(device.application.openSessions.map(\.persistentIdentifier) == ["scene-1"])
        #expect(device.application.keyWindow?.windowScene === scene(1))
        #expect(device.trace.last { $0.callback == "end" }?.arguments.hasSuffix("sceneClosed") == true)
    }

    @Test func aDiscardedSessionCannotBeOpenedOrDestroyedAgain() throws {
        openSecondScene()
        let session = try #require(scene(2)).session
        device.application.requestSceneSessionDestruction(session, options: nil)
        device.advance(by: 0)
        var codes: [Int] = []

        device.application.requestSceneSessionDestruction(session, options: nil) { codes.append(($0 as NSError).code) }
        device.application.requestSceneSessionActivation(session, userActivity: nil, options: nil) {
            codes.append(($0 as NSError).code)
        }
        device.advance(by: 0)

        #expect(codes == [1, 1])
    }

    @Test func aPhoneHasOneSceneOnly() throws {
        let phone = TestDevice(.iPhone14)
        phone.launch(app)
        var errors: [NSError] = []

        #expect(!phone.application.supportsMultipleScenes)
        phone.application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) {
            errors.append($0 as NSError)
        }
        phone.advance(by: 0)

        #expect(errors.map(\.domain) == ["UISceneErrorDomain"] && errors.map(\.code) == [0])
        #expect(phone.application.connectedScenes.count == 1)
    }

    // MARK: URLs

    @Test func theFrontSceneOpensURLsInsteadOfTheApp() throws {
        app.calls = []

        try device.open(try #require(URL(string: "app://page")))

        #expect(app.calls == ["scene-1 open app://page 0"])
    }

    @Test func aSceneInTheBackgroundOpensAURLBeforeItBecomesActive() throws {
        try device.moveScene(to: .background)
        app.calls = []

        try device.open(try #require(URL(string: "app://page")))

        #expect(app.calls == ["scene-1 foreground 2", "scene-1 open app://page 1", "scene-1 active 0"])
    }

    @Test func aDisconnectedSceneGetsTheURLWithItsConnection() throws {
        try device.moveScene(to: .disconnected)
        app.calls = []

        try device.open(try #require(URL(string: "app://page")))

        #expect(
            app.calls == ["scene-1 connect app://page -1", "scene-1 foreground 2", "scene-1 active 0"])
    }

    // MARK: Apps without scenes

    @Test func anAppWithoutScenesReceivesLifecycleCallbacksAndURLs() throws {
        let phone = TestDevice(.iPhone14)
        let plain = PlainSceneApp()
        phone.launch(plain)
        plain.calls = []

        try phone.moveScene(to: .background)
        try phone.open(try #require(URL(string: "app://page")))

        #expect(plain.calls == ["resign", "background", "foreground", "open app://page", "active"])
    }

    /// A delegate that is no delegate of a window scene.
    @Test func aPlainDelegateOfASceneIsToldThatItLeavesTheScreen() throws {
        let delegate = PlainSceneDelegate()
        scene(1)?.delegate = delegate

        try device.moveScene(to: .background)

        #expect(delegate.calls == ["sceneWillResignActive", "sceneDidEnterBackground"])
    }
}

@MainActor private final class PlainSceneApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var calls: [String] = []

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
    func applicationWillResignActive(_ application: UIApplication) { calls.append("resign") }
    func applicationDidEnterBackground(_ application: UIApplication) { calls.append("background") }
    func applicationWillEnterForeground(_ application: UIApplication) { calls.append("foreground") }
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        calls.append("open \(url.absoluteString)")
        return true
    }
}

/// Counts the taps on a view.
@MainActor final class TapCounter: NSObject {
    private(set) var count = 0

    init(on view: UIView) {
        super.init()
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tapped", TapCounter.tapped)))
    }

    func tapped() { count += 1 }
}

private final class PlainSceneDelegate: NSObject, UISceneDelegate {
    var calls: [String] = []

    func sceneWillResignActive(_ scene: UIScene) { calls.append("sceneWillResignActive") }
    func sceneDidEnterBackground(_ scene: UIScene) { calls.append("sceneDidEnterBackground") }
}
