import CoreGraphics

/// The background of a bar: material, color, image, and the separator at its edge.
@MainActor package final class BarBackgroundView: UIView {
    private let effect = UIVisualEffectView(effect: nil)
    private let colorView = UIView()
    private let imageView = UIImageView()
    private let separator = UIImageView()
    /// Whether the separator is below the lower edge, rather than above the upper edge.
    package var isSeparatorBelow = true {
        didSet { if isSeparatorBelow != oldValue { setNeedsLayout() } }
    }

    package override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        imageView.clipsToBounds = true
        for view in [effect, colorView, imageView, separator] { addSubview(view) }
    }

    package required init?(coder: NSCoder) { nil }

    func apply(_ appearance: UIBarAppearance) {
        effect.effect = appearance.backgroundEffect
        effect.isHidden = appearance.backgroundEffect == nil
        colorView.backgroundColor = appearance.backgroundColor
        colorView.isHidden = appearance.backgroundColor == nil
        imageView.image = appearance.backgroundImage
        imageView.contentMode = appearance.backgroundImageContentMode
        imageView.isHidden = appearance.backgroundImage == nil
        separator.image = appearance.shadowImage
        separator.tintColor = appearance.shadowColor
        separator.backgroundColor = appearance.shadowImage == nil ? appearance.shadowColor : nil
        setNeedsLayout()
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        for view in [effect, colorView, imageView] { view.frame = bounds }
        let height = separator.image?.size.height ?? 1 / max(1, traitCollection.displayScale)
        separator.frame = CGRect(
            x: 0, y: isSeparatorBelow ? bounds.height : -height, width: bounds.width, height: height)
    }
}
