import UIKitCore

/// Draws bubble and arrow as one shape, filled with a material or a color.
@MainActor final class PopoverChromeView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }

    /// The fill color; nil for the material.
    var fillColor: UIColor? { didSet { updateFill() } }

    var outline: CGPath? {
        didSet {
            shape.path = outline
            material.path = outline
        }
    }

    /// Whether the fill color is translucent, so that the popover's own shadow would show through.
    private(set) var isTranslucent = false
    private let material = MaterialView(frame: .zero)
    private var shape: CAShapeLayer { layer as! CAShapeLayer }

    init(_ material: Material) {
        super.init(frame: .zero)
        self.material.material = material
        addSubview(self.material)
        updateFill()
    }

    required init?(coder: NSCoder) {
        preconditionFailure("PopoverChromeView does not support init(coder:). Its bubble creates it.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        material.frame = bounds
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateFill()
    }

    private func updateFill() {
        let color = fillColor?.resolvedColor(with: traitCollection).cgColor
        shape.fillColor = color
        material.role = color == nil ? .fill : .none
        isTranslucent = color.map { $0.alpha < 1 } ?? false
    }
}
