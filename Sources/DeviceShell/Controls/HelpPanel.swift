import Foundation
import UIKitCore

/// The list of keys that F1 shows in front of the app, in the center of a dimmed screen.
package final class HelpPanel: UIView {
    private enum Metrics {
        static let rowHeight: CGFloat = 22
        /// The height of a row where there is little room; the text is 15 points high.
        static let smallestRowHeight: CGFloat = 19
        static let headerHeight: CGFloat = 34
        static let padding: CGFloat = 14
        static let margin: CGFloat = 8
        static let columnWidth: CGFloat = 330
        static let gap: CGFloat = 10
        /// The fraction of a column's width for the keys.
        static let keyShare: CGFloat = 0.36
    }

    private let surfaceView = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    private let title = UILabel()
    private let rows: [(keys: UILabel, explanation: UILabel)]

    package init(title text: String) {
        rows = WindowHelp.all.map { line in
            (
                HelpPanel.makeLabel(line.keys, weight: .semibold, color: .label),
                HelpPanel.makeLabel(line.explanation, weight: .regular, color: .label)
            )
        }
        super.init(frame: .zero)
        backgroundColor = UIColor(white: 0, alpha: 0.3)
        surfaceView.layer.cornerRadius = 14
        surfaceView.layer.cornerCurve = .continuous
        surfaceView.clipsToBounds = true
        addSubview(surfaceView)
        title.text = text
        title.font = .systemFont(ofSize: 17, weight: .semibold)
        title.textAlignment = .center
        surfaceView.contentView.addSubview(title)
        for row in rows {
            row.keys.textAlignment = .right
            surfaceView.contentView.addSubview(row.keys)
            surfaceView.contentView.addSubview(row.explanation)
        }
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    private static func makeLabel(_ text: String, weight: UIFont.Weight, color: UIColor) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: 12, weight: weight)
        label.textColor = color
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        return label
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let availableRect = bounds.insetBy(dx: Metrics.margin, dy: Metrics.margin)
        let rowSpace = availableRect.height - Metrics.headerHeight - 2 * Metrics.padding
        // A landscape screen is too low for all rows in one column.
        let columns = CGFloat(rows.count) * Metrics.smallestRowHeight > rowSpace ? 2 : 1
        let perColumn = (rows.count + columns - 1) / columns
        let rowHeight = min(max(rowSpace / CGFloat(perColumn), 1), Metrics.rowHeight)
        let height = CGFloat(perColumn) * rowHeight + Metrics.headerHeight + 2 * Metrics.padding
        let width = min(CGFloat(columns) * Metrics.columnWidth + 2 * Metrics.padding, availableRect.width)
        let size = CGSize(width: width, height: min(height, availableRect.height))
        surfaceView.frame = CGRect(
            x: (bounds.midX - size.width / 2).rounded(), y: (bounds.midY - size.height / 2).rounded(),
            width: size.width, height: size.height)
        title.frame = CGRect(
            x: Metrics.padding, y: Metrics.padding, width: size.width - 2 * Metrics.padding, height: 22)
        let columnWidth = (size.width - 2 * Metrics.padding) / CGFloat(columns)
        for (index, row) in rows.enumerated() {
            let corner = CGPoint(
                x: Metrics.padding + CGFloat(index / perColumn) * columnWidth,
                y: Metrics.padding + Metrics.headerHeight + CGFloat(index % perColumn) * rowHeight)
            let keyWidth = (columnWidth * Metrics.keyShare).rounded()
            row.keys.frame = CGRect(
                x: corner.x, y: corner.y, width: keyWidth - Metrics.gap, height: rowHeight)
            row.explanation.frame = CGRect(
                x: corner.x + keyWidth, y: corner.y, width: columnWidth - keyWidth, height: rowHeight)
        }
    }
}
