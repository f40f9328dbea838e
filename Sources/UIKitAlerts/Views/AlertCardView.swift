import UIKitCore

/// A card of an alert: a material or a color with rounded corners, which clip its content.
@MainActor final class AlertCardView: UIView {
    private var background: MaterialView?

    /// Applies the appearance: a material, which a color replaces, and the corner radius in points.
    func apply(_ material: Material?, color: UIColor? = nil, cornerRadius: CGFloat) {
        background?.removeFromSuperview()
        background = material.map(MaterialView.init(filledWith:))
        if let background { insertSubview(background, at: 0) }
        backgroundColor = color
        layer.cornerRadius = cornerRadius
        layer.cornerCurve = .continuous
        clipsToBounds = cornerRadius > 0
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        background?.frame = bounds
    }
}
