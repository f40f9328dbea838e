import CoreGraphics
import Testing
import UIKitControls
import UIKitCore
import UIKitMenus
import UIKitText
import VelariumTesting

/// The edit menu of a text whose user goes on to edit.
@MainActor @Suite struct EditMenuWhileTypingTests {
    enum Edit: CaseIterable {
        case typing, deleting, returnKey, arrow, replacement

        @MainActor func perform(on text: any UIView & UITextInput, _ device: TestDevice) throws {
            switch self {
            case .typing: try device.type("abc")
            case .deleting: try device.key("backspace")
            case .returnKey: try device.key("return")
            case .arrow: try device.key("left")
            case .replacement:
                (text as? UITextField)?.text = "x"
                (text as? UITextView)?.text = "x"
            }
        }
    }

    private static func makeTexts() -> [any UIView & UITextInput] {
        let frame = CGRect(x: 20, y: 200, width: 300, height: 60)
        let (field, secret, view) = (UITextField(frame: frame), UITextField(frame: frame), UITextView(frame: frame))
        secret.isSecureTextEntry = true
        for field in [field, secret] { field.text = "Hello" }
        view.text = "Hello"
        return [field, secret, view]
    }

    private func isMenuShown(on device: TestDevice) -> Bool { device.dump().contains("EditMenuBarView") }

    /// The menu that is open, and the one that is about to open after a tap.
    @Test(arguments: Edit.allCases, [false, true])
    func editingClosesTheMenu(_ edit: Edit, isOpen: Bool) throws {
        for keyboard in [TestDevice.Keyboard.hardware, .software] {
            for index in 0..<3 {
                let device = TestDevice(keyboard: keyboard)
                let page = UIViewController()
                let text = Self.makeTexts()[index]
                page.view.addSubview(text)
                device.show(page)
                text.becomeFirstResponder()
                try device.settle()
                let caret = text.caretRect(for: text.endOfDocument)
                let point = text.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil)
                try device.tap(x: point.x, y: point.y)
                if isOpen {
                    try device.settle()
                    try #require(isMenuShown(on: device))
                }

                try edit.perform(on: text, device)
                device.advance(by: 1)

                #expect(!isMenuShown(on: device))
            }
        }
    }

    @Test(arguments: ["Select", "Select All"], [false, true])
    func theMenuComesBackForWhatItHasSelected(_ item: String, keepsHardware: Bool) throws {
        for index in [0, 2] {
            let device = TestDevice(keyboard: keepsHardware ? .hardware : .software)
            let page = UIViewController()
            let text = Self.makeTexts()[index]
            page.view.addSubview(text)
            device.show(page)
            text.becomeFirstResponder()
            try device.settle()
            let caret = text.caretRect(for: text.endOfDocument)
            let point = text.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil)
            try device.tap(x: point.x, y: point.y)
            try device.settle()

            try device.tap(.text(item))
            try device.settle()

            #expect(text.selectedTextRange.flatMap { text.text(in: $0) } == "Hello")
            #expect(isMenuShown(on: device))
            try device.expect("Cut", is: .visible)
            try device.expect(.text(item), is: .gone)
        }
    }

    @Test func selectingAllInCodeShowsNoMenuAndDoesNotScroll() throws {
        let device = TestDevice(keyboard: .software)
        let page = UIViewController()
        let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
        view.text = (0..<60).map { "Line \($0)" }.joined(separator: "\n")
        page.view.addSubview(view)
        device.show(page)
        view.becomeFirstResponder()
        view.contentOffset.y = 100
        try device.settle()
        let offset = view.contentOffset

        view.selectAll(nil)
        try device.settle()

        #expect(view.contentOffset == offset)
        #expect(view.selectedRange.length == view.text.utf16.count)
        #expect(!isMenuShown(on: device))
    }
}
