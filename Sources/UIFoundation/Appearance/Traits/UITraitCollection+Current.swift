import QuartzCore

extension UITraitCollection {
    /// The traits for resolving dynamic colors and images on this thread.
    ///
    /// UIKit sets it before it calls `draw(_:)`, `layoutSubviews`, `traitCollectionDidChange(_:)` and similar
    /// methods. Elsewhere the default is a light, left-to-right interface with the default text size.
    public class var current: UITraitCollection {
        get {
            CurrentSystem.makeCurrent()
            return currentTraits.value
        }
        set { currentTraits.value = newValue }
    }

    private static let currentTraits = ThreadLocal(
        key: "UITraitCollection.current", initial: UITraitCollection.fallback)

    private static let fallback: UITraitCollection = {
        var values = TraitValues()
        values.userInterfaceIdiom = .phone
        values.userInterfaceStyle = .light
        values.userInterfaceLevel = .base
        values.layoutDirection = .leftToRight
        values.displayScale = 1
        values.displayGamut = .SRGB
        values.preferredContentSizeCategory = .large
        values.accessibilityContrast = .normal
        values.legibilityWeight = .regular
        values.activeAppearance = .active
        return UITraitCollection(values)
    }()
}
