import UIKit

/// A stack view with four arranged subviews, and controls for its properties.
final class StackViewSample: UIStackView {
    private static let distributions: [(name: String, value: UIStackView.Distribution)] = [
        ("Fill", .fill), ("Equal", .fillEqually), ("Share", .fillProportionally), ("Gaps", .equalSpacing),
        ("Centers", .equalCentering),
    ]
    private static let alignments: [(name: String, value: UIStackView.Alignment)] = [
        ("Fill", .fill), ("Start", .leading), ("Center", .center), ("End", .trailing), ("Baseline", .firstBaseline),
    ]
    private static let tiles: [(name: String, color: UIColor, size: CGFloat)] = [
        ("A", .systemRed, 17), ("Bee", .systemOrange, 28), ("Sea", .systemGreen, 20), ("Delta", .systemBlue, 15),
    ]

    private let sampleStack = UIStackView()

    init() {
        super.init(frame: .zero)
        axis = .vertical
        spacing = 14
        for tile in Self.tiles {
            sampleStack.addArrangedSubview(Self.makeTile(tile.name, color: tile.color, size: tile.size))
        }
        sampleStack.spacing = 8
        sampleStack.accessibilityIdentifier = "stage"
        sampleStack.backgroundColor = .tertiarySystemGroupedBackground
        sampleStack.layer.cornerRadius = 8
        sampleStack.layer.cornerCurve = .continuous
        sampleStack.heightAnchor.constraint(equalToConstant: 200).isActive = true
        addArrangedSubview(sampleStack)
        addArrangedSubview(makeChoice("Axis", values: [("Row", .horizontal), ("Column", .vertical)]) { $0.axis = $1 })
        addArrangedSubview(makeChoice("Distribution", values: Self.distributions) { $0.distribution = $1 })
        addArrangedSubview(makeChoice("Alignment", values: Self.alignments) { $0.alignment = $1 })
        addArrangedSubview(
            SliderRow("Spacing", id: "spacing", value: 8, in: 0...40) { [unowned self] in sampleStack.spacing = $0 })
        let switches = UIStackView(arrangedSubviews: sampleStack.arrangedSubviews.map(makeSwitch))
        switches.distribution = .fillEqually
        addArrangedSubview(switches)
    }

    required init(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    private static func makeTile(_ name: String, color: UIColor, size: CGFloat) -> UIView {
        let label = UILabel()
        label.text = name
        label.font = .systemFont(ofSize: size, weight: .semibold)
        label.followTextSize(atMost: 2 * size)
        label.textColor = .text(on: color)
        label.textAlignment = .center
        label.backgroundColor = color
        label.layer.cornerRadius = 6
        label.clipsToBounds = true
        label.accessibilityIdentifier = "tile \(name)"
        return label
    }

    private func makeChoice<Value>(
        _ name: String, values: [(name: String, value: Value)], apply set: @escaping (UIStackView, Value) -> Void
    ) -> UIView {
        let control = UISegmentedControl(items: values.map(\.name))
        control.selectedSegmentIndex = 0
        control.accessibilityIdentifier = name.lowercased()
        let choose = UIAction { [unowned self, unowned control] _ in
            let value = values[control.selectedSegmentIndex].value
            UIView.animate(withDuration: 0.35) { [self] in
                set(sampleStack, value)
                sampleStack.layoutIfNeeded()
            }
        }
        control.addAction(choose, for: .valueChanged)
        let column = UIStackView(arrangedSubviews: [UILabel(text: name, .footnote, .secondaryLabel), control])
        column.axis = .vertical
        column.spacing = 4
        return column
    }

    /// Creates a switch that hides and shows `view`.
    private func makeSwitch(of view: UIView) -> UIView {
        let control = UISwitch()
        control.isOn = true
        control.onTintColor = view.backgroundColor
        control.accessibilityLabel = "Shown"
        control.accessibilityIdentifier = view.accessibilityIdentifier?.replacingOccurrences(of: "tile", with: "show")
        let turn = UIAction { [unowned control] _ in
            UIView.animate(withDuration: 0.35) { view.isHidden = !control.isOn }
        }
        control.addAction(turn, for: .valueChanged)
        let column = UIStackView(arrangedSubviews: [control])
        column.axis = .vertical
        column.alignment = .center
        return column
    }
}
