import UIKit

/// A card around a view, with a caption above and a note below.
final class LayoutCard: UIStackView {
    init(_ title: String, note: String? = nil, _ body: UIView) {
        super.init(frame: .zero)
        axis = .vertical
        spacing = 7
        let card = UIView()
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 10
        card.layer.cornerCurve = .continuous
        card.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
        card.insetsLayoutMarginsFromSafeArea = false
        body.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(body)
        let inside = card.layoutMarginsGuide
        NSLayoutConstraint.activate([
            body.topAnchor.constraint(equalTo: inside.topAnchor),
            body.bottomAnchor.constraint(equalTo: inside.bottomAnchor),
            body.leadingAnchor.constraint(equalTo: inside.leadingAnchor),
            body.trailingAnchor.constraint(equalTo: inside.trailingAnchor),
        ])
        addArrangedSubview(LayoutCard.caption(title.localized.uppercased()))
        addArrangedSubview(card)
        if let note { addArrangedSubview(LayoutCard.caption(note.localized)) }
    }

    required init(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    /// A caption, aligned with the content of the card.
    private static func caption(_ text: String) -> UIView {
        let label = UILabel(text: text, .footnote, .secondaryLabel)
        let row = UIStackView(arrangedSubviews: [label])
        row.isLayoutMarginsRelativeArrangement = true
        row.insetsLayoutMarginsFromSafeArea = false
        row.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
        return row
    }
}

extension UILabel {
    /// A multiline label that follows Dynamic Type.
    convenience init(text: String, _ style: UIFont.TextStyle, _ color: UIColor = .label) {
        self.init()
        self.text = text
        font = .preferredFont(forTextStyle: style)
        adjustsFontForContentSizeCategory = true
        textColor = color
        numberOfLines = 0
    }
}

/// A label and a switch.
final class SwitchRow: UIStackView {
    private let control = UISwitch()

    init(_ name: String, id: String, onChange: @escaping (Bool) -> Void) {
        super.init(frame: .zero)
        alignment = .center
        spacing = 12
        addArrangedSubview(UILabel(text: name, .body))
        addArrangedSubview(control)
        control.accessibilityIdentifier = id
        control.accessibilityLabel = name
        control.setContentCompressionResistancePriority(.required, for: .horizontal)
        control.addAction(UIAction { [unowned control] _ in onChange(control.isOn) }, for: .valueChanged)
    }

    required init(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    var isOn: Bool {
        get { control.isOn }
        set { control.isOn = newValue }
    }
}

/// A label with the current value, and a slider below.
final class SliderRow: UIStackView {
    private let slider = UISlider()
    private let valueLabel = UILabel(text: "", .body, .secondaryLabel)

    init(_ name: String, id: String, value: Float, in range: ClosedRange<Float>, onChange: @escaping (CGFloat) -> Void)
    {
        super.init(frame: .zero)
        axis = .vertical
        spacing = 4
        let line = UIStackView(arrangedSubviews: [UILabel(text: name, .body), valueLabel])
        line.alignment = .firstBaseline
        line.spacing = 12
        valueLabel.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        valueLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
        addArrangedSubview(line)
        addArrangedSubview(slider)
        slider.minimumValue = range.lowerBound
        slider.maximumValue = range.upperBound
        slider.value = value
        slider.accessibilityLabel = name
        slider.accessibilityIdentifier = id
        valueLabel.text = "\(Int(value))"
        let take = UIAction { [unowned self] _ in
            valueLabel.text = "\(Int(slider.value))"
            onChange(CGFloat(Int(slider.value)))
        }
        slider.addAction(take, for: .valueChanged)
    }

    required init(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }
}
