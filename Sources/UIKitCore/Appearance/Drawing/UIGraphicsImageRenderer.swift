/// How an image renderer makes its images.
open class UIGraphicsImageRendererFormat: NSObject {
    /// Pixels per point. Default: the screen's.
    open var scale: CGFloat
    /// Whether images are filled with black first and have no see-through pixels. Default false.
    open var opaque = false

    /// The format for the screen that is drawn for now.
    public override convenience init() {
        self.init(for: .current)
    }

    /// The format for a screen of these traits.
    public init(for traitCollection: UITraitCollection) {
        scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : 1
        super.init()
    }

    open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// The image that a renderer's closure draws.
open class UIGraphicsImageRendererContext: NSObject {
    /// Also the current context while the closure runs. Points, y down.
    public let cgContext: CGContext
    public let format: UIGraphicsImageRendererFormat

    init(_ context: CGContext, format: UIGraphicsImageRendererFormat) {
        cgContext = context
        self.format = format
        super.init()
    }

    /// What has been drawn so far.
    open var currentImage: UIImage {
        UIImage(pixels: cgContext.makeImage(), look: UIImage.Look(scale: format.scale))
    }

    /// Fills `rect` with the current fill colour, replacing what is there.
    open func fill(_ rect: CGRect) { fill(rect, blendMode: .copy) }
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) { UIRectFillUsingBlendMode(rect, blendMode) }

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

/// Makes images out of what a closure draws.
open class UIGraphicsImageRenderer: NSObject {
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    public let format: UIGraphicsImageRendererFormat
    private let bounds: CGRect

    /// Images of `size` points.
    public convenience init(size: CGSize) {
        self.init(size: size, format: .default())
    }

    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Images of what lies in `bounds` of the closure's coordinates.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .default())
    }

    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format
        super.init()
    }

    /// What `actions` draws, in points, y down.
    open func image(actions: DrawingActions) -> UIImage {
        let context = makeImageContext(size: bounds.size, scale: format.scale, isOpaque: format.opaque)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        let result = UIGraphicsImageRendererContext(context, format: format)
        UIGraphicsPushContext(context)
        actions(result)
        UIGraphicsPopContext()
        return result.currentImage
    }

    /// What `actions` draws, as PNG.
    open func pngData(actions: DrawingActions) -> Data {
        image(actions: actions).pngData() ?? Data()
    }
}
