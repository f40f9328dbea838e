/// A picture of pixels with the scale that turns them into points.
///
/// Immutable, and safe to use on every thread. Only PNG is read.
open class UIImage: NSObject, @unchecked Sendable {
    /// How the pixels are turned before they are shown; `left` and `right` are quarter turns.
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// Whether an image keeps its colours or is a stencil for the tint.
    public enum RenderingMode: Int, Sendable {
        case automatic, alwaysOriginal, alwaysTemplate
    }

    /// What the part between the caps does in a larger rectangle.
    public enum ResizingMode: Int, Sendable {
        case tile, stretch
    }

    /// What an image is beside its pixels.
    struct Look: Hashable {
        var scale: CGFloat = 1
        var orientation = Orientation.up
        var renderingMode = RenderingMode.automatic
        var capInsets = UIEdgeInsets.zero
        var resizingMode = ResizingMode.tile
        var alignmentRectInsets = UIEdgeInsets.zero
        var flipsForRightToLeft = false
        var baselineOffset: CGFloat?
        var tint: UIColor?
    }

    let pixels: CGImage?
    let look: Look

    init(pixels: CGImage?, look: Look) {
        self.pixels = pixels
        self.look = look
        super.init()
    }

    /// An image of no size.
    public override convenience init() {
        self.init(pixels: nil, look: Look())
    }

    /// An image of one pixel per point.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    /// - Parameter scale: pixels per point; 0 stands for 1.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(pixels: cgImage, look: Look(scale: scale > 0 ? scale : 1, orientation: orientation))
    }

    open var cgImage: CGImage? { pixels }
    /// Pixels per point.
    open var scale: CGFloat { look.scale }
    open var imageOrientation: Orientation { look.orientation }
    open var renderingMode: RenderingMode { look.renderingMode }
    /// The borders that are not stretched, in points.
    open var capInsets: UIEdgeInsets { look.capInsets }
    open var resizingMode: ResizingMode { look.resizingMode }
    /// The borders that alignment leaves out, in points.
    open var alignmentRectInsets: UIEdgeInsets { look.alignmentRectInsets }
    open var flipsForRightToLeftLayoutDirection: Bool { look.flipsForRightToLeft }
    /// Where text beside the image stands, in points above its lower edge; nil for an image without a baseline.
    open var baselineOffsetFromBottom: CGFloat? { look.baselineOffset }
    /// Whether this is one of the system's symbols; there are none here.
    open var isSymbolImage: Bool { false }

    /// The size in points, after the orientation.
    open var size: CGSize {
        guard let pixels else { return .zero }
        let (width, height) = (CGFloat(pixels.width) / scale, CGFloat(pixels.height) / scale)
        let isTurned = look.orientation.isQuarterTurn
        return isTurned ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return self === other || (pixels === other.pixels && look == other.look)
    }

    open override var hash: Int {
        pixels.map { ObjectIdentifier($0).hashValue } ?? 0
    }

    open override var description: String {
        "<UIImage; {\(size.width), \(size.height)}; scale = \(scale)>"
    }

    func changing(_ change: (inout Look) -> Void) -> UIImage {
        var look = look
        change(&look)
        return UIImage(pixels: pixels, look: look)
    }
}

extension UIImage.Orientation {
    var isQuarterTurn: Bool {
        switch self {
        case .left, .right, .leftMirrored, .rightMirrored: true
        case .up, .down, .upMirrored, .downMirrored: false
        }
    }
}
