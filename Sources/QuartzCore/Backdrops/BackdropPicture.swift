import CPixman
import CoreGraphics

/// The image that one backdrop shows, in the canvas's pixels: drawn where it is needed, and redrawn only where the
/// content behind has changed.
///
/// It does not depend on the position of the backdrop's outline, so a backdrop that grows or moves over a static
/// canvas is blurred once more at most. When it leaves the captured area, the rest of the canvas is captured as well.
final class BackdropPicture {
    let key: BackdropKey
    /// The identity of the layer in front of the captured content.
    let foreground: UInt64
    private let capture: BackdropCapture
    /// The blurred capture, and the same with changed colors.
    private let soft: Bitmap
    private let coloured: Raster
    /// The pixels of `filtered` that are up to date.
    private let blurred = PixelRegion()
    private var look = BackdropLook(saturation: 1, tint: nil)
    /// The image stretched to the canvas's pixels, its area, and the pixels that are up to date.
    private(set) var picture: Raster?
    private(set) var area = PixelRect.zero
    private let laid = PixelRegion()
    /// The area of the capture that was needed last.
    private var need = PixelRect.zero
    /// Whether the image is entirely opaque.
    private(set) var isOpaque = true

    init(_ key: BackdropKey, foreground: UInt64) {
        (self.key, self.foreground) = (key, foreground)
        capture = BackdropCapture(key)
        soft = Bitmap(width: key.whole.width, height: key.whole.height)
        coloured = Raster(Bitmap(width: key.whole.width, height: key.whole.height))
    }

    /// Marks the canvas pixels behind the backdrop as changed.
    func invalidate(_ rect: PixelRect) {
        let rect = rect.intersection(key.canvas)
        guard !rect.isEmpty else { return }
        capture.fresh.subtract(key.small(rect))
    }

    /// Prepares the image for `extent` of the canvas.
    ///
    /// - Parameter paint: Paints the canvas pixels under a rectangle of the capture into it, and returns the changed
    ///   area of the capture.
    /// - Returns: The canvas pixels that look different than before, and whether anything was blurred.
    func prepare(
        _ extent: PixelRect, _ look: BackdropLook, _ paint: (PixelRect, BackdropCapture) -> PixelRect
    ) -> (changed: PixelRect, isBlurred: Bool) {
        let extent = extent.intersection(key.canvas)
        guard !extent.isEmpty else { return (.zero, false) }
        let shown = key.small(extent).grown(by: 1).intersection(key.whole)
        let hasGrown = !need.isEmpty && !need.contains(shown.grown(by: key.reach).intersection(key.whole))
        let changed = captureMissing(shown, hasGrown, paint)
        if look != self.look {
            self.look = look
            look.apply(to: soft, blurred.extents, into: coloured.bitmap)
            laid.removeAll()
        }
        let isBlurred = !blurred.contains(shown)
        if isBlurred { blur(hasGrown && capture.fresh.contains(key.whole) ? key.whole : shown) }
        lay(extent, hasGrown)
        return (changed, isBlurred)
    }

    private func captureMissing(
        _ shown: PixelRect, _ hasGrown: Bool, _ paint: (PixelRect, BackdropCapture) -> PixelRect
    ) -> PixelRect {
        need = shown.grown(by: key.reach).intersection(key.whole)
        guard !capture.fresh.contains(need) else { return .zero }
        let missing = PixelRegion()
        missing.set(hasGrown ? key.whole : need)
        missing.subtract(capture.fresh)
        var changed = PixelRect.zero
        missing.forEachRectangle { changed = changed.union(paint($0, capture)) }
        missing.forEachRectangle { capture.fresh.insert($0) }
        guard !changed.isEmpty else { return .zero }
        let reached = changed.grown(by: key.reach).intersection(key.whole)
        blurred.subtract(reached)
        let large = key.large(reached.grown(by: 1).intersection(key.whole))
        laid.subtract(large)
        return large
    }

    private func blur(_ part: PixelRect) {
        ColourBlur(boxes: key.boxes).run(capture.bitmap, part, into: soft)
        look.apply(to: soft, part, into: coloured.bitmap)
        isOpaque = (isOpaque || part == key.whole) && soft.isOpaque(part)
        blurred.insert(part)
    }

    /// Stretches the image over the pixels of `extent` that are not up to date.
    private func lay(_ extent: PixelRect, _ hasGrown: Bool) {
        if picture == nil || !area.contains(extent) {
            area = hasGrown ? key.canvas : extent
            picture = Raster(Bitmap(width: area.width, height: area.height))
            laid.removeAll()
        }
        guard let picture, !laid.contains(extent) else { return }
        let missing = PixelRegion()
        missing.set(extent)
        missing.subtract(laid)
        var transform = pixman_transform_t()
        let step = pixman_fixed_t(65_536 / key.factor)
        pixman_transform_init_scale(&transform, step, step)
        pixman_image_set_transform(coloured.image, &transform)
        pixman_image_set_filter(coloured.image, PIXMAN_FILTER_BILINEAR, nil, 0)
        pixman_image_set_repeat(coloured.image, PIXMAN_REPEAT_PAD)
        missing.forEachRectangle { rect in
            pixman_image_composite32(
                PIXMAN_OP_SRC, coloured.image, nil, picture.image, Int32(rect.x), Int32(rect.y), 0, 0,
                Int32(rect.x - area.x), Int32(rect.y - area.y), Int32(rect.width), Int32(rect.height))
        }
        laid.insert(extent)
    }
}

extension Bitmap {
    /// Whether every pixel of the part is opaque.
    fileprivate func isOpaque(_ part: PixelRect) -> Bool {
        (part.y..<part.maxY).allSatisfy { row in
            let line = (pixels + row * bytesPerRow).assumingMemoryBound(to: UInt8.self)
            return (part.x..<part.maxX).allSatisfy { line[$0 * 4 + 3] == 255 }
        }
    }
}
