import UIKit

/// A rounded view with a centered text. Scripts and assistive technology find it by its name.
class TagView: UIView {
    let label = UILabel()

    /// - Parameter name: The accessibility label; in lower case, also the accessibility identifier.
    init(_ text: String, name: String, in color: UIColor = .tertiarySystemFill) {
        super.init(frame: .zero)
        backgroundColor = color
        layer.cornerRadius = 12
        layer.cornerCurve = .continuous
        isAccessibilityElement = true
        accessibilityLabel = name
        accessibilityIdentifier = name.lowercased()
        label.text = text
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        label.followTextSize(atMost: 34)
        label.adjustsFontSizeToFitWidth = true
        label.textAlignment = .center
        label.numberOfLines = 2
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
}
