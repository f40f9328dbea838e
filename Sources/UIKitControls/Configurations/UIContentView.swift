import UIKitCore

/// A view that shows a content configuration.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
    /// The configuration that is shown. Setting it updates the view.
    var configuration: any UIContentConfiguration { get set }

    /// Whether the view can show `configuration`. A view that cannot is replaced. Default: whether it is of the type of
    /// the current one.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
