/// What an environment (a screen, window, controller or view) is like: its style, size classes, scale and so on.
///
/// Immutable, and safe to use on every thread. A trait that nobody set has its enumeration's `unspecified` value.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
    /// What this collection specifies.
    package final private(set) var values = TraitValues()

    /// A collection that specifies nothing.
    public override init() {
        super.init()
    }

    /// A collection with `values`.
    package convenience init(_ values: TraitValues) {
        self.init()
        self.values = values
    }

    /// All that `traitCollections` specify; of two that specify the same trait the later one wins.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
    }

    /// A collection that specifies what `mutations` sets.
    @preconcurrency @MainActor public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(TraitValues().changed(by: mutations))
    }

    /// This collection with the changes that `mutations` makes.
    @preconcurrency @MainActor open func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void)
        -> UITraitCollection
    {
        UITraitCollection(values.changed(by: mutations))
    }

    open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    /// Pixels per point; 0 when unspecified.
    open var displayScale: CGFloat { values.displayScale }
    open var displayGamut: UIDisplayGamut { values.displayGamut }
    open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
    open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
    open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }

    /// The value of one of the system's traits, or of the app's own; its default where nobody has set it.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values.value(of: trait) }

    /// Whether this collection specifies all that `trait` specifies, with the same values.
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return values.overridden(by: trait.values) == values
    }

    /// Whether a dynamic colour can come out differently under the two collections. Nil specifies nothing.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        let other = traitCollection?.values ?? TraitValues()
        return values.userInterfaceStyle != other.userInterfaceStyle
            || values.userInterfaceLevel != other.userInterfaceLevel
            || values.accessibilityContrast != other.accessibilityContrast
            || values.displayGamut != other.displayGamut
            || values.activeAppearance != other.activeAppearance
            || values.hasOtherCustomColors(than: other)
    }

    /// This object itself: it cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UITraitCollection)?.values == values
    }

    open override var hash: Int { values.hashValue }

    /// The traits that are specified, with their names.
    open override var description: String {
        let none = Mirror(reflecting: TraitValues()).children
        let specified: [String] = zip(Mirror(reflecting: values).children, none).compactMap { mine, unset -> String? in
            guard let name = mine.label, !TraitValues.innerNames.contains(name) else { return nil }
            let text = (mine.value as? UIContentSizeCategory)?.rawValue ?? String(describing: mine.value)
            let absent = (unset.value as? UIContentSizeCategory)?.rawValue ?? String(describing: unset.value)
            return text == absent ? nil : "\(name) = \(text)"
        }
        return "<UITraitCollection; " + specified.joined(separator: ", ") + ">"
    }
}

extension TraitValues {
    @MainActor fileprivate func changed(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
        var traits: any UIMutableTraits = self
        mutations(&traits)
        guard let changed = traits as? TraitValues else {
            preconditionFailure("A trait mutation made its argument a \(type(of: traits)); set its properties instead.")
        }
        return changed
    }
}
