import CoreGraphics

/// What a bar was told by the properties that came before appearance objects. It counts while there is no such object.
struct LegacyBarLook {
    var style = UIBarStyle.default
    var isTranslucent = true
    var tint: UIColor?
    var backgrounds: [UIBarMetrics: UIImage] = [:]
    var shadowImage: UIImage?

    /// Makes `appearance` look like this.
    @MainActor func dress(_ appearance: UIBarAppearance, isCompact: Bool) {
        if let tint {
            appearance.backgroundEffect = nil
            appearance.backgroundColor = isTranslucent ? tint.withAlphaComponent(BarNumbers.tintAlpha) : tint
            if isTranslucent { appearance.backgroundEffect = UIBlurEffect(style: .systemChromeMaterial) }
        } else if !isTranslucent {
            appearance.backgroundEffect = nil
            appearance.backgroundColor = .systemBackground
        }
        if let image = (isCompact ? backgrounds[.compact] : nil) ?? backgrounds[.default] {
            appearance.backgroundEffect = nil
            appearance.backgroundImage = image
            appearance.backgroundColor = nil
            // The line can be replaced together with the background only.
            if let shadowImage {
                appearance.shadowImage = shadowImage
                appearance.shadowColor = nil
            }
        }
    }
}
