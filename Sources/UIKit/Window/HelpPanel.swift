import Foundation
import UIKitCore

/// The list of keys that F1 shows in front of the app, in the center of a dimmed screen.
final class HelpPanel: UIView {
    private enum Measure {
        static let rowHeight: CGFloat = 22
        static let headerHeight: CGFloat = 34
        static let padding: CGFloat = 14
        static let margin: CGFloat = 8
        static let columnWidth: CGFloat = 330
        static let gap: CGFloat = 10
        /// The fraction of a column's width for the keys.
        static let keyShare: CGFloat = 0.36
    }

    private let plate = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    private let title = UILabel()
    private let rows: [(keys: UILabel, explanation: UILabel)]

    init(title text: String) {
        rows = WindowHelp.all.map { line in
            (HelpPanel.label(line.keys, .semibold, .label), HelpPanel.label(line.explanation, .regular, .label))
        }
        super.init(frame: .zero)
        backgroundColor = UIColor(white: 0, alpha: 0.3)
        plate.layer.cornerRadius = 14
        plate.layer.cornerCurve = .continuous
        plate.clipsToBounds = true
        addSubview(plate)
        title.text = text
        title.font = .systemFont(ofSize: 17, weight: .semibold)
        title.textAlignment = .center
        plate.contentView.addSubview(title)
        for row in rows {
            row.keys.textAlignment = .right
            plate.contentView.addSubview(row.keys)
            plate.contentView.addSubview(row.explanation)
        }
    }

    required init?(coder: NSCoder) {
        preconditionFailure("The list of keys is made in code; there is no archive to read it from.")
    }

    private static func label(_ text: String, _ weight: UIFont.Weight, _ color: UIColor) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: 12, weight: weight)
        label.textColor = color
        return label
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.insetBy(dx: Measure.margin, dy: Measure.margin)
        let height = { (rows: Int) in CGFloat(rows) * Measure.rowHeight + Measure.headerHeight + 2 * Measure.padding }
        // A landscape screen is too low for all rows in one column.
        let columns = height(rows.count) > room.height ? 2 : 1
        let perColumn = (rows.count + columns - 1) / columns
        let width = min(CGFloat(columns) * Measure.columnWidth + 2 * Measure.padding, room.width)
        let size = CGSize(width: width, height: min(height(perColumn), room.height))
        plate.frame = CGRect(
            x: (bounds.midX - size.width / 2).rounded(), y: (bounds.midY - size.height / 2).rounded(),
            width: size.width, height: size.height)
        title.frame = CGRect(
            x: Measure.padding, y: Measure.padding, width: size.width - 2 * Measure.padding, height: 22)
        let columnWidth = (size.width - 2 * Measure.padding) / CGFloat(columns)
        for (index, row) in rows.enumerated() {
            let corner = CGPoint(
                x: Measure.padding + CGFloat(index / perColumn) * columnWidth,
                y: Measure.padding + Measure.headerHeight + CGFloat(index % perColumn) * Measure.rowHeight)
            let keyWidth = (columnWidth * Measure.keyShare).rounded()
            row.keys.frame = CGRect(
                x: corner.x, y: corner.y, width: keyWidth - Measure.gap, height: Measure.rowHeight)
            row.explanation.frame = CGRect(
                x: corner.x + keyWidth, y: corner.y, width: columnWidth - keyWidth, height: Measure.rowHeight)
        }
    }
}
