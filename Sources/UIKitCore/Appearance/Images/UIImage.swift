import Synchronization

/// A picture of pixels with the scale that turns them into points, or one of the system's symbols.
///
/// Immutable, and safe to use on every thread.
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
        /// What the image was chosen by; nil when nobody said.
        var traits: UITraitCollection?
    }

    /// What an image shows.
    enum Content: Equatable {
        case none
        case pixels(CGImage)
        /// Drawn anew at every scale.
        case symbol(SymbolPicture)
    }

    final private(set) var content = Content.none
    final private(set) var look = Look()
    final private(set) var frames: ImageFrames?
    /// The variants for other traits, once somebody has asked for them.
    let assetBox = Mutex<UIImageAsset?>(nil)

    /// An image of no size.
    public override init() {
        super.init()
    }

    convenience init(_ content: Content, look: Look, frames: ImageFrames? = nil) {
        self.init()
        self.content = content
        self.look = look
        self.frames = frames
    }

    convenience init(pixels: CGImage?, look: Look) {
        self.init(pixels.map { .pixels($0) } ?? .none, look: look)
    }

    /// An image of one pixel per point.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    /// - Parameter scale: pixels per point; 0 stands for 1.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(
            .pixels(cgImage), look: Look(scale: scale > 0 && scale.isFinite ? scale : 1, orientation: orientation))
    }

    /// The pixels as they are stored, before the orientation; a symbol's at `scale`. Nil for an image of no size.
    open var cgImage: CGImage? { pixels }

    var pixels: CGImage? {
        switch content {
        case .none: nil
        case .pixels(let image): image
        case .symbol(let symbol): symbol.pixels(at: scale)
        }
    }

    var symbol: SymbolPicture? {
        if case .symbol(let symbol) = content { symbol } else { nil }
    }

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

    /// The size in points, after the orientation.
    open var size: CGSize {
        switch content {
        case .none: return .zero
        case .symbol(let symbol): return symbol.size(at: scale)
        case .pixels(let pixels):
            let (width, height) = (CGFloat(pixels.width) / scale, CGFloat(pixels.height) / scale)
            let isTurned = look.orientation.isQuarterTurn
            return isTurned ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
        }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return self === other || (content == other.content && look == other.look && frames == other.frames)
    }

    open override var hash: Int {
        switch content {
        case .none: 0
        case .pixels(let image): ObjectIdentifier(image).hashValue
        case .symbol(let symbol): symbol.name.hashValue
        }
    }

    open override var description: String {
        let name = symbol.map { " symbol(system: \($0.name));" } ?? ""
        return "<UIImage;\(name) {\(size.width), \(size.height)}; scale = \(scale)>"
    }

    func changing(_ change: (inout Look) -> Void) -> UIImage {
        var look = look
        change(&look)
        return UIImage(content, look: look, frames: frames).belonging(to: assetBox.withLock { $0 })
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
