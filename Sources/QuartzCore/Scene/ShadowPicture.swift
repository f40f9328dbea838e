import CPixman
import CoreGraphics

/// The blurred coverage of what throws a shadow, in the layer's own space, so that it is made once however the layer
/// moves, grows and turns.
///
/// It has no more pixels than the blur leaves something to be seen in; between them a shadow is stretched smoothly.
final class ShadowPicture {
    /// All that the picture depends on, but for what lies in the layer.
    struct Key: Equatable {
        enum Caster: Equatable {
            case path(CGPath)
            case outline(Outline)
            /// The layer with all in it.
            case group
        }

        let caster: Caster
        /// The blur's standard deviation in points.
        let sigma: CGFloat
        /// Pixels per point.
        let resolution: CGFloat
    }

    let key: Key
    private let raster: Raster
    /// Where the bitmap's corner lies, in its own pixels from the layer's origin.
    private let x, y: Int
    /// The largest value of the pixels at each distance from the edge, from the edge inward up to the middle.
    private let rims: [UInt8]
    /// What the last frame needed of it, stretched over the canvas.
    private var laid: LaidShadow?

    /// - Parameters:
    ///   - coverage: What throws the shadow, with room around it for the blur.
    ///   - x, y: Where its corner lies, in its own pixels from the layer's origin.
    init(_ coverage: Bitmap, x: Int, y: Int, key: Key) {
        raster = Raster(coverage.blurred(sigma: key.sigma * key.resolution))
        rims = raster.bitmap.rims
        (self.x, self.y, self.key) = (x, y, key)
    }

    /// Gives up what was kept of the last frame.
    func dropLaid() { laid = nil }

    /// From the bitmap to the canvas.
    private func placement(on node: RenderNode, _ offset: CGSize) -> CGAffineTransform {
        let matrix = node.grid.matrix
        var origin = CGPoint(x: offset.width, y: offset.height).applying(matrix)
        if node.grid.kind == .aligned {
            origin = CGPoint(x: (origin.x + 0.5).rounded(.down), y: (origin.y + 0.5).rounded(.down))
        }
        return CGAffineTransform(translationX: CGFloat(x), y: CGFloat(y))
            .concatenating(CGAffineTransform(scaleX: 1 / key.resolution, y: 1 / key.resolution))
            .concatenating(
                CGAffineTransform(a: matrix.a, b: matrix.b, c: matrix.c, d: matrix.d, tx: origin.x, ty: origin.y))
    }

    /// The pixels of the canvas on which the shadow is seen: a soft one fades to less than half a step of colour long
    /// before its blur ends.
    ///
    /// - Parameter offset: How far it lies from what throws it, in points.
    func extent(on node: RenderNode, offset: CGSize) -> PixelRect {
        let strength = CGFloat(node.shown.shadowOpacity * node.shadowCover) * (node.shown.shadowColor?.alpha ?? 1)
        let unseen = rims.firstIndex { CGFloat($0) * strength >= 0.5 } ?? rims.count
        // One more, as stretching mixes neighbours.
        let seen = raster.bitmap.bounds.inset(dx: max(0, unseen - 1), dy: max(0, unseen - 1))
        return placement(on: node, offset).pixels(seen)
    }

    /// The pixels of the canvas that the whole picture touches, however little of it is seen.
    func wholeExtent(on node: RenderNode) -> PixelRect {
        placement(on: node, .zero).pixels(raster.bitmap.bounds)
    }

    /// Calls `body` with a mask that covers what is seen of `area` of the canvas; it is valid until then.
    func lay(
        on node: RenderNode, offset: CGSize, in area: PixelRect, seen region: PixelRegion,
        _ body: (CoverageMask) -> Void
    ) {
        let placement = placement(on: node, offset)
        guard region.intersects(area) else { return }
        if placement.isPlainMove {
            return body(CoverageMask(raster: raster, x: Int(placement.tx.rounded()), y: Int(placement.ty.rounded())))
        }
        let laid = laid ?? LaidShadow()
        self.laid = laid
        if node.grid.kind != .free, placement.a > 0, placement.d > 0 {
            laid.cover(area, as: placement)
            laid.fill(region, as: placement, from: raster)
            body(laid.mask(for: placement))
        } else if var transform = placement.inverse?.asPixman {
            body(laid.sample(raster, &transform, area.intersection(region.extents)))
        }
    }
}

/// A shadow's picture stretched to the canvas's pixels, as far as that is seen: mostly a ring around what throws it.
/// While it only moves by whole pixels, it is kept.
private final class LaidShadow {
    private var raster = Raster(Bitmap(width: 0, height: 0, format: .coverage))
    private var area = PixelRect.zero
    private var placement = CGAffineTransform.identity
    /// The pixels that are stretched, where the shadow lay first.
    private let filled = PixelRegion()
    private let missing = PixelRegion()
    private let scratch = StretchScratch()

    /// Keeps what there is when it covers `wanted`, else begins anew.
    func cover(_ wanted: PixelRect, as other: CGAffineTransform) {
        let move = move(to: other)
        guard move.map({ area.offsetBy(dx: $0.x, dy: $0.y).contains(wanted) }) != true else { return }
        begin(wanted, as: other)
    }

    private func begin(_ wanted: PixelRect, as other: CGAffineTransform) {
        (area, placement) = (wanted, other)
        filled.removeAll()
        guard raster.bitmap.width < area.width || raster.bitmap.height < area.height else { return }
        // Somewhat larger, so that a shadow that grows does not need another one every frame.
        let (width, height) = ((area.width + 127) / 128 * 128, (area.height + 127) / 128 * 128)
        raster = Raster(Bitmap(width: width, height: height, format: .coverage))
    }

    /// Stretches what is missing of the region.
    func fill(_ region: PixelRegion, as other: CGAffineTransform, from picture: Raster) {
        let move = move(to: other) ?? (0, 0)
        missing.set(region)
        missing.translate(-move.x, -move.y)
        missing.formIntersection(area)
        missing.subtract(filled)
        guard !missing.isEmpty else { return }
        let toPicture = CGAffineTransform(translationX: CGFloat(area.x), y: CGFloat(area.y))
            .concatenating(placement.inverted())
        missing.forEachRectangle { rect in
            raster.bitmap.fill(
                rect.offsetBy(dx: -area.x, dy: -area.y), stretching: picture.bitmap, by: toPicture, with: scratch)
        }
        filled.formUnion(missing)
    }

    /// Reads the picture between its pixels wherever `transform` leads from `wanted` of the canvas.
    func sample(_ picture: Raster, _ transform: inout pixman_transform_t, _ wanted: PixelRect) -> CoverageMask {
        begin(wanted, as: .identity)
        pixman_image_set_transform(picture.image, &transform)
        pixman_image_set_filter(picture.image, PIXMAN_FILTER_BILINEAR, nil, 0)
        pixman_image_composite32(
            PIXMAN_OP_SRC, picture.image, nil, raster.image, Int32(area.x), Int32(area.y), 0, 0, 0, 0,
            Int32(area.width), Int32(area.height))
        pixman_image_set_transform(picture.image, nil)
        defer { area = .zero }
        return mask(for: placement)
    }

    /// How far it has to be moved to lie as `other` says; nil when that is not by whole pixels.
    private func move(to other: CGAffineTransform) -> (x: Int, y: Int)? {
        guard other.a == placement.a, other.d == placement.d else { return nil }
        let (dx, dy) = (other.tx - placement.tx, other.ty - placement.ty)
        guard abs(dx - dx.rounded()) < 1e-6, abs(dy - dy.rounded()) < 1e-6 else { return nil }
        return (Int(dx.rounded()), Int(dy.rounded()))
    }

    func mask(for other: CGAffineTransform) -> CoverageMask {
        let move = move(to: other) ?? (0, 0)
        return CoverageMask(raster: raster, x: area.x + move.x, y: area.y + move.y)
    }
}

extension Bitmap {
    /// The largest value of a coverage bitmap's pixels at each distance from the edge, up to the middle.
    fileprivate var rims: [UInt8] {
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
    /// Whether pixels fall on pixels, but for what rounding leaves.
    fileprivate var isPlainMove: Bool {
        let noise = 1e-7
        return abs(a - 1) < noise && abs(d - 1) < noise && abs(b) < noise && abs(c) < noise
            && abs(tx - tx.rounded()) < 1e-4 && abs(ty - ty.rounded()) < 1e-4
    }

    /// The pixels that a rectangle of pixels touches.
    fileprivate func pixels(_ rect: PixelRect) -> PixelRect {
        guard isPlainMove else { return PixelRect(enclosing: rect.cgRect.applying(self)) }
        return rect.offsetBy(dx: Int(tx.rounded()), dy: Int(ty.rounded()))
    }

    /// The transform in pixman's numbers; nil when they cannot hold it: they have sixteen bits before the point.
    var asPixman: pixman_transform_t? {
        guard max(max(abs(a), abs(b)), max(abs(c), abs(d)), max(abs(tx), abs(ty))) < 32_000 else { return nil }
        func fixed(_ value: CGFloat) -> pixman_fixed_t { pixman_fixed_t((value * 65536).rounded()) }
        var transform = pixman_transform_t()
        transform.matrix.0 = (fixed(a), fixed(c), fixed(tx))
        transform.matrix.1 = (fixed(b), fixed(d), fixed(ty))
        transform.matrix.2 = (0, 0, 65536)
        return transform
    }
}
