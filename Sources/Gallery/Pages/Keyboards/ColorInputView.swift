import UIKit

/// A view in place of the keyboard: four colors, whose names it types.
final class ColorInputView: UIInputView {
    private static let colors: [(name: String, color: UIColor)] = [
        ("red", .systemRed), ("orange", .systemOrange), ("green", .systemGreen), ("blue", .systemBlue),
    ]
    private var buttons: [UIButton] = []

    init(_ onChoice: @escaping (String) -> Void) {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 180), inputViewStyle: .keyboard)
        buttons = ColorInputView.colors.map { name, color in
            let button = UIButton(type: .custom)
            button.backgroundColor = color
            button.layer.cornerRadius = 12
            button.layer.cornerCurve = .continuous
            button.accessibilityLabel = name
            button.addAction(UIAction { _ in onChoice(name) }, for: .touchUpInside)
            return button
        }
        buttons.forEach(addSubview)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let gap: CGFloat = 16
        let width = (bounds.width - CGFloat(buttons.count + 1) * gap) / CGFloat(buttons.count)
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(
                x: gap + CGFloat(index) * (width + gap), y: gap, width: width, height: bounds.height - 2 * gap)
        }
    }
}

/// A bar above the keyboard with a Done button.
final class DoneAccessory: UIInputView {
    private let button = UIButton(type: .system)

    init(_ onDone: @escaping () -> Void) {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44), inputViewStyle: .keyboard)
        button.setTitle("Done", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
        button.addAction(UIAction { _ in onDone() }, for: .touchUpInside)
        addSubview(button)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        button.frame = CGRect(x: bounds.width - 88, y: 0, width: 72, height: bounds.height)
    }
}
