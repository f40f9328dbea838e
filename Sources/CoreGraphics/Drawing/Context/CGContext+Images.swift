import CCairo
import Foundation

extension CGContext {
    /// Draws the image scaled into the rectangle, its first row at the largest y.
    ///
    /// With y up, as in Apple's own contexts, the image is upright. With y down, as in UIKit's contexts, it is upside
    /// down, as on Apple's systems: draw with `UIImage` instead. A mask image is drawn with the fill color. With
    /// `byTiling` it is repeated over the whole clip.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        draw(image, in: rect, isUpright: false, isTiled: byTiling)
    }

    /// A copy of the drawn pixels; nil for a context without pixels. Does not include an open transparency layer.
    public func makeImage() -> CGImage? {
        guard width > 0, height > 0 else { return nil }
        let copy = currentBitmap.copy()
        let isOpaque = pixelInfo.alphaInfo.map { $0 == .none || $0 == .noneSkipFirst || $0 == .noneSkipLast } ?? false
        if isOpaque { copy.makeOpaque() }
        return CGImage(bitmap: copy, isOpaque: isOpaque)
    }
}

extension CGContext {
    /// Draws the image scaled into the rectangle, its first row at the smallest y: upright if y points down.
    package func drawUpright(_ image: CGImage, in rect: CGRect) {
        draw(image, in: rect, isUpright: true, isTiled: false)
    }

    private func draw(_ image: CGImage, in rect: CGRect, isUpright: Bool, isTiled: Bool) {
        guard DrawingMisuse.accepts(rect, in: "draw(_:in:)"), !rect.isEmpty,
            let pattern = pattern(of: image, in: rect, isUpright: isUpright)
        else { return }
        defer { cairo_pattern_destroy(pattern) }
        if isTiled { cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT) }
        let area = isTiled ? boundingBoxOfClipPath : rect
        let path = makePath { $0.addRect(area, transform: $1) }
        if image.isMask {
            paint(.stencil(pattern, state.fillColor, within: path))
        } else {
            paint(.pattern(pattern, within: path))
        }
    }

    /// The image as a Cairo pattern positioned in `rect`, in pixels; the caller destroys it. Nil when nothing would
    /// be visible.
    func pattern(of image: CGImage, in rect: CGRect, isUpright: Bool) -> OpaquePointer? {
        guard image.width > 0, image.height > 0 else { return nil }
        let rect = rect.standardized
        let sx = rect.width / CGFloat(image.width)
        let sy = rect.height / CGFloat(image.height)
        let toUser =
            isUpright
            ? CGAffineTransform(a: sx, b: 0, c: 0, d: sy, tx: rect.minX, ty: rect.minY)
            : CGAffineTransform(a: sx, b: 0, c: 0, d: -sy, tx: rect.minX, ty: rect.maxY)
        let toPixel = toUser.concatenating(state.userToPixel)
        let fromPixel = toPixel.inverted()
        // A singular matrix would put the Cairo context into a permanent error state.
        guard toPixel.isInvertible, fromPixel.isInvertible else { return nil }
        let surface = image.bitmap.makeSurface()
        defer { cairo_surface_destroy(surface) }
        guard let pattern = cairo_pattern_create_for_surface(surface) else {
            preconditionFailure("Cairo could not create a pattern: out of memory.")
        }
        var matrix = fromPixel.cairo
        cairo_pattern_set_matrix(pattern, &matrix)
        // The edge's pixels extend beyond it, so that scaling does not make edges translucent.
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(pattern, state.interpolation.cairo)
        return pattern
    }
}

extension CGInterpolationQuality {
    var cairo: cairo_filter_t {
        switch self {
        case .none: CAIRO_FILTER_NEAREST
        case .low: CAIRO_FILTER_BILINEAR
        case .default, .medium: CAIRO_FILTER_GOOD
        case .high: CAIRO_FILTER_BEST
        }
    }
}

extension Bitmap {
    /// Sets the alpha of every pixel to 255 and keeps the colors.
    func makeOpaque() {
        for y in 0..<height {
            let row = pixels + y * bytesPerRow
            for x in 0..<width { (row + x * 4 + 3).storeBytes(of: 255, as: UInt8.self) }
        }
    }
}
