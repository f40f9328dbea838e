import Foundation
import Testing
import UIKitCore
import VelariumTesting

/// The callbacks when the user closes the app's window.
@MainActor @Suite struct TerminationTests {
    private final class App: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var calls: [String] = []

        func applicationWillResignActive(_ application: UIApplication) { calls.append("resign") }
        func applicationDidEnterBackground(_ application: UIApplication) { calls.append("background") }
        func applicationWillTerminate(_ application: UIApplication) { calls.append("terminate") }
    }

    @Test func closingTheWindowTakesTheAppToTheBackgroundAndTerminatesIt() {
        let device = TestDevice()
        let app = App()
        device.launch(app)
        let observer = NotificationCenter.default.addObserver(
            forName: UIApplication.willTerminateNotification, object: device.application, queue: nil
        ) { _ in MainActor.assumeIsolated { app.calls.append("notification") } }
        defer { NotificationCenter.default.removeObserver(observer) }

        device.system.frameLoop.receive(.closeRequest)
        device.advance(by: 0)

        #expect(app.calls == ["resign", "background", "terminate", "notification"])
        #expect(device.application.connectedScenes.isEmpty)
    }
}
