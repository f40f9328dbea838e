import UIKitCore

/// The state for which a configuration is resolved: the traits, and values that an app adds.
public protocol UIConfigurationState {
    /// The traits of the view.
    var traitCollection: UITraitCollection { get set }

    /// Creates a state in which nothing is selected, highlighted or disabled.
    init(traitCollection: UITraitCollection)

    /// A value of the app; nil when there is none.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// Identifies a value that an app adds to a configuration state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The key's text.
    public let rawValue: String

    /// Creates a key from its text.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates a key from its text.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }
}
