import UIKitCore

/// One half of a stepper, with a centered minus or plus.
@MainActor final class StepperHalfView: UIView {
    private let isPlus: Bool
    private let imageView = UIImageView()

    init(isPlus: Bool) {
        self.isPlus = isPlus
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        accessibilityLabel = (isPlus ? SystemText.increment : .decrement).localized
        imageView.contentMode = .center
        addSubview(imageView)
        layer.cornerRadius = StepperMetrics.radius
    }

    required init?(coder: NSCoder) { nil }

    var isEnabled = true

    /// - Parameter image: The image to show; nil for the default minus or plus.
    func update(image: UIImage?, isEnabled: Bool, isPressed: Bool, roundsLeft: Bool) {
        self.isEnabled = isEnabled
        imageView.image = image ?? StepperHalfView.glyph(isPlus: isPlus)
        imageView.tintColor = isEnabled ? .label : .tertiaryLabel
        imageView.frame = bounds
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
    private static let plus = drawGlyph(isPlus: true)
    private static let minus = drawGlyph(isPlus: false)

    private static func drawGlyph(isPlus: Bool) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        let side = StepperMetrics.glyphLength
        let stroke = StepperMetrics.strokeWidth
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
