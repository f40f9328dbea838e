import CoreGraphics

/// The values of the bar properties that predate appearance objects. They apply while the app has set no such object.
struct LegacyBarAppearance {
    var style = UIBarStyle.default
    var isTranslucent = true
    var barTintColor: UIColor?
    var backgrounds: [UIBarMetrics: UIImage] = [:]
    var shadowImage: UIImage?

    /// Applies these values to `appearance`.
    @MainActor func apply(to appearance: UIBarAppearance, isCompact: Bool) {
        if let barTintColor {
            appearance.backgroundEffect = nil
            appearance.backgroundColor =
                isTranslucent ? barTintColor.withAlphaComponent(BarMetrics.tintAlpha) : barTintColor
            if isTranslucent { appearance.backgroundEffect = UIBlurEffect(style: .systemChromeMaterial) }
        } else if !isTranslucent {
            appearance.backgroundEffect = nil
            appearance.backgroundColor = .systemBackground
        }
        if let image = (isCompact ? backgrounds[.compact] : nil) ?? backgrounds[.default] {
            appearance.backgroundEffect = nil
            appearance.backgroundImage = image
            appearance.backgroundColor = nil
            // As in UIKit, the separator can be replaced only together with the background.
            if let shadowImage {
                appearance.shadowImage = shadowImage
                appearance.shadowColor = nil
            }
        }
    }
}
