import CoreGraphics

/// The values of the bar properties that predate appearance objects. They apply while the app has set no such object.
package struct LegacyBarAppearance {
    package var style = UIBarStyle.default
    package var barTintColor: UIColor?
    package var backgrounds: [UIBarMetrics: UIImage] = [:] {
        didSet { hasOpaqueImage = backgrounds[.default]?.cgImage?.isFullyOpaque == true }
    }
    private var hasOpaqueImage = false
    private var explicitIsTranslucent: Bool?
    package var shadowImage: UIImage?

    /// Whether content behind the bar is visible through it: what the app has set; otherwise false if the background
    /// image has no translucent pixel.
    package var isTranslucent: Bool {
        get { explicitIsTranslucent ?? !hasOpaqueImage }
        set { explicitIsTranslucent = newValue }
    }

    /// Applies these values to `appearance`.
    @MainActor package func apply(to appearance: UIBarAppearance, isCompact: Bool) {
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
