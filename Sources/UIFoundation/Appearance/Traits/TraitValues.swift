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
        func choose<Value: Equatable>(_ path: KeyPath<TraitValues, Value>) -> Value {
            stronger[keyPath: path] == none[keyPath: path] ? self[keyPath: path] : stronger[keyPath: path]
        }
        var result = TraitValues()
        result.userInterfaceIdiom = choose(\.userInterfaceIdiom)
        result.userInterfaceStyle = choose(\.userInterfaceStyle)
        result.userInterfaceLevel = choose(\.userInterfaceLevel)
        result.horizontalSizeClass = choose(\.horizontalSizeClass)
        result.verticalSizeClass = choose(\.verticalSizeClass)
        result.layoutDirection = choose(\.layoutDirection)
        result.displayScale = choose(\.displayScale)
        result.displayGamut = choose(\.displayGamut)
        result.forceTouchCapability = choose(\.forceTouchCapability)
        result.preferredContentSizeCategory = choose(\.preferredContentSizeCategory)
        result.accessibilityContrast = choose(\.accessibilityContrast)
        result.legibilityWeight = choose(\.legibilityWeight)
        result.activeAppearance = choose(\.activeAppearance)
        result.hasClassicColors = hasClassicColors || stronger.hasClassicColors
        result.custom = custom.merging(stronger.custom) { $1 }
        return result
    }
}

extension TraitValues: @MainActor UIMutableTraits {
    package subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { value(of: trait) }
        set { setValue(newValue, for: trait) }
    }
}
