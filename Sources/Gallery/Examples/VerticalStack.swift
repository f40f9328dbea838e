import UIKit

/// A vertical stack of views, each as wide as the card and as tall as it needs.
final class VerticalStack: UIView {
    private static let gap: CGFloat = 14

    private let rows: [UIView]

    init(_ rows: [UIView]) {
        self.rows = rows
        super.init(frame: .zero)
        rows.forEach(addSubview)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let heights = rows.map { height(of: $0, in: size.width) }
        let gaps = CGFloat(max(0, heights.filter { $0 > 0 }.count - 1)) * Self.gap
        return CGSize(width: size.width, height: heights.reduce(0, +) + gaps)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var top: CGFloat = 0
        for row in rows {
            let height = height(of: row, in: bounds.width)
            row.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
            if height > 0 { top += height + Self.gap }
        }
    }

    private func height(of row: UIView, in width: CGFloat) -> CGFloat {
        row.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
    }
}
