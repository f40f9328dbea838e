/// The position of a bar on the screen.
public enum UIBarPosition: Int, Sendable {
    /// Not specified.
    case any
    /// At the lower edge; the separator is above the bar.
    case bottom
    /// At the upper edge of its container; the separator is below the bar.
    case top
    /// At the upper edge of the screen: the background extends behind the status bar.
    case topAttached
}

/// The height class of a bar, for settings that depend on it.
public enum UIBarMetrics: Int, Sendable {
    /// A bar of the regular height.
    case `default`
    /// A low bar, as on a phone in landscape.
    case compact
    /// A bar of the regular height with a prompt.
    case defaultPrompt = 101
    /// A low bar with a prompt.
    case compactPrompt

    /// The old name of `compact`.
    @available(iOS, deprecated: 8.0, renamed: "compact")
    public static var landscapePhone: UIBarMetrics { .compact }
    /// The old name of `compactPrompt`.
    @available(iOS, deprecated: 8.0, renamed: "compactPrompt")
    public static var landscapePhonePrompt: UIBarMetrics { .compactPrompt }
}

/// The style of a bar without an appearance object.
public enum UIBarStyle: Int, Sendable {
    /// Light or dark according to the traits.
    case `default`
    /// Always dark.
    case black
    /// The same as `black`.
    @available(iOS, deprecated: 13.0)
    case blackTranslucent

    /// The old name of `black`.
    @available(iOS, deprecated: 13.0, renamed: "black")
    public static var blackOpaque: UIBarStyle { .black }
}

/// A view with a bar position.
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
    /// The position of the bar.
    var barPosition: UIBarPosition { get }
}

/// Provides the position of a bar.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// The position of `bar`. Optional; default `any`.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// Returns `any`.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition {
        OptionalRequirement.skip()
        return .any
    }
}
