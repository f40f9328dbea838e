/// One half of a stepper, with a centered minus or plus.
@MainActor final class StepperHalf: UIView {
    private let isPlus: Bool
    private let picture = UIImageView()

    init(isPlus: Bool) {
        self.isPlus = isPlus
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        accessibilityLabel = isPlus ? "Increment" : "Decrement"
        picture.contentMode = .center
        addSubview(picture)
        layer.cornerRadius = StepperMeasure.radius
    }

    required init?(coder: NSCoder) { nil }

    var isEnabled = true

    /// - Parameter image: The image to show; nil for the default minus or plus.
    func show(_ image: UIImage?, isEnabled: Bool, isPressed: Bool, roundsLeft: Bool) {
        self.isEnabled = isEnabled
        picture.image = image ?? StepperHalf.glyph(isPlus: isPlus)
        picture.tintColor = isEnabled ? .label : .tertiaryLabel
        picture.frame = bounds
        backgroundColor = isPressed ? .tertiarySystemFill : nil
        layer.maskedCorners =
            roundsLeft
            ? [.layerMinXMinYCorner, .layerMinXMaxYCorner] : [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get { isEnabled ? .button : [.button, .notEnabled] }
        set { super.accessibilityTraits = newValue }
    }

    /// A template image, created once for each sign.
    private static func glyph(isPlus: Bool) -> UIImage { isPlus ? plus : minus }
    private static let plus = drawn(isPlus: true)
    private static let minus = drawn(isPlus: false)

    private static func drawn(isPlus: Bool) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        let (side, stroke) = (StepperMeasure.glyph, StepperMeasure.stroke)
        let picture = UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { _ in
            UIColor.black.setFill()
            let bar = CGRect(x: 0, y: (side - stroke) / 2, width: side, height: stroke)
            UIBezierPath(roundedRect: bar, cornerRadius: stroke / 2).fill()
            guard isPlus else { return }
            let post = CGRect(x: bar.minY, y: 0, width: stroke, height: side)
            UIBezierPath(roundedRect: post, cornerRadius: stroke / 2).fill()
        }
        return picture.withRenderingMode(.alwaysTemplate)
    }
}
