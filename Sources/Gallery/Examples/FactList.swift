import UIKit

/// Rows with a name at the leading edge and a value at the trailing edge, or below if there is no room.
final class FactList: UIView {
    private static let gap: CGFloat = 12

    private let rows: [(name: UILabel, value: UILabel)]
    /// The lines between rows.
    private let separators: [UIView]

    /// - Parameter names: The name of each row, from the top.
    init(_ names: [String]) {
        rows = names.map { name in
            (FactList.makeLabel(name, color: .label), FactList.makeLabel("", color: .secondaryLabel))
        }
        separators = names.dropFirst().map { _ in UIView() }
        super.init(frame: .zero)
        for separator in separators {
            separator.backgroundColor = .separator
            addSubview(separator)
        }
        for row in rows {
            addSubview(row.name)
            addSubview(row.value)
        }
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    /// Creates a list with constant values.
    static func list(of lines: [(name: String, value: String)]) -> FactList {
        let list = FactList(lines.map(\.name))
        list.show(lines.map(\.value))
        return list
    }

    /// Sets the values, one for each name.
    func show(_ values: [String]) {
        for (row, value) in zip(rows, values) { row.value.text = value }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: rows.reduce(0) { $0 + height(of: $1, in: size.width) })
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var top: CGFloat = 0
        let hairline = 1 / max(1, traitCollection.displayScale)
        for (index, row) in rows.enumerated() {
            let height = height(of: row, in: bounds.width)
            if index > 0 {
                separators[index - 1].frame = CGRect(x: 0, y: top, width: bounds.width, height: hairline)
            }
            let isStacked = isStacked(row, in: bounds.width)
            let nameHeight = isStacked ? nameHeight(of: row, in: bounds.width) : lineHeight
            let line = CGRect(x: 0, y: top, width: bounds.width, height: nameHeight + 10)
            row.name.frame = line
            row.value.frame =
                isStacked
                ? CGRect(x: 0, y: line.maxY - 5, width: bounds.width, height: height - nameHeight - 10) : line
            updateAlignment(of: row, in: bounds.width)
            top += height
        }
    }

    private func updateAlignment(of row: (name: UILabel, value: UILabel), in width: CGFloat) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let start: NSTextAlignment = isMirrored ? .right : .left
        let end: NSTextAlignment = isMirrored ? .left : .right
        row.name.textAlignment = start
        row.value.textAlignment = isStacked(row, in: width) ? start : end
    }

    private func height(of row: (name: UILabel, value: UILabel), in width: CGFloat) -> CGFloat {
        guard isStacked(row, in: width) else { return pitch }
        let value = row.value.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        return nameHeight(of: row, in: width) + 10 + max(lineHeight, value.rounded(.up))
    }

    /// The height of a name that has a line of its own, and more if it is long.
    private func nameHeight(of row: (name: UILabel, value: UILabel), in width: CGFloat) -> CGFloat {
        let availableSize = CGSize(width: width, height: .greatestFiniteMagnitude)
        return max(lineHeight, row.name.sizeThatFits(availableSize).height.rounded(.up))
    }

    /// Whether name and value do not fit side by side.
    private func isStacked(_ row: (name: UILabel, value: UILabel), in width: CGFloat) -> Bool {
        let availableSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        return row.name.sizeThatFits(availableSize).width + Self.gap + row.value.sizeThatFits(availableSize).width
            > width
    }

    private var lineHeight: CGFloat { (rows.first?.name.font.lineHeight ?? 20).rounded(.up) }
    private var pitch: CGFloat { lineHeight + 10 }

    private static func makeLabel(_ text: String, color: UIColor) -> UILabel {
        let label = UILabel()
        label.text = text
        label.textColor = color
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        return label
    }
}
