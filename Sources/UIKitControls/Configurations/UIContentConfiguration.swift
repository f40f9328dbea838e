import UIKitCore

/// A value that describes content and makes the view that shows it.
@preconcurrency @MainActor public protocol UIContentConfiguration {
    /// Makes a view that shows this configuration.
    func makeContentView() -> any UIView & UIContentView

    /// This configuration with the default values for `state`. Values that the app has set stay.
    func updated(for state: any UIConfigurationState) -> Self
}
