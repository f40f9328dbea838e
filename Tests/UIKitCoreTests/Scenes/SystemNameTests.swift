import Foundation
import Testing
import UIKitCore
import VelariumTesting

/// What the system answers to an app about tasks, settings and the screen.
@MainActor @Suite struct SystemNameTests {
    private let device = TestDevice(.iPhone14)
    private var application: UIApplication { UIApplication.shared }

    @Test func tasksHaveNumbersOfTheirOwnAndEndOnce() throws {
        let services = try #require(UIKitSystem.current).services

        let first = application.beginBackgroundTask(withName: "save")
        let second = application.beginBackgroundTask { Issue.record("the time never ends") }
        application.endBackgroundTask(first)
        application.endBackgroundTask(first)
        application.endBackgroundTask(.invalid)

        #expect(first != second && ![first, second].contains(.invalid))
        #expect(services.backgroundTasks == [second])
        #expect(application.backgroundTimeRemaining == .greatestFiniteMagnitude)
        #expect(application.backgroundRefreshStatus == .available)
    }

    @Test func thereIsNoAppForSettings() throws {
        let url = try #require(URL(string: UIApplication.openSettingsURLString))

        #expect(!application.canOpenURL(url))
    }

    @Test(arguments: [(0.8, 0.8, 1), (2, 1, 1), (-1, 0, 1), (0.5, 0.5, 0), (.nan, 0.5, 0), (.infinity, 0.5, 0)])
    func theBrightnessStaysInItsRangeAndIsNotified(_ value: CGFloat, _ expected: CGFloat, _ count: Int) {
        nonisolated(unsafe) var notifications = 0
        let observer = NotificationCenter.default.addObserver(
            forName: UIScreen.brightnessDidChangeNotification, object: UIScreen.main, queue: nil
        ) { _ in notifications += 1 }

        UIScreen.main.brightness = value

        NotificationCenter.default.removeObserver(observer)
        #expect(UIScreen.main.brightness == expected && notifications == count)
        #expect(!UIScreen.main.isCaptured && UIScreen.main.mirrored == nil)
    }

    @Test func whatTheDeviceLacksIsOff() {
        #expect(!UIAccessibility.isSwitchControlRunning)
        #expect(RunLoop.Mode.tracking != .default && RunLoop.Mode.tracking != .common)
    }

    @Test func objectsThatAreNoViewsKeepWhatIsReadOut() {
        let image = UIImage()
        let item = UIBarButtonItem()
        let navigation = UINavigationItem(title: "A")

        image.accessibilityIdentifier = "photo"
        image.accessibilityHint = "opens"
        image.accessibilityTraits = .image
        (item as NSObject).accessibilityIdentifier = "done"
        item.accessibilityHint = "ends"
        navigation.accessibilityLabel = "start"

        #expect(image.accessibilityIdentifier == "photo" && image.accessibilityHint == "opens")
        #expect(image.accessibilityTraits == .image && NSObject().accessibilityTraits == .none)
        #expect(item.accessibilityIdentifier == "done" && item.accessibilityHint == "ends")
        #expect(navigation.accessibilityLabel == "start" && NSObject().accessibilityHint == nil)
    }

    @Test func aViewsValuesAreItsOwnForNSObject() {
        let view = UIView()

        (view as NSObject).accessibilityHint = "opens"
        (view as NSObject).accessibilityTraits = .button
        (view as NSObject).accessibilityIdentifier = "card"

        #expect(view.accessibilityHint == "opens" && view.accessibilityTraits == .button)
        #expect(view.accessibilityIdentifier == "card")
    }
}
