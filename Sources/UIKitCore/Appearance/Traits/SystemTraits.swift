/// A trait that the system defines, kept in a property of `TraitValues`.
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

/// The kind of device.
public final class UITraitUserInterfaceIdiom: NSObject, UITraitDefinition, SystemTrait {
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// Light or dark.
public final class UITraitUserInterfaceStyle: NSObject, UITraitDefinition, SystemTrait {
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    public static let affectsColorAppearance = true
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// Base or elevated.
public final class UITraitUserInterfaceLevel: NSObject, UITraitDefinition, SystemTrait {
    public static let defaultValue = UIUserInterfaceLevel.unspecified
    public static let affectsColorAppearance = true
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

/// Compact or regular width.
public final class UITraitHorizontalSizeClass: NSObject, UITraitDefinition, SystemTrait {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// Compact or regular height.
public final class UITraitVerticalSizeClass: NSObject, UITraitDefinition, SystemTrait {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// The side that lines start from.
public final class UITraitLayoutDirection: NSObject, UITraitDefinition, SystemTrait {
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
    static var path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}

/// Pixels per point.
public final class UITraitDisplayScale: NSObject, UITraitDefinition, SystemTrait {
    public static let defaultValue: CGFloat = 0
    static var path: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

/// The colours of the screen.
public final class UITraitDisplayGamut: NSObject, UITraitDefinition, SystemTrait {
    public static let defaultValue = UIDisplayGamut.unspecified
    public static let affectsColorAppearance = true
    static var path: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
}

/// Whether the screen feels how hard it is pressed.
public final class UITraitForceTouchCapability: NSObject, UITraitDefinition, SystemTrait {
    public static let defaultValue = UIForceTouchCapability.unknown
    static var path: WritableKeyPath<TraitValues, UIForceTouchCapability> { \.forceTouchCapability }
}

/// How large text is.
public final class UITraitPreferredContentSizeCategory: NSObject, UITraitDefinition, SystemTrait {
    public static let defaultValue = UIContentSizeCategory.unspecified
    static var path: WritableKeyPath<TraitValues, UIContentSizeCategory> { \.preferredContentSizeCategory }
}

/// Whether more contrast is wanted.
public final class UITraitAccessibilityContrast: NSObject, UITraitDefinition, SystemTrait {
    public static let defaultValue = UIAccessibilityContrast.unspecified
    public static let affectsColorAppearance = true
    static var path: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}

/// Whether bold text is wanted.
public final class UITraitLegibilityWeight: NSObject, UITraitDefinition, SystemTrait {
    public static let defaultValue = UILegibilityWeight.unspecified
    static var path: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

/// Whether the window takes the keys.
public final class UITraitActiveAppearance: NSObject, UITraitDefinition, SystemTrait {
    public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
    public static let affectsColorAppearance = true
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance> { \.activeAppearance }
}
