/// A shadow behind text.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
    private let foundationTag = FoundationTypeTag()

    /// The offset in points; x to the right, y down. Default zero.
    open var shadowOffset = CGSize.zero
    /// The blur radius of the edge, in points. Default 0.
    open var shadowBlurRadius: CGFloat = 0
    /// A `UIColor`. Default: black at one third.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

    /// A shadow with default values.
    public override init() {
        super.init()
    }

    /// A new shadow with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
            && shadowColor as? UIColor == other.shadowColor as? UIColor
    }

    open override var hash: Int { shadowBlurRadius.hashValue }
}
