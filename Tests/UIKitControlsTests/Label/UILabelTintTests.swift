import Testing
import UIKitCore
import VelariumTesting

/// Which labels are redrawn when a popover dims the tint.
@MainActor @Suite struct UILabelTintTests {
    private let device = TestDevice(.iPhone14)
    private let root = UIViewController()

    private func drawings(of label: CountingLabel) throws -> Int {
        label.frame = CGRect(x: 20, y: 100, width: 200, height: 30)
        device.show(root)
        root.view.addSubview(label)
        try device.settle()
        label.drawings = 0

        root.view.tintAdjustmentMode = .dimmed
        try device.settle()

        return label.drawings
    }

    @Test func aLabelInAnotherColorIsNotDrawnAgain() throws {
        let label = CountingLabel()
        label.text = "Plain"

        #expect(try drawings(of: label) == 0)
    }

    @Test func aLabelInTheTintIsDrawnAgain() throws {
        let label = CountingLabel()
        label.text = "Tinted"
        label.textColor = .tintColor

        #expect(try drawings(of: label) == 1)
    }

    @Test func attributedTextPartlyInTheTintIsDrawnAgain() throws {
        let label = CountingLabel()
        let text = NSMutableAttributedString(string: "Plain and tinted")
        let range = NSRange(location: 10, length: 6)
        text.addAttribute(.foregroundColor, value: UIColor.tintColor.withAlphaComponent(0.5), range: range)
        label.attributedText = text

        #expect(try drawings(of: label) == 1)
    }
}

@MainActor private final class CountingLabel: UILabel {
    var drawings = 0

    override func drawText(in rect: CGRect) {
        drawings += 1
        super.drawText(in: rect)
    }
}
