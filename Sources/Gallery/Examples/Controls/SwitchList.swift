import UIKit

/// Switches with names, one per row or in columns.
final class SwitchList: UIView {
    private static let minimumRowHeight: CGFloat = 43
    private static let gap: CGFloat = 12
    private static let columnGap: CGFloat = 24

    /// Called when the user has changed a switch.
    var onChange: () -> Void = {}

    private let rows: [(name: UILabel, control: UISwitch)]
    private let separators: [UIView]
    private let maximumColumns: Int

    /// - Parameters:
    ///   - columns: The maximum number of columns, used if every name fits. Default: 1.
    ///   - identifiers: The accessibility identifiers of the switches. Default: none.
    init(_ names: [String], columns: Int = 1, identifiers: [String] = []) {
        maximumColumns = columns
        rows = names.map { name in
            let label = UILabel()
            label.text = name
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
            let control = UISwitch()
            control.accessibilityLabel = name
            return (label, control)
        }
        separators = names.map { _ in UIView() }
        super.init(frame: .zero)
        for separator in separators {
            separator.backgroundColor = .separator
            addSubview(separator)
        }
        for row in rows {
            addSubview(row.name)
            addSubview(row.control)
            row.control.addAction(UIAction { [unowned self] _ in onChange() }, for: .valueChanged)
        }
        for (row, identifier) in zip(rows, identifiers) { row.control.accessibilityIdentifier = identifier }
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    /// The states of the switches, in the order of the names.
    var isOn: [Bool] {
        get { rows.map(\.control.isOn) }
        set { for (row, isOn) in zip(rows, newValue) { row.control.isOn = isOn } }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let columns = columns(in: size.width)
        let lines = CGFloat((rows.count + columns - 1) / columns)
        return CGSize(
            width: size.width,
            height: lines * rowHeight(forColumnWidth: columnWidth(columns, in: size.width)) - Self.gap)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let columns = columns(in: bounds.width)
        let width = columnWidth(columns, in: bounds.width)
        let pitch = rowHeight(forColumnWidth: width)
        let line = 1 / max(1, traitCollection.displayScale)
        for (index, separator) in separators.enumerated() {
            // Below every row but the last.
            separator.isHidden = index + columns >= rows.count
            let column = isMirrored ? columns - 1 - index % columns : index % columns
            separator.frame = CGRect(
                x: CGFloat(column) * (width + Self.columnGap),
                y: CGFloat(index / columns + 1) * pitch - Self.gap / 2 - line, width: width, height: line)
        }
        for (index, row) in rows.enumerated() {
            let size = row.control.sizeThatFits(.zero)
            let column = isMirrored ? columns - 1 - index % columns : index % columns
            let line = CGRect(
                x: CGFloat(column) * (width + Self.columnGap), y: CGFloat(index / columns) * pitch, width: width,
                height: pitch - Self.gap)
            let (control, words) = line.divided(atDistance: size.width, from: isMirrored ? .minXEdge : .maxXEdge)
            row.control.frame = control.insetBy(dx: 0, dy: (line.height - size.height) / 2)
            row.name.frame = words.divided(atDistance: Self.gap, from: isMirrored ? .minXEdge : .maxXEdge).remainder
        }
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The row height at this column width: text may be taller than a switch, and wrap.
    private func rowHeight(forColumnWidth width: CGFloat) -> CGFloat {
        rows.reduce(Self.minimumRowHeight) { pitch, row in
            let availableWidth = max(0, width - row.control.sizeThatFits(.zero).width - Self.gap)
            let height = row.name.sizeThatFits(CGSize(width: availableWidth, height: .greatestFiniteMagnitude)).height
            return max(pitch, height.rounded(.up) + Self.gap)
        }
    }

    private func columnWidth(_ columns: Int, in width: CGFloat) -> CGFloat {
        (width - CGFloat(columns - 1) * Self.columnGap) / CGFloat(columns)
    }

    private func columns(in width: CGFloat) -> Int {
        let availableWidth = columnWidth(maximumColumns, in: width)
        let endless = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        let haveRoom = rows.allSatisfy { row in
            row.name.sizeThatFits(endless).width + Self.gap + row.control.sizeThatFits(.zero).width <= availableWidth
        }
        return haveRoom ? maximumColumns : 1
    }
}
