import CoreGraphics
import Testing
import UIKitControls
import UIKitCore
import VelariumTesting

/// A field in the accessory view of a controller, as in a chat, while something is presented over it.
@MainActor @Suite struct AccessoryFocusTests {
    private final class Chat: UIViewController {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
        let field = UITextField(frame: CGRect(x: 10, y: 8, width: 200, height: 34))

        override var canBecomeFirstResponder: Bool { true }
        override var inputAccessoryView: UIView? { bar }

        override func viewDidLoad() {
            super.viewDidLoad()
            bar.addSubview(field)
        }
    }

    private let device = TestDevice(.iPhone14, keyboard: .software)
    private let chat = Chat()

    private func edit() throws {
        device.show(chat)
        try device.settle()
        chat.field.becomeFirstResponder()
        try device.settle()
    }

    @Test(arguments: [
        UIModalPresentationStyle.pageSheet, .formSheet, .fullScreen, .overFullScreen, .overCurrentContext,
    ])
    func aPresentationTakesTheKeyboardAndTheBarAway(style: UIModalPresentationStyle) throws {
        try edit()
        let over = UIViewController()
        over.modalPresentationStyle = style

        chat.present(over, animated: true)
        try device.settle()
        #expect(!chat.field.isFirstResponder && device.keyboardFrame == nil && chat.bar.window == nil)
        chat.dismiss(animated: true)
        try device.settle()

        #expect(chat.field.isFirstResponder && device.keyboardFrame?.height == 386)
    }

    @Test func aCustomPresentationWithoutAnimationGivesTheKeyboardBack() throws {
        try edit()

        let over = UIViewController()
        over.modalPresentationStyle = .custom
        chat.present(over, animated: false)
        try device.settle()
        #expect(device.keyboardFrame == nil)
        chat.dismiss(animated: false)
        try device.settle()

        try device.type("again")
        #expect(chat.field.text == "again")
    }

    @Test func aFieldOfThePresentationHasItsOwnKeyboard() throws {
        try edit()
        let sheet = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))
        sheet.view.addSubview(field)
        chat.present(sheet, animated: true)
        try device.settle()

        field.becomeFirstResponder()
        try device.settle()
        try device.type("name")

        #expect(field.text == "name" && chat.field.text == "")
        #expect(chat.bar.window == nil && device.keyboardFrame?.height == 336)
    }

    @Test func theBarReturnsWithoutTheKeyboardThatWasNotShown() throws {
        device.show(chat)
        try device.settle()

        chat.present(UIViewController(), animated: true)
        try device.settle()
        chat.dismiss(animated: true)
        try device.settle()

        #expect(chat.isFirstResponder && device.keyboardFrame?.height == 50)
    }

    // MARK: Leaving

    @Test(arguments: [true, false]) func aPopTakesTheBarAndItsKeyboardAway(animated: Bool) throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        device.show(navigation)
        navigation.pushViewController(chat, animated: false)
        try device.settle()
        chat.field.becomeFirstResponder()
        try device.settle()

        navigation.popViewController(animated: animated)
        try device.settle()

        #expect(device.keyboardFrame == nil && chat.bar.window == nil && !chat.field.isFirstResponder)
    }

    @Test(arguments: [true, false]) func aPushTakesThemAwayAndAPopBringsTheBarBack(animated: Bool) throws {
        let navigation = UINavigationController(rootViewController: chat)
        device.show(navigation)
        try device.settle()
        chat.field.becomeFirstResponder()
        try device.settle()

        navigation.pushViewController(UIViewController(), animated: animated)
        try device.settle()
        #expect(device.keyboardFrame == nil && chat.bar.window == nil && !chat.field.isFirstResponder)
        navigation.popViewController(animated: animated)
        try device.settle()

        #expect(chat.bar.window != nil)
    }

    @Test(arguments: [true, false]) func aDismissalTakesTheBarAndItsKeyboardAway(animated: Bool) throws {
        let root = UIViewController()
        device.show(root)
        root.present(chat, animated: animated)
        try device.settle()
        chat.field.becomeFirstResponder()
        try device.settle()

        root.dismiss(animated: animated)
        try device.settle()

        #expect(device.keyboardFrame == nil && chat.bar.window == nil && !chat.field.isFirstResponder)
    }

    @Test func anotherRootTakesTheBarAndItsKeyboardAway() throws {
        try edit()

        device.window.rootViewController = UIViewController()
        try device.settle()

        #expect(device.keyboardFrame == nil && chat.bar.window == nil && !chat.field.isFirstResponder)
    }
}
