import CPixman
import CoreGraphics

/// The image that one backdrop shows, in the canvas's pixels: drawn where it is needed, and redrawn only where the
/// content behind has changed.
///
/// It does not depend on the position of the backdrop's outline, so a backdrop that grows or moves over a static
/// canvas is blurred once more at most. When it leaves the captured area, the rest of the canvas is captured as well.
final class BackdropImage {
    let key: BackdropKey
    /// The identity of the layer in front of the captured content.
    private(set) var foreground: UInt64
    private let capture: BackdropCapture
    /// The blurred capture, and the same with changed colors.
    private let blurredBitmap: Bitmap
    private let filtered: Raster
    /// The pixels of `filtered` that are up to date.
    private let upToDate = PixelRegion()
    private var colorFilter = BackdropColorFilter(saturation: 1, tint: nil)
    /// The image stretched to the canvas's pixels, its area, and the pixels that are up to date.
    private(set) var stretchedImage: Raster?
    private(set) var area = PixelRect.zero
    private let stretched = PixelRegion()
    /// The area of the capture that was needed last.
    private var neededArea = PixelRect.zero
    /// Whether the image is entirely opaque.
    private(set) var isOpaque = true

    init(_ key: BackdropKey, foreground: UInt64) {
        self.key = key
        self.foreground = foreground
        capture = BackdropCapture(key)
        blurredBitmap = Bitmap(width: key.imageBounds.width, height: key.imageBounds.height)
        filtered = Raster(Bitmap(width: key.imageBounds.width, height: key.imageBounds.height))
    }

    /// Serves another backdrop: everything is captured again, but blurred again only where it looks different.
    func reuse(for foreground: UInt64) {
        self.foreground = foreground
        capture.upToDate.removeAll()
        neededArea = .zero
    }

    /// The largest stretched image that stays while no backdrop shows it, in bytes (chosen: a sixth of a phone's
    /// screen).
    private static let largestKeptImage = 2 << 20

    /// Releases a large stretched image while no backdrop shows it; the reduced ones are small.
    func discardLargeImage() {
        guard let image = stretchedImage, image.bitmap.byteCount > Self.largestKeptImage else { return }
        stretchedImage = nil
        area = .zero
        stretched.removeAll()
    }

    /// Marks the canvas pixels behind the backdrop as changed.
    func invalidate(_ rect: PixelRect) {
        let rect = rect.intersection(key.canvas)
        guard !rect.isEmpty else { return }
        capture.upToDate.subtract(key.imageRect(forCanvas: rect))
    }

    /// Prepares the image for `extent` of the canvas.
    ///
    /// - Parameter paint: Paints the canvas pixels under a rectangle of the capture into it, and returns the changed
    ///   area of the capture.
    /// - Returns: The canvas pixels that look different than before, and whether anything was blurred.
    func prepare(
        _ extent: PixelRect, colorFilter look: BackdropColorFilter, paint: (PixelRect, BackdropCapture) -> PixelRect
    ) -> (changed: PixelRect, isBlurred: Bool) {
        let extent = extent.intersection(key.canvas)
        guard !extent.isEmpty else { return (.zero, false) }
        let shown = key.imageRect(forCanvas: extent).grown(by: 1).intersection(key.imageBounds)
        let hasGrown =
            !neededArea.isEmpty && !neededArea.contains(shown.grown(by: key.reach).intersection(key.imageBounds))
        let changed = captureMissing(for: shown, hasGrown: hasGrown, paint: paint)
        if look != self.colorFilter {
            self.colorFilter = look
            look.apply(to: blurredBitmap, upToDate.extents, into: filtered.bitmap)
            stretched.removeAll()
        }
        let isBlurred = !upToDate.contains(shown)
        if isBlurred { blur(hasGrown && capture.upToDate.contains(key.imageBounds) ? key.imageBounds : shown) }
        stretch(over: extent, hasGrown: hasGrown)
        return (changed, isBlurred)
    }

    private func captureMissing(
        for shown: PixelRect, hasGrown: Bool, paint: (PixelRect, BackdropCapture) -> PixelRect
    ) -> PixelRect {
        neededArea = shown.grown(by: key.reach).intersection(key.imageBounds)
        guard !capture.upToDate.contains(neededArea) else { return .zero }
        let missing = PixelRegion()
        missing.assign(hasGrown ? key.imageBounds : neededArea)
        missing.subtract(capture.upToDate)
        var changed = PixelRect.zero
        missing.forEachRectangle { changed = changed.union(paint($0, capture)) }
        missing.forEachRectangle { capture.upToDate.insert($0) }
        guard !changed.isEmpty else { return .zero }
        let reached = changed.grown(by: key.reach).intersection(key.imageBounds)
        upToDate.subtract(reached)
        let large = key.canvasRect(forImage: reached.grown(by: 1).intersection(key.imageBounds))
        stretched.subtract(large)
        return large
    }

    private func blur(_ part: PixelRect) {
        ColorBlur(boxRadii: key.boxRadii).blur(capture.bitmap, area: part, into: blurredBitmap)
        colorFilter.apply(to: blurredBitmap, part, into: filtered.bitmap)
        isOpaque = (isOpaque || part == key.imageBounds) && blurredBitmap.isOpaque(part)
        upToDate.insert(part)
    }

    /// Stretches the image over the pixels of `extent` that are not up to date.
    private func stretch(over extent: PixelRect, hasGrown: Bool) {
        if stretchedImage == nil || !area.contains(extent) {
            area = hasGrown ? key.canvas : extent
            stretchedImage = Raster(Bitmap(width: area.width, height: area.height))
            stretched.removeAll()
        }
        guard let stretchedImage, !stretched.contains(extent) else { return }
        let missing = PixelRegion()
        missing.assign(extent)
        missing.subtract(stretched)
        var transform = pixman_transform_t()
        let step = pixman_fixed_t(65_536 / key.factor)
        pixman_transform_init_scale(&transform, step, step)
        pixman_image_set_transform(filtered.image, &transform)
        pixman_image_set_filter(filtered.image, PIXMAN_FILTER_BILINEAR, nil, 0)
        pixman_image_set_repeat(filtered.image, PIXMAN_REPEAT_PAD)
        missing.forEachRectangle { rect in
            pixman_image_composite32(
                PIXMAN_OP_SRC, filtered.image, nil, stretchedImage.image, Int32(rect.x), Int32(rect.y), 0, 0,
                Int32(rect.x - area.x), Int32(rect.y - area.y), Int32(rect.width), Int32(rect.height))
        }
        stretched.insert(extent)
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
