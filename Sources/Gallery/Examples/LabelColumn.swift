import UIKit

/// Labels in a column, each with the height that its text needs at the card's width.
final class LabelColumn: UIView {
    private let labels: [UILabel]
    private let gap: CGFloat

    init(gap: CGFloat = 10, _ labels: [UILabel]) {
        self.labels = labels
        self.gap = gap
        super.init(frame: .zero)
        labels.forEach(addSubview)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: frames(for: size.width).last?.maxY ?? 0)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (label, frame) in zip(labels, frames(for: bounds.width)) { label.frame = frame }
    }

    private func frames(for width: CGFloat) -> [CGRect] {
        var top: CGFloat = 0
        return labels.map { label in
            let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
            defer { top += height + gap }
            return CGRect(x: 0, y: top, width: width, height: height)
        }
    }
}
