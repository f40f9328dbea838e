import CoreGraphics
import Testing
import UIKitControls
import UIKitCore
import VelariumTesting

/// A tint that is dimmed and restored changes the color of plain buttons, and nothing else.
@MainActor @Suite struct ButtonTintTests {
    private let device = TestDevice(.iPhone14)
    private let root = UIViewController()

    init() {
        device.show(root)
    }

    @discardableResult private func addButtons<Button: UIButton>(
        _ count: Int, make: () -> Button = { UIButton(type: .system) }
    ) -> [Button] {
        let buttons = (0..<count).map { index in
            let button = make()
            button.setTitle("Tinted \(index)", for: .normal)
            button.frame = CGRect(x: 20, y: 80 + 40 * CGFloat(index), width: 200, height: 36)
            root.view.addSubview(button)
            return button
        }
        device.advance(by: 0)
        return buttons
    }

    /// Dims the tint of the screen and restores it, with a frame after each.
    private func dimAndRestore() {
        for mode in [UIView.TintAdjustmentMode.dimmed, .automatic] {
            root.view.tintAdjustmentMode = mode
            device.advance(by: 0)
        }
    }

    @Test func aDimmedTintDoesNotLayOutPlainButtons() {
        let buttons = addButtons(3)

        root.view.tintAdjustmentMode = .dimmed

        #expect(buttons.allSatisfy { !$0.layer.needsLayout() })
        #expect(buttons.allSatisfy { $0.titleLabel?.textColor == .systemGray })
    }

    @Test func theSecondTimeNoTitleIsLaidOutOrDrawn() {
        addButtons(5)
        dimAndRestore()
        let before = (SharedTextLayouts.layoutsMade, LabelLayer.textsDrawn)

        dimAndRestore()

        #expect(SharedTextLayouts.layoutsMade == before.0)
        #expect(LabelLayer.textsDrawn == before.1)
    }

    @Test func aTitleWithAColorOfItsOwnKeepsIt() {
        let button = addButtons(1)[0]
        button.setTitleColor(.red, for: .normal)
        device.advance(by: 0)

        root.view.tintAdjustmentMode = .dimmed

        #expect(button.titleLabel?.textColor == .red)
    }

    @Test func colorsInsideATitleStay() {
        let button = addButtons(1)[0]
        button.setAttributedTitle(
            NSAttributedString(string: "Two", attributes: [.foregroundColor: UIColor.green]), for: .normal)
        device.advance(by: 0)

        dimAndRestore()

        let color = button.titleLabel?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
        #expect(color as? UIColor == .green)
    }

    @Test func aButtonWithAConfigurationIsUpdated() {
        let button = addButtons(1)[0]
        button.configuration = .tinted()
        device.advance(by: 0)
        var updates = 0
        button.configurationUpdateHandler = { _ in updates += 1 }
        device.advance(by: 0)
        let before = updates

        root.view.tintAdjustmentMode = .dimmed
        device.advance(by: 0)

        #expect(updates == before + 1)
    }

    @Test func aSubclassIsLaidOutForAnotherTint() {
        let button = addButtons(1) { CountingButton(type: .system) }[0]
        let before = button.layouts

        root.view.tintAdjustmentMode = .dimmed
        device.advance(by: 0)

        #expect(button.layouts == before + 1)
    }

    @Test func aTitleIsDrawnInTheNewTintAndInTheOldOneAgain() {
        addButtons(1)
        let tinted = colors()

        root.view.tintAdjustmentMode = .dimmed
        device.advance(by: 0)
        let dimmed = colors()
        root.view.tintAdjustmentMode = .automatic
        device.advance(by: 0)

        #expect(dimmed != tinted)
        #expect(colors() == tinted)
    }

    /// The colors of the pixels where the first button is.
    private func colors() -> [Picture.Color] {
        let picture = device.picture()
        return (80..<116).flatMap { y in
            (20..<220).map { picture.color(atX: CGFloat($0) + 0.5, y: CGFloat(y) + 0.5) }
        }
    }
}

private final class CountingButton: UIButton {
    var layouts = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
    }
}
