import Testing
import UIKitControls
import UIKitCore
import VelariumTesting

/// Every situation of the laboratory, as notifications and as the keyboard's position.
@MainActor @Suite struct KeyboardSituationTests {
    private let device = TestDevice(.iPhone14)
    private let controller = UIViewController()

    init() {
        device.show(controller)
    }

    private static let will = ["WillChangeFrame", "WillShow"]
    private static let did = ["DidChangeFrame", "DidShow"]

    @Test(arguments: [
        (TestDevice.KeyboardSituation.doubledRounds, 2), (.tripledRounds, 3),
    ]) func roundsAreRepeated(situation: TestDevice.KeyboardSituation, count: Int) throws {
        let log = KeyboardNames()

        try device.replay(situation)
        try device.settle()

        // A round that begins ends the one before it.
        #expect(log.names == (0..<count).flatMap { _ in Self.will + Self.did })
        #expect(device.keyboardFrame?.height == 336)
    }

    @Test func hidingWithAZeroFrameMovesNoGuideToTheTop() throws {
        let guide = controller.view.keyboardLayoutGuide
        try device.showKeyboard()
        try device.settle()
        let log = KeyboardNames()

        try device.replay(.zeroEndFrame)
        try device.settle()

        #expect(log.names == ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
        #expect(log.ends.allSatisfy { $0 == .zero })
        #expect(guide.layoutFrame.minY == 810)
        #expect(device.keyboardFrame == nil)
    }

    @Test(arguments: [
        (TestDevice.KeyboardSituation.zeroHeight, CGRect(x: 0, y: 844, width: 390, height: 0)),
        (.widerThanWindow, CGRect(x: -97.5, y: 508, width: 585, height: 336)),
        (.mostlyOffScreen, CGRect(x: 0, y: 789, width: 390, height: 336)),
    ]) func reportedFramesAreThoseOfTheReports(situation: TestDevice.KeyboardSituation, end: CGRect) throws {
        let log = KeyboardNames()

        try device.replay(situation)
        try device.settle()

        #expect(log.names == Self.will + Self.did)
        #expect(log.ends.allSatisfy { $0 == end })
    }

    @Test func aSilentChangePostsNothing() throws {
        try device.showKeyboard()
        try device.settle()
        let log = KeyboardNames()

        try device.replay(.silentChange)
        try device.settle()

        #expect(log.names.isEmpty)
        #expect(device.keyboardFrame?.height == 380)
    }

    @Test func undockedAndSplitKeyboardsHideThoughVisible() throws {
        for situation in [TestDevice.KeyboardSituation.undocked, .split] {
            let pad = TestDevice(.iPadPro11)
            pad.show(UIViewController())
            try pad.showKeyboard()
            try pad.settle()
            let log = KeyboardNames()

            try pad.replay(situation)
            try pad.settle()

            #expect(log.names.contains("WillHide"))
            #expect(pad.keyboardFrame != nil)
            #expect(log.ends.last?.width == 0)
        }
    }

    @Test func anotherAppsKeyboardIsNotLocal() throws {
        let log = KeyboardLocality()

        try device.replay(.otherApp)
        try device.settle()

        #expect(!log.values.isEmpty && log.values.allSatisfy { !$0 })
        try device.showKeyboard()
        #expect(log.values.last == true)
    }

    @Test(arguments: [
        (TestDevice.KeyboardSituation.changeDuringAnimation, CGFloat(380)), (.accessoryAtShow, 380),
    ]) func aChangeDuringTheAnimationEndsAtTheNewFrame(
        situation: TestDevice.KeyboardSituation, height: CGFloat
    ) throws {
        let log = KeyboardNames()

        try device.replay(situation)
        try device.settle()

        #expect(log.names == Self.will + Self.did + Self.will + Self.did)
        #expect(device.keyboardFrame?.height == height)
    }

    /// Every situation, each overlay kind of UIKit that avoids the keyboard, and the device that goes away in the middle.
    @Test(arguments: TestDevice.KeyboardSituation.allCases)
    func nothingIsLeftAfterASituation(situation: TestDevice.KeyboardSituation) throws {
        weak var system: UIKitSystem?
        weak var popover: UIViewController?
        do {
            let device = TestDevice(.iPadPro11)
            let controller = UIViewController()
            device.show(controller)
            let content = UIViewController()
            content.modalPresentationStyle = .popover
            content.preferredContentSize = CGSize(width: 300, height: 400)
            content.popoverPresentationController?.sourceView = controller.view
            content.popoverPresentationController?.sourceRect = CGRect(x: 300, y: 1000, width: 20, height: 20)
            controller.present(content, animated: true)
            try device.settle()

            try device.replay(situation)
            try device.settle()
            let frame = content.view.convert(content.view.bounds, to: nil)
            #expect(controller.view.bounds.contains(CGPoint(x: frame.midX, y: frame.midY)))

            try device.replay(situation)
            system = device.system
            popover = content
        }
        #expect(system == nil)
        #expect(popover == nil)
    }
}

/// The values of `isLocal` in the notifications of the current device.
@MainActor private final class KeyboardLocality: NSObject {
    private(set) var values: [Bool] = []

    override init() {
        super.init()
        NotificationCenter.default.addObserver(
            self, selector: Selector("note:", KeyboardLocality.note),
            name: UIResponder.keyboardWillChangeFrameNotification, object: UIKitSystem.current?.screen)
    }

    private func note(_ notification: Notification) {
        values.append(notification.userInfo?[UIResponder.keyboardIsLocalUserInfoKey] as? Bool ?? true)
    }
}
