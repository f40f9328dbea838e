import UIKitControls
import UIKitCore

/// The text fields of an alert: one below the other, with a shared border between two of them.
@MainActor final class AlertFieldStack: UIView {
    private let fields: [UITextField]
    private var separators: [UIView] = []

    init(_ fields: [UITextField]) {
        self.fields = fields
        super.init(frame: .zero)
        for field in fields { addSubview(field) }
        separators = fields.dropFirst().map { _ in UIView() }
        for line in separators { addSubview(line) }
        backgroundColor = .systemBackground
        clipsToBounds = true
        layer.cornerCurve = .continuous
    }

    required init?(coder: NSCoder) {
        preconditionFailure("AlertFieldStack does not support init(coder:). Its alert creates it.")
    }

    private var hairline: CGFloat { 1 / max(1, traitCollection.displayScale) }

    /// The height of a field, which grows with its font. Points.
    private func height(of field: UITextField) -> CGFloat {
        max(AlertMetrics.fieldHeight, (field.sizeThatFits(.unlimited).height + AlertMetrics.fieldInset).rounded(.up))
    }

    /// The height of all fields with their borders, in points.
    var fittingHeight: CGFloat {
        fields.reduce(hairline) { $0 + height(of: $1) + hairline }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.borderWidth = hairline
        layer.cornerRadius = era.alertFieldCornerRadius
        updateColors()
        var top = hairline
        for (index, field) in fields.enumerated() {
            let height = height(of: field)
            field.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
                .insetBy(dx: min(AlertMetrics.fieldInset, bounds.width / 2), dy: 0)
            top += height
            if index < separators.count {
                separators[index].frame = CGRect(x: 0, y: top, width: bounds.width, height: hairline)
            }
            top += hairline
        }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateColors()
    }

    private func updateColors() {
        let color = AlertColors.separator.resolvedColor(with: traitCollection)
        layer.borderColor = color.cgColor
        for line in separators { line.backgroundColor = color }
    }
}
