import UIKit

/// Switches below each other, each with its name.
final class SwitchList: UIView {
    private static let pitch: CGFloat = 43
    private static let lineHeight: CGFloat = 31
    /// Between a name and its switch. Points.
    private static let gap: CGFloat = 12

    /// Called when the person has switched one.
    var onChange: () -> Void = {}

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
            row.control.addAction(UIAction { [unowned self] _ in onChange() }, for: .valueChanged)
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
        CGSize(width: size.width, height: CGFloat(rows.count - 1) * Self.pitch + Self.lineHeight)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, row) in rows.enumerated() {
            let line = CGRect(x: 0, y: CGFloat(index) * Self.pitch, width: bounds.width, height: Self.lineHeight)
            let size = row.control.sizeThatFits(.zero)
            let (control, name) = line.divided(atDistance: size.width, from: isMirrored ? .minXEdge : .maxXEdge)
            row.control.frame = CGRect(origin: control.origin, size: size)
            row.name.frame = name.divided(atDistance: Self.gap, from: isMirrored ? .minXEdge : .maxXEdge).remainder
        }
    }
}
