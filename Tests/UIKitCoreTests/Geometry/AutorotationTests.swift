import CoreGraphics
import Foundation
import Testing
import UIKitCore
import VelariumTesting

@MainActor @Suite struct AutorotationTests {
    private let page = SteadyController()

    @Test func beforeIOS16ShouldAutorotateCanPreventRotation() throws {
        let device = TestDevice(.iPhoneSE, era: .iOS12)
        device.show(page)
        page.turns = false

        let refusal = #expect(throws: TestFailure.self) { try device.rotate(to: .landscapeLeft) }
        #expect(refusal?.reason == "SteadyController.shouldAutorotate is false")
        try device.settle()
        #expect(page.view.bounds.width == 375 && UIDevice.current.orientation == .landscapeRight)
        page.turns = true
        #expect(page.view.bounds.width == 375)
        UIViewController.attemptRotationToDeviceOrientation()
        try device.settle()

        #expect(page.view.bounds.width == 667)
    }

    @Test func fromIOS16ShouldAutorotateIsIgnored() throws {
        let device = TestDevice(.iPhone14)
        device.show(page)
        page.turns = false

        try device.rotate(to: .landscapeLeft)
        try device.settle()

        #expect(page.view.bounds.width == 844)
    }

    @Test func statusBarNotificationsArePostedInOrderAroundARotation() throws {
        let device = TestDevice(.iPhoneSE)
        device.show(page)
        let log = StatusBarLog()

        try device.rotate(to: .landscapeLeft)
        try device.settle()

        // The controller hides the bar after the rotation, the default in compact height.
        #expect(
            log.lines == [
                "will turn 4", "will move 20.0", "did turn 1", "did move 20.0", "will move 0.0", "did move 0.0",
            ])
    }

    @Test func statusBarFrameNotificationsArePostedWhenItsHeightChanges() throws {
        let device = TestDevice(.iPhoneSE)
        device.show(page)
        let log = StatusBarLog()

        try device.setStatusBarHeight(40)

        #expect(log.lines == ["will move 40.0", "did move 40.0"])
        UIApplication.shared.isStatusBarHidden = true
        UIApplication.shared.statusBarStyle = .lightContent
        device.advance(by: 0.1)
        #expect(!UIApplication.shared.isStatusBarHidden && UIApplication.shared.statusBarStyle == .darkContent)
    }
}

private final class SteadyController: UIViewController {
    var turns = true
    override var shouldAutorotate: Bool { turns }
}

@MainActor private final class StatusBarLog {
    var lines: [String] = []

    init() {
        let center = NotificationCenter.default
        let news: [(Selector, Notification.Name)] = [
            (Selector("willTurn:", StatusBarLog.willTurn), UIApplication.willChangeStatusBarOrientationNotification),
            (Selector("didTurn:", StatusBarLog.didTurn), UIApplication.didChangeStatusBarOrientationNotification),
            (Selector("willMove:", StatusBarLog.willMove), UIApplication.willChangeStatusBarFrameNotification),
            (Selector("didMove:", StatusBarLog.didMove), UIApplication.didChangeStatusBarFrameNotification),
        ]
        for (selector, name) in news {
            center.addObserver(self, selector: selector, name: name, object: UIApplication.shared)
        }
    }

    func willTurn(_ news: Notification) { turn("will", news) }
    func didTurn(_ news: Notification) { turn("did", news) }
    func willMove(_ news: Notification) { move("will", news) }
    func didMove(_ news: Notification) { move("did", news) }

    private func turn(_ when: String, _ news: Notification) {
        lines.append("\(when) turn \(news.userInfo?[UIApplication.statusBarOrientationUserInfoKey] as? Int ?? -1)")
    }

    private func move(_ when: String, _ news: Notification) {
        let frame = news.userInfo?[UIApplication.statusBarFrameUserInfoKey] as? CGRect
        lines.append("\(when) move \(frame?.height ?? -1)")
    }
}
