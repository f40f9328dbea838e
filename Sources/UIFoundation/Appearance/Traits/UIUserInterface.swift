/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Not specified; the inherited style applies.
    case unspecified
    /// Dark content on light backgrounds.
    case light
    /// Light content on dark backgrounds.
    case dark
}

/// The amount of space of an interface along one axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Not specified.
    case unspecified
    /// Little space, as the width of a phone in portrait.
    case compact
    /// Much space, as the width of a full-screen window on a pad.
    case regular
}

/// The kind of device an interface is for.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Not specified.
    case unspecified = -1
    /// A phone.
    case phone
    /// A pad.
    case pad
    /// A TV.
    case tv
    /// A CarPlay screen.
    case carPlay
    /// A Mac.
    case mac = 5
    /// A headset.
    case vision
}

/// The depth of an interface. Sheets and popovers are elevated, which gives them lighter backgrounds in dark style.
public enum UIUserInterfaceLevel: Int, Sendable {
    /// Not specified.
    case unspecified = -1
    /// The main content of a window.
    case base
    /// Content above the main content.
    case elevated
}

/// Whether an interface belongs to the window that receives keyboard input.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
    /// Not specified.
    case unspecified = -1
    /// The window does not receive keyboard input.
    case inactive
    /// The window receives keyboard input.
    case active
}

/// The side where lines of an interface start.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// Not specified.
    case unspecified = -1
    /// Lines start on the left.
    case leftToRight
    /// Lines start on the right.
    case rightToLeft
}

/// Whether the user has asked for increased contrast.
public enum UIAccessibilityContrast: Int, Sendable {
    /// Not specified.
    case unspecified = -1
    /// Normal contrast.
    case normal
    /// Increased contrast.
    case high
}

/// Whether the user has asked for bold text.
public enum UILegibilityWeight: Int, Sendable {
    /// Not specified.
    case unspecified = -1
    /// Regular text.
    case regular
    /// Bold text.
    case bold
}

/// The range of colors that a screen can show.
public enum UIDisplayGamut: Int, Sendable {
    /// Not specified.
    case unspecified = -1
    /// The colors of sRGB.
    case SRGB
    /// The colors of Display P3.
    case P3
}

/// Whether a screen measures pressure.
public enum UIForceTouchCapability: Int, Sendable {
    /// Not known.
    case unknown
    /// The screen does not measure pressure.
    case unavailable
    /// The screen measures pressure.
    case available
}
