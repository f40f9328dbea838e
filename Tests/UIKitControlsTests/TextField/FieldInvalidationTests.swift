import CoreGraphics
import Testing
import UIKitControls
import UIKitCore
import VelariumTesting

/// Changes of a text field invalidate its layout and do not lay out immediately.
@MainActor @Suite struct FieldInvalidationTests {
    private let device = TestDevice(.iPhone14)

    private final class Outer: UIView {
        var layouts = 0

        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
        }
    }

    private func change(_ field: UITextField, _ index: Int) {
        switch index {
        case 0: field.text = "Text"
        case 1: field.placeholder = "Placeholder"
        case 2: field.attributedText = NSAttributedString(string: "Attributed")
        case 3: field.font = .systemFont(ofSize: 30)
        case 4: field.textColor = .red
        case 5: field.textAlignment = .right
        case 6: field.borderStyle = .roundedRect
        case 7: field.isSecureTextEntry = true
        case 8: field.clearButtonMode = .always
        case 9: field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        case 10: field.adjustsFontSizeToFitWidth = true
        default: field.defaultTextAttributes = [.font: UIFont.systemFont(ofSize: 20)]
        }
    }

    @Test(arguments: 0..<12) func aChangeOfAFieldWaitsForTheNextLayout(_ index: Int) throws {
        device.show(UIViewController())
        let outer = Outer(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let field = UITextField()
        outer.addSubview(field)
        device.window.addSubview(outer)
        field.frame = CGRect(x: 10, y: 10, width: 200, height: 40)

        change(field, index)

        #expect(outer.layouts == 0)
        try device.settle()
        #expect(outer.layouts == 1)
    }

    /// Only some constraints exist at that time: a layout pass would conflict with the autoresizing mask's constraints.
    @Test func aTextSetWhileConstraintsAreBeingMadeLogsNoConflict() throws {
        device.recordsMisuses = true
        device.show(UIViewController())
        let outer = UIView()
        let field = UITextField()
        device.window.addSubview(outer)
        outer.addSubview(field)
        field.widthAnchor.constraint(equalToConstant: 100).isActive = true

        field.text = "Text"
        field.translatesAutoresizingMaskIntoConstraints = false
        try device.settle()

        #expect(device.misuses.isEmpty)
        #expect(field.frame.width == 100)
    }

    @Test func theCaretOfALongTextIsKnownBeforeTheNextLayout() throws {
        device.show(UIViewController())
        let field = UITextField(frame: CGRect(x: 10, y: 100, width: 100, height: 40))
        device.window.addSubview(field)
        field.becomeFirstResponder()
        try device.settle()

        field.insertText("A text that is much longer than its field is wide")
        let before = field.caretRect(for: field.endOfDocument)
        try device.settle()

        #expect(before == field.caretRect(for: field.endOfDocument))
        #expect(before.maxX <= 100 && before.minX > 80)
    }
}
