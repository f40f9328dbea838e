import Testing
import UIKitControls
import UIKitCore
import VelariumTesting

@MainActor @Suite struct WindowTests {
    private let device = TestDevice(.iPhone14)

    @Test func theWindowShownLastLiesInFrontWithinItsLevel() throws {
        device.show(UIViewController())
        let scene = try #require(device.window.windowScene)
        let first = UIWindow(windowScene: scene)
        let high = UIWindow(windowScene: scene)
        high.windowLevel = .alert
        let last = UIWindow(windowScene: scene)

        for window in [high, first, last] { window.isHidden = false }

        #expect(scene.windows.suffix(3) == [first, last, high])
    }

    @Test func aWindowWithoutAFrameIsAsLargeAsTheScreen() {
        let device = TestDevice(.iPhoneSE)
        _ = device.application

        let plain = UIWindow()
        let empty = UIWindow(frame: .zero)

        #expect(plain.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
        #expect(empty.frame == .zero)
    }

    @Test func touchesGoToTheFrontWindowAtTheirPoint() throws {
        let back = UIViewController()
        device.show(back)
        let window = UIWindow(windowScene: try #require(device.window.windowScene))
        window.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        window.isHidden = false
        var hits: [String] = []
        for (controllerView, name) in [(back.view!, "back"), (window as UIView, "front")] {
            let button = UIButton(type: .custom)
            button.frame = CGRect(x: 10, y: 10, width: 200, height: 50)
            button.addAction(UIAction { _ in hits.append(name) }, for: .touchUpInside)
            controllerView.addSubview(button)
        }

        try device.tap(x: 50, y: 30)
        try device.tap(x: 150, y: 30)

        #expect(hits == ["front", "back"])
    }

    @Test func hidingANewKeyWindowRestoresTheMainWindow() throws {
        device.show(UIViewController())
        let main = device.window
        let second = KeyRecorder(windowScene: try #require(main.windowScene))

        second.makeKeyAndVisible()
        #expect(device.application.keyWindow === second)
        second.isHidden = true

        #expect(device.application.keyWindow === main)
        #expect(second.calls == ["becomeKey", "resignKey"])
    }

    @Test func keysGoToTheFirstResponderAndUpTheChain() throws {
        let root = KeyController()
        device.show(root)
        let field = KeyView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        root.view.addSubview(field)
        #expect(field.becomeFirstResponder())

        try device.key("a")

        #expect(field.keys == ["a"])
        #expect(root.keys == ["a"])
        #expect(root.view.endEditing(false))
        #expect(!field.isFirstResponder)
    }
}

@MainActor private final class KeyRecorder: UIWindow {
    var calls: [String] = []

    override func becomeKey() { calls.append("becomeKey") }
    override func resignKey() { calls.append("resignKey") }
}

@MainActor private final class KeyView: UIView {
    var keys: [String] = []

    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keys += presses.compactMap { $0.key?.characters }
        super.pressesBegan(presses, with: event)
    }
}

@MainActor private final class KeyController: UIViewController {
    var keys: [String] = []

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keys += presses.compactMap { $0.key?.characters }
    }
}
