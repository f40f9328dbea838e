import CoreGraphics

/// The background of a bar: material, color, image, and the separator at its edge.
@MainActor package final class BarBackgroundView: UIView {
    private let effect = UIVisualEffectView(effect: nil)
    private let colorView = UIView()
    private let imageView = UIImageView()
    private let separator = UIImageView()
    private var appearance: UIBarAppearance?
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
        self.appearance = appearance
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

    /// Another view with the same appearance, frame and opacity; nil if nothing of it would be visible.
    func makeCopy() -> BarBackgroundView? {
        guard let appearance, alpha > 0, !isHidden, showsAnything else { return nil }
        let copy = BarBackgroundView(frame: frame)
        copy.apply(appearance)
        copy.isSeparatorBelow = isSeparatorBelow
        copy.overrideUserInterfaceStyle = overrideUserInterfaceStyle
        copy.alpha = alpha
        return copy
    }

    private var showsAnything: Bool {
        !effect.isHidden || !colorView.isHidden || !imageView.isHidden || separator.image != nil
            || separator.backgroundColor != nil
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        for view in [effect, colorView, imageView] { view.frame = bounds }
        let height = separator.image?.size.height ?? 1 / max(1, traitCollection.displayScale)
        separator.frame = CGRect(
            x: 0, y: isSeparatorBelow ? bounds.height : -height, width: bounds.width, height: height)
    }
}
