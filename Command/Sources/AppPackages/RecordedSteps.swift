/// The steps since the app's first page, as a script. Every app that is started records its own; the next one begins
/// with all of them.
///
/// Touches are recorded whether a user or a script makes them, so a key that no app has separates the steps that are
/// repeated from those that follow.
public struct RecordedSteps: Equatable, Sendable {
    private static let separator = #"key "cmd+ctrl+alt+shift+f11""#

    private var lines: [String] = []

    public init() {}

    /// Adds the recording of an app that was started with `script`. Comments, and the closing of the window, are not
    /// repeated. Without the separator the app ended before it had repeated the steps.
    public mutating func append(_ recording: String) {
        let all = recording.split(separator: "\n").map(String.init)
        guard let start = all.firstIndex(of: Self.separator) else { return }
        lines += all[start...].filter { !$0.hasPrefix("#") && $0 != "quit" && $0 != Self.separator }
    }

    public mutating func removeAll() {
        lines.removeAll()
    }

    /// The script for the next app. Scripts hide the status bar, which a window without a script shows. A key is
    /// recorded with the next event, which the second key is for the first.
    public var script: String {
        let repeated = lines.isEmpty ? [] : lines + ["settle"]
        return (["statusbar shown"] + repeated + [Self.separator, Self.separator]).map { $0 + "\n" }.joined()
    }
}
