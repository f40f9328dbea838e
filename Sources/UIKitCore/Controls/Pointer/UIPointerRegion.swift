import CoreGraphics

/// A part of a view that the pointer reacts to as a whole.
@preconcurrency @MainActor open class UIPointerRegion: NSObject, @preconcurrency NSCopying {
    /// The region, in points of the interaction's view.
    nonisolated public let rect: CGRect
    /// What tells this region from others of the interaction. Default nil.
    nonisolated(unsafe) public let identifier: AnyHashable?
    /// The axes along which the region keeps the pointer while its button is down. Default none; stored only: the
    /// desktop moves the pointer.
    open var latchingAxes: UIAxis = []

    /// A region with `rect` in points of the interaction's view.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        self.rect = rect
        self.identifier = identifier
        super.init()
    }

    /// Regions with equal rectangles and identifiers are equal.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIPointerRegion else { return false }
        return rect == other.rect && identifier == other.identifier
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(rect.origin.x)
        hasher.combine(rect.origin.y)
        hasher.combine(rect.size.width)
        hasher.combine(rect.size.height)
        hasher.combine(identifier)
        return hasher.finalize()
    }

    /// A copy of the region.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIPointerRegion(rect: rect, identifier: identifier)
        copy.latchingAxes = latchingAxes
        return copy
    }
}

/// Where the pointer is when an interaction is asked for the region below it.
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
    /// The pointer's location, in points of the interaction's view.
    open private(set) var location: CGPoint
    /// The modifier keys that are held.
    open private(set) var modifiers: UIKeyModifierFlags

    init(location: CGPoint, modifiers: UIKeyModifierFlags) {
        self.location = location
        self.modifiers = modifiers
        super.init()
    }
}
