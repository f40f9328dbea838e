import UIKit

/// A dashed rounded rectangle. Its path is rebuilt only when the size changes.
final class DashedOutlineView: UIView {
    private let radius: CGFloat
    private let outline = CAShapeLayer()
    var color = UIColor.label { didSet { updateColor() } }

    init(radius: CGFloat = 13) {
        self.radius = radius
        super.init(frame: .zero)
        outline.fillColor = nil
        outline.lineWidth = 1
        outline.lineDashPattern = [5, 4]
        layer.addSublayer(outline)
        updateColor()
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard outline.bounds.size != bounds.size else { return }
        outline.frame = bounds
        outline.path =
            UIBezierPath(
                roundedRect: bounds.insetToCenter(dx: 0.5, dy: 0.5),
                cornerRadius: min(radius, bounds.width / 2, bounds.height / 2)
            ).cgPath
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        updateColor()
    }

    private func updateColor() {
        outline.strokeColor = color.resolvedColor(with: traitCollection).cgColor
    }
}
