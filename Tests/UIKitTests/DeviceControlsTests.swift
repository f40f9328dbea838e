import DeviceShell
import Driving
import Foundation
import SystemChrome
import Testing
import UIKit
import VelariumTesting

/// The keys that rotate the device and change its settings.
@MainActor @Suite struct DeviceControlsTests {
    private let device: TestDevice
    private let controls: DeviceControls
    private let steps = Steps()
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("controls-\(UUID().uuidString)")

    @MainActor private final class Steps {
        var lines: [String] = []
    }

    init() throws {
        self.init(.iPhone14)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private init(_ model: TestDevice.Model) {
        device = TestDevice(model)
        let fixture = StepContext(system: device.system, folder: Folder(path: folder.path))
        controls = DeviceControls(fixture, appName: "App") { [steps] in steps.lines.append($0.line) }
    }

    private func press(_ keys: String...) throws {
        for key in keys {
            try device.key(key)
            try device.settle()
        }
    }

    @Test func rotatingLeftSkipsOrientationsThatAPhoneLacks() throws {
        device.show(UIViewController())

        try press("ctrl+left", "ctrl+left", "ctrl+right", "ctrl+right")

        #expect(
            steps.lines == [
                "rotate landscapeRight", "rotate landscapeLeft", "rotate landscapeRight", "rotate portrait",
            ])
        #expect(device.window.bounds.size == CGSize(width: 390, height: 844))
    }

    @Test func portraitOnlyAppDoesNotRotate() throws {
        final class Upright: UIViewController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        }
        device.show(Upright())

        try press("ctrl+left")

        #expect(steps.lines == [])
        #expect(device.window.bounds.width == 390)
    }

    @Test func styleTextSizeAndKeyboardKeysRecordScriptSteps() throws {
        let controller = UIViewController()
        device.show(controller)

        try press("ctrl+shift+a", "ctrl+alt++", "ctrl+alt+-", "cmd+k", "ctrl+k", "ctrl+shift+A")

        #expect(
            steps.lines == [
                "style dark", "text-size extraLarge", "text-size large", "keyboard 336", "keyboard hide",
                "style light",
            ])
        #expect(controller.traitCollection.userInterfaceStyle == .light)
    }

    @Test func picturesGetUnusedNames() throws {
        device.show(UIViewController())

        try press("ctrl+s", "ctrl+s")

        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(names == ["App iPhone 14 2.png", "App iPhone 14.png"])
        #expect(steps.lines == ["picture \"App iPhone 14.png\"", "picture \"App iPhone 14 2.png\""])
    }

    @Test func aKeyCommandOfTheAppComesFirst() throws {
        final class Saving: UIViewController {
            var saves = 0
            override var keyCommands: [UIKeyCommand]? {
                [UIKeyCommand(input: "s", modifierFlags: .control, action: Selector("save", Saving.save))]
            }
            func save() { saves += 1 }
        }
        let controller = Saving()
        device.show(controller)

        try press("ctrl+s")

        #expect(controller.saves == 1)
        #expect(steps.lines == [])
    }

    @Test func editingKeysGoToTheTextField() throws {
        let controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
        controller.loadViewIfNeeded()
        controller.view.addSubview(field)
        device.show(controller)
        field.text = "one two"
        field.becomeFirstResponder()

        try press("ctrl+left")

        #expect(steps.lines == [])
        #expect(field.offset(from: field.beginningOfDocument, to: field.selectedTextRange!.start) == 4)
    }

    /// The keyboard is wanted exactly where a text is edited.
    @Test(arguments: ["ctrl+shift+k", "ctrl+shift+K", "cmd+shift+k"], [false, true])
    func theKeyForTheKeyboardOnTheScreenNeverEditsText(key: String, isTextView: Bool) throws {
        let controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
        let view = UITextView(frame: CGRect(x: 20, y: 200, width: 300, height: 34))
        controller.loadViewIfNeeded()
        for input in [field as UIView, view] { controller.view.addSubview(input) }
        device.show(controller)
        (field.text, view.text) = ("Ada Lovelace", "Ada Lovelace")
        (isTextView ? view : field).becomeFirstResponder()
        try press("home")

        try press(key)
        #expect(device.keyboardFrame != nil)
        try press(key)

        #expect(device.keyboardFrame == nil && steps.lines == ["keyboard software", "keyboard hardware"])
        #expect(field.text == "Ada Lovelace" && view.text == "Ada Lovelace")
    }

    @Test func anyKeyClosesTheKeyListWithoutReachingTheApp() throws {
        let controller = UIViewController()
        device.show(controller)

        try press("f1")
        #expect(device.system.overlay.isPanelShown)
        #expect(device.application.windows.count == 1)
        try press("ctrl+left")

        #expect(!device.system.overlay.isPanelShown)
        #expect(steps.lines == [])
    }

    @Test func aSecondPressOfF1ClosesTheKeyListEvenIfTheFirstWasShorterThanAFrame() throws {
        device.show(UIViewController())

        for isShown in [true, false, true] {
            for isDown in [true, false] {
                device.system.frameLoop.receive(.key(KeyStroke(name: "f1"), isDown: isDown, time: device.now))
            }
            try device.settle()
            #expect(device.system.overlay.isPanelShown == isShown)
        }
    }

    @Test func aHeldF1KeepsTheKeyList() throws {
        device.show(UIViewController())

        for _ in 0..<4 {
            device.system.frameLoop.receive(.key(KeyStroke(name: "f1"), isDown: true, time: device.now))
            device.advance(by: 1.0 / 60)
        }

        #expect(device.system.overlay.isPanelShown)
    }

    @Test(arguments: [TestDevice.Model.iPhone14, .iPhoneSE, .iPadMini], [false, true])
    func theKeyListShowsEveryWord(model: TestDevice.Model, isLandscape: Bool) throws {
        let device = TestDevice(model, isLandscape: isLandscape)
        device.show(UIViewController())
        let panel = HelpPanel(title: "Keys and mouse")
        device.system.overlay.showPanel(panel)
        device.advance(by: 0)

        func labels(in view: UIView) -> [UILabel] {
            view.subviews.flatMap { labels(in: $0) + [$0 as? UILabel].compactMap { $0 } }
        }
        let rows = labels(in: panel)
        #expect(rows.count > 10)
        for label in rows {
            let width = label.sizeThatFits(CGSize(width: 10_000, height: 100)).width
            #expect(width * 0.8 <= label.bounds.width, "\(label.text ?? "")")
        }
    }

    @Test func touchClosesTheKeyListWithoutReachingTheApp() throws {
        let controller = UIViewController()
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 100, y: 300, width: 200, height: 50)
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .primaryActionTriggered)
        controller.loadViewIfNeeded()
        controller.view.addSubview(button)
        device.show(controller)
        try press("f1")

        try device.tap(x: 200, y: 325)
        #expect(taps == 0 && !device.system.overlay.isPanelShown)
        try device.tap(x: 200, y: 325)

        #expect(taps == 1)
    }

    @Test(arguments: DeviceCommand.allCases) func helpNamesEveryCommand(command: DeviceCommand) {
        #expect(WindowHelp.text.contains("  \(command.keys) "))
        #expect(WindowHelp.text.contains(command.explanation))
    }

    @Test func recordingHasTheStepInsteadOfTheKey() throws {
        var lines: [String] = []
        let recorder = ScriptRecorder(device.system) { lines.append($0) }
        let fixture = StepContext(system: device.system, folder: Folder(path: folder.path))
        let controls = DeviceControls(fixture, appName: "App") { recorder.record($0) }
        device.show(UIViewController())
        try device.settle()

        try press("ctrl+left", "escape")
        recorder.stop()

        withExtendedLifetime(controls) {}
        #expect(lines.dropFirst() == ["settle", "rotate landscapeRight", "settle", "key escape"])
    }
}
