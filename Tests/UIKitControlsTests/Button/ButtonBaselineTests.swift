import CoreGraphics
import Testing
import UIKitControls
import UIKitCore
import VelariumTesting

/// Baselines of buttons in constraints, before and after their first layout.
@MainActor @Suite struct ButtonBaselineTests {
    private let device = TestDevice(.iPhone14)
    private let page = UIViewController()

    private func button(_ title: String, size: CGFloat, type: UIButton.ButtonType = .system) -> UIButton {
        let button = UIButton(type: type)
        button.setTitle(title, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: size)
        button.translatesAutoresizingMaskIntoConstraints = false
        page.view.addSubview(button)
        return button
    }

    /// The baseline of the title in the window.
    private func baseline(of button: UIButton) throws -> CGFloat {
        let label = try #require(button.titleLabel)
        let top = label.convert(CGPoint.zero, to: nil).y + (label.bounds.height - label.font.lineHeight) / 2
        return top + label.font.ascender
    }

    /// As Interface Builder writes it: the tops and both baselines of two buttons are equal, and one has a size.
    @Test func buttonsWithEqualTopsAndBaselinesAreEquallyHigh() throws {
        let start = button("Start", size: 15)
        let lap = button("Lap", size: 15)
        NSLayoutConstraint.activate([
            lap.widthAnchor.constraint(equalToConstant: 60), lap.heightAnchor.constraint(equalToConstant: 60),
            lap.topAnchor.constraint(equalTo: page.view.topAnchor, constant: 200),
            lap.leadingAnchor.constraint(equalTo: page.view.leadingAnchor, constant: 20),
            lap.topAnchor.constraint(equalTo: start.topAnchor),
            lap.lastBaselineAnchor.constraint(equalTo: start.firstBaselineAnchor),
            start.lastBaselineAnchor.constraint(equalTo: lap.firstBaselineAnchor),
            start.leadingAnchor.constraint(equalTo: lap.trailingAnchor, constant: 40),
        ])

        device.show(page)
        device.advance(by: 0.1)

        #expect(lap.frame.size == CGSize(width: 60, height: 60))
        #expect(abs(start.frame.height - 60) < 0.7 && start.frame.minY == 200)
        #expect(abs(try baseline(of: start) - baseline(of: lap)) < 0.7)
    }

    @Test(arguments: [UIControl.ContentVerticalAlignment.top, .center, .bottom])
    func aLabelStandsOnTheTitleWhereverThatIs(alignment: UIControl.ContentVerticalAlignment) throws {
        let tall = button("Save", size: 24)
        tall.contentVerticalAlignment = alignment
        let label = UILabel()
        label.text = "Name"
        label.translatesAutoresizingMaskIntoConstraints = false
        page.view.addSubview(label)
        NSLayoutConstraint.activate([
            tall.heightAnchor.constraint(equalToConstant: 100),
            tall.topAnchor.constraint(equalTo: page.view.topAnchor, constant: 200),
            tall.leadingAnchor.constraint(equalTo: page.view.leadingAnchor, constant: 20),
            label.leadingAnchor.constraint(equalTo: tall.trailingAnchor, constant: 20),
            label.firstBaselineAnchor.constraint(equalTo: tall.firstBaselineAnchor),
        ])

        device.show(page)
        device.advance(by: 0.1)

        let line = label.frame.minY + (label.bounds.height - label.font.lineHeight) / 2 + label.font.ascender
        #expect(abs(line - (try baseline(of: tall))) < 0.7)
    }

    @Test func buttonsInAStackShareTheirBaseline() throws {
        let first = button("Large", size: 28)
        first.contentEdgeInsets = UIEdgeInsets(top: 30, left: 8, bottom: 4, right: 8)
        let second = button("Small", size: 12)
        let stack = UIStackView(arrangedSubviews: [first, second])
        stack.alignment = .firstBaseline
        stack.spacing = 10
        stack.translatesAutoresizingMaskIntoConstraints = false
        page.view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: page.view.topAnchor, constant: 200),
            stack.leadingAnchor.constraint(equalTo: page.view.leadingAnchor, constant: 20),
        ])

        device.show(page)
        device.advance(by: 0.1)

        #expect(abs(try baseline(of: first) - baseline(of: second)) < 1)
    }

    @Test func aTitleThatConstraintsPositionHasItsOwnBaseline() throws {
        let custom = button("Text", size: 17, type: .custom)
        let label = try #require(custom.titleLabel)
        label.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: custom.topAnchor, constant: 40),
            label.leadingAnchor.constraint(equalTo: custom.leadingAnchor),
            custom.firstBaselineAnchor.constraint(equalTo: page.view.topAnchor, constant: 300),
            custom.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
            custom.heightAnchor.constraint(equalToConstant: 100),
        ])

        device.show(page)
        device.advance(by: 0.1)

        #expect(abs(try baseline(of: custom) - 300) < 0.7 && abs(label.frame.minY - 40) < 0.7)
    }
}
