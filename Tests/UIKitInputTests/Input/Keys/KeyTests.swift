import Testing
import UIKitControls
import UIKitCore
import VelariumTesting

/// Keys: presses through the responder chain, key commands, and their precedence.
@MainActor @Suite struct KeyTests {
    private let device = TestDevice(.iPadPro11)
    private let root = CommandController()

    init() {
        device.show(root)
        device.recordsMisuses = true
    }

    // MARK: Key commands

    @Test func aKeyCommandNeedsItsExactModifiers() throws {
        root.commands = [UIKeyCommand(input: "s", modifierFlags: .command, action: CommandController.save)]

        try device.key("cmd+s")
        try device.key("s")
        try device.key("cmd+shift+s")

        #expect(root.calls == ["save", "began", "ended", "began", "ended"])
    }

    @Test(arguments: [
        ("up", UIKeyCommand.inputUpArrow), ("escape", UIKeyCommand.inputEscape), ("home", UIKeyCommand.inputHome),
        ("pagedown", UIKeyCommand.inputPageDown), ("f5", UIKeyCommand.f5), ("return", "\r"), ("tab", "\t"),
        ("delete", UIKeyCommand.inputDelete), ("backspace", "\u{8}"), ("?", "?"), ("X", "x"),
    ]) func everyKeyMatchesItsCommandInput(key: String, input: String) throws {
        root.commands = [UIKeyCommand(input: input, modifierFlags: [], action: CommandController.save)]

        try device.key(key)

        #expect(root.calls == ["save"])
    }

    @Test func aKeyWhoseCommandCannotBePerformedReachesTheResponders() throws {
        root.commands = [UIKeyCommand(input: "s", modifierFlags: .command, action: CommandController.save)]
        root.canSave = false

        try device.key("cmd+s")

        #expect(root.calls == ["began", "ended"])
    }

    @Test func aDisabledCommandIsIgnored() throws {
        let command = UIKeyCommand(input: "s", modifierFlags: [], action: CommandController.save)
        command.attributes = .disabled
        root.commands = [command]

        try device.key("s")

        #expect(root.calls == ["began", "ended"])
    }

    @Test func additionalModifiersPerformTheAlternateCommand() throws {
        root.commands = [
            UIKeyCommand(
                action: CommandController.save, input: "s", modifierFlags: .command,
                alternates: [
                    UICommandAlternate(title: "Save as", action: CommandController.saveAs, modifierFlags: .shift)
                ])
        ]

        try device.key("cmd+shift+s")

        #expect(root.calls == ["saveAs"])
    }

    @Test func textInputPrecedesCommandsUnlessTheyWantPriority() throws {
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 34))
        root.view.addSubview(field)
        let command = UIKeyCommand(input: "s", modifierFlags: [], action: CommandController.save)
        root.commands = [command]
        field.becomeFirstResponder()

        try device.key("s")
        #expect(field.text == "s" && !root.calls.contains("save"))
        command.wantsPriorityOverSystemBehavior = true
        try device.key("s")
        #expect(field.text == "s" && root.calls.contains("save"))
    }

    @Test func beforeIOS15CommandsComeBeforeText() throws {
        let device = TestDevice(.iPhone14, era: .iOS12)
        let root = CommandController()
        device.show(root)
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 34))
        root.view.addSubview(field)
        root.commands = [UIKeyCommand(input: "s", modifierFlags: [], action: CommandController.save)]
        field.becomeFirstResponder()

        try device.key("s")

        #expect(field.text == "" && root.calls == ["save"])
    }

    @Test func aControllerKeepsTheCommandsThatAreAdded() throws {
        let plain = UIViewController()
        let command = UIKeyCommand(input: "k", modifierFlags: .command, action: CommandController.save)

        plain.addKeyCommand(command)
        #expect(plain.keyCommands == [command])
        plain.removeKeyCommand(command)

        #expect(plain.keyCommands == nil)
    }

    // MARK: The presentation on top

    @Test func escapeDismissesThePopoverBeforeCommandsAndPresses() throws {
        root.commands = [
            UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: CommandController.save)
        ]
        try presentPopover()

        try device.key("escape")
        try device.settle()

        #expect(root.presentedViewController == nil && root.calls == [])
    }

    @Test func aPriorityCommandReceivesEscapeInsteadOfThePopover() throws {
        let content = try presentPopover()
        let command = UIKeyCommand(
            input: UIKeyCommand.inputEscape, modifierFlags: [], action: CommandController.save)
        command.wantsPriorityOverSystemBehavior = true
        content.commands = [command]

        try device.key("escape")
        try device.settle()

        #expect(content.calls == ["save"] && root.presentedViewController === content)
    }

    @Test func theEscapeGestureDismissesIfTheContentDoesNotHandleIt() throws {
        let content = try presentPopover()
        content.takesEscape = true

        try device.performEscapeGesture()
        try device.settle()
        #expect(content.calls == ["escape"] && root.presentedViewController === content)
        content.takesEscape = false
        try device.performEscapeGesture()
        try device.settle()

        #expect(root.presentedViewController == nil)
        #expect(throws: TestFailure.self) { try device.performEscapeGesture() }
    }

    /// Menus of apps are such views, often directly in the window.
    @Test func theEscapeGestureBeginsInAModalViewOfTheApp() throws {
        let menu = EscapingView(frame: CGRect(x: 20, y: 200, width: 200, height: 100))
        menu.accessibilityViewIsModal = true
        device.window.addSubview(menu)

        try device.performEscapeGesture()
        menu.isHidden = true

        #expect(menu.escapes == 1)
        #expect(throws: TestFailure.self) { try device.performEscapeGesture() }
    }

    private final class EscapingView: UIView {
        private(set) var escapes = 0

        override func accessibilityPerformEscape() -> Bool {
            escapes += 1
            return true
        }
    }

    @discardableResult
    private func presentPopover() throws -> CommandController { try present(.popover) }

    private func present(_ style: UIModalPresentationStyle) throws -> CommandController {
        let content = CommandController()
        content.modalPresentationStyle = style
        content.popoverPresentationController?.sourceView = root.view
        content.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 10, height: 10)
        root.present(content, animated: true)
        try device.settle()
        return content
    }

    @Test(arguments: [UIModalPresentationStyle.popover, .fullScreen, .overFullScreen])
    func theFirstResponderIsRestoredAfterAPresentation(style: UIModalPresentationStyle) throws {
        let field = UITextField()
        let inner = UITextField()
        root.view.addSubview(field)
        field.becomeFirstResponder()
        let content = try present(style)
        content.view.addSubview(inner)
        inner.becomeFirstResponder()
        #expect(inner.isFirstResponder && !field.isFirstResponder)

        root.dismiss(animated: false)
        try device.settle()

        #expect(field.isFirstResponder)
    }

    @Test func aFirstResponderChosenDuringAPresentationIsKept() throws {
        let field = UITextField()
        let other = UITextField()
        let inner = UITextField()
        root.view.addSubview(field)
        root.view.addSubview(other)
        field.becomeFirstResponder()
        let content = try present(.popover)
        content.view.addSubview(inner)
        inner.becomeFirstResponder()

        other.becomeFirstResponder()
        root.dismiss(animated: false)
        try device.settle()

        #expect(other.isFirstResponder)
    }

    // MARK: Presses and recognizers

    @Test func aKeyPressReachesTheController() throws {
        let view = UIView()
        root.view.addSubview(view)

        try device.key("q")

        #expect(root.calls == ["began", "ended"])
        #expect(root.lastPress?.key?.characters == "q" && root.lastPress?.key?.keyCode == .keyboardQ)
    }

    @Test func removingAResponderDuringAKeyPressCancelsThePress() {
        let fixture = TouchFixture()
        let view = fixture.add(PressView(), 0, 0, 100, 100)
        view.becomeFirstResponder()
        fixture.system.frameLoop.receive(.key(KeyStroke(name: "a"), isDown: true, time: 1))
        fixture.host.advance(by: 0.02)

        view.removeFromSuperview()
        fixture.system.frameLoop.receive(.key(KeyStroke(name: "a"), isDown: false, time: 2))
        fixture.host.advance(by: 0.02)

        #expect(view.calls == ["began", "cancelled"])
    }

    @Test func aTapThatAllowsSelectIsTriggeredByReturn() throws {
        let heard = Taps()
        let tap = UITapGestureRecognizer(target: heard, action: Selector("tapped", Taps.tapped))
        root.view.addGestureRecognizer(tap)

        try device.key("return")
        #expect(heard.count == 0)
        tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
        try device.key("return")
        try device.key("a")

        #expect(heard.count == 1)
    }

    @Test func aDelegateMayRefuseAKeyForATap() throws {
        let heard = Taps()
        let refusal = PressDelegate()
        let tap = UITapGestureRecognizer(target: heard, action: Selector("tapped", Taps.tapped))
        tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
        tap.delegate = refusal
        root.view.addGestureRecognizer(tap)

        try device.key("return")
        let refused = heard.count
        refusal.accepts = true
        try device.key("return")

        #expect(refused == 0 && heard.count == 1)
    }

    // MARK: Actions

    @Test func theTargetOfAnActionIsTheFirstResponderThatCanPerformIt() {
        let view = UIView()
        root.view.addSubview(view)

        #expect(view.target(forAction: CommandController.save, withSender: nil) as? UIViewController === root)
        root.canSave = false
        #expect(view.target(forAction: CommandController.save, withSender: nil) == nil)
        #expect(!view.canPerformAction(Selector("save"), withSender: nil))
    }
}

/// Returns key commands and records their calls.
private final class CommandController: UIViewController {
    var commands: [UIKeyCommand]?
    var calls: [String] = []
    var canSave = true
    var takesEscape = false
    var lastPress: UIPress?

    static let save = Selector("save", CommandController.saveNow)
    static let saveAs = Selector("saveAs", CommandController.saveAsNow)

    override var keyCommands: [UIKeyCommand]? { commands }

    func saveNow() { calls.append("save") }
    func saveAsNow() { calls.append("saveAs") }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == Self.save && !canSave ? false : super.canPerformAction(action, withSender: sender)
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        calls.append("began")
        lastPress = presses.first
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { calls.append("ended") }

    override func accessibilityPerformEscape() -> Bool {
        guard takesEscape else { return false }
        calls.append("escape")
        return true
    }
}

private final class PressView: UIView {
    var calls: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { calls.append("began") }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { calls.append("ended") }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { calls.append("cancelled") }
}

@MainActor private final class Taps: NSObject {
    var count = 0
    func tapped() { count += 1 }
}

/// Answers whether a recognizer receives a press.
@MainActor private final class PressDelegate: NSObject, UIGestureRecognizerDelegate {
    var accepts = false

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool { accepts }
}
