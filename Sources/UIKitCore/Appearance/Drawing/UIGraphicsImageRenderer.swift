/// How an image renderer makes its images.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// Which colours images can hold. Images here always have those of sRGB.
    public enum Range: Int, Sendable {
        case unspecified = -1
        case automatic, extended, standard
    }

    /// Pixels per point; 0 stands for the screen's. Default: the screen's.
    open var scale: CGFloat
    /// Whether images are filled with black first and have no see-through pixels. Default false.
    open var opaque = false
    /// Kept, and without effect: images here always have the colours of sRGB. Default `automatic`.
    open var preferredRange = Range.automatic

    /// The older form of `preferredRange`.
    @available(iOS, deprecated: 12.0, message: "use preferredRange")
    open var prefersExtendedRange: Bool {
        get { preferredRange == .extended }
        set { preferredRange = newValue ? .extended : .standard }
    }

    /// The format for the screen that is drawn for now.
    public required init() {
        scale = currentDisplayScale
        super.init()
    }

    /// The format for a screen of these traits.
    public init(for traitCollection: UITraitCollection) {
        scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : 1
        super.init()
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        guard let format = copy as? UIGraphicsImageRendererFormat else { return copy }
        (format.scale, format.opaque, format.preferredRange) = (scale, opaque, preferredRange)
        return format
    }
}

/// The image that a renderer's closure draws.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    private let scale: CGFloat

    fileprivate init(_ context: CGContext, format: UIGraphicsRendererFormat, scale: CGFloat) {
        self.scale = scale
        super.init(context, format: format)
    }

    /// What has been drawn so far.
    open var currentImage: UIImage {
        UIImage(pixels: cgContext.makeImage(), look: UIImage.Look(scale: scale))
    }
}

/// Makes images out of what a closure draws.
///
/// An image has at most 32,767 pixels on a side and 67,108,864 in all. A larger one, and one whose size is no size, comes
/// out empty; the closure runs all the same.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    /// Images of `size` points.
    public convenience init(size: CGSize) {
        self.init(size: size, format: .default())
    }

    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Images of what lies in `bounds` of the closure's coordinates.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
    }

    public override init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        super.init(bounds: bounds, format: format)
    }

    open override var allowsImageOutput: Bool { true }

    /// What `actions` draws, in points, y down.
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

    /// What `actions` draws, as PNG; no bytes for an empty image.
    open func pngData(actions: DrawingActions) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// What `actions` draws, as JPEG on white; no bytes for an empty image.
    ///
    /// - Parameter compressionQuality: 0 for the smallest file to 1 for the best picture.
    open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}

extension UIImage {
    /// The format that draws images like this one: at its scale, opaque when it is.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = cgImage?.alphaInfo == .noneSkipFirst
        return format
    }
}
