/// The raised knob of a switch, slider or segmented control: a plate with shadows. It takes no touches.
@MainActor final class ThumbView: UIView {
    struct Shadow {
        /// From 0 to 1.
        let opacity: Float
        /// Points; what design tools call the blur is twice this.
        let radius: CGFloat
        /// Points down.
        let drop: CGFloat
    }

    /// One below the other; each has a shadow, and the last one is the plate that is seen.
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

    /// The plate's colour. Default white.
    var face = UIColor.white {
        didSet { showFace() }
    }

    /// Takes `frame` (the superview's points) and rounds the corners to `radius`.
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

    /// What has to move together.
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

    /// Layers without a view would animate their changes by themselves.
    private func withoutActions(_ change: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        change()
        CATransaction.commit()
    }
}
