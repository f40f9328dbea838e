/// Work that an app finishes in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The number of the task.
    public let rawValue: Int

    /// The identifier with this number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// No task.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// Whether the user lets the app refresh its content in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
    /// A supervisor does not let it; the user does not.
    case restricted, denied
    /// It may.
    case available
}
