import UIKitCore

/// The raised knob of a switch, slider or segmented control: a rounded surface with shadows. It does not handle
/// touches.
@MainActor final class ThumbView: UIView {
    struct Shadow {
        /// The opacity, from 0 to 1.
        let opacity: Float
        /// The blur radius in points; half of the blur value in design tools.
        let radius: CGFloat
        /// The vertical offset in points, downward.
        let offsetY: CGFloat
    }

    /// Stacked layers, one per shadow; the last one is visible.
    private let surfaceLayers: [CALayer]

    init(shadows: [Shadow]) {
        surfaceLayers = shadows.map { shadow in
            let surface = CALayer()
            surface.shadowColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
            surface.shadowOpacity = shadow.opacity
            surface.shadowRadius = shadow.radius
            surface.shadowOffset = CGSize(width: 0, height: shadow.offsetY)
            return surface
        }
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        for surface in surfaceLayers { layer.addSublayer(surface) }
    }

    required init?(coder: NSCoder) { nil }

    /// The color of the surface. Default white.
    var fillColor = UIColor.white {
        didSet { updateFillColor() }
    }

    /// Sets the frame (in the superview's points) and the corner radius.
    func setFrame(_ frame: CGRect, cornerRadius: CGFloat) {
        self.bounds = CGRect(origin: .zero, size: frame.size)
        self.center = CGPoint(x: frame.midX, y: frame.midY)
        withoutActions {
            for surface in surfaceLayers {
                surface.frame = bounds
                surface.cornerRadius = cornerRadius
            }
        }
        updateFillColor()
    }

    /// The layers that must be animated together.
    var layers: [CALayer] { [layer] + surfaceLayers }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateFillColor()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateFillColor()
    }

    private func updateFillColor() {
        let color = fillColor.resolvedColor(in: self).cgColor
        withoutActions {
            for surface in surfaceLayers where surface.backgroundColor != color { surface.backgroundColor = color }
        }
    }

    /// Disables implicit animations, which layers without a view would run.
    private func withoutActions(_ change: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        change()
        CATransaction.commit()
    }
}
