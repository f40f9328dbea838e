import UIKit

/// The body of a `TextInputDialog`: a message above text fields.
final class TextInputForm: UIView {
    let rows: [TextInputRow]
    private let message: DialogTextLabel?

    init(_ message: String?, fields: [TextInputField]) {
        let text = message ?? ""
        self.message = text.isEmpty ? nil : DialogTextLabel(text, font: .footnote)
        rows = fields.enumerated().map { TextInputRow($1, isLast: $0 == fields.count - 1) }
        super.init(frame: .zero)
        if let message = self.message { addSubview(message) }
        rows.forEach(addSubview)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let heights = parts.map { height(of: $0, in: size.width) }
        let gaps = CGFloat(rows.count) * ReadyMadeMetrics.partGap
        return CGSize(width: size.width, height: heights.reduce(gaps, +))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var top: CGFloat = 0
        for part in parts {
            // The title is close to a message, and farther from a field.
            if part !== message { top += ReadyMadeMetrics.partGap }
            let height = height(of: part, in: bounds.width)
            part.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
            top += height
        }
        message?.draw(visible: bounds)
    }

    private var parts: [UIView] { (message.map { [$0] } ?? []) + rows }

    private func height(of part: UIView, in width: CGFloat) -> CGFloat {
        part.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }
}
