import CoreGraphics
import Testing
import UIKitControls
import UIKitCore
import UITestSupport
import VelariumTesting

/// What subclasses of text fields override.
@MainActor @Suite struct FieldSubclassTests {
    private func show(_ field: UITextField) -> TestDevice {
        let device = TestDevice()
        field.frame = CGRect(x: 20, y: 100, width: 300, height: 40)
        let page = UIViewController()
        page.view.backgroundColor = .white
        page.view.addSubview(field)
        device.show(page)
        return device
    }

    @Test func anEmptyFieldMayInsetItsTextToTheNullRectangle() {
        final class Inset: UITextField {
            override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 10, dy: 10) }
            override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 10, dy: 10) }
        }
        let device = TestDevice(.iPhone14)
        device.recordsMisuses = true

        let field = Inset()
        field.text = "A"
        field.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        field.layoutIfNeeded()

        #expect(device.misuses.isEmpty && field.textRect(forBounds: field.bounds).width == 80)
    }

    @Test func aSubclassMayKeepFontAndColorForItself() throws {
        final class Titled: UITextField {
            private var color: UIColor?
            private var face: UIFont?
            override var textColor: UIColor? {
                get { color }
                set { color = newValue }
            }
            override var font: UIFont? {
                get { face }
                set { face = newValue }
            }
        }
        let field = Titled(frame: .zero)
        let device = show(field)
        field.becomeFirstResponder()

        try device.type("abc")

        #expect(field.text == "abc" && field.textColor == nil && field.font == nil)
        #expect(field.defaultTextAttributes[.foregroundColor] as? UIColor == .label)
        #expect(field.attributedText?.string == "abc" && field.intrinsicContentSize.height > 15)
    }

    @Test func aSubclassDrawsNoPlaceholder() {
        final class Quiet: UITextField {
            override func drawPlaceholder(in rect: CGRect) {}
        }
        let (plain, quiet) = (UITextField(), Quiet())
        for field in [plain, quiet] {
            field.attributedPlaceholder = NSAttributedString(
                string: "████", attributes: [.foregroundColor: UIColor.red])
        }

        let shown = show(plain).picture().color(atX: 30, y: 120)
        let hidden = show(quiet).picture().color(atX: 30, y: 120)

        #expect(shown.isNear(255, 0, 0) && hidden.isNear(255, 255, 255))
    }

    @Test func aSubclassDrawsTheTextItself() {
        final class Filled: UITextField {
            var areas: [CGRect] = []
            override func drawText(in rect: CGRect) {
                areas.append(rect)
                UIColor.blue.setFill()
                UIGraphicsGetCurrentContext()?.fill(rect)
                super.drawText(in: rect)
            }
        }
        let field = Filled()
        field.attributedText = NSAttributedString(string: "████", attributes: [.foregroundColor: UIColor.red])

        let picture = show(field).picture()

        #expect(picture.color(atX: 30, y: 120).isNear(255, 0, 0))
        #expect(picture.color(atX: 300, y: 120).isNear(0, 0, 255))
        #expect(field.areas.last?.size == field.textRect(forBounds: field.bounds).size)
    }

    @Test func typingAttributesApplyToWhatIsTypedNext() throws {
        let field = UITextField()
        let device = show(field)
        #expect(field.typingAttributes == nil)
        field.typingAttributes = [.foregroundColor: UIColor.red]
        field.text = "ab"
        field.becomeFirstResponder()
        #expect(field.typingAttributes?[.foregroundColor] as? UIColor == .label)

        field.typingAttributes = [.foregroundColor: UIColor.blue, .font: UIFont.boldSystemFont(ofSize: 17)]
        try device.type("c")
        #expect(field.typingAttributes?[.foregroundColor] as? UIColor == .blue)
        try device.type("d")
        try device.key("home")
        try device.type("x")

        let text = try #require(field.attributedText)
        let colors = (0..<text.length).map { text.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor }
        #expect(text.string == "xabcd" && colors == [.label, .label, .label, .blue, .blue])
        field.resignFirstResponder()
        #expect(field.typingAttributes == nil)
    }
}
