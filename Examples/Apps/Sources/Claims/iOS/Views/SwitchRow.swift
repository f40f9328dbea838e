import UIKit

final class SwitchRow: UIStackView {
    let label = UILabel()
    let toggle = UISwitch()

    init(title: String, target: Any?, action: Selector) {
        super.init(frame: .zero)
        label.text = title
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        toggle.accessibilityLabel = title
        toggle.addTarget(target, action: action, for: .valueChanged)
        addArrangedSubview(label)
        addArrangedSubview(toggle)
        alignment = .center
    }

    required init(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
