import Foundation
import Testing
import UIKitControls
import UIKitCore
import UITestSupport
import VelariumTesting

@MainActor @Suite struct KeyWindowTests {
    private let device = TestDevice(.iPhone14)
    private let root = UIViewController()
    private let main: UIWindow

    init() {
        device.show(root)
        main = device.window
    }

    private func window(_ level: UIWindow.Level = .normal) -> UIWindow {
        // Another test's device may have been made current since this suite was created.
        _ = device.application
        let window = KeyRecorder(windowScene: main.windowScene!)
        window.windowLevel = level
        return window
    }

    @Test func hidingTheKeyWindowRestoresThePreviousKeyWindow() {
        let first = window()
        let second = window()
        let third = window()
        for window in [first, second, third] { window.makeKeyAndVisible() }

        third.isHidden = true
        #expect(second.isKeyWindow)
        first.isHidden = true
        #expect(second.isKeyWindow)
        second.isHidden = true

        #expect(main.isKeyWindow)
    }

    @Test func keyWindowCallbacksAndNotificationsComeInUIKitsOrder() {
        let overlay = window(.alert)
        let windows = [main, overlay]
        let log = NotificationRecorder(
            [
                UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
                UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
            ],
            where: { object in windows.contains { $0 === object } })

        overlay.makeKeyAndVisible()
        overlay.isHidden = true
        log.end()

        #expect(
            log.names == [
                "UIWindowDidBecomeVisibleNotification", "UIWindowDidResignKeyNotification",
                "UIWindowDidBecomeKeyNotification", "UIWindowDidResignKeyNotification",
                "UIWindowDidBecomeKeyNotification", "UIWindowDidBecomeHiddenNotification",
            ])
        #expect((overlay as? KeyRecorder)?.calls == ["become", "resign"])
    }

    /// `makeKeyAndVisible()` sends the appearance callbacks before it returns.
    @Test func aRootControllerHasAppearedWhenMakeKeyAndVisibleReturns() {
        let shown = ScriptedController()
        let overlay = window()
        overlay.rootViewController = shown

        overlay.makeKeyAndVisible()

        #expect(shown.calls == ["viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear"])
    }

    @Test func typingGoesToTheFirstResponderOfTheKeyWindow() throws {
        let low = UITextField()
        let high = UITextField()
        for (field, holder) in [(low, root.view!)] {
            field.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
            holder.addSubview(field)
        }
        low.becomeFirstResponder()
        let overlay = window(.alert)
        overlay.rootViewController = UIViewController()
        overlay.makeKeyAndVisible()
        high.frame = CGRect(x: 20, y: 200, width: 200, height: 40)
        overlay.rootViewController?.view.addSubview(high)
        high.becomeFirstResponder()

        try device.type("up")
        #expect(high.text == "up" && low.text != "up")
        overlay.isHidden = true
        try device.type("low")

        #expect(low.text == "low" && high.text == "up")
    }

    /// Within a level, the window that was shown last is in front and receives the touch.
    @Test func touchesGoToTheWindowInFront() throws {
        let back = window()
        let front = window()
        var counters: [TapCounter] = []
        for window in [back, front] {
            window.rootViewController = UIViewController()
            window.isHidden = false
            counters.append(TapCounter(on: window))
        }

        try device.tap(x: 100, y: 300)
        #expect(counters.map(\.count) == [0, 1])
        back.makeKeyAndVisible()
        try device.tap(x: 100, y: 300)
        #expect(counters.map(\.count) == [1, 1])
        front.windowLevel = .alert
        try device.tap(x: 100, y: 300)

        #expect(counters.map(\.count) == [1, 2])
    }

    // MARK: Presenting

    /// Before its window is visible, the root's view is not in the window hierarchy.
    @Test func nothingIsPresentedInAWindowThatWasNeverVisible() {
        device.recordsMisuses = true
        let overlay = window()
        let hidden = UIViewController()
        overlay.rootViewController = hidden
        let content = UIViewController()
        var isCompleted = false

        hidden.present(content, animated: false) { isCompleted = true }
        device.advance(by: 0.1)

        #expect(hidden.presentedViewController == nil && !isCompleted)
        #expect(
            device.misuses.map(\.message) == [
                "[Presentation] Attempt to present \(content) on \(hidden) (from \(hidden)) whose view is not in the window hierarchy."
            ])
    }

    @Test func nothingIsPresentedInAWindowWithoutAScene() {
        device.recordsMisuses = true
        let overlay = window()
        let owner = UIViewController()
        overlay.rootViewController = owner
        overlay.isHidden = false
        overlay.windowScene = nil

        owner.present(UIViewController(), animated: false)
        device.advance(by: 0.1)

        #expect(owner.presentedViewController == nil)
        #expect(device.misuses.first?.message.hasSuffix("whose view is not in the window hierarchy.") == true)
    }

    @Test func contentPresentedInAHiddenWindowAppearsWithTheWindow() throws {
        let overlay = window()
        let owner = UIViewController()
        overlay.rootViewController = owner
        overlay.isHidden = false
        overlay.isHidden = true
        let content = ScriptedController()

        owner.present(content, animated: true)
        try device.settle()
        #expect(owner.presentedViewController === content)
        overlay.isHidden = false
        try device.settle()

        #expect(content.view.window === overlay)
        #expect(content.calls == ["viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear"])
    }

    @Test func removingAWindowsSceneEndsItsPresentations() throws {
        let overlay = window()
        let owner = UIViewController()
        overlay.rootViewController = owner
        overlay.makeKeyAndVisible()
        owner.present(UIViewController(), animated: false)
        try device.settle()

        overlay.windowScene = nil

        #expect(owner.presentedViewController == nil)
        #expect(device.trace.last { $0.callback == "end" }?.arguments.hasSuffix("sceneClosed") == true)
        #expect(main.isKeyWindow)
    }

    @Test func inAnAppWithScenesAWindowNeedsASceneToBeShown() throws {
        let pad = TestDevice(.iPadPro11)
        let app = SceneRecordingApp()
        pad.launch(app)

        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.isHidden = false
        #expect(window.windowScene == nil && !pad.application.windows.contains(window))
        window.windowScene = pad.application.connectedScenes.first as? UIWindowScene

        #expect(pad.application.windows.last === window)
    }
}

private final class KeyRecorder: UIWindow {
    var calls: [String] = []

    override func becomeKey() { calls.append("become") }
    override func resignKey() { calls.append("resign") }
}
