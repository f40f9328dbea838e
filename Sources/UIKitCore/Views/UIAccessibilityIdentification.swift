import Foundation

/// An object that user interface tests find by an identifier: views, bar items and accessibility elements.
@preconcurrency @MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
    /// An identifier for tests and scripts, never shown to the user.
    var accessibilityIdentifier: String? { get set }
}
