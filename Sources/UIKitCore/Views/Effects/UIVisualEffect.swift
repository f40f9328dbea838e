import Foundation

/// Something that a `UIVisualEffectView` does to what lies behind it or in it. Made as one of its subclasses.
@preconcurrency @MainActor open class UIVisualEffect: NSObject, @preconcurrency NSCopying {
    /// Effects do not change, so a copy is the effect itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
