import CoreGraphics
import Testing
import UIKitControls
import UIKitCore
import UIKitText
import VelariumTesting

/// Text views without scrolling get their size from their text, as labels do.
@MainActor @Suite struct TextViewSizingTests {
    private let device = TestDevice(.iPhone14)
    private let page = UIViewController()

    private func textView(_ text: String) -> UITextView {
        let view = UITextView()
        view.isScrollEnabled = false
        view.font = .systemFont(ofSize: 15)
        view.textContainerInset = .zero
        view.textContainer.lineFragmentPadding = 0
        view.text = text
        view.translatesAutoresizingMaskIntoConstraints = false
        return view
    }

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: 15)
        label.numberOfLines = 0
        label.text = text
        label.translatesAutoresizingMaskIntoConstraints = false
        return label
    }

    @Test(arguments: ["Here is a hint", String(repeating: "A long hint that wraps. ", count: 8)])
    func aTextViewWithAMaximumWidthIsAsWideAsItsText(text: String) throws {
        let (view, twin) = (textView(text), label(text))
        device.show(page)
        for (item, top) in [(view as UIView, 100.0), (twin, 400)] {
            page.view.addSubview(item)
            NSLayoutConstraint.activate([
                item.centerXAnchor.constraint(equalTo: page.view.centerXAnchor),
                item.topAnchor.constraint(equalTo: page.view.topAnchor, constant: top),
                item.widthAnchor.constraint(lessThanOrEqualToConstant: 350),
            ])
        }

        try device.settle()

        #expect(abs(view.frame.width - twin.frame.width) < 1 && view.frame.width > 50)
        #expect(abs(view.frame.height - twin.frame.height) < 4)
    }

    @Test(
        arguments: [NSLayoutConstraint.Axis.horizontal, .vertical],
        [UIStackView.Alignment.fill, .leading, .center, .trailing])
    func aTextViewInAStackComesToRestWithTheSizeOfItsText(
        axis: NSLayoutConstraint.Axis, alignment: UIStackView.Alignment
    ) throws {
        for hasSibling in [false, true] {
            device.recordsMisuses = true
            let view = textView("Here is a hint")
            let stack = UIStackView(arrangedSubviews: hasSibling ? [view, label("Other")] : [view])
            stack.axis = axis
            stack.alignment = alignment
            stack.translatesAutoresizingMaskIntoConstraints = false
            let screen = UIViewController()
            screen.view.addSubview(stack)
            NSLayoutConstraint.activate([
                stack.centerXAnchor.constraint(equalTo: screen.view.centerXAnchor),
                stack.centerYAnchor.constraint(equalTo: screen.view.centerYAnchor),
                stack.widthAnchor.constraint(lessThanOrEqualToConstant: 350),
            ])
            device.show(screen)

            try device.settle()

            let wanted = view.sizeThatFits(.zero)
            #expect(view.frame.width >= wanted.width - 0.5 && view.frame.height >= wanted.height - 0.5)
            #expect(device.misuses.isEmpty)
        }
    }

    @Test func aTextViewBetweenTwoEdgesIsAsHighAsItsLinesAndGrows() throws {
        let view = textView("One line")
        page.view.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: page.view.leadingAnchor, constant: 16),
            view.trailingAnchor.constraint(equalTo: page.view.trailingAnchor, constant: -16),
            view.topAnchor.constraint(equalTo: page.view.topAnchor, constant: 100),
        ])
        device.show(page)
        try device.settle()
        let line = view.frame.height

        view.text = String(repeating: "Many lines of text. ", count: 20)
        try device.settle()

        #expect(view.frame.width == 358 && view.frame.height > 3 * line)
        #expect(abs(view.frame.height - view.sizeThatFits(CGSize(width: 358, height: 0)).height) < 0.01)
    }

    @Test(arguments: [UIBlurEffect.Style.systemThinMaterial, .regular])
    func anEffectViewIsAsLargeAsWhatIsPinnedInItsContentView(style: UIBlurEffect.Style) throws {
        device.recordsMisuses = true
        let effect = UIVisualEffectView(effect: UIBlurEffect(style: style))
        let title = label("A title")
        title.numberOfLines = 1
        effect.contentView.addSubview(title)
        effect.translatesAutoresizingMaskIntoConstraints = false
        page.view.addSubview(effect)
        NSLayoutConstraint.activate([
            effect.leadingAnchor.constraint(equalTo: page.view.leadingAnchor, constant: 16),
            effect.topAnchor.constraint(equalTo: page.view.topAnchor, constant: 100),
            title.leadingAnchor.constraint(equalTo: effect.contentView.leadingAnchor, constant: 16),
            title.trailingAnchor.constraint(equalTo: effect.contentView.trailingAnchor, constant: -16),
            title.topAnchor.constraint(equalTo: effect.contentView.topAnchor, constant: 8),
            title.bottomAnchor.constraint(equalTo: effect.contentView.bottomAnchor, constant: -8),
        ])
        device.show(page)

        try device.settle()

        let text = title.intrinsicContentSize
        #expect(abs(effect.frame.width - text.width - 32) < 0.01 && abs(effect.frame.height - text.height - 16) < 0.01)
        #expect(effect.contentView.frame == effect.bounds && device.misuses.isEmpty)
    }

    @Test func anEffectViewWithAFrameOfItsOwnKeepsItsContentAsLarge() throws {
        let effect = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
        page.view.addSubview(effect)
        device.show(page)

        for isByMask in [true, false, true] {
            effect.translatesAutoresizingMaskIntoConstraints = isByMask
            effect.frame = CGRect(x: 10, y: 100, width: isByMask ? 200 : 100, height: 50)
            try device.settle()

            #expect(effect.contentView.frame == effect.bounds)
        }
    }

    @Test func aSuperviewThatChangesALabelInItsLayoutComesToRest() {
        let view = Relayouting(frame: CGRect(x: 50, y: 100, width: 100, height: 40))
        page.view.addSubview(view)
        device.show(page)

        device.advance(by: 0.1)

        #expect(view.count <= 2)
        let count = view.count
        view.label.text = "Another"
        device.advance(by: 0.1)
        #expect(view.count == count + 1)
    }
}

/// Changes the lines of its label each time that it positions it.
private final class Relayouting: UIView {
    let label = UILabel()
    private(set) var count = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.text = "Title"
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
        label.numberOfLines = 1
        label.sizeToFit()
        label.numberOfLines = 0
        label.frame = CGRect(x: 0, y: 0, width: 80, height: 20)
    }
}
