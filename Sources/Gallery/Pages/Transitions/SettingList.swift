import UIKit

/// Switches with their names, one below the other, and something else below them.
final class SettingList: UIStackView {
    init(_ switches: [(name: String, control: UISwitch)], below: UIView) {
        super.init(frame: .zero)
        axis = .vertical
        spacing = 12
        for (name, control) in switches {
            let label = UILabel()
            label.text = name
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            control.accessibilityLabel = name
            let row = UIStackView(arrangedSubviews: [label, control])
            row.alignment = .center
            addArrangedSubview(row)
        }
        below.heightAnchor.constraint(equalToConstant: below.sizeThatFits(.zero).height).isActive = true
        addArrangedSubview(below)
    }

    required init(coder: NSCoder) {
        preconditionFailure("The gallery is written in code; there is no archive to read \(Self.self) from.")
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
    }
}
