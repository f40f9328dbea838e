import UIKit

/// Switches below each other, each with its name.
final class SwitchList: UIView {
    private static let pitch: CGFloat = 43

    private let rows: [(name: UILabel, control: UISwitch)]

    init(_ names: [String]) {
        rows = names.map { name in
            let label = UILabel()
            label.text = name
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            let control = UISwitch()
            control.accessibilityLabel = name
            return (label, control)
        }
        super.init(frame: .zero)
        for row in rows {
            addSubview(row.name)
            addSubview(row.control)
        }
    }

    required init?(coder: NSCoder) {
        preconditionFailure("The gallery is written in code; there is no archive to read \(Self.self) from.")
    }

    /// As many as there are names.
    var isOn: [Bool] {
        get { rows.map(\.control.isOn) }
        set { for (row, isOn) in zip(rows, newValue) { row.control.isOn = isOn } }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: CGFloat(rows.count) * Self.pitch - 12)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, row) in rows.enumerated() {
            let (top, size) = (CGFloat(index) * Self.pitch, row.control.sizeThatFits(.zero))
            row.name.frame = CGRect(x: 0, y: top, width: bounds.width - size.width - 12, height: 31)
            row.control.frame = CGRect(x: bounds.width - size.width, y: top, width: size.width, height: size.height)
        }
    }
}
