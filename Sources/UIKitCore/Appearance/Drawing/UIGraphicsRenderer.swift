/// How a renderer makes what it makes.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
    /// What is drawn, in the coordinates of the closure. Set by the renderer.
    open internal(set) var bounds = CGRect.zero

    public required override init() {
        super.init()
    }

    /// The format for the screen that is drawn for now.
    open class func `default`() -> Self { Self() }

    /// The format that suits the screen best; here the same.
    open class func preferred() -> Self { Self() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self()
        copy.bounds = bounds
        return copy
    }
}

/// What a renderer's closure draws on.
open class UIGraphicsRendererContext: NSObject {
    /// Also the current context while the closure runs. Points, y down.
    public let cgContext: CGContext
    public let format: UIGraphicsRendererFormat

    init(_ context: CGContext, format: UIGraphicsRendererFormat) {
        cgContext = context
        self.format = format
        super.init()
    }

    /// Fills `rect` with the current fill colour, replacing what is there.
    open func fill(_ rect: CGRect) { fill(rect, blendMode: .copy) }

    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }

    /// Draws a line one point wide inside the edges of `rect`, with the current stroke colour.
    open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .copy) }

    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
        cgContext.restoreGState()
    }

    /// Cuts what is drawn from now on to `rect`.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// What all renderers share; make a `UIGraphicsImageRenderer`.
open class UIGraphicsRenderer: NSObject {
    /// A copy of the format that the renderer was made with.
    public let format: UIGraphicsRendererFormat

    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsRendererFormat())
    }

    /// A renderer of what lies in `bounds` of the closure's coordinates.
    public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        let own = format.copy() as? UIGraphicsRendererFormat ?? format
        own.bounds = bounds
        self.format = own
        super.init()
    }

    /// Whether the renderer makes images. Default false.
    open var allowsImageOutput: Bool { false }
}
