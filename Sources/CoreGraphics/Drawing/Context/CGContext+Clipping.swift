import CCairo
import Foundation

extension CGContext {
    /// Draws only inside the path from now on, and forgets the path. An empty path lets nothing through.
    public func clip(using rule: CGPathFillRule = .winding) {
        clip(to: takePath(), rule)
    }

    /// Draws only inside the rectangle from now on; forgets the path.
    public func clip(to rect: CGRect) {
        beginPath()
        clip(to: shape { $0.addRect(rect, transform: $1) }, .winding)
    }

    /// Draws only inside the rectangles from now on; forgets the path.
    public func clip(to rects: [CGRect]) {
        beginPath()
        clip(to: shape { $0.addRects(rects, transform: $1) }, .winding)
    }

    /// Draws only through the image from now on, and only inside the rectangle.
    ///
    /// The image's alpha says how much passes; an image without alpha passes by its brightness. The image lies in
    /// `rect` as `draw(_:in:byTiling:)` would draw it: with y down its first row is at the bottom.
    public func clip(to rect: CGRect, mask: CGImage) {
        let image = mask.alphaInfo == .noneSkipFirst ? CGImage(bitmap: mask.bitmap.brightness()) : mask
        guard Refusal.accepts(rect, in: "clip(to:mask:)"), !rect.isEmpty,
            let pattern = pattern(of: image, in: rect, isUpright: false)
        else {
            return clip(to: PathStorage(), .winding)
        }
        defer { cairo_pattern_destroy(pattern) }
        let region = clipInPixels
        let surface = Surface(region: region, format: .coverage)
        surface.draw { target in
            Ink.pattern(pattern, within: shape { $0.addRect(rect, transform: $1) })
                .draw(on: target, state, mode: .normal, alpha: 1)
            if let outer = state.softClip {
                Ink.layer(outer).draw(on: target, state, mode: .destinationIn, alpha: 1)
            }
        }
        state.softClip = surface
    }

    /// Draws everywhere again.
    public func resetClip() {
        state.softClip = nil
        target.note(.reset)
    }

    /// The smallest rectangle around what is not clipped away, in the user's coordinates; null when nothing is left.
    public var boundingBoxOfClipPath: CGRect {
        let pixels = clipInPixels
        return pixels.isEmpty ? .null : pixels.cgRect.applying(state.userToPixel.inverted())
    }

    /// The pixels that are not clipped away, not looking at the mask.
    var clipInPixels: PixelRect { target.clip }

    private func clip(to path: PathStorage, _ rule: CGPathFillRule) {
        target.note(.cut(path, rule, isSmooth: state.shouldAntialias && allowsAntialiasing))
    }
}

extension Bitmap {
    /// How bright each pixel is, as coverage.
    fileprivate func brightness() -> Bitmap {
        let result = Bitmap(width: width, height: height, format: .coverage)
        for y in 0..<height {
            for x in 0..<width {
                let pixel = (pixels + y * bytesPerRow + x * 4).load(as: UInt32.self)
                let (red, green, blue) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
                let light = (red * 2126 + green * 7152 + blue * 722) / 10_000
                (result.pixels + y * result.bytesPerRow + x).storeBytes(of: UInt8(light), as: UInt8.self)
            }
        }
        return result
    }
}
