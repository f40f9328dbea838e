/// A trait of the system, stored in a property of `TraitValues`.
protocol SystemTrait: UITraitDefinition where Value: Equatable {
    static var path: WritableKeyPath<TraitValues, Value> { get }
}

extension SystemTrait {
    static var anyPath: PartialKeyPath<TraitValues> { path }
    static func isSet(in values: TraitValues) -> Bool { differs(values, TraitValues()) }
    static func clear(in values: inout TraitValues) { values[keyPath: path] = TraitValues()[keyPath: path] }
    static func differs(_ left: TraitValues, _ right: TraitValues) -> Bool {
        left[keyPath: path] != right[keyPath: path]
    }
}

/// The trait for the kind of device.
public final class UITraitUserInterfaceIdiom: NSObject, UITraitDefinition, SystemTrait {
    /// `unspecified`.
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// The trait for light or dark style.
public final class UITraitUserInterfaceStyle: NSObject, UITraitDefinition, SystemTrait {
    /// `unspecified`.
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    /// Dynamic colors depend on it.
    public static let affectsColorAppearance = true
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// The trait for the base or elevated level.
public final class UITraitUserInterfaceLevel: NSObject, UITraitDefinition, SystemTrait {
    /// `unspecified`.
    public static let defaultValue = UIUserInterfaceLevel.unspecified
    /// Dynamic colors depend on it.
    public static let affectsColorAppearance = true
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

/// The trait for compact or regular width.
public final class UITraitHorizontalSizeClass: NSObject, UITraitDefinition, SystemTrait {
    /// `unspecified`.
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// The trait for compact or regular height.
public final class UITraitVerticalSizeClass: NSObject, UITraitDefinition, SystemTrait {
    /// `unspecified`.
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// The trait for the side where lines of text start.
public final class UITraitLayoutDirection: NSObject, UITraitDefinition, SystemTrait {
    /// `unspecified`.
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
    static var path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}

/// The trait for pixels per point.
public final class UITraitDisplayScale: NSObject, UITraitDefinition, SystemTrait {
    /// 0, which means unspecified.
    public static let defaultValue: CGFloat = 0
    static var path: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

/// The trait for the range of colors of the screen.
public final class UITraitDisplayGamut: NSObject, UITraitDefinition, SystemTrait {
    /// `unspecified`.
    public static let defaultValue = UIDisplayGamut.unspecified
    /// Dynamic colors depend on it.
    public static let affectsColorAppearance = true
    static var path: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
}

/// The trait for whether the screen measures pressure.
public final class UITraitForceTouchCapability: NSObject, UITraitDefinition, SystemTrait {
    /// `unknown`.
    public static let defaultValue = UIForceTouchCapability.unknown
    static var path: WritableKeyPath<TraitValues, UIForceTouchCapability> { \.forceTouchCapability }
}

/// The trait for the user's text size.
public final class UITraitPreferredContentSizeCategory: NSObject, UITraitDefinition, SystemTrait {
    /// `unspecified`.
    public static let defaultValue = UIContentSizeCategory.unspecified
    static var path: WritableKeyPath<TraitValues, UIContentSizeCategory> { \.preferredContentSizeCategory }
}

/// The trait for the user's contrast setting.
public final class UITraitAccessibilityContrast: NSObject, UITraitDefinition, SystemTrait {
    /// `unspecified`.
    public static let defaultValue = UIAccessibilityContrast.unspecified
    /// Dynamic colors depend on it.
    public static let affectsColorAppearance = true
    static var path: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}

/// The trait for the user's bold text setting.
public final class UITraitLegibilityWeight: NSObject, UITraitDefinition, SystemTrait {
    /// `unspecified`.
    public static let defaultValue = UILegibilityWeight.unspecified
    static var path: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

/// The trait for whether the window receives keyboard input.
public final class UITraitActiveAppearance: NSObject, UITraitDefinition, SystemTrait {
    /// `unspecified`.
    public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
    /// Dynamic colors depend on it.
    public static let affectsColorAppearance = true
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance> { \.activeAppearance }
}
