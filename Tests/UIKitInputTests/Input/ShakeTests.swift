import Testing
import UIKitControls
import UIKitCore
import VelariumTesting

/// The device is shaken.
@MainActor @Suite struct ShakeTests {
    private final class Page: UIViewController {
        var calls: [String] = []

        override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            calls.append("began \(motion == .motionShake) \(event?.type == .motion) \(event?.subtype == .motionShake)")
            super.motionBegan(motion, with: event)
        }

        override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { calls.append("ended") }
    }

    @Test func theFirstResponderAndThoseAfterItAreTold() throws {
        let device = TestDevice(.iPhone14)
        let page = Page()
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        page.view.addSubview(field)
        device.show(page)
        field.becomeFirstResponder()

        try device.shake()

        #expect(page.calls == ["began true true true", "ended"])
    }

    @Test func withoutAFirstResponderTheWindowIsTold() throws {
        final class Window: UIWindow {
            var count = 0
            override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { count += 1 }
        }
        let device = TestDevice(.iPhone14)
        device.show(Page())
        let window = Window(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()

        try device.shake()
        window.isHidden = true
        try device.shake()

        #expect(window.count == 1)
    }
}
