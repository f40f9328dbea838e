import Synchronization

/// A bitmap with a scale that converts pixels to points, a symbol, or a vector image.
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
        /// Rendered for each size and scale.
        case vector(VectorImage)
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
        case .vector(let vector): vector.pixels(size: vector.size, at: scale)
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
        case .vector(let vector): return turned(vector.size(at: scale))
        case .pixels(let pixels):
            return turned(CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale))
        }
    }

    /// The size of the stored content with the orientation applied.
    private func turned(_ size: CGSize) -> CGSize {
        displayAttributes.orientation.isQuarterTurn ? CGSize(width: size.height, height: size.width) : size
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
        case .vector(let vector): ObjectIdentifier(vector).hashValue
        }
    }

    open override var description: String {
        let name = symbol.map { " symbol(\($0.isOfApp ? "" : "system: ")\($0.name));" } ?? ""
        return "<UIImage;\(name) {\(size.width), \(size.height)}; scale = \(scale)>"
    }

    func modifyingAttributes(_ change: (inout DisplayAttributes) -> Void) -> UIImage {
        var attributes = displayAttributes
        change(&attributes)
        return UIImage(content, look: attributes, frames: frames).belonging(to: assetBox.withLock { $0 })
    }

    /// A format that matches this image's scale and opacity.
    open var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = cgImage?.alphaInfo == .noneSkipFirst
        return format
    }

    /// The images of an animated image; nil for a static one.
    open var images: [UIImage]? { frames?.images }

    /// Seconds for one cycle; 0 for a static image.
    open var duration: TimeInterval { frames?.duration ?? 0 }

    /// Draws the image in the current context with its upper left corner at `point`.
    open func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    /// Draws the image at `point`, blended by `blendMode`; `alpha` from 0 to 1.
    open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image in the current context, scaled to `rect`. Cap insets keep their size.
    open func draw(in rect: CGRect) {
        draw(in: rect, blendMode: .normal, alpha: 1)
    }

    /// Draws the image scaled to `rect`, blended by `blendMode`; `alpha` from 0 to 1.
    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        if blendMode != .normal { context.setBlendMode(blendMode) }
        if alpha < 1 { context.setAlpha(alpha) }
        paint(in: rect, on: context, tint: displayAttributes.tint)
        context.restoreGState()
    }

    /// Tiles `rect` in the current context with the image, starting at the upper left corner of `rect`.
    open func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), size.width > 0, size.height > 0 else { return }
        context.saveGState()
        context.clip(to: rect)
        for y in stride(from: rect.minY, to: rect.maxY, by: size.height) {
            for x in stride(from: rect.minX, to: rect.maxX, by: size.width) {
                paint(in: CGRect(origin: CGPoint(x: x, y: y), size: size), on: context, tint: displayAttributes.tint)
            }
        }
        context.restoreGState()
    }

    /// This image as PNG, rotated upright; nil for an image without pixels.
    open func pngData() -> Data? {
        guard let upright = uprightPixels() else { return nil }
        do throws(ImageFailure) {
            return try upright.pngData()
        } catch {
            Log.line("UIImage.pngData(): \(error)")
            return nil
        }
    }

    /// This image as JPEG on white; nil for an image without pixels. The orientation is stored as metadata.
    ///
    /// - Parameter compressionQuality: from 0, the smallest file, to 1, the best quality.
    open func jpegData(compressionQuality: CGFloat) -> Data? {
        let isPlain = displayAttributes.tint == nil
        guard let pixels = isPlain ? pixels : uprightPixels() else { return nil }
        do throws(ImageFailure) {
            let orientation = isPlain ? displayAttributes.orientation : .up
            return try pixels.jpegData(quality: compressionQuality, orientation: orientation.exif)
        } catch {
            Log.line("UIImage.jpegData(compressionQuality:): \(error)")
            return nil
        }
    }

    /// This image with another rendering mode.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        modifyingAttributes { $0.renderingMode = renderingMode }
    }

    /// This image as a template filled with `color`. It keeps that color whatever the view's tint.
    open func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: renderingMode)
    }

    /// This image as a template filled with `color`; with `alwaysTemplate` it uses the tint of its view instead.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        modifyingAttributes {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    /// This image with caps of `capInsets` points that keep their size when it is drawn larger; the middle is tiled.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// This image with caps of `capInsets` points that keep their size; the middle is tiled or stretched.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        modifyingAttributes {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
            $0.isResizable = true
        }
    }

    /// This image with caps of these lengths, followed by one point that is stretched. A cap of 0 stretches everything.
    @available(iOS, deprecated: 5.0, message: "use resizableImage(withCapInsets:)")
    open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let left = CGFloat(max(0, leftCapWidth))
        let top = CGFloat(max(0, topCapHeight))
        let insets = UIEdgeInsets(
            top: top, left: left, bottom: top > 0 ? max(0, size.height - top - 1) : 0,
            right: left > 0 ? max(0, size.width - left - 1) : 0)
        return resizableImage(withCapInsets: insets, resizingMode: .stretch)
    }

    /// The width of the left cap in points.
    open var leftCapWidth: Int { Int(capInsets.left) }

    /// The height of the top cap in points.
    open var topCapHeight: Int { Int(capInsets.top) }

    /// This image with other alignment insets, in points.
    open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        modifyingAttributes { $0.alignmentRectInsets = alignmentInsets }
    }

    /// This image with a text baseline `baselineOffset` points above its lower edge.
    open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        modifyingAttributes { $0.baselineOffset = baselineOffset }
    }

    /// This image without a baseline.
    open func imageWithoutBaseline() -> UIImage {
        modifyingAttributes { $0.baselineOffset = nil }
    }

    /// This image, mirrored horizontally in right-to-left layouts.
    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        modifyingAttributes { $0.flipsForRightToLeft = true }
    }

    /// This image, mirrored horizontally.
    open func withHorizontallyFlippedOrientation() -> UIImage {
        modifyingAttributes { $0.orientation = $0.orientation.flippedHorizontally }
    }

    /// The asset with this image's variants for other traits, created on first access. Nil for symbols.
    open var imageAsset: UIImageAsset? {
        guard symbol == nil else { return nil }
        return assetBox.withLock { asset in
            if let known = asset { return known }
            let made = UIImageAsset(default: self.withoutAsset)
            asset = made
            return made
        }
    }

    /// Whether this is a symbol: of the system, or a symbol set of an asset catalog.
    open var isSymbolImage: Bool { symbol != nil }

    /// The configuration of the symbol; nil for other images.
    open var symbolConfiguration: SymbolConfiguration? {
        symbol.map { SymbolConfiguration(displayAttributes.traits, $0.options) }
    }

    /// The configuration of the image: a symbol's `symbolConfiguration`, otherwise its traits; nil when unspecified.
    open var configuration: Configuration? {
        symbolConfiguration ?? displayAttributes.traits.map { Configuration($0, SymbolOptions()) }
    }

    /// The traits that this image was selected for.
    open var traitCollection: UITraitCollection { displayAttributes.traits ?? UITraitCollection() }

    /// This symbol with `configuration` applied; nil for other images.
    open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        symbol == nil ? nil : withConfiguration(symbolConfiguration?.applying(configuration) ?? configuration)
    }

    /// This symbol with `configuration`, or the variant of another image for its traits.
    open func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard let symbol else {
            guard let traits = configuration.traitCollection else { return self }
            return variant(for: traits).modifyingAttributes { $0.traits = traits }
        }
        let choices = configuration is SymbolConfiguration ? configuration.options : symbol.options
        let own = configuration.traitCollection ?? displayAttributes.traits
        let traits = UITraitCollection(traitsFrom: [.current, own].compactMap { $0 })
        let changed = showing(symbol.with(options: choices, for: traits), at: displayAttributes.scale)
        return changed.modifyingAttributes { $0.traits = own }
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
