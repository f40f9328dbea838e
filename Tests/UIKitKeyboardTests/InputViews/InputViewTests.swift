import Testing
import UIKitControls
import UIKitCore
import UIKitKeyboard
import VelariumTesting

/// Input views, accessory views, and their controllers.
@MainActor @Suite struct InputViewTests {
    @Test func anInputViewReplacesTheKeyboardEvenOfAHardwareKeyboard() throws {
        let fixture = KeyboardFixture(keyboard: .hardware)
        let input = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 200))
        fixture.field.inputView = input

        try fixture.edit()

        // The home indicator's area is below the view.
        #expect(fixture.device.keyboardFrame == CGRect(x: 0, y: 610, width: 390, height: 234))
        #expect(input.convert(input.bounds, to: nil) == CGRect(x: 0, y: 610, width: 390, height: 200))
    }

    @Test func anEmptyInputViewShowsNoKeyboard() throws {
        let fixture = KeyboardFixture()
        fixture.field.inputView = UIView()

        try fixture.edit()

        #expect(fixture.field.isFirstResponder)
        #expect(fixture.device.keyboardFrame == nil)
    }

    @Test func anAccessoryViewIsAboveTheKeyboardAndPartOfItsFrame() throws {
        let fixture = KeyboardFixture()
        let accessory = UIButton(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
        accessory.setTitle("Done", for: .normal)
        accessory.addAction(
            UIAction { [unowned fixture] _ in fixture.field.resignFirstResponder() }, for: .touchUpInside)
        fixture.field.inputAccessoryView = accessory
        try fixture.edit()
        #expect(fixture.device.keyboardFrame?.height == 380)
        #expect(accessory.convert(accessory.bounds, to: nil) == CGRect(x: 0, y: 464, width: 390, height: 44))

        try fixture.device.tap("Done")
        try fixture.device.settle()

        #expect(fixture.device.keyboardFrame == nil)
        #expect(accessory.window == nil)
    }

    @Test func anAccessoryAloneLiesAtTheLowerEdge() throws {
        let fixture = KeyboardFixture(keyboard: .hardware)
        fixture.field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))

        try fixture.edit()

        #expect(fixture.device.keyboardFrame == CGRect(x: 0, y: 794, width: 390, height: 50))
    }

    /// A bar of flexible height whose text is inside its margins or its safe area, as input bars of published apps are.
    @MainActor private final class FlexibleBar: UIView {
        let text = UILabel()

        init(inSafeArea: Bool, height: CGFloat) {
            super.init(frame: CGRect(x: 0, y: 0, width: 0, height: height))
            autoresizingMask = .flexibleHeight
            text.numberOfLines = 0
            text.text = "One"
            text.font = .systemFont(ofSize: 17)
            text.translatesAutoresizingMaskIntoConstraints = false
            addSubview(text)
            let guide = inSafeArea ? safeAreaLayoutGuide : layoutMarginsGuide
            NSLayoutConstraint.activate([
                text.topAnchor.constraint(equalTo: topAnchor, constant: 6),
                text.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
                text.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                text.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }

        override var intrinsicContentSize: CGSize { .zero }

        var textIsWhole: Bool {
            abs(text.frame.height - text.sizeThatFits(CGSize(width: text.bounds.width, height: 1000)).height) < 1
        }
        var textOnScreen: CGRect { text.convert(text.bounds, to: nil) }
    }

    @Test(arguments: [true, false], [0, 50] as [CGFloat])
    func anAccessoryOfFlexibleHeightIsAsHighAsItsConstraintsSay(inSafeArea: Bool, height: CGFloat) throws {
        let fixture = KeyboardFixture()
        fixture.device.recordsMisuses = true
        let bar = FlexibleBar(inSafeArea: inSafeArea, height: height)
        fixture.field.inputAccessoryView = bar
        try fixture.edit()
        let oneLine = bar.frame.height
        #expect(bar.textIsWhole)

        bar.text.text = "One\nTwo\nThree"
        try fixture.device.settle()

        #expect(bar.textIsWhole)
        #expect(bar.frame.height > oneLine + 30)
        #expect(fixture.device.keyboardFrame?.height == 336 + bar.frame.height)
        #expect(fixture.device.misuses.isEmpty)
    }

    @Test(arguments: [true, false], [0, 50] as [CGFloat])
    func anAccessoryOfFlexibleHeightKeepsItsContentAboveTheHomeIndicator(inSafeArea: Bool, height: CGFloat) throws {
        let fixture = KeyboardFixture(keyboard: .hardware)
        fixture.device.recordsMisuses = true
        let bar = FlexibleBar(inSafeArea: inSafeArea, height: height)
        fixture.field.inputAccessoryView = bar

        try fixture.edit()

        #expect(bar.textIsWhole && bar.textOnScreen.maxY <= 844 - 34)
        #expect(bar.convert(bar.bounds, to: nil).maxY == 844)
        #expect(fixture.device.misuses.isEmpty)
    }

    @Test func anAccessoryThatStaysWhenTheKeyboardGoesMovesItsContentAboveTheHomeIndicator() throws {
        let device = TestDevice(keyboard: .software)
        let controller = FlexibleBarController()
        device.show(controller)
        controller.field.becomeFirstResponder()
        try device.settle()
        let above = controller.bar.frame.height

        controller.becomeFirstResponder()
        try device.settle()

        #expect(controller.bar.textIsWhole && controller.bar.textOnScreen.maxY <= 844 - 34)
        #expect(controller.bar.frame.height > above)
        controller.field.becomeFirstResponder()
        try device.settle()
        #expect(controller.bar.frame.height == above)
    }

    @MainActor private final class FlexibleBarController: UIViewController {
        let bar = FlexibleBar(inSafeArea: true, height: 0)
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))

        override var canBecomeFirstResponder: Bool { true }
        override var inputAccessoryView: UIView? { bar }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
        }
    }

    @Test func theChainIsAskedForInputViews() throws {
        let device = TestDevice(keyboard: .software)
        let controller = ChatController()
        device.show(controller)

        controller.becomeFirstResponder()
        try device.settle()
        #expect(device.keyboardFrame == CGRect(x: 0, y: 800, width: 390, height: 44))

        // The field is in the bar itself, whose next responder is the controller.
        controller.field.becomeFirstResponder()
        try device.settle()
        #expect(device.keyboardFrame?.height == 380)
        try device.tap(.id("key:h"))
        try device.tap(.id("key:i"))
        #expect(controller.field.text == "Hi")

        controller.field.resignFirstResponder()
        try device.settle()
        #expect(device.keyboardFrame?.height == 44)
    }

    @Test func changesTakeEffectWithReloadInputViews() throws {
        let fixture = KeyboardFixture()
        try fixture.edit()

        fixture.field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 100))
        try fixture.device.settle()
        #expect(fixture.device.keyboardFrame?.height == 336)

        fixture.field.reloadInputViews()
        try fixture.device.settle()
        #expect(fixture.device.keyboardFrame?.height == 134)
    }

    @Test func aSelfSizingInputViewIsAsHighAsItsConstraints() throws {
        let fixture = KeyboardFixture()
        let view = UIInputView(frame: .zero, inputViewStyle: .keyboard)
        view.allowsSelfSizing = true
        view.translatesAutoresizingMaskIntoConstraints = false
        view.heightAnchor.constraint(equalToConstant: 150).isActive = true
        fixture.field.inputView = view

        try fixture.edit()

        #expect(view.bounds.size == CGSize(width: 390, height: 150))
    }

    @Test func aCustomKeyboardTypesThroughItsProxy() throws {
        let fixture = KeyboardFixture()
        let owner = OwnKeyboardView(frame: CGRect(x: 20, y: 200, width: 100, height: 40))
        fixture.controller.view.addSubview(owner)
        owner.becomeFirstResponder()
        try fixture.device.settle()
        let keyboard = try #require(owner.keyboard)

        keyboard.textDocumentProxy.insertText("ab")
        keyboard.textDocumentProxy.deleteBackward()
        #expect(owner.text == "a")
        #expect(fixture.device.keyboardFrame != nil)

        keyboard.dismissKeyboard()
        try fixture.device.settle()
        #expect(fixture.device.keyboardFrame == nil)
        #expect(!owner.isFirstResponder)
    }

    @Test func fieldToFieldKeepsTheKeyboardAndPostsTheOldFrameFirst() throws {
        let fixture = KeyboardFixture()
        try fixture.edit()
        let log = KeyboardNames()

        fixture.other.becomeFirstResponder()
        try fixture.device.settle()

        #expect(log.names == ["WillChangeFrame", "WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
        #expect(fixture.device.keyboardFrame?.height == 336)
    }

    @Test func anotherHeightShowsAgainWithoutHiding() throws {
        let fixture = KeyboardFixture()
        fixture.other.isSecureTextEntry = true
        try fixture.edit()
        let log = KeyboardNames()

        fixture.other.becomeFirstResponder()
        try fixture.device.settle()

        #expect(log.names == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
        #expect(fixture.device.keyboardFrame?.height == 291)
    }

    @Test func rotationMovesTheKeyboardWithoutHidingIt() throws {
        let fixture = KeyboardFixture()
        try fixture.edit()
        let log = KeyboardNames()

        try fixture.device.rotate(to: .landscapeRight)
        try fixture.device.settle()

        #expect(!log.names.contains("WillHide"))
        #expect(log.begins.first == CGRect(x: 0, y: 508, width: 390, height: 336))
        #expect(fixture.device.keyboardFrame == CGRect(x: 0, y: 171, width: 844, height: 219))
        try fixture.press("a")
        #expect(fixture.field.text == "A")
    }

    @Test func keyboardComesBackAfterAPresentation() throws {
        let fixture = KeyboardFixture()
        try fixture.edit()

        let sheet = UIViewController()
        sheet.modalPresentationStyle = .fullScreen
        fixture.controller.present(sheet, animated: true)
        try fixture.device.settle()
        #expect(fixture.device.keyboardFrame == nil)

        sheet.dismiss(animated: true)
        try fixture.device.settle()
        #expect(fixture.field.isFirstResponder)
        #expect(fixture.device.keyboardFrame != nil)
    }

    @Test func softwareKeyboardCanBeTurnedOnWhileAFieldIsEdited() throws {
        let fixture = KeyboardFixture(keyboard: .hardware)
        try fixture.edit()
        #expect(fixture.device.keyboardFrame == nil)

        fixture.device.keyboard = .software
        try fixture.device.settle()
        #expect(fixture.device.keyboardFrame?.height == 336)

        fixture.device.keyboard = .hardware
        try fixture.device.settle()
        #expect(fixture.device.keyboardFrame == nil)
        #expect(fixture.field.isFirstResponder)
    }
}

/// A screen with a bar that stays at the lower edge, as in a chat.
private final class ChatController: UIViewController {
    let field = UITextField(frame: CGRect(x: 10, y: 5, width: 200, height: 34))
    private lazy var bar: UIView = {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        bar.addSubview(field)
        return bar
    }()

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
}

/// A view that types on a keyboard of its own.
private final class OwnKeyboardView: UIView, UIKeyInput {
    var text = ""
    private(set) var keyboard: UIInputViewController?

    override var canBecomeFirstResponder: Bool { true }
    override var inputViewController: UIInputViewController? {
        if keyboard == nil {
            let controller = UIInputViewController()
            controller.view.translatesAutoresizingMaskIntoConstraints = false
            controller.view.heightAnchor.constraint(equalToConstant: 120).isActive = true
            keyboard = controller
        }
        return keyboard
    }

    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { text.removeLast() }
}
