import CoreGraphics
import Testing
import UIKitControls
import UIKitCore
import VelariumTesting

/// Controllers that can be first responder, such as those with an accessory view at the bottom of the screen.
@MainActor @Suite struct ControllerFocusTests {
    private let device = TestDevice(.iPhone14, keyboard: .software)

    @Test func aShownControllerThatCanBeFirstResponderShowsItsAccessoryView() throws {
        let page = PageWithAccessory()

        device.show(UINavigationController(rootViewController: page))
        try device.settle()

        #expect(page.isFirstResponder)
        #expect(page.accessory.window != nil)
        #expect(page.accessory.convert(page.accessory.bounds, to: nil).maxY <= 844)
    }

    @Test func aPresentedAndAPushedControllerTakesTheFocusAndReturnsIt() throws {
        let page = PageWithAccessory()
        let navigation = UINavigationController(rootViewController: page)
        device.show(navigation)
        try device.settle()
        let pushed = PageWithAccessory()
        navigation.pushViewController(pushed, animated: true)
        try device.settle()
        let isPushedFocused = pushed.isFirstResponder
        navigation.popViewController(animated: true)
        try device.settle()
        let isFocusedAgain = page.isFirstResponder

        let presented = PageWithAccessory()
        presented.modalPresentationStyle = .fullScreen
        page.present(presented, animated: true)
        try device.settle()

        #expect(isPushedFocused && isFocusedAgain)
        #expect(presented.isFirstResponder && !page.isFirstResponder)
    }

    @Test func aFieldThatTheAppFocusesKeepsTheFocus() throws {
        let page = PageWithAccessory()
        page.focusesField = true

        device.show(UINavigationController(rootViewController: page))
        try device.settle()

        #expect(page.field.isFirstResponder)
    }

    @Test func aFieldBehindAFullScreenGetsTheFocusBack() throws {
        let page = PageWithAccessory()
        device.show(page)
        try device.settle()
        page.field.becomeFirstResponder()
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        page.present(cover, animated: true)
        try device.settle()

        page.dismiss(animated: true)
        try device.settle()

        #expect(page.field.isFirstResponder)
    }

    @Test func aFieldThatResignsDoesNotGiveTheFocusToItsController() throws {
        let page = PageWithAccessory()
        device.show(page)
        try device.settle()
        page.field.becomeFirstResponder()
        try device.settle()

        page.field.resignFirstResponder()
        try device.settle()

        #expect(!page.isFirstResponder)
    }

    @Test func aChildThatTheAppAddsByItselfDoesNotTakeTheFocus() throws {
        let parent = UIViewController()
        let child = PageWithAccessory()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)

        device.show(parent)
        try device.settle()

        #expect(!child.isFirstResponder)
    }
}

private final class PageWithAccessory: UIViewController {
    let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
    var focusesField = false

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { accessory }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(field)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if focusesField { field.becomeFirstResponder() }
    }
}
