import CPixman
import CoreGraphics

/// The image that one backdrop shows, in the canvas's pixels: drawn where it is needed, and redrawn only where the
/// content behind has changed. The reduced images have only the pixels that the backdrop needs.
///
/// It does not depend on the position of the backdrop's outline, so a backdrop that grows or moves over a static
/// canvas is blurred once more at most. When it leaves the captured area, the rest of the canvas is captured as well.
final class BackdropImage {
    let key: BackdropKey
    /// The identity of the layer in front of the captured content.
    private(set) var foreground: UInt64
    private let capture: BackdropCapture
    /// The blurred capture, and the same with changed colors; both hold the same pixels as the capture.
    private var blurredBitmap = Bitmap(width: 0, height: 0)
    /// Whether the capture and the blurred bitmap were released.
    private var hasDiscardedSources = false
    private var filtered = Raster(Bitmap(width: 0, height: 0))
    /// The pixels of `filtered` that are up to date.
    private let upToDate = PixelRegion()
    private var colorFilter = BackdropColorFilter(saturation: 1, tint: nil)
    /// The image stretched to the canvas's pixels, as far as it was painted.
    private struct Stretched {
        var raster: Raster?
        /// The canvas pixels of the raster, and those that are up to date.
        var area = PixelRect.zero
        let upToDate = PixelRegion()
        /// The canvas pixels that may have to be stretched, and those of them for which the reduced image is up to date.
        var limits = PixelRect.zero
        var prepared = PixelRect.zero
    }

    private var stretched = Stretched()
    /// The canvas pixels of `stretchedImage(over:)`.
    var area: PixelRect { stretched.area }
    /// The area of the capture that was needed last.
    private var neededArea = PixelRect.zero
    /// Whether the image is entirely opaque.
    private(set) var isOpaque = true

    init(_ key: BackdropKey, foreground: UInt64) {
        self.key = key
        self.foreground = foreground
        capture = BackdropCapture(key)
    }

    /// The bytes of all its pixels.
    var byteCount: Int {
        capture.bitmap.byteCount + blurredBitmap.byteCount + filtered.bitmap.byteCount
            + (stretched.raster?.bitmap.byteCount ?? 0)
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
        guard let image = stretched.raster, image.bitmap.byteCount > Self.largestKeptImage else { return }
        discardStretched()
    }

    /// Releases the stretched image until the backdrop is painted again.
    func discardStretched() {
        stretched.raster = nil
        stretched.area = .zero
        stretched.upToDate.removeAll()
    }

    /// Releases what the image was made of, for a backdrop behind others: it is captured again when something behind it
    /// changes.
    func discardSources() {
        guard !hasDiscardedSources else { return }
        hasDiscardedSources = true
        capture.discardPixels()
        blurredBitmap = Bitmap(width: 0, height: 0)
    }

    private func restoreSources() {
        hasDiscardedSources = false
        capture.restorePixels()
        blurredBitmap = Bitmap(width: capture.area.width, height: capture.area.height)
        upToDate.removeAll()
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
        _ extent: PixelRect, colorFilter newFilter: BackdropColorFilter,
        paint: (PixelRect, BackdropCapture) -> PixelRect
    ) -> (changed: PixelRect, isBlurred: Bool) {
        let extent = extent.intersection(key.canvas)
        stretched.prepared = extent
        guard !extent.isEmpty else { return (.zero, false) }
        let shown = key.imageRect(forCanvas: extent).grown(by: 1).intersection(key.imageBounds)
        let hasGrown =
            !neededArea.isEmpty && !neededArea.contains(shown.grown(by: key.reach).intersection(key.imageBounds))
        if hasDiscardedSources,
            newFilter != colorFilter || !upToDate.contains(shown)
                || !capture.upToDate.contains(shown.grown(by: key.reach).intersection(key.imageBounds))
        {
            restoreSources()
        }
        let changed = captureMissing(for: shown, hasGrown: hasGrown, paint: paint)
        if newFilter != colorFilter {
            colorFilter = newFilter
            newFilter.apply(to: blurredBitmap, held(upToDate.extents), into: filtered.bitmap)
            stretched.upToDate.removeAll()
        }
        let isBlurred = !upToDate.contains(shown)
        if isBlurred { blur(hasGrown && capture.upToDate.contains(key.imageBounds) ? key.imageBounds : shown) }
        // A backdrop that has grown mostly grows in every frame.
        let growsOften = hasGrown || area == key.canvas && stretched.raster != nil
        stretched.limits = growsOften ? key.canvas : extent
        return (changed, isBlurred)
    }

    /// The pixels of the bitmaps that hold these pixels of the image.
    private func held(_ part: PixelRect) -> PixelRect { part.offsetBy(dx: -capture.area.x, dy: -capture.area.y) }

    /// Makes the bitmaps hold `part`.
    private func hold(_ part: PixelRect) {
        let old = capture.area
        guard !old.contains(part) else { return }
        capture.hold(part)
        blurredBitmap = blurredBitmap.moved(from: old, to: part)
        filtered = Raster(filtered.bitmap.moved(from: old, to: part))
        guard !part.contains(old) else { return }
        upToDate.removeAll()
        stretched.upToDate.removeAll()
        isOpaque = true
    }

    private func captureMissing(
        for shown: PixelRect, hasGrown: Bool, paint: (PixelRect, BackdropCapture) -> PixelRect
    ) -> PixelRect {
        neededArea = shown.grown(by: key.reach).intersection(key.imageBounds)
        guard !capture.upToDate.contains(neededArea) else { return .zero }
        let requested = hasGrown ? key.imageBounds : neededArea
        hold(requested)
        let missing = PixelRegion()
        missing.assign(requested)
        missing.subtract(capture.upToDate)
        var changed = PixelRect.zero
        missing.forEachRectangle { changed = changed.union(paint($0, capture)) }
        missing.forEachRectangle { capture.upToDate.insert($0) }
        guard !changed.isEmpty else { return .zero }
        let reached = changed.grown(by: key.reach).intersection(key.imageBounds)
        upToDate.subtract(reached)
        let large = key.canvasRect(forImage: reached.grown(by: 1).intersection(key.imageBounds))
        stretched.upToDate.subtract(large)
        return large
    }

    private func blur(_ part: PixelRect) {
        ColorBlur(boxRadii: key.boxRadii).blur(capture.bitmap, area: held(part), into: blurredBitmap)
        colorFilter.apply(to: blurredBitmap, held(part), into: filtered.bitmap)
        isOpaque = (isOpaque || part == key.imageBounds) && blurredBitmap.isOpaque(held(part))
        upToDate.insert(part)
    }

    /// The image in the canvas's pixels, with its corner at that of `area`; up to date in the part of `wanted` that is in
    /// the extent that was prepared last. Nil before that.
    func stretchedImage(over wanted: PixelRect) -> Raster? {
        let requestedArea = wanted.intersection(stretched.prepared)
        guard !requestedArea.isEmpty else { return stretched.raster }
        if stretched.raster == nil || !area.contains(requestedArea) {
            stretched.area = stretched.limits
            stretched.raster = Raster(Bitmap(width: area.width, height: area.height))
            stretched.upToDate.removeAll()
        }
        guard let raster = stretched.raster, !stretched.upToDate.contains(requestedArea) else {
            return stretched.raster
        }
        let missing = PixelRegion()
        missing.assign(requestedArea)
        missing.subtract(stretched.upToDate)
        var transform = pixman_transform_t()
        let step = pixman_fixed_t(65_536 / key.factor)
        pixman_transform_init_scale(&transform, step, step)
        pixman_image_set_transform(filtered.image, &transform)
        pixman_image_set_filter(filtered.image, PIXMAN_FILTER_BILINEAR, nil, 0)
        pixman_image_set_repeat(filtered.image, PIXMAN_REPEAT_PAD)
        let corner = (x: capture.area.x * key.factor, y: capture.area.y * key.factor)
        missing.forEachRectangle { rect in
            pixman_image_composite32(
                PIXMAN_OP_SRC, filtered.image, nil, raster.image, Int32(rect.x - corner.x),
                Int32(rect.y - corner.y), 0, 0, Int32(rect.x - area.x), Int32(rect.y - area.y), Int32(rect.width),
                Int32(rect.height))
        }
        stretched.upToDate.insert(requestedArea)
        return raster
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
