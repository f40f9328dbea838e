import CPixman
import CoreGraphics

/// The blurred coverage of a shadow's caster, in the layer's own space: drawn once, whatever the layer's transform.
///
/// Its resolution is as low as the blur allows; between the pixels it is stretched smoothly.
final class ShadowImage {
    /// Everything that the image depends on, except the layer's content.
    struct Key: Equatable {
        enum Caster: Equatable {
            case path(CGPath)
            case outline(Outline)
            /// The layer with its sublayers.
            case group
        }

        let caster: Caster
        /// The standard deviation of the blur in points.
        let sigma: CGFloat
        /// Pixels per point.
        let resolution: CGFloat
    }

    let key: Key
    let raster: Raster
    /// The position of the bitmap's corner, in its own pixels from the layer's origin.
    private let x, y: Int
    /// The largest pixel value at each distance from the edge, from the edge to the center.
    private let edgeMaxima: [UInt8]
    /// The image stretched to the canvas for the last frame.
    private var stretched: StretchedShadow?

    /// - Parameters:
    ///   - coverage: The caster's coverage, with a margin for the blur.
    ///   - x, y: The position of its corner, in its own pixels from the layer's origin.
    init(_ coverage: Bitmap, x: Int, y: Int, key: Key) {
        raster = Raster(coverage.blurred(sigma: key.sigma * key.resolution))
        edgeMaxima = raster.bitmap.edgeMaxima
        self.x = x
        self.y = y
        self.key = key
    }

    /// The same pixels, to be stretched elsewhere.
    init(sharing other: ShadowImage) {
        (raster, edgeMaxima) = (other.raster, other.edgeMaxima)
        (x, y, key) = (other.x, other.y, other.key)
    }

    /// The blurred coverage of a path; nil if it is empty or too large.
    convenience init?(of path: CGPath, rule: CGPathFillRule, key: Key) {
        let box = path.boundingBoxOfPath
        guard !box.isNull else { return nil }
        let matrix = CGAffineTransform(scaleX: key.resolution, y: key.resolution)
        let area = PixelRect(enclosing: box.applying(matrix)).grown(by: key.margin)
        guard area.fitsBitmap else { return nil }
        self.init(.coverage(of: path, in: area, matrix: matrix, rule: rule), x: area.x, y: area.y, key: key)
    }

    /// The pixels of the image, from the layer's origin.
    var bounds: PixelRect { raster.bitmap.bounds.offsetBy(dx: x, dy: y) }

    /// The size of the image in bytes, without what is stretched.
    var byteCount: Int { raster.bitmap.byteCount }

    /// Releases what was kept from the last frame.
    func discardStretched() { stretched = nil }

    /// From the bitmap to the canvas.
    private func placement(on grid: Grid, _ offset: CGSize) -> CGAffineTransform {
        let matrix = grid.matrix
        var origin = CGPoint(x: offset.width, y: offset.height).applying(matrix)
        if grid.kind == .aligned {
            origin = CGPoint(x: (origin.x + 0.5).rounded(.down), y: (origin.y + 0.5).rounded(.down))
        }
        return CGAffineTransform(translationX: CGFloat(x), y: CGFloat(y))
            .concatenating(CGAffineTransform(scaleX: 1 / key.resolution, y: 1 / key.resolution))
            .concatenating(
                CGAffineTransform(a: matrix.a, b: matrix.b, c: matrix.c, d: matrix.d, tx: origin.x, ty: origin.y))
    }

    /// The canvas pixels on which the shadow is visible. A soft shadow fades to less than half a color step well
    /// before its blur ends.
    ///
    /// - Parameters:
    ///   - offset: The distance from its caster, in points.
    ///   - strength: The alpha of the shadow where the coverage is full.
    func extent(on grid: Grid, offset: CGSize, strength: CGFloat) -> PixelRect {
        let unseen = edgeMaxima.firstIndex { CGFloat($0) * strength >= 0.5 } ?? edgeMaxima.count
        // One pixel more, because stretching mixes neighbors.
        let seen = raster.bitmap.bounds.inset(dx: max(0, unseen - 1), dy: max(0, unseen - 1))
        return placement(on: grid, offset).pixels(seen)
    }

    /// The canvas pixels that the whole image touches, visible or not.
    func fullExtent(on grid: Grid) -> PixelRect {
        placement(on: grid, .zero).pixels(raster.bitmap.bounds)
    }

    /// Calls `body` with a mask that covers the visible part of `area` on the canvas; valid only during the call.
    func withMask(
        on grid: Grid, offset: CGSize, in area: PixelRect, visible region: PixelRegion,
        _ body: (CoverageMask) -> Void
    ) {
        let placement = placement(on: grid, offset)
        guard region.intersects(area) else { return }
        if placement.isWholePixelTranslation {
            stretched = nil
            return body(CoverageMask(raster: raster, x: Int(placement.tx.rounded()), y: Int(placement.ty.rounded())))
        }
        let laid = stretched ?? StretchedShadow()
        self.stretched = laid
        if grid.kind != .free, placement.a > 0, placement.d > 0 {
            laid.prepare(area, placement: placement)
            laid.fill(region, placement: placement, from: raster)
            body(laid.mask(for: placement))
        } else if var transform = placement.inverse?.pixmanTransform {
            body(laid.sample(raster, transform: &transform, covering: area.intersection(region.extents)))
        }
    }
}

extension ShadowImage.Key {
    /// A blur of this many pixels can be stretched without visible loss.
    private static let sufficientSigma: CGFloat = 4

    /// The resolution depends only on the blur and the current size, so that a frame does not depend on previous
    /// frames.
    ///
    /// It is the canvas's scale, doubled until it suffices for an enlarged layer, or halved as far as the blur
    /// allows.
    init(_ caster: Caster, sigma: CGFloat, on grid: Grid, scale: CGFloat) {
        var resolution = scale
        while sigma * resolution >= Self.sufficientSigma * 2 { resolution /= 2 }
        let needed = min(grid.magnification, sigma > 0 ? Self.sufficientSigma / sigma : .infinity)
        while resolution < needed * 0.99, resolution < scale * 64 { resolution *= 2 }
        self.init(caster: caster, sigma: sigma, resolution: resolution)
    }

    /// The extent of the blur, in the image's pixels.
    var margin: Int { Int((sigma * resolution * 3).rounded(.up)) + 2 }
}

/// A shadow image stretched to the canvas's pixels, as far as it is visible: mostly a ring around the caster. Kept
/// while the shadow moves only by whole pixels.
private final class StretchedShadow {
    private var raster = Raster(Bitmap(width: 0, height: 0, format: .coverage))
    private var area = PixelRect.zero
    private var placement = CGAffineTransform.identity
    /// The stretched pixels, relative to the first placement.
    private let filled = PixelRegion()
    private let missing = PixelRegion()
    private let scratchBuffers = StretchBuffers()

    /// Keeps the stretched pixels if they cover `wanted`; otherwise starts again.
    func prepare(_ requestedArea: PixelRect, placement other: CGAffineTransform) {
        let move = wholePixelOffset(to: other)
        guard move.map({ area.offsetBy(dx: $0.x, dy: $0.y).contains(requestedArea) }) != true else { return }
        reset(to: requestedArea, placement: other)
    }

    private func reset(to requestedArea: PixelRect, placement other: CGAffineTransform) {
        area = requestedArea
        placement = other
        filled.removeAll()
        guard raster.bitmap.width < area.width || raster.bitmap.height < area.height else { return }
        // Slightly larger, so that a growing shadow does not need a new bitmap every frame.
        let width = (area.width + 127) / 128 * 128
        let height = (area.height + 127) / 128 * 128
        raster = Raster(Bitmap(width: width, height: height, format: .coverage))
    }

    /// Stretches the missing part of the region.
    func fill(_ region: PixelRegion, placement other: CGAffineTransform, from picture: Raster) {
        let move = wholePixelOffset(to: other) ?? (0, 0)
        missing.assign(region)
        missing.translate(-move.x, -move.y)
        missing.formIntersection(area)
        missing.subtract(filled)
        guard !missing.isEmpty else { return }
        let toPicture = CGAffineTransform(translationX: CGFloat(area.x), y: CGFloat(area.y))
            .concatenating(placement.inverted())
        missing.forEachRectangle { rect in
            raster.bitmap.fill(
                rect.offsetBy(dx: -area.x, dy: -area.y), stretching: picture.bitmap, by: toPicture, with: scratchBuffers
            )
        }
        filled.formUnion(missing)
    }

    /// Samples the image through `transform`, which maps the `wanted` canvas pixels to it.
    func sample(_ picture: Raster, transform: inout pixman_transform_t, covering requestedArea: PixelRect)
        -> CoverageMask
    {
        reset(to: requestedArea, placement: .identity)
        pixman_image_set_transform(picture.image, &transform)
        pixman_image_set_filter(picture.image, PIXMAN_FILTER_BILINEAR, nil, 0)
        pixman_image_composite32(
            PIXMAN_OP_SRC, picture.image, nil, raster.image, Int32(area.x), Int32(area.y), 0, 0, 0, 0,
            Int32(area.width), Int32(area.height))
        pixman_image_set_transform(picture.image, nil)
        defer { area = .zero }
        return mask(for: placement)
    }

    /// The offset to the placement `other`; nil when it is not a whole number of pixels.
    private func wholePixelOffset(to other: CGAffineTransform) -> (x: Int, y: Int)? {
        guard other.a == placement.a, other.d == placement.d else { return nil }
        let dx = other.tx - placement.tx
        let dy = other.ty - placement.ty
        guard abs(dx - dx.rounded()) < 1e-6, abs(dy - dy.rounded()) < 1e-6 else { return nil }
        return (Int(dx.rounded()), Int(dy.rounded()))
    }

    func mask(for other: CGAffineTransform) -> CoverageMask {
        let move = wholePixelOffset(to: other) ?? (0, 0)
        return CoverageMask(raster: raster, x: area.x + move.x, y: area.y + move.y)
    }
}

extension Bitmap {
    /// The largest pixel value of a coverage bitmap at each distance from the edge, up to the center.
    fileprivate var edgeMaxima: [UInt8] {
        let bytes = pixels.assumingMemoryBound(to: UInt8.self)
        return (0..<min(width, height) / 2).map { rim in
            var largest: UInt8 = 0
            for x in rim..<(width - rim) {
                largest = max(
                    largest, bytes[rim * bytesPerRow + x], bytes[(height - 1 - rim) * bytesPerRow + x])
            }
            for y in rim..<(height - rim) {
                largest = max(largest, bytes[y * bytesPerRow + rim], bytes[y * bytesPerRow + width - 1 - rim])
            }
            return largest
        }
    }
}

extension CGAffineTransform {
    /// Whether it is a translation by whole pixels, within rounding errors.
    fileprivate var isWholePixelTranslation: Bool {
        let noise = 1e-7
        return abs(a - 1) < noise && abs(d - 1) < noise && abs(b) < noise && abs(c) < noise
            && abs(tx - tx.rounded()) < 1e-4 && abs(ty - ty.rounded()) < 1e-4
    }

    /// The pixels that a transformed rectangle of pixels touches.
    fileprivate func pixels(_ rect: PixelRect) -> PixelRect {
        guard isWholePixelTranslation else { return PixelRect(enclosing: rect.cgRect.applying(self)) }
        return rect.offsetBy(dx: Int(tx.rounded()), dy: Int(ty.rounded()))
    }

    /// The transform in pixman's 16.16 fixed-point format; nil when a value does not fit.
    var pixmanTransform: pixman_transform_t? {
        guard max(max(abs(a), abs(b)), max(abs(c), abs(d)), max(abs(tx), abs(ty))) < 32_000 else { return nil }
        func fixed(_ value: CGFloat) -> pixman_fixed_t { pixman_fixed_t((value * 65536).rounded()) }
        var transform = pixman_transform_t()
        transform.matrix.0 = (fixed(a), fixed(c), fixed(tx))
        transform.matrix.1 = (fixed(b), fixed(d), fixed(ty))
        transform.matrix.2 = (0, 0, 65536)
        return transform
    }
}
