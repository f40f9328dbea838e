/// Where a bar stands on the screen.
public enum UIBarPosition: Int, Sendable {
    /// Not said.
    case any
    /// At the lower edge; its line is above it.
    case bottom
    /// At the upper edge of its container; its line is below it.
    case top
    /// At the upper edge of the screen: its background goes on behind the status bar.
    case topAttached
}

/// How a bar is, where looks differ.
public enum UIBarMetrics: Int, Sendable {
    case `default`
    /// Low, as on a phone on its side.
    case compact
    case defaultPrompt = 101
    case compactPrompt

    @available(iOS, deprecated: 8.0, renamed: "compact")
    public static var landscapePhone: UIBarMetrics { .compact }
    @available(iOS, deprecated: 8.0, renamed: "compactPrompt")
    public static var landscapePhonePrompt: UIBarMetrics { .compactPrompt }
}

/// The look of a bar that has no appearance object.
public enum UIBarStyle: Int, Sendable {
    /// As the traits say.
    case `default`
    /// Dark, whatever the traits say.
    case black
    @available(iOS, deprecated: 13.0)
    case blackTranslucent

    @available(iOS, deprecated: 13.0, renamed: "black")
    public static var blackOpaque: UIBarStyle { .black }
}

@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
    var barPosition: UIBarPosition { get }
}

@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// Where `bar` stands. Optional.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition {
        OptionalRequirement.skip()
        return .any
    }
}
