import CoreGraphics
import Foundation
import Testing
import TestSupport
import UIKitCore
import UITestSupport
import VelariumTesting

@MainActor @Suite struct UINavigationControllerTests {
    private let device = TestDevice(.iPhone14)
    private let recorder = CallRecorder()

    private func screen(_ title: String) -> LifecycleRecordingController {
        LifecycleRecordingController(title, recorder)
    }

    // MARK: Order of calls

    /// UIKit's order in a navigation controller differs from that of a presentation.
    @Test(arguments: [true, false]) func pushAndPopSendAppearanceCallbacksInUIKitsOrder(animated: Bool) throws {
        let navigation = UINavigationController(rootViewController: screen("A"))
        device.show(navigation)
        recorder.calls = []

        navigation.pushViewController(screen("B"), animated: animated)
        try device.settle()
        #expect(
            recorder.calls == ["A willDisappear", "B willAppear", "B isAppearing", "A didDisappear", "B didAppear"])
        recorder.calls = []
        navigation.popViewController(animated: animated)
        try device.settle()

        #expect(
            recorder.calls == ["B willDisappear", "A willAppear", "A isAppearing", "B didDisappear", "A didAppear"])
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func theFirstScreenAppearsWithTheStack() {
        device.show(UINavigationController(rootViewController: screen("A")))

        #expect(recorder.calls == ["A willAppear", "A isAppearing", "A didAppear"])
    }

    @Test func aPushDuringAnotherPushEndsTheFirst() throws {
        let navigation = UINavigationController(rootViewController: screen("A"))
        device.show(navigation)
        recorder.calls = []

        navigation.pushViewController(screen("B"), animated: true)
        device.advance(by: 0.1)
        navigation.pushViewController(screen("C"), animated: true)
        try device.settle()

        #expect(
            recorder.calls == [
                "A willDisappear", "B willAppear", "B isAppearing", "A didDisappear", "B didAppear",
                "B willDisappear", "C willAppear", "C isAppearing", "B didDisappear", "C didAppear",
            ])
    }

    @Test func aPoppedControllerIsReleased() throws {
        let navigation = UINavigationController(rootViewController: screen("A"))
        device.show(navigation)
        weak var gone: UIViewController?

        do {
            let next = screen("B")
            gone = next
            navigation.pushViewController(next, animated: false)
        }
        navigation.popViewController(animated: true)
        try device.settle()
        recorder.calls = []

        #expect(gone == nil)
    }

    // MARK: Back button

    @Test func theBackButtonHasThePreviousControllersTitle() throws {
        let navigation = UINavigationController(rootViewController: screen("Settings"))
        device.show(navigation)
        navigation.pushViewController(screen("General"), animated: true)
        try device.settle()

        try device.tap("Settings")
        try device.settle()

        #expect(navigation.topViewController?.title == "Settings")
    }

    @Test func barItemsPerformTheirActions() throws {
        var taps: [String] = []
        let root = screen("A")
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { _ in taps.append("done") })
        root.navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Edit", primaryAction: UIAction { _ in taps.append("edit") })
        device.show(UINavigationController(rootViewController: root))

        try device.tap("Done")
        try device.tap("Edit")
        root.navigationItem.leftBarButtonItem?.isEnabled = false
        device.advance(by: 0)
        try device.expect("Edit", is: .disabled)

        #expect(taps == ["done", "edit"])
    }

    // MARK: Geometry

    @Test func theBarCoversTheScreenBelowTheStatusBar() {
        let root = screen("A")
        let navigation = UINavigationController(rootViewController: root)
        device.show(navigation)

        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
        #expect(root.view.safeAreaInsets.top == 91)
        navigation.setNavigationBarHidden(true, animated: false)
        #expect(root.view.safeAreaInsets.top == 47)
    }

    @Test func tabletsHaveAHigherBar() {
        let pad = TestDevice(.iPadPro11)
        let navigation = UINavigationController(rootViewController: screen("A"))
        pad.show(navigation)

        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 24, width: 834, height: 50))
    }

    @Test func aLargeTitleStaysVisibleWhileItsControllerIsCovered() throws {
        let root = screen("Settings")
        let navigation = UINavigationController(rootViewController: root)
        navigation.navigationBar.prefersLargeTitles = true
        root.view.backgroundColor = .white
        let next = screen("General")
        next.navigationItem.largeTitleDisplayMode = .never
        device.show(navigation)
        let parts = navigation.navigationBar.subviews.count
        func ink() -> Int {
            let picture = device.picture()
            let rows = stride(from: 95.0, to: 140, by: 2)
            return rows.reduce(0) { sum, y in
                sum + stride(from: 0.0, to: 100, by: 2).count { picture.color(atX: $0, y: y).red < 200 }
            }
        }
        #expect(ink() > 0)

        navigation.pushViewController(next, animated: true)
        device.advance(by: 1.0 / 60)
        #expect(ink() > 0)
        try device.settle()

        #expect(navigation.navigationBar.subviews.count == parts)
    }

    @Test func aLargeTitleCollapsesAndExpandsWithTheContentOffset() throws {
        let root = SettingsTable(style: .insetGrouped)
        root.sections = [(nil, (0..<60).map { "Row \($0)" }, nil)]
        let navigation = UINavigationController(rootViewController: root)
        navigation.navigationBar.prefersLargeTitles = true
        root.title = "Rows"
        device.show(navigation)
        // Only one title is visible: the small one is clear while the large one is shown.
        try device.expect("Rows", is: .visible)
        #expect(navigation.navigationBar.frame.height == 96 && root.tableView.contentOffset.y == -143)

        root.tableView.contentOffset.y = -123
        device.advance(by: 0)
        #expect(navigation.navigationBar.frame.height == 76)
        root.tableView.contentOffset.y = 400
        device.advance(by: 0)
        #expect(navigation.navigationBar.frame.height == 44)
        #expect(root.tableView.adjustedContentInset.top == 91)
        try device.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 700))
        try device.settle()
        try device.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 700))
        try device.settle()

        #expect(root.tableView.contentOffset.y == -143 && navigation.navigationBar.frame.height == 96)
    }

    // MARK: Misuse

    @Test func aSplitViewControllerIsRefusedByEveryStack() {
        let root = screen("A")
        let navigation = UINavigationController(rootViewController: root)
        device.show(navigation)
        device.recordsMisuses = true

        navigation.pushViewController(UISplitViewController(style: .doubleColumn), animated: true)
        navigation.setViewControllers([root, UISplitViewController()], animated: false)
        let column = UISplitViewController(style: .doubleColumn)
        column.setViewController(UISplitViewController(style: .doubleColumn), for: .secondary)

        let message = "Split View Controllers cannot be pushed to a Navigation Controller"
        #expect(device.misuses.count == 3)
        #expect(device.misuses.allSatisfy { $0.raises && $0.message.hasPrefix(message) })
        #expect(navigation.viewControllers == [root])
    }

    @Test func aNavigationControllerIsRefusedByEveryStack() {
        let root = screen("A")
        let navigation = UINavigationController(rootViewController: root)
        device.show(navigation)
        device.recordsMisuses = true

        navigation.setViewControllers([root, UINavigationController()], animated: false)
        _ = UINavigationController(rootViewController: UINavigationController())

        #expect(
            device.misuses.map(\.message)
                == [String](
                    repeating: "Pushing a navigation controller is not supported", count: 2))
        #expect(navigation.viewControllers == [root])
    }

    @Test func invalidPushesAndPopsRaiseUIKitsMessages() {
        let root = screen("A")
        let unrelated = screen("B")
        let navigation = UINavigationController(rootViewController: root)
        device.show(navigation)
        device.recordsMisuses = true

        navigation.pushViewController(root, animated: true)
        navigation.pushViewController(UINavigationController(), animated: true)
        navigation.popToViewController(unrelated, animated: true)

        #expect(device.misuses.count == 3 && device.misuses.allSatisfy(\.raises))
        #expect(device.misuses[0].message.hasPrefix("Pushing the same view controller instance more than once"))
        #expect(device.misuses[1].message == "Pushing a navigation controller is not supported")
        #expect(device.misuses[2].message == "Tried to pop to a view controller that doesn't exist.")
        #expect(navigation.popViewController(animated: true) == nil)
        #expect(navigation.viewControllers == [root])
    }

    @Test func theVisibleControllerIsThePresentedOneOrTheTop() throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        _ = device.show(navigation)
        #expect(navigation.visibleViewController === navigation.topViewController)

        let presented = UIViewController()
        navigation.present(presented, animated: false)
        device.advance(by: 0.1)
        #expect(navigation.visibleViewController === presented)
    }
}
