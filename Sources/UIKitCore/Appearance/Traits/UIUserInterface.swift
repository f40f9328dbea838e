/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified
    case light
    case dark
}

/// How much room an interface has along one axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified
    case compact
    case regular
}

/// The kind of device an interface is drawn for.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone
    case pad
    case tv
    case carPlay
    case mac = 5
    case vision
}

/// How far in front an interface lies: sheets and popovers are elevated, which dark backgrounds show.
public enum UIUserInterfaceLevel: Int, Sendable {
    case unspecified = -1
    case base
    case elevated
}

/// Whether an interface belongs to the window that takes the keys.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
    case unspecified = -1
    case inactive
    case active
}

/// The side that lines of an interface start from.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight
    case rightToLeft
}

/// Whether the user asked for more contrast.
public enum UIAccessibilityContrast: Int, Sendable {
    case unspecified = -1
    case normal
    case high
}

/// Whether the user asked for bold text.
public enum UILegibilityWeight: Int, Sendable {
    case unspecified = -1
    case regular
    case bold
}

/// The colours a screen can show.
public enum UIDisplayGamut: Int, Sendable {
    case unspecified = -1
    case SRGB
    case P3
}

/// Whether a screen can feel how hard it is pressed.
public enum UIForceTouchCapability: Int, Sendable {
    case unknown
    case unavailable
    case available
}
