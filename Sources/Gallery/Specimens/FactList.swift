import UIKit

/// Names on the left, what they stand for on the right.
final class FactList: UIView {
    private let rows: [(name: UILabel, value: UILabel)]

    /// - Parameter names: One for each line, from the top.
    init(_ names: [String]) {
        rows = names.map { name in (FactList.label(name, .label), FactList.label("", .secondaryLabel)) }
        super.init(frame: .zero)
        for row in rows {
            addSubview(row.name)
            addSubview(row.value)
        }
    }

    required init?(coder: NSCoder) {
        preconditionFailure("The gallery is written in code; there is no archive to read \(Self.self) from.")
    }

    /// What the lines say now, as many as there are names.
    func show(_ values: [String]) {
        for (row, value) in zip(rows, values) { row.value.text = value }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: pitch * CGFloat(rows.count))
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        align()
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        align()
    }

    private func align() {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for row in rows {
            row.name.textAlignment = isMirrored ? .right : .left
            row.value.textAlignment = isMirrored ? .left : .right
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, row) in rows.enumerated() {
            let frame = CGRect(x: 0, y: CGFloat(index) * pitch, width: bounds.width, height: pitch)
            row.name.frame = frame
            row.value.frame = frame
        }
    }

    private var pitch: CGFloat { (rows.first?.name.font.lineHeight ?? 20).rounded(.up) + 10 }

    private static func label(_ text: String, _ colour: UIColor) -> UILabel {
        let label = UILabel()
        label.text = text
        label.textColor = colour
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        return label
    }
}
