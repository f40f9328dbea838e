/// Collections that specify one trait.
extension UITraitCollection {
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init(\.userInterfaceIdiom, idiom)
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(\.userInterfaceStyle, userInterfaceStyle)
    }

    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(\.userInterfaceLevel, userInterfaceLevel)
    }

    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(\.horizontalSizeClass, horizontalSizeClass)
    }

    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(\.verticalSizeClass, verticalSizeClass)
    }

    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(\.layoutDirection, layoutDirection)
    }

    /// - Parameter scale: pixels per point.
    public convenience init(displayScale scale: CGFloat) {
        self.init(\.displayScale, scale)
    }

    public convenience init(displayGamut: UIDisplayGamut) {
        self.init(\.displayGamut, displayGamut)
    }

    public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
        self.init(\.forceTouchCapability, capability)
    }

    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(\.preferredContentSizeCategory, preferredContentSizeCategory)
    }

    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(\.accessibilityContrast, accessibilityContrast)
    }

    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init(\.legibilityWeight, legibilityWeight)
    }

    public convenience init(activeAppearance userInterfaceActiveAppearance: UIUserInterfaceActiveAppearance) {
        self.init(\.activeAppearance, userInterfaceActiveAppearance)
    }

    private convenience init<Value>(_ trait: WritableKeyPath<TraitValues, Value>, _ value: Value) {
        var values = TraitValues()
        values[keyPath: trait] = value
        self.init(values)
    }
}
