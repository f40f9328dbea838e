import Synchronization

/// A bitmap with a scale that converts pixels to points, or a system symbol.
///
/// Immutable and safe to use on every thread.
open class UIImage: NSObject, @unchecked Sendable {
    /// How the stored pixels are rotated and mirrored for display; `left` and `right` are quarter turns.
    public enum Orientation: Int, Sendable {
        /// Rotations; the mirrored ones are mirrored horizontally before.
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// Whether an image is drawn in its own colors or as a template filled with the tint color.
    public enum RenderingMode: Int, Sendable {
        /// Depends on the view; always in its own colors; always as a template.
        case automatic, alwaysOriginal, alwaysTemplate
    }

    /// How the part between the caps fills a larger rectangle.
    public enum ResizingMode: Int, Sendable {
        /// By repeating it; by scaling it.
        case tile, stretch
    }

    /// The properties of an image other than its content.
    package struct DisplayAttributes: Hashable {
        var scale: CGFloat = 1
        var orientation = Orientation.up
        var renderingMode = RenderingMode.automatic
        var capInsets = UIEdgeInsets.zero
        var resizingMode = ResizingMode.tile
        /// Whether `resizableImage(withCapInsets:)` made the image: without caps, it is tiled too.
        var isResizable = false
        var alignmentRectInsets = UIEdgeInsets.zero
        var flipsForRightToLeft = false
        var baselineOffset: CGFloat?
        package var tint: UIColor?
        /// The traits that the image was chosen for; nil when unknown.
        var traits: UITraitCollection?
    }

    /// What an image draws.
    package enum Content: Equatable {
        case none
        case pixels(CGImage)
        /// Rendered for each scale.
        case symbol(SymbolImage)
    }

    /// The pixels or the symbol.
    package final private(set) var content = Content.none
    /// Scale, orientation, rendering mode and the like.
    package final private(set) var displayAttributes = DisplayAttributes()
    final private(set) var frames: AnimatedImageFrames?
    /// The asset with variants for other traits; created on first access.
    let assetBox = Mutex<UIImageAsset?>(nil)

    /// An empty image of zero size.
    public override init() {
        super.init()
    }

    convenience init(_ content: Content, look: DisplayAttributes, frames: AnimatedImageFrames? = nil) {
        self.init()
        self.content = content
        self.displayAttributes = look
        self.frames = frames
    }

    convenience init(pixels: CGImage?, look: DisplayAttributes) {
        self.init(pixels.map { .pixels($0) } ?? .none, look: look)
    }

    /// An image with one pixel per point.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    /// An image of `cgImage`, displayed with `orientation`.
    ///
    /// - Parameter scale: pixels per point; 0 means 1.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(
            .pixels(cgImage),
            look: DisplayAttributes(scale: scale > 0 && scale.isFinite ? scale : 1, orientation: orientation))
    }

    /// The stored pixels, without the orientation applied. A symbol is rendered at `scale`. Nil for an empty image.
    open var cgImage: CGImage? { pixels }

    var pixels: CGImage? {
        switch content {
        case .none: nil
        case .pixels(let image): image
        case .symbol(let symbol): symbol.pixels(at: scale)
        }
    }

    /// The symbol of a symbol image; nil for other images.
    package var symbol: SymbolImage? {
        if case .symbol(let symbol) = content { symbol } else { nil }
    }

    /// Pixels per point.
    open var scale: CGFloat { displayAttributes.scale }
    /// How the stored pixels are rotated and mirrored for display.
    open var imageOrientation: Orientation { displayAttributes.orientation }
    /// Whether the image is drawn in its own colors or as a template.
    open var renderingMode: RenderingMode { displayAttributes.renderingMode }
    /// The caps that keep their size when the image is resized, in points.
    open var capInsets: UIEdgeInsets { displayAttributes.capInsets }
    /// Whether the image is tiled, or has caps, when it is drawn larger or smaller.
    package var isResizedByParts: Bool {
        capInsets != .zero || displayAttributes.isResizable && resizingMode == .tile
    }
    /// How the part between the caps is resized.
    open var resizingMode: ResizingMode { displayAttributes.resizingMode }
    /// The insets that alignment ignores, in points.
    open var alignmentRectInsets: UIEdgeInsets { displayAttributes.alignmentRectInsets }
    /// Whether the image is mirrored in right-to-left layouts.
    open var flipsForRightToLeftLayoutDirection: Bool { displayAttributes.flipsForRightToLeft }
    /// The distance from the lower edge up to the text baseline, in points; nil for an image without a baseline.
    open var baselineOffsetFromBottom: CGFloat? { displayAttributes.baselineOffset }

    /// The size in points, with the orientation applied.
    open var size: CGSize {
        switch content {
        case .none: return .zero
        case .symbol(let symbol): return symbol.size(at: scale)
        case .pixels(let pixels):
            let width = CGFloat(pixels.width) / scale
            let height = CGFloat(pixels.height) / scale
            let isTurned = displayAttributes.orientation.isQuarterTurn
            return isTurned ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
        }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return self === other
            || (content == other.content && displayAttributes == other.displayAttributes && frames == other.frames)
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

    func modifyingAttributes(_ change: (inout DisplayAttributes) -> Void) -> UIImage {
        var look = displayAttributes
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
