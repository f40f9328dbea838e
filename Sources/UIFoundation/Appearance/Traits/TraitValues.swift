/// The traits of one environment. A new value specifies nothing.
package struct TraitValues: Hashable, Sendable {
    package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    package var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    /// Pixels per point; 0 is unspecified.
    package var displayScale: CGFloat = 0
    package var displayGamut = UIDisplayGamut.unspecified
    package var forceTouchCapability = UIForceTouchCapability.unknown
    package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    package var accessibilityContrast = UIAccessibilityContrast.unspecified
    package var legibilityWeight = UILegibilityWeight.unspecified
    package var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
    /// Whether system colors look as before iOS 13. Not a trait of UIKit's: set by the screen of an older system
    /// version.
    package var hasClassicColors = false
    /// The values of the app's custom traits.
    var custom: [ObjectIdentifier: CustomTraitValue] = [:]

    /// The properties that are not system traits.
    static let internalPropertyNames: Set = ["hasClassicColors", "custom"]

    package init() {}

    /// These values, replaced by what `stronger` specifies.
    package func overridden(by stronger: TraitValues) -> TraitValues {
        let none = TraitValues()
        func choose<Value: Equatable>(_ weak: Value, _ strong: Value, _ unspecified: Value) -> Value {
            strong == unspecified ? weak : strong
        }
        var result = self
        result.userInterfaceIdiom = choose(userInterfaceIdiom, stronger.userInterfaceIdiom, none.userInterfaceIdiom)
        result.userInterfaceStyle = choose(userInterfaceStyle, stronger.userInterfaceStyle, none.userInterfaceStyle)
        result.userInterfaceLevel = choose(userInterfaceLevel, stronger.userInterfaceLevel, none.userInterfaceLevel)
        result.horizontalSizeClass = choose(horizontalSizeClass, stronger.horizontalSizeClass, none.horizontalSizeClass)
        result.verticalSizeClass = choose(verticalSizeClass, stronger.verticalSizeClass, none.verticalSizeClass)
        result.layoutDirection = choose(layoutDirection, stronger.layoutDirection, none.layoutDirection)
        result.displayScale = choose(displayScale, stronger.displayScale, none.displayScale)
        result.displayGamut = choose(displayGamut, stronger.displayGamut, none.displayGamut)
        result.forceTouchCapability = choose(
            forceTouchCapability, stronger.forceTouchCapability, none.forceTouchCapability)
        result.preferredContentSizeCategory = choose(
            preferredContentSizeCategory, stronger.preferredContentSizeCategory, none.preferredContentSizeCategory)
        result.accessibilityContrast = choose(
            accessibilityContrast, stronger.accessibilityContrast, none.accessibilityContrast)
        result.legibilityWeight = choose(legibilityWeight, stronger.legibilityWeight, none.legibilityWeight)
        result.activeAppearance = choose(activeAppearance, stronger.activeAppearance, none.activeAppearance)
        result.hasClassicColors = hasClassicColors || stronger.hasClassicColors
        if !stronger.custom.isEmpty { result.custom.merge(stronger.custom) { $1 } }
        return result
    }
}

extension TraitValues: @MainActor UIMutableTraits {
    package subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { value(of: trait) }
        set { setValue(newValue, for: trait) }
    }
}
