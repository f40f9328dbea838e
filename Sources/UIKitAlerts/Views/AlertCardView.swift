import UIKitCore

/// A card of an alert: a material or a color with rounded corners, which clip its content.
@MainActor final class AlertCardView: UIView {
    /// The parts of the card, in front of its background.
    let content = UIView()

    private var background: MaterialView?
    private var material: Material?

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(content)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("AlertCardView does not support init(coder:). Its alert creates it.")
    }

    /// Applies the appearance: a material, which a color replaces, and the corner radius in points.
    ///
    /// The content is in the material's view. Apps that color the view of an alert look for it there, as the first
    /// subview of the first subview.
    func apply(_ material: Material?, color: UIColor? = nil, cornerRadius: CGFloat) {
        if material != self.material {
            self.material = material
            let old = background
            background = material.map(MaterialView.init(filledWith:))
            background?.isUserInteractionEnabled = true
            if let background { addSubview(background) }
            (background ?? self).addSubview(content)
            old?.removeFromSuperview()
        }
        backgroundColor = color
        layer.cornerRadius = cornerRadius
        layer.cornerCurve = .continuous
        clipsToBounds = cornerRadius > 0
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        background?.frame = bounds
        content.frame = bounds
    }
}
