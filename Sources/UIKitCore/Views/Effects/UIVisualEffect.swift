import Foundation

/// The base class of the effects that a `UIVisualEffectView` shows. Use one of its subclasses.
@preconcurrency @MainActor open class UIVisualEffect: NSObject, @preconcurrency NSCopying {
    /// Returns the effect itself, because effects are immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
