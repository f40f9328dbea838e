/// Collections that specify one trait.
extension UITraitCollection {
    /// A collection that specifies the kind of device.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init(\.userInterfaceIdiom, idiom)
    }

    /// A collection that specifies light or dark style.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(\.userInterfaceStyle, userInterfaceStyle)
    }

    /// A collection that specifies the base or elevated level.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(\.userInterfaceLevel, userInterfaceLevel)
    }

    /// A collection that specifies the horizontal size class.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(\.horizontalSizeClass, horizontalSizeClass)
    }

    /// A collection that specifies the vertical size class.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(\.verticalSizeClass, verticalSizeClass)
    }

    /// A collection that specifies the layout direction.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(\.layoutDirection, layoutDirection)
    }

    /// A collection that specifies the pixels per point.
    public convenience init(displayScale scale: CGFloat) {
        self.init(\.displayScale, scale)
    }

    /// A collection that specifies the range of colors of the screen.
    public convenience init(displayGamut: UIDisplayGamut) {
        self.init(\.displayGamut, displayGamut)
    }

    /// A collection that specifies whether the screen measures pressure.
    public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
        self.init(\.forceTouchCapability, capability)
    }

    /// A collection that specifies the text size.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(\.preferredContentSizeCategory, preferredContentSizeCategory)
    }

    /// A collection that specifies the contrast.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(\.accessibilityContrast, accessibilityContrast)
    }

    /// A collection that specifies the weight of text.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init(\.legibilityWeight, legibilityWeight)
    }

    /// A collection that specifies whether the window is active.
    public convenience init(activeAppearance userInterfaceActiveAppearance: UIUserInterfaceActiveAppearance) {
        self.init(\.activeAppearance, userInterfaceActiveAppearance)
    }

    private convenience init<Value>(_ trait: WritableKeyPath<TraitValues, Value>, _ value: Value) {
        var values = TraitValues()
        values[keyPath: trait] = value
        self.init(values)
    }
}
