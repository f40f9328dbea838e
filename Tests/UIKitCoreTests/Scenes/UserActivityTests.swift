import Foundation
import Testing
import UIKitCore
import VelariumTesting

@MainActor @Suite struct UserActivityTests {
    private let device = TestDevice(.iPhone14)
    private let page = ReadingController()

    @Test func anActivityThatNeedsToBeSavedIsUpdatedOnceByItsResponders() {
        device.show(page)
        let activity = NSUserActivity(activityType: "org.example.reading")
        let other = ReadingController()
        (page.userActivity, other.userActivity) = (activity, activity)
        let saver = ActivitySaver()
        activity.delegate = saver

        activity.needsSave = true
        activity.needsSave = true
        #expect(page.updates == 0)
        device.advance(by: 0.1)

        #expect(page.updates == 1 && other.updates == 1 && saver.saved == [["page": 7]])
        #expect(!activity.needsSave && activity.userInfo as? [String: Int] == ["page": 7])
    }

    @Test func aResponderWithAnotherActivityIsNoLongerAsked() {
        device.show(page)
        let activity = NSUserActivity(activityType: "org.example.reading")
        page.userActivity = activity
        page.userActivity = nil

        activity.needsSave = true
        device.advance(by: 0.1)

        #expect(page.updates == 0 && page.userActivity == nil && !activity.needsSave)
    }

    @Test func aResponderThatIsGoneIsNotAsked() {
        let activity = NSUserActivity(activityType: "org.example.reading")
        var gone: ReadingController? = ReadingController()
        gone?.userActivity = activity
        weak let reference = gone
        gone = nil

        activity.needsSave = true
        device.advance(by: 0.1)

        #expect(reference == nil && !activity.needsSave)
    }

    @Test func aSceneThatConnectsAgainHasTheActivityOfBefore() throws {
        device.launch(RestoringApp())
        #expect(RestoringSceneDelegate.restored == nil)

        try device.moveScene(to: .background)
        try device.moveScene(to: .disconnected)
        try device.moveScene(to: .active)

        #expect(RestoringSceneDelegate.restored == ["page": 3])
    }
}

private final class ReadingController: UIViewController {
    var updates = 0

    override func updateUserActivityState(_ activity: NSUserActivity) {
        updates += 1
        activity.addUserInfoEntries(from: ["page": 7])
    }
}

@MainActor private final class ActivitySaver: NSObject, NSUserActivityDelegate {
    var saved: [[String: Int]] = []

    func userActivityWillSave(_ userActivity: NSUserActivity) {
        saved.append(userActivity.userInfo as? [String: Int] ?? [:])
    }
}

private final class RestoringApp: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = RestoringSceneDelegate.self
        return configuration
    }
}

private final class RestoringSceneDelegate: UIResponder, UIWindowSceneDelegate {
    static var restored: [String: Int]?
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        RestoringSceneDelegate.restored = session.stateRestorationActivity?.userInfo as? [String: Int]
        let activity = NSUserActivity(activityType: "org.example.reading")
        activity.addUserInfoEntries(from: ["page": 1])
        activity.needsSave = true
        scene.userActivity = activity
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        scene.userActivity?.addUserInfoEntries(from: ["page": 3])
        return scene.userActivity
    }
}
