/// Traits that can be set one by one, in the closures of `UITraitCollection.init(mutations:)` and `modifyingTraits`.
@MainActor public protocol UIMutableTraits {
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    /// Pixels per point; 0 is unspecified.
    var displayScale: CGFloat { get set }
    var displayGamut: UIDisplayGamut { get set }
    var forceTouchCapability: UIForceTouchCapability { get set }
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    var accessibilityContrast: UIAccessibilityContrast { get set }
    var legibilityWeight: UILegibilityWeight { get set }
    var activeAppearance: UIUserInterfaceActiveAppearance { get set }
}

/// The traits of one environment. A new value specifies nothing.
package struct TraitValues: Hashable, Sendable {
    package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    package var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    package var displayScale: CGFloat = 0
    package var displayGamut = UIDisplayGamut.unspecified
    package var forceTouchCapability = UIForceTouchCapability.unknown
    package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    package var accessibilityContrast = UIAccessibilityContrast.unspecified
    package var legibilityWeight = UILegibilityWeight.unspecified
    package var activeAppearance = UIUserInterfaceActiveAppearance.unspecified

    package init() {}

    /// These values with what `stronger` specifies put over them.
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
        return result
    }
}

extension TraitValues: @MainActor UIMutableTraits {}
