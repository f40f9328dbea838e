import CPixman
import CoreGraphics

/// Pixels that a layer shows, and where: its contents, shape or gradient.
final class LayerImage {
    /// A part of the bitmap, in its pixels, and the destination rectangle in the layer.
    struct Slice: Equatable {
        var source: PixelRect
        var destination: CGRect
    }

    /// Whether it hides what is behind it.
    let isOpaque: Bool
    /// Where the pixels come from.
    private struct Origin {
        /// What a layer has drawn, which other layers may show too; nil for other pixels.
        var backing: BackingStore?
        /// The storage of a pixel.
        var format: Bitmap.Format
        /// The color of coverage.
        var color = CGColor.black
        /// Whether the image draws them itself, and leaves the outermost ones clear.
        var drawsItself = false
        var isDrawnClearAtEdge = false
    }

    private let origin: Origin
    /// Whether the pixels at the edge are clear, so that the edge needs no antialiasing between pixels.
    ///
    /// Known for shapes; scanned for drawn contents, most of which is text.
    private(set) lazy var hasClearEdge =
        origin.isDrawnClearAtEdge
        || !isOpaque && slices.count == 1 && slices[0].source == raster.bitmap.bounds
            && (origin.backing?.hasClearEdge ?? raster.bitmap.hasClearEdge)
    var slices: [Slice] = []
    var magnificationFilter = CALayerContentsFilter.linear
    var minificationFilter = CALayerContentsFilter.linear
    private let makeRaster: () -> Raster
    private var drawn: Raster?

    /// The pixels, drawn on first use.
    var raster: Raster {
        if let drawn { return drawn }
        let raster = makeRaster()
        drawn = raster
        isNewlyDrawn = origin.drawsItself
        return raster
    }

    /// The storage of a pixel.
    var format: Bitmap.Format { origin.format }

    /// The color of an image that has only coverage.
    var coverageColor: CGColor { origin.color }

    private var isNewlyDrawn = false

    /// Returns whether it has been drawn since the last call.
    func consumeNewlyDrawn() -> Bool {
        defer { isNewlyDrawn = false }
        return isNewlyDrawn
    }

    /// The part of the bitmap that is not clear.
    private(set) lazy var visiblePixels =
        isOpaque ? raster.bitmap.bounds : origin.backing?.visiblePixels ?? raster.bitmap.visibleBounds

    /// The part of a slice's destination that its visible pixels cover, including the margin for sampling.
    func visibleDestination(of piece: Slice) -> CGRect {
        let seen = visiblePixels.grown(by: 1).intersection(piece.source)
        guard seen != piece.source else { return piece.destination }
        let (across, down) = (
            piece.destination.width / CGFloat(piece.source.width),
            piece.destination.height / CGFloat(piece.source.height)
        )
        return CGRect(
            x: piece.destination.minX + CGFloat(seen.x - piece.source.x) * across,
            y: piece.destination.minY + CGFloat(seen.y - piece.source.y) * down, width: CGFloat(seen.width) * across,
            height: CGFloat(seen.height) * down)
    }

    /// A large rectangle of one opaque color in the bitmap; nil when there is none.
    private(set) lazy var opaqueCore = OpaqueCore(of: raster.bitmap)

    /// - Parameter color: The color of a coverage bitmap.
    init(_ bitmap: Bitmap, isOpaque: Bool, backing: BackingStore? = nil, color: CGColor = .black) {
        self.isOpaque = isOpaque
        origin = Origin(backing: backing, format: bitmap.format, color: color)
        makeRaster = { Raster(bitmap, isOpaque: isOpaque, isOwn: false) }
    }

    /// The size in bytes of the pixels that the image has once it is drawn.
    var byteCount: Int { slices.reduce(0) { $0 + $1.source.area * format.bytesPerPixel } }

    /// Releases the pixels until they are needed again.
    func discardPixels() { drawn = nil }

    /// Creates a mask from the coverage of a path, which is clear at its edge; the pixels are shared.
    ///
    /// - Parameter scale: The coverage's pixels per point.
    init(maskingWith coverage: ShadowImage, scale: CGFloat) {
        isOpaque = false
        origin = Origin(format: .coverage, isDrawnClearAtEdge: true)
        let raster = coverage.raster
        let frame = coverage.bounds.cgRect.applying(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
        slices = [Slice(source: raster.bitmap.bounds, destination: frame)]
        makeRaster = { raster }
    }

    /// Creates an image that is drawn for `bounds`, pixel for pixel, when it is first shown.
    ///
    /// - Parameters:
    ///   - hasClearEdge: Whether the drawing leaves the outermost pixels clear.
    ///   - format: The storage of a pixel; coverage is enough for a mask, of which only the alpha matters.
    init(
        filling bounds: CGRect, scale wished: CGFloat, hasClearEdge: Bool, format: Bitmap.Format = .color,
        _ draw: @escaping (CGContext) -> Void
    ) {
        isOpaque = false
        origin = Origin(format: format, drawsItself: true, isDrawnClearAtEdge: hasClearEdge)
        let frame = BackingStore.bitmapSize(for: bounds, scale: wished)
        let size = CGSize(
            width: CGFloat(frame.width) / frame.scale, height: CGFloat(frame.height) / frame.scale)
        let source = PixelRect(x: 0, y: 0, width: frame.width, height: frame.height)
        slices = [Slice(source: source, destination: CGRect(origin: bounds.origin, size: size))]
        makeRaster = {
            let context = BackingStore.context(for: bounds, frame, format)
            draw(context)
            return Raster(context.bitmap)
        }
    }
}

extension LayerImage {
    /// Everything that the contents and their placement depend on.
    struct Key: Equatable {
        /// Retained, so that its address cannot be reused by another object. Nil for a layer without contents, also one
        /// that cannot show them because it has no plane of its own.
        let source: AnyObject?
        let bounds, rect, center: CGRect
        let scale: CGFloat
        let gravity: CALayerContentsGravity
        let magnificationFilter, minificationFilter: CALayerContentsFilter
        let isOpaque: Bool
        let tint: LayerTint?
        let fade: ContentsFade?

        /// - Parameter tint: Multiplies the colors of the contents; nil for none.
        init(_ layer: CALayer, showing values: LayerValues, tint: LayerTint?) {
            self.tint = tint
            fade = values.contents.fade
            let contents: AnyObject? = layer.backing ?? (layer.contentsValue as? CGImage)
            source = values.preservesDepth ? nil : contents
            bounds = values.geometry.bounds
            rect = values.contents.rect
            center = values.contents.center
            scale = values.contents.scale
            gravity = layer.options.content.contentsGravity
            isOpaque = layer.options.content.isOpaque
            magnificationFilter = layer.options.content.magnificationFilter
            minificationFilter = layer.options.content.minificationFilter
        }

        static func == (lhs: Key, rhs: Key) -> Bool {
            lhs.source === rhs.source && lhs.bounds == rhs.bounds && lhs.rect == rhs.rect && lhs.center == rhs.center
                && lhs.scale == rhs.scale && lhs.gravity == rhs.gravity && lhs.isOpaque == rhs.isOpaque
                && lhs.magnificationFilter == rhs.magnificationFilter
                && lhs.minificationFilter == rhs.minificationFilter && lhs.tint == rhs.tint && lhs.fade == rhs.fade
        }
    }

    /// The contents of a layer: its `CGImage`, or what it has drawn. Nil when it has neither.
    ///
    /// - Parameter tint: Multiplies the colors; nil for none.
    static func contents(of layer: CALayer, showing values: LayerValues, tint: LayerTint?) -> LayerImage? {
        let fade = values.contents.fade
        if let backing = layer.backing {
            if let picture = oneColorContents(backing, of: layer, showing: values, tint: tint) { return picture }
            let pixels = backing.coloredBitmap
            let drawn = fade?.nextFrame(with: pixels) ?? pixels
            let bitmap = tint?.applied(to: drawn) ?? drawn
            let picture = LayerImage(
                bitmap, isOpaque: layer.options.content.isOpaque,
                backing: bitmap === backing.bitmap ? backing : nil)
            picture.placeSlices(of: layer, values: values, scale: backing.scale, drawnSize: backing.size)
            return picture
        }
        guard let any = layer.contentsValue, let image = any as? CGImage, image.width > 0, image.height > 0 else {
            return nil
        }
        let source = image.isMask ? image.bitmap.blackWithCoverageAlpha : image.bitmap
        let mixed = fade?.nextFrame(with: source) ?? source
        let bitmap = tint?.applied(to: mixed) ?? mixed
        let picture = LayerImage(bitmap, isOpaque: layer.options.content.isOpaque || image.alphaInfo == .noneSkipFirst)
        picture.placeSlices(of: layer, values: values, scale: max(values.contents.scale, 1e-3), drawnSize: nil)
        return picture
    }

    /// What a layer has drawn in one color; nil when its colors are needed: for a cross-fade, an opaque layer, and slices.
    private static func oneColorContents(
        _ backing: BackingStore, of layer: CALayer, showing values: LayerValues, tint: LayerTint?
    ) -> LayerImage? {
        guard let color = backing.color, values.contents.fade == nil, !layer.options.content.isOpaque else {
            return nil
        }
        let picture = LayerImage(
            backing.bitmap, isOpaque: false, backing: backing, color: tint?.applied(to: color) ?? color)
        picture.placeSlices(of: layer, values: values, scale: backing.scale, drawnSize: backing.size)
        return picture.hasClearEdge ? picture : nil
    }

    /// Positions the bitmap according to gravity, `contentsRect` and `contentsCenter`.
    ///
    /// - Parameters:
    ///   - scale: The bitmap's pixels per point.
    ///   - drawnSize: The size in points that the bitmap was drawn for; its last pixels may be partial.
    private func placeSlices(of layer: CALayer, values: LayerValues, scale: CGFloat, drawnSize: CGSize?) {
        magnificationFilter = layer.options.content.magnificationFilter
        minificationFilter = layer.options.content.minificationFilter
        let bitmap = raster.bitmap
        let width = CGFloat(bitmap.width)
        let height = CGFloat(bitmap.height)
        let part = values.contents.rect
        let source = PixelRect(
            rounding: CGRect(
                x: part.minX * width, y: part.minY * height, width: part.width * width,
                height: part.height * height)
        ).intersection(bitmap.bounds)
        guard !source.isEmpty, values.geometry.bounds.width > 0, values.geometry.bounds.height > 0 else { return }
        var natural = CGSize(width: CGFloat(source.width) / scale, height: CGFloat(source.height) / scale)
        var overhang = CGSize(width: 1, height: 1)
        if let drawnSize, source == bitmap.bounds {
            overhang = CGSize(width: natural.width / drawnSize.width, height: natural.height / drawnSize.height)
            natural = drawnSize
        }
        var target = layer.options.content.contentsGravity.frame(for: natural, in: values.geometry.bounds)
        let isStretched = target.size != natural
        target.size = CGSize(width: target.width * overhang.width, height: target.height * overhang.height)
        let center = values.contents.center
        if isStretched, center != CGRect(x: 0, y: 0, width: 1, height: 1) {
            slices = LayerImage.nineSlices(source, destination: target, center: center, scale: scale)
        } else {
            slices = [Slice(source: source, destination: target)]
        }
    }

    /// The nine slices around a stretchable center.
    private static func nineSlices(_ source: PixelRect, destination target: CGRect, center: CGRect, scale: CGFloat)
        -> [Slice]
    {
        func cuts(from: Int, length: Int, low: CGFloat, high: CGFloat) -> [Int] {
            let first = Int((low * CGFloat(length)).rounded())
            let last = Int((high * CGFloat(length)).rounded())
            return [0, max(0, min(length, first)), max(0, min(length, max(first, last))), length].map { from + $0 }
        }
        func positions(_ cuts: [Int], from: CGFloat, length: CGFloat) -> [CGFloat] {
            let head = CGFloat(cuts[1] - cuts[0]) / scale
            let tail = CGFloat(cuts[3] - cuts[2]) / scale
            let shrink = min(1, length / max(head + tail, 1e-9))
            return [from, from + head * shrink, from + length - tail * shrink, from + length]
        }
        let (columns, rows) = (
            cuts(from: source.x, length: source.width, low: center.minX, high: center.maxX),
            cuts(from: source.y, length: source.height, low: center.minY, high: center.maxY)
        )
        let xs = positions(columns, from: target.minX, length: target.width)
        let ys = positions(rows, from: target.minY, length: target.height)
        var pieces: [Slice] = []
        for row in 0..<3 {
            for column in 0..<3 {
                let part = PixelRect(
                    x: columns[column], y: rows[row], width: columns[column + 1] - columns[column],
                    height: rows[row + 1] - rows[row])
                let frame = CGRect(
                    x: xs[column], y: ys[row], width: xs[column + 1] - xs[column], height: ys[row + 1] - ys[row])
                if !part.isEmpty, frame.width > 0, frame.height > 0 {
                    pieces.append(Slice(source: part, destination: frame))
                }
            }
        }
        return pieces
    }
}

extension CALayerContentsGravity {
    /// The frame of content of this size in the bounds. Right and bottom are where x and y are larger.
    func frame(for size: CGSize, in bounds: CGRect) -> CGRect {
        guard size.width > 0, size.height > 0 else { return bounds }
        let across = bounds.width / size.width
        let down = bounds.height / size.height
        switch self {
        case .resize: return bounds
        case .resizeAspect, .resizeAspectFill:
            let factor = self == .resizeAspect ? min(across, down) : max(across, down)
            return aligned(CGSize(width: size.width * factor, height: size.height * factor), in: bounds, x: 0.5, y: 0.5)
        case .topLeft: return aligned(size, in: bounds, x: 0, y: 0)
        case .top: return aligned(size, in: bounds, x: 0.5, y: 0)
        case .topRight: return aligned(size, in: bounds, x: 1, y: 0)
        case .left: return aligned(size, in: bounds, x: 0, y: 0.5)
        case .right: return aligned(size, in: bounds, x: 1, y: 0.5)
        case .bottomLeft: return aligned(size, in: bounds, x: 0, y: 1)
        case .bottom: return aligned(size, in: bounds, x: 0.5, y: 1)
        case .bottomRight: return aligned(size, in: bounds, x: 1, y: 1)
        default: return aligned(size, in: bounds, x: 0.5, y: 0.5)
        }
    }

    private func aligned(_ size: CGSize, in bounds: CGRect, x: CGFloat, y: CGFloat) -> CGRect {
        CGRect(
            x: bounds.minX + (bounds.width - size.width) * x, y: bounds.minY + (bounds.height - size.height) * y,
            width: size.width, height: size.height)
    }
}

extension Bitmap {
    /// A mask image as black pixels with its coverage as alpha.
    var blackWithCoverageAlpha: Bitmap {
        let result = Bitmap(width: width, height: height)
        let from = Raster(self)
        let to = Raster(result)
        pixman_image_composite32(
            PIXMAN_OP_SRC, from.image, nil, to.image, 0, 0, 0, 0, 0, 0, Int32(width), Int32(height))
        return result
    }
}
