/// The settings of an image renderer.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// The range of colors that images can hold. Images here are always sRGB.
    public enum Range: Int, Sendable {
        /// The range is not specified.
        case unspecified = -1
        /// The system chooses; wider than sRGB; sRGB.
        case automatic, extended, standard
    }

    /// Pixels per point; 0 means the screen's scale, which is the default.
    open var scale: CGFloat
    /// Whether images start filled with black and have no transparency. Default false.
    open var opaque = false
    /// Stored only: images here are always sRGB. Default `automatic`.
    open var preferredRange = Range.automatic

    /// The older form of `preferredRange`.
    @available(iOS, deprecated: 12.0, message: "use preferredRange")
    open var prefersExtendedRange: Bool {
        get { preferredRange == .extended }
        set { preferredRange = newValue ? .extended : .standard }
    }

    /// A format for the screen that is currently drawn.
    public required init() {
        scale = currentDisplayScale
        super.init()
    }

    /// A format for a screen with these traits.
    public init(for traitCollection: UITraitCollection) {
        scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : 1
        super.init()
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        guard let format = copy as? UIGraphicsImageRendererFormat else { return copy }
        format.scale = scale
        format.opaque = opaque
        format.preferredRange = preferredRange
        return format
    }
}

/// The context of an image renderer's closure.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    private let scale: CGFloat

    fileprivate init(_ context: CGContext, format: UIGraphicsRendererFormat, scale: CGFloat) {
        self.scale = scale
        super.init(context, format: format)
    }

    /// A copy of the image drawn so far.
    open var currentImage: UIImage {
        UIImage(pixels: cgContext.makeImage(), look: UIImage.DisplayAttributes(scale: scale))
    }
}

/// Makes images from the drawing of a closure.
///
/// An image has at most 32,767 pixels per side and 67,108,864 in all. A larger image, or one with an invalid size, is
/// empty; the closure still runs.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    /// A closure that draws into the context.
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    /// A renderer for images of `size` points.
    public convenience init(size: CGSize) {
        self.init(size: size, format: .default())
    }

    /// A renderer for images of `size` points, with the settings of `format`.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// A renderer for images of the area `bounds` of the closure's coordinate space.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
    }

    /// A renderer for images of the area `bounds` of the closure's coordinate space, in a format that may be written as
    /// `.init(for: traits)`.
    public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: bounds, format: format as UIGraphicsRendererFormat)
    }

    public override init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        super.init(bounds: bounds, format: format)
    }

    open override var allowsImageOutput: Bool { true }

    /// The image that `actions` draws, in points, y down.
    open func image(actions: DrawingActions) -> UIImage {
        let own = format as? UIGraphicsImageRendererFormat ?? UIGraphicsImageRendererFormat()
        let bounds = format.bounds
        let scale = own.scale > 0 && own.scale.isFinite ? own.scale : currentDisplayScale
        let context = makeImageContext(size: bounds.size, scale: scale, isOpaque: own.opaque)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        let result = UIGraphicsImageRendererContext(context, format: format, scale: scale)
        UIGraphicsPushContext(context)
        actions(result)
        UIGraphicsPopContext()
        return result.currentImage
    }

    /// The image that `actions` draws, as PNG; empty data for an empty image.
    open func pngData(actions: DrawingActions) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// The image that `actions` draws, as JPEG on white; empty data for an empty image.
    ///
    /// - Parameter compressionQuality: from 0, the smallest file, to 1, the best quality.
    open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}
