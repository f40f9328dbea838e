/// The settings of a renderer.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
    /// The area that is drawn, in the closure's coordinate space. Set by the renderer.
    open internal(set) var bounds = CGRect.zero

    /// A format with default settings.
    public required override init() {
        super.init()
    }

    /// A format for the screen that is currently drawn.
    open class func `default`() -> Self { Self() }

    /// The best format for the screen; here the same as `default()`.
    open class func preferred() -> Self { Self() }

    /// A new format with the same settings.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self()
        copy.bounds = bounds
        return copy
    }
}

/// The context of a renderer's closure.
open class UIGraphicsRendererContext: NSObject {
    /// The context to draw into. It is also the current context while the closure runs. In points, y down.
    open private(set) var cgContext: CGContext
    /// The settings of the renderer.
    open private(set) var format: UIGraphicsRendererFormat

    init(_ context: CGContext, format: UIGraphicsRendererFormat) {
        cgContext = context
        self.format = format
        super.init()
    }

    /// Fills `rect` with the current fill color, replacing what is there.
    open func fill(_ rect: CGRect) { fill(rect, blendMode: .copy) }

    /// Fills `rect` with the current fill color, blended by `blendMode`.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }

    /// Draws a line one point wide inside the edges of `rect`, with the current stroke color.
    open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .copy) }

    /// Draws a line one point wide inside the edges of `rect`, with the current stroke color, blended by `blendMode`.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
        cgContext.restoreGState()
    }

    /// Clips later drawing to `rect`.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// The base class of renderers. Use `UIGraphicsImageRenderer`.
open class UIGraphicsRenderer: NSObject {
    /// A copy of the format that the renderer was made with.
    open private(set) var format: UIGraphicsRendererFormat

    /// A renderer of the area `bounds` of the closure's coordinate space.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsRendererFormat())
    }

    /// A renderer of the area `bounds` of the closure's coordinate space, with the settings of `format`.
    public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        let own = format.copy() as? UIGraphicsRendererFormat ?? format
        own.bounds = bounds
        self.format = own
        super.init()
    }

    /// Whether the renderer makes images. Default false.
    open var allowsImageOutput: Bool { false }
}
