import CoreGraphics

/// The background of a bar: material, color, image, and the separator at its edge.
@MainActor final class BarBackground: UIView {
    private let effect = UIVisualEffectView(effect: nil)
    private let colour = UIView()
    private let picture = UIImageView()
    private let line = UIImageView()
    /// Whether the separator is below the lower edge, rather than above the upper edge.
    var isLineBelow = true {
        didSet { if isLineBelow != oldValue { setNeedsLayout() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        picture.clipsToBounds = true
        for view in [effect, colour, picture, line] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ appearance: UIBarAppearance) {
        effect.effect = appearance.backgroundEffect
        effect.isHidden = appearance.backgroundEffect == nil
        colour.backgroundColor = appearance.backgroundColor
        colour.isHidden = appearance.backgroundColor == nil
        picture.image = appearance.backgroundImage
        picture.contentMode = appearance.backgroundImageContentMode
        picture.isHidden = appearance.backgroundImage == nil
        line.image = appearance.shadowImage
        line.tintColor = appearance.shadowColor
        line.backgroundColor = appearance.shadowImage == nil ? appearance.shadowColor : nil
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in [effect, colour, picture] { view.frame = bounds }
        let height = line.image?.size.height ?? 1 / max(1, traitCollection.displayScale)
        line.frame = CGRect(x: 0, y: isLineBelow ? bounds.height : -height, width: bounds.width, height: height)
    }
}
