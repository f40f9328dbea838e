import UIKit

/// A stack view with four arranged subviews, and controls for its properties.
final class StackLaboratory: UIStackView {
    private static let distributions: [(name: String, value: UIStackView.Distribution)] = [
        ("Fill", .fill), ("Equal", .fillEqually), ("Share", .fillProportionally), ("Gaps", .equalSpacing),
        ("Centres", .equalCentering),
    ]
    private static let alignments: [(name: String, value: UIStackView.Alignment)] = [
        ("Fill", .fill), ("Start", .leading), ("Centre", .center), ("End", .trailing), ("Line", .firstBaseline),
    ]
    private static let tiles: [(name: String, colour: UIColor, size: CGFloat)] = [
        ("A", .systemRed, 17), ("Bee", .systemOrange, 28), ("Sea", .systemGreen, 20), ("Delta", .systemBlue, 15),
    ]

    private let stage = UIStackView()

    init() {
        super.init(frame: .zero)
        axis = .vertical
        spacing = 14
        for tile in Self.tiles { stage.addArrangedSubview(Self.makeTile(tile.name, tile.colour, tile.size)) }
        stage.spacing = 8
        stage.accessibilityIdentifier = "stage"
        stage.backgroundColor = .tertiarySystemGroupedBackground
        stage.layer.cornerRadius = 8
        stage.layer.cornerCurve = .continuous
        stage.heightAnchor.constraint(equalToConstant: 200).isActive = true
        addArrangedSubview(stage)
        addArrangedSubview(makeChoice("Axis", [("Row", .horizontal), ("Column", .vertical)]) { $0.axis = $1 })
        addArrangedSubview(makeChoice("Distribution", Self.distributions) { $0.distribution = $1 })
        addArrangedSubview(makeChoice("Alignment", Self.alignments) { $0.alignment = $1 })
        addArrangedSubview(
            SliderRow("Spacing", id: "spacing", value: 8, in: 0...40) { [unowned self] in stage.spacing = $0 })
        let switches = UIStackView(arrangedSubviews: stage.arrangedSubviews.map(makeSwitch))
        switches.distribution = .fillEqually
        addArrangedSubview(switches)
    }

    required init(coder: NSCoder) {
        preconditionFailure("The gallery is written in code; there is no archive to read \(Self.self) from.")
    }

    private static func makeTile(_ name: String, _ colour: UIColor, _ size: CGFloat) -> UIView {
        let label = UILabel()
        label.text = name
        label.font = .systemFont(ofSize: size, weight: .semibold)
        label.textColor = .white
        label.textAlignment = .center
        label.backgroundColor = colour
        label.layer.cornerRadius = 6
        label.clipsToBounds = true
        label.accessibilityIdentifier = "tile \(name)"
        return label
    }

    private func makeChoice<Value>(
        _ name: String, _ values: [(name: String, value: Value)], _ set: @escaping (UIStackView, Value) -> Void
    ) -> UIView {
        let control = UISegmentedControl(items: values.map(\.name))
        control.selectedSegmentIndex = 0
        control.accessibilityIdentifier = name.lowercased()
        let choose = UIAction { [unowned self, unowned control] _ in
            let value = values[control.selectedSegmentIndex].value
            UIView.animate(withDuration: 0.35) { [self] in
                set(stage, value)
                stage.layoutIfNeeded()
            }
        }
        control.addAction(choose, for: .valueChanged)
        let column = UIStackView(arrangedSubviews: [UILabel(words: name, .footnote, .secondaryLabel), control])
        column.axis = .vertical
        column.spacing = 4
        return column
    }

    /// Creates a switch that hides and shows `view`.
    private func makeSwitch(of view: UIView) -> UIView {
        let control = UISwitch()
        control.isOn = true
        control.onTintColor = view.backgroundColor
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
