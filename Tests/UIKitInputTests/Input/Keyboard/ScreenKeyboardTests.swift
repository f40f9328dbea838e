import Foundation
import Testing
import UIKitCore
import VelariumTesting

/// The notifications of an on-screen keyboard.
@MainActor @Suite struct ScreenKeyboardTests {
    private let device = TestDevice(.iPhone14)
    private let log = KeyboardLog()

    init() {
        device.show(UIViewController())
        log.listen(on: device.window.screen)
    }

    @Test func showingTheKeyboardPostsWillAndDidNotifications() throws {
        try device.showKeyboard()
        #expect(log.names == ["WillChangeFrame", "WillShow"])

        try device.settle()

        #expect(log.names == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
        let below = CGRect(x: 0, y: 844, width: 390, height: 336)
        let there = CGRect(x: 0, y: 508, width: 390, height: 336)
        #expect(log.frames.allSatisfy { $0 == [below, there] })
        #expect(device.keyboardFrame == there)
    }

    @Test func keyboardNotificationsContainDurationCurveAndLocality() throws {
        try device.showKeyboard(height: 300)

        let info = try #require(log.infos.first)
        #expect(info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
        #expect(info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt == 7)
        #expect(info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int == 7)
        #expect(info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool == true)
        let end = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
        #expect(end == CGRect(x: 0, y: 544, width: 390, height: 300))
    }

    @Test func hidingTheKeyboardMovesItBelowTheScreen() throws {
        try device.showKeyboard(height: 300)
        try device.settle()
        log.clear()

        try device.hideKeyboard()
        try device.settle()

        #expect(log.names == ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
        #expect(log.frames.first?.last == CGRect(x: 0, y: 844, width: 390, height: 300))
        #expect(device.keyboardFrame == nil)
        log.clear()
        try device.hideKeyboard()
        #expect(log.names.isEmpty)
    }

    @Test func hidingTheKeyboardWhileItAppearsEndsItsFirstMoveAtOnce() throws {
        try device.showKeyboard(height: 300)

        try device.hideKeyboard()
        try device.settle()

        #expect(
            log.names == [
                "WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow", "WillChangeFrame", "WillHide",
                "DidChangeFrame", "DidHide",
            ])
    }

    @Test func floatingTheKeyboardPostsHideNotifications() throws {
        try device.showKeyboard(height: 300)
        try device.settle()
        log.clear()

        device.floatKeyboard(at: CGRect(x: 10, y: 100, width: 320, height: 254))
        try device.settle()
        #expect(log.names == ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
        #expect(log.frames.first?.last == .zero)
        log.clear()

        device.floatKeyboard(at: CGRect(x: 20, y: 100, width: 320, height: 254))
        try device.settle()
        #expect(log.names == ["WillChangeFrame", "DidChangeFrame"])
        log.clear()

        try device.showKeyboard(height: 300)
        try device.settle()
        #expect(log.names == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
    }

    @Test func rotatingTheDeviceMovesTheKeyboardToTheNewBottomEdge() throws {
        try device.showKeyboard()
        try device.settle()
        log.clear()

        try device.rotate(to: .landscapeRight)
        try device.settle()

        #expect(device.keyboardFrame == CGRect(x: 0, y: 171, width: 844, height: 219))
        #expect(log.names == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
        #expect(log.frames.first?.first == CGRect(x: 0, y: 508, width: 390, height: 336))
    }

    /// An observer hides the keyboard while it is being shown. The notifications keep their order.
    @Test func anObserverCanHideTheKeyboardInItsCallback() throws {
        log.onWillChange = { [device] in try? device.hideKeyboard() }

        try device.showKeyboard(height: 300)
        try device.settle()

        #expect(log.names == ["WillChangeFrame", "WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
        #expect(device.keyboardFrame == nil)
    }

    @Test(arguments: [
        (TestDevice.Model.iPhoneSE, 260), (.iPhone8Plus, 271), (.iPhone13Mini, 336), (.iPhone14, 336),
        (.iPhone16ProMax, 346), (.iPadPro11, 339), (.iPad, 318), (.desktop, 55),
    ]) func everyDeviceHasItsKeyboardHeight(model: TestDevice.Model, height: CGFloat) throws {
        let device = TestDevice(model)
        device.show(UIViewController())

        try device.showKeyboard()

        #expect(device.keyboardFrame?.height == height)
    }

    @Test func invalidKeyboardHeightsAreRefused() {
        for height in [CGFloat.nan, .infinity, -1] {
            #expect(throws: TestFailure.self) { try device.showKeyboard(height: height) }
        }
    }
}

/// Records the keyboard notifications of one screen.
@MainActor private final class KeyboardLog {
    var names: [String] = []
    /// The begin and end frame of each notification.
    var frames: [[CGRect]] = []
    var infos: [[AnyHashable: Any]] = []
    var onWillChange: (() -> Void)?
    private var observers: [any NSObjectProtocol] = []

    func listen(on screen: UIScreen) {
        let all = [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
            UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
            UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
        ]
        for name in all {
            observers.append(
                NotificationCenter.default.addObserver(forName: name, object: screen, queue: nil) { [weak self] news in
                    nonisolated(unsafe) let news = news
                    MainActor.assumeIsolated { self?.receive(news) }
                })
        }
    }

    private func receive(_ news: Notification) {
        let info = news.userInfo ?? [:]
        names.append(
            news.name.rawValue.replacingOccurrences(of: "UIKeyboard", with: "").replacingOccurrences(
                of: "Notification", with: ""))
        infos.append(info)
        frames.append(
            [UIResponder.keyboardFrameBeginUserInfoKey, UIResponder.keyboardFrameEndUserInfoKey].compactMap {
                (info[$0] as? NSValue)?.cgRectValue
            })
        guard news.name == UIResponder.keyboardWillChangeFrameNotification, let action = onWillChange else { return }
        onWillChange = nil
        action()
    }

    func clear() {
        names = []
        frames = []
        infos = []
    }

    isolated deinit { observers.forEach(NotificationCenter.default.removeObserver) }
}
