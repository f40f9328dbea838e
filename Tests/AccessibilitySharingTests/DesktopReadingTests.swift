import AccessibilitySharing
import CoreGraphics
import HeadlessHost
import Testing
import UIKitAlerts
import UIKitControls
import UIKitCore
import UIKitText
import VelariumTesting

/// What screen readers of the desktop see of an app, and do in it.
@MainActor @Suite struct DesktopReadingTests {
    private let device = TestDevice(.iPhone14)
    private let page = UIViewController()
    private let button = UIButton(type: .system)
    private let slider = UISlider(frame: CGRect(x: 20, y: 160, width: 200, height: 34))
    private let toggle = UISwitch(frame: CGRect(x: 20, y: 220, width: 51, height: 31))
    private let field = UITextField(frame: CGRect(x: 20, y: 280, width: 200, height: 34))
    private let app: AppAccessibility
    private let window = AccessibleSnapshot.Window(
        title: "Page", size: CGSize(width: 390, height: 844), origin: (x: 0, y: 0), unitsPerPoint: 1, isActive: true)

    init() {
        button.setTitle("Order", for: .normal)
        button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
        slider.accessibilityLabel = "Volume"
        toggle.accessibilityLabel = "Loud"
        toggle.isOn = true
        field.placeholder = "Name"
        field.text = "a🙂b"
        for view in [button, slider, toggle, field] { page.view.addSubview(view) }
        device.show(page)
        app = AppAccessibility(of: device.system, in: nil, on: device.system.host)
        app.startReading { _ in }
    }

    private func read() throws -> [AccessibleElement] {
        // A finger is down for a moment.
        device.advance(by: 0.1)
        try device.settle()
        let snapshot = app.snapshot(named: "App", in: window)
        return snapshot.order.compactMap { snapshot.elements[$0] }
    }

    private func element(_ name: String) throws -> AccessibleElement {
        try #require(try read().first { $0.name == name && $0.id > 1 })
    }

    @Test func controlsHaveTheirRolesStatesAndValues() throws {
        let all = try read()

        #expect(all.suffix(4).map(\.role) == [.pushButton, .slider, .toggleButton, .entry])
        let loud = try element("Loud")
        #expect(loud.states.isSuperset(of: [.pressed, .enabled, .sensitive, .showing, .focusable]))
        #expect(try element("Volume").range?.maximum == 1)
        let name = try element("Name")
        #expect(name.text?.string == "a🙂b")
        #expect(name.states.isSuperset(of: [.editable, .singleLine]))
    }

    @Test func aDisabledControlIsNeitherEnabledNorPressed() throws {
        button.isEnabled = false

        let order = try element("Order")

        #expect(order.states.isDisjoint(with: [.enabled, .sensitive]))
        #expect(order.actions.isEmpty)
    }

    @Test func anObjectKeepsItsNumberAndAnotherOneNeverGetsIt() throws {
        let first = try element("Order").id
        #expect(try element("Order").id == first)

        button.removeFromSuperview()
        _ = try read()
        let other = UIButton(type: .system)
        other.setTitle("Cancel", for: .normal)
        other.frame = button.frame
        page.view.addSubview(other)

        #expect(try element("Cancel").id > first)
    }

    @Test func anAlertIsModalAndIsLeftAgain() throws {
        button.addAction(
            UIAction { [page] _ in
                let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
                page.present(alert, animated: true)
            }, for: .touchUpInside)

        app.perform(.perform(.click, on: try element("Order").id))
        let alert = try #require(try read().first { $0.role == .alert })

        #expect(alert.name == "Sure?")
        #expect(alert.states.contains(.modal))
        #expect(try read().map(\.name).filter { $0 == "Order" } == [])
        #expect(try read().first { $0.states.contains(.focused) }?.parent != AccessibleElement.window)
        app.perform(.perform(.escape, on: alert.id))
        #expect(try read().contains { $0.role == .alert } == false)
    }

    @Test func whatIsScrolledOffIsShownBeforeItIsPressed() throws {
        var presses = 0
        let list = UIScrollView(frame: page.view.bounds)
        list.contentSize = CGSize(width: 390, height: 3_000)
        let last = UIButton(type: .system)
        last.setTitle("Last", for: .normal)
        last.frame = CGRect(x: 20, y: 2_900, width: 100, height: 44)
        last.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        list.addSubview(last)
        page.view.addSubview(list)
        let element = try element("Last")
        #expect(!element.states.contains(.showing))

        app.perform(.perform(.click, on: element.id))

        #expect(try self.element("Last").states.isSuperset(of: [.showing, .focused]))
        #expect(presses == 1)
    }

    @Test func aValueThatIsSetReachesTheApp() throws {
        var heard: [Float] = []
        slider.addAction(UIAction { [slider] _ in heard.append(slider.value) }, for: .valueChanged)

        app.perform(.setValue(0.25, of: try element("Volume").id))
        app.perform(.setValue(9, of: try element("Volume").id))

        #expect(heard == [0.25, 1])
    }

    @Test func aTextIsEditedAsIfTheUserTyped() throws {
        let delegate = CapitalLetters()
        field.delegate = delegate
        let id = try element("Name").id

        app.perform(.replace(1..<2, with: "X", in: id))
        #expect(try element("Name").text?.string == "aXb")
        #expect(try element("Name").text?.caret == 2)
        app.perform(.replace(0..<1, with: "c", in: id))
        #expect(field.text == "aXb")
        app.perform(.replace(0..<1, with: "", in: id))
        #expect(field.text == "Xb")
        #expect(try element("Name").states.contains(.focused))
    }

    @Test func theFocusIsTheCursorOfVoiceOver() throws {
        #expect(UIAccessibility.isVoiceOverRunning)

        app.perform(.focus(try element("Volume").id))
        #expect(try element("Volume").states.contains(.focused))
        #expect(device.voiceOver.current?.label == "Volume")
        app.stopReading()

        #expect(!UIAccessibility.isVoiceOverRunning)
        #expect(try read().contains { $0.states.contains(.focused) } == false)
    }

    @Test func anUnknownNumberDoesNothing() throws {
        for request: AccessibleRequest in [
            .perform(.click, on: 99), .focus(99), .setValue(1, of: 99), .replace(0..<1, with: "x", in: 99),
        ] {
            app.perform(request)
        }

        #expect(field.text == "a🙂b")
    }

    @Test func keysMoveTheCursorAndActOnItsElement() throws {
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        let desktop = DesktopAccessibility(of: app, named: "App", clock: ManualClock()) { [window] in window }
        func press(_ name: String, _ modifiers: UIKeyModifierFlags = []) throws -> Bool {
            let stroke = KeyStroke(name: name, modifiers: modifiers)
            defer { _ = desktop.uses(stroke, isDown: false) }
            let isUsed = desktop.uses(stroke, isDown: true)
            device.advance(by: 0.1)
            try device.settle()
            return isUsed
        }
        #expect(try !press("tab"))
        desktop.readerDidChange(toBus: "unix:path=/nonexistent")

        #expect(try press(" "))
        #expect(presses == 1)
        #expect(try press("tab") && press("up"))
        #expect(slider.value > 0)
        #expect(try press("tab") && press("return"))
        #expect(!toggle.isOn)
        #expect(try !press("x") && !press("up"))
        #expect(try press("tab"))
        #expect(field.isFirstResponder)
        #expect(try !press(" ") && !press("return"))
        #expect(try press("tab", .shift))
        #expect(!field.isFirstResponder)
        desktop.close()
    }

    @Test func nothingIsReadBeforeAReaderRunsAndAfterItEnded() async throws {
        let other = AppAccessibility(of: device.system, in: nil, on: device.system.host)
        app.stopReading()
        let clock = ManualClock()
        let desktop = DesktopAccessibility(of: other, named: "App", clock: clock) { window }
        desktop.start(onBus: "unix:path=/nonexistent", withoutReader: false)

        func showFrames() {
            for _ in 1...100 { desktop.frameWasDrawn() }
            clock.advance(to: clock.now + 1)
        }
        showFrames()
        #expect(desktop.readingCount == 0)
        desktop.readerDidChange(toBus: "unix:path=/nonexistent")
        showFrames()
        #expect(desktop.readingCount == 1)
        desktop.readerDidChange(toBus: nil)
        showFrames()

        #expect(desktop.readingCount == 1)
        #expect(!UIAccessibility.isVoiceOverRunning)
    }
}

/// Allows only capital letters and deletions.
private final class CapitalLetters: NSObject, UITextFieldDelegate {
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        string == string.uppercased()
    }
}
