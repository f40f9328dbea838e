import Foundation
import Testing
import UIKitCore
import VelariumTesting

/// The badge, shortcuts, URLs and background fetches of an app.
@MainActor @Suite struct SystemServicesTests {
    private final class App: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var performed: [String] = []

        func application(
            _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
            completionHandler: @escaping (Bool) -> Void
        ) {
            performed.append(shortcutItem.localizedTitle)
            completionHandler(shortcutItem.userInfo != nil)
        }

        func application(
            _ application: UIApplication,
            performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
        ) {
            completionHandler(.newData)
        }
    }

    private let device = TestDevice(.iPhone14)
    private let app = App()

    private func launch() { device.launch(app) }

    @Test func theBadgeIsInTheTrace() {
        launch()

        device.application.applicationIconBadgeNumber = 3
        device.application.applicationIconBadgeNumber = 3
        device.application.applicationIconBadgeNumber = -1

        let notes = device.trace.filter { $0.callback == "applicationIconBadgeNumber" }.map(\.arguments)
        #expect(notes == ["3", "0"])
        #expect(device.application.applicationIconBadgeNumber == 0)
    }

    @Test func theIndicatorOfTheNetworkIsInTheTrace() {
        launch()

        device.application.isNetworkActivityIndicatorVisible = true
        device.application.isNetworkActivityIndicatorVisible = true
        device.application.isNetworkActivityIndicatorVisible = false

        let notes = device.trace.filter { $0.callback == "isNetworkActivityIndicatorVisible" }.map(\.arguments)
        #expect(notes == ["true", "false"])
    }

    @Test func aShortcutIsPerformedByTheDelegate() {
        launch()
        let icon = UIApplicationShortcutIcon(templateImageName: "star")
        device.application.shortcutItems = [
            UIApplicationShortcutItem(type: "new", localizedTitle: "New"),
            UIApplicationShortcutItem(
                type: "search", localizedTitle: "Search", localizedSubtitle: "Everywhere", icon: icon,
                userInfo: ["place": "all" as NSString]),
        ]
        var results: [Bool] = []

        let isKnown = ["search", "new", "other"].map { type in
            device.system.services.performShortcut(ofType: type) { results.append($0) }
        }

        #expect(isKnown == [true, true, false])
        #expect(app.performed == ["Search", "New"])
        #expect(results == [true, false])
        #expect(device.application.shortcutItems?.last?.localizedSubtitle == "Everywhere")
        #expect(device.application.shortcutItems?.last?.icon?.imageName == "star")
        #expect(UIApplicationShortcutIcon(systemImageName: "plus").isSystemImage)
    }

    @Test func theSystemFetchesOnlyAfterAnIntervalIsSet() {
        launch()
        var results: [UIBackgroundFetchResult] = []
        let services = device.system.services

        let before = services.fetch { results.append($0) }
        device.application.setMinimumBackgroundFetchInterval(UIApplication.backgroundFetchIntervalMinimum)
        let during = services.fetch { results.append($0) }
        device.application.setMinimumBackgroundFetchInterval(UIApplication.backgroundFetchIntervalNever)
        let after = services.fetch { results.append($0) }

        #expect([before, during, after] == [false, true, false])
        #expect(results == [.newData])
    }

    @Test func anAppWithoutTheMethodsHasNoNewDataAndPerformsNothing() {
        let plain = PlainApp()
        device.launch(plain)
        device.application.setMinimumBackgroundFetchInterval(60)
        device.application.shortcutItems = [UIApplicationShortcutItem(type: "new", localizedTitle: "New")]
        var results: [String] = []

        _ = device.system.services.fetch { results.append("\($0)") }
        _ = device.system.services.performShortcut(ofType: "new") { results.append("\($0)") }

        #expect(results == ["noData", "false"])
        #expect(UIBackgroundFetchResult.noData.rawValue == 1)
    }

    @Test func onlyTheAppsOwnSchemesCanBeOpened() throws {
        launch()
        let schemes = SystemServices.schemes(of: [
            "CFBundleURLTypes": [["CFBundleURLSchemes": ["Notes", "notes2"]], ["CFBundleURLName": "none"]]
        ])
        device.system.services.urlSchemes = schemes

        let answers = try ["notes://a", "NOTES2:b", "https://c", "/path"].map {
            device.application.canOpenURL(try #require(URL(string: $0)))
        }

        #expect(answers == [true, true, false, false])
    }
}

private final class PlainApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
}
