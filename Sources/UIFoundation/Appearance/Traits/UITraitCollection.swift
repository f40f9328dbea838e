/// The properties of an environment (a screen, window, controller or view): style, size classes, scale and so on.
///
/// Immutable and safe to use on every thread. A trait that is not set has its enumeration's `unspecified` value.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
    /// The values that this collection specifies.
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

    /// A collection with all traits of `traitCollections`; later ones win.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
    }

    /// A collection with the traits that `mutations` sets.
    @preconcurrency @MainActor public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(TraitValues().changed(by: mutations))
    }

    /// A copy of this collection with the changes that `mutations` makes.
    @preconcurrency @MainActor open func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void)
        -> UITraitCollection
    {
        UITraitCollection(values.changed(by: mutations))
    }

    /// The kind of device.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    /// Light or dark.
    open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    /// Base or elevated.
    open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    /// Compact or regular width.
    open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    /// Compact or regular height.
    open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    /// The side where lines of text start.
    open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    /// Pixels per point; 0 when unspecified.
    open var displayScale: CGFloat { values.displayScale }
    /// The range of colors of the screen.
    open var displayGamut: UIDisplayGamut { values.displayGamut }
    /// Whether the screen measures pressure.
    open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
    /// The user's text size.
    open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    /// The user's contrast setting.
    open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    /// The user's bold text setting.
    open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
    /// Whether the window receives keyboard input.
    open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }

    /// The value of a system trait or custom trait, or its default value when it is not set.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values.value(of: trait) }

    /// Whether this collection specifies everything that `trait` specifies, with the same values.
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return values.overridden(by: trait.values) == values
    }

    /// Whether a dynamic color can resolve differently with the two collections. Nil specifies nothing.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        let other = traitCollection?.values ?? TraitValues()
        return values.userInterfaceStyle != other.userInterfaceStyle
            || values.userInterfaceLevel != other.userInterfaceLevel
            || values.accessibilityContrast != other.accessibilityContrast
            || values.displayGamut != other.displayGamut
            || values.activeAppearance != other.activeAppearance
            || values.hasDifferentCustomColors(than: other)
    }

    /// Returns this object, because it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UITraitCollection)?.values == values
    }

    open override var hash: Int { values.hashValue }

    /// The specified traits with their names.
    open override var description: String {
        let none = Mirror(reflecting: TraitValues()).children
        let specified: [String] = zip(Mirror(reflecting: values).children, none).compactMap { mine, unset -> String? in
            guard let name = mine.label, !TraitValues.internalPropertyNames.contains(name) else { return nil }
            let text = (mine.value as? UIContentSizeCategory)?.rawValue ?? String(describing: mine.value)
            let absent = (unset.value as? UIContentSizeCategory)?.rawValue ?? String(describing: unset.value)
            return text == absent ? nil : "\(name) = \(text)"
        }
        return "<UITraitCollection; " + specified.joined(separator: ", ") + ">"
    }

    /// Runs `actions` with this collection as `current`, then restores the previous value.
    open func performAsCurrent(_ actions: () -> Void) {
        let before = UITraitCollection.current
        UITraitCollection.current = self
        defer { UITraitCollection.current = before }
        actions()
    }

    /// A configuration with these traits.
    open var imageConfiguration: UIImage.Configuration { UIImage.Configuration(self, SymbolOptions()) }
}

extension TraitValues {
    @MainActor fileprivate func changed(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
        var traits: any UIMutableTraits = self
        mutations(&traits)
        guard let changed = traits as? TraitValues else {
            preconditionFailure(
                "A trait mutation replaced its argument with a \(type(of: traits)); set its properties instead.")
        }
        return changed
    }
}
