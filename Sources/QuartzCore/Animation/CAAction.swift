import Foundation

/// Something that can run when a layer's property changes.
public protocol CAAction {
    /// Runs it.
    ///
    /// - Parameters:
    ///   - event: The property, such as "position".
    ///   - anObject: The layer.
    ///   - dict: Nil.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// As an action, `NSNull` ends the search for one: nothing runs.
extension NSNull: CAAction {
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
