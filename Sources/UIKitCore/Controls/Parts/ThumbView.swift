/// The raised knob of a switch, slider or segmented control: a rounded surface with shadows. It does not handle
/// touches.
@MainActor final class ThumbView: UIView {
    struct Shadow {
        /// The opacity, from 0 to 1.
        let opacity: Float
        /// The blur radius in points; half of the blur value in design tools.
        let radius: CGFloat
        /// The vertical offset in points, downward.
        let drop: CGFloat
    }

    /// Stacked layers, one per shadow; the last one is visible.
    private let plates: [CALayer]

    init(shadows: [Shadow], rim: CGFloat = 0) {
        plates = shadows.map { shadow in
            let plate = CALayer()
            plate.shadowColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
            plate.shadowOpacity = shadow.opacity
            plate.shadowRadius = shadow.radius
            plate.shadowOffset = CGSize(width: 0, height: shadow.drop)
            return plate
        }
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        for plate in plates { layer.addSublayer(plate) }
        if rim > 0, let top = plates.last {
            top.borderWidth = 0.5
            top.borderColor = CGColor(red: 0, green: 0, blue: 0, alpha: rim)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// The color of the surface. Default white.
    var face = UIColor.white {
        didSet { showFace() }
    }

    /// Sets the frame (in the superview's points) and the corner radius.
    func place(_ frame: CGRect, radius: CGFloat) {
        self.bounds = CGRect(origin: .zero, size: frame.size)
        self.center = CGPoint(x: frame.midX, y: frame.midY)
        withoutActions {
            for plate in plates {
                plate.frame = bounds
                plate.cornerRadius = radius
            }
        }
        showFace()
    }

    /// The layers that must be animated together.
    var layers: [CALayer] { [layer] + plates }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showFace()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showFace()
    }

    private func showFace() {
        let colour = face.resolvedColor(in: self).cgColor
        withoutActions {
            for plate in plates where plate.backgroundColor != colour { plate.backgroundColor = colour }
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
