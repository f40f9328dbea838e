import CCairo
import Foundation

extension CGContext {
    /// Draws the image scaled into the rectangle, its first row at the end with the largest y.
    ///
    /// With y up, as in Apple's own contexts, the image stands upright. With y down, as in UIKit's, it is upside down,
    /// as it is on Apple's systems: draw through `UIImage` instead. An image of coverage only is drawn with the fill
    /// colour. With `byTiling` it is repeated from the rectangle to the whole clip.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        draw(image, in: rect, isUpright: false, isTiled: byTiling)
    }

    /// A copy of what is drawn so far; nil for a context without pixels. A transparency layer is not in it yet.
    public func makeImage() -> CGImage? {
        guard width > 0, height > 0 else { return nil }
        let copy = bitmap.copy()
        let isOpaque = pixelInfo.alphaInfo.map { $0 == .none || $0 == .noneSkipFirst || $0 == .noneSkipLast } ?? false
        if isOpaque { copy.makeOpaque() }
        return CGImage(bitmap: copy, isOpaque: isOpaque)
    }
}

extension CGContext {
    /// Draws the image scaled into the rectangle, its first row at the smallest y: upright where y goes down.
    package func drawUpright(_ image: CGImage, in rect: CGRect) {
        draw(image, in: rect, isUpright: true, isTiled: false)
    }

    private func draw(_ image: CGImage, in rect: CGRect, isUpright: Bool, isTiled: Bool) {
        guard Refusal.accepts(rect, in: "draw(_:in:)"), !rect.isEmpty,
            let pattern = pattern(of: image, in: rect, isUpright: isUpright)
        else { return }
        defer { cairo_pattern_destroy(pattern) }
        if isTiled { cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT) }
        let area = isTiled ? boundingBoxOfClipPath : rect
        let path = shape { $0.addRect(area, transform: $1) }
        if image.isMask {
            paint(.stencil(pattern, state.fillColour, within: path))
        } else {
            paint(.pattern(pattern, within: path))
        }
    }

    /// The image as a Cairo pattern that lies in `rect`, in pixels; the caller destroys it. Nil when nothing would show.
    func pattern(of image: CGImage, in rect: CGRect, isUpright: Bool) -> OpaquePointer? {
        guard image.width > 0, image.height > 0 else { return nil }
        let rect = rect.standardized
        let (sx, sy) = (rect.width / CGFloat(image.width), rect.height / CGFloat(image.height))
        let toUser =
            isUpright
            ? CGAffineTransform(a: sx, b: 0, c: 0, d: sy, tx: rect.minX, ty: rect.minY)
            : CGAffineTransform(a: sx, b: 0, c: 0, d: -sy, tx: rect.minX, ty: rect.maxY)
        let toPixel = toUser.concatenating(state.userToPixel)
        let fromPixel = toPixel.inverted()
        // Cairo would never draw again after being given a matrix that flattens the plane.
        guard toPixel.isInvertible, fromPixel.isInvertible else { return nil }
        let surface = image.bitmap.makeSurface()
        defer { cairo_surface_destroy(surface) }
        guard let pattern = cairo_pattern_create_for_surface(surface) else {
            preconditionFailure("Cairo could not make a pattern; there is no memory left.")
        }
        var matrix = fromPixel.cairo
        cairo_pattern_set_matrix(pattern, &matrix)
        // The edge's pixels go on beyond it, so that scaling does not make edges see-through.
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
    /// Gives every pixel full alpha and leaves the colours as they are.
    func makeOpaque() {
        for y in 0..<height {
            let row = pixels + y * bytesPerRow
            for x in 0..<width { (row + x * 4 + 3).storeBytes(of: 255, as: UInt8.self) }
        }
    }
}
