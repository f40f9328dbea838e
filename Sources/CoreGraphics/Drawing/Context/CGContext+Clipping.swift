import CCairo
import Foundation

extension CGContext {
    /// Intersects the clip with the current path and clears the path. An empty path clips everything.
    public func clip(using rule: CGPathFillRule = .winding) {
        clip(to: consumePath(), rule)
    }

    /// Intersects the clip with the rectangle; clears the path.
    public func clip(to rect: CGRect) {
        beginPath()
        clip(to: makePath { $0.addRect(rect, transform: $1) }, .winding)
    }

    /// Intersects the clip with the union of the rectangles; clears the path.
    public func clip(to rects: [CGRect]) {
        beginPath()
        clip(to: makePath { $0.addRects(rects, transform: $1) }, .winding)
    }

    /// Clips to the rectangle and masks later drawing with the image.
    ///
    /// The image's alpha is the mask; an image without alpha masks with its brightness. It is positioned like in
    /// `draw(_:in:byTiling:)`: with y down its first row is at the bottom.
    public func clip(to rect: CGRect, mask: CGImage) {
        let image = mask.alphaInfo == .noneSkipFirst ? CGImage(bitmap: mask.bitmap.brightness()) : mask
        guard DrawingMisuse.accepts(rect, in: "clip(to:mask:)"), !rect.isEmpty,
            let pattern = pattern(of: image, in: rect, isUpright: false)
        else {
            return clip(to: PathStorage(), .winding)
        }
        defer { cairo_pattern_destroy(pattern) }
        let region = clipInPixels
        let surface = CairoSurface(region: region, format: .coverage)
        surface.draw { target in
            DrawingOperation.pattern(pattern, within: makePath { $0.addRect(rect, transform: $1) })
                .draw(on: target, state: state, mode: .normal, alpha: 1)
            if let outer = state.clipMask {
                DrawingOperation.layer(outer).draw(on: target, state: state, mode: .destinationIn, alpha: 1)
            }
        }
        state.clipMask = surface
    }

    /// Removes the clip.
    public func resetClip() {
        state.clipMask = nil
        target.apply(.reset)
    }

    /// The bounding box of the clip in user space; null when everything is clipped.
    public var boundingBoxOfClipPath: CGRect {
        let pixels = clipInPixels
        return pixels.isEmpty ? .null : pixels.cgRect.applying(state.userToPixel.inverted())
    }

    /// The pixels inside the clip, without the mask.
    var clipInPixels: PixelRect { target.clip }

    private func clip(to path: PathStorage, _ rule: CGPathFillRule) {
        target.apply(.intersect(path, rule, isSmooth: state.shouldAntialias && allowsAntialiasing))
    }
}

extension Bitmap {
    /// The brightness of each pixel, as coverage.
    fileprivate func brightness() -> Bitmap {
        let result = Bitmap(width: width, height: height, format: .coverage)
        for y in 0..<height {
            for x in 0..<width {
                let pixel = (pixels + y * bytesPerRow + x * 4).load(as: UInt32.self)
                let red = pixel >> 16 & 255
                let green = pixel >> 8 & 255
                let blue = pixel & 255
                let light = (red * 2126 + green * 7152 + blue * 722) / 10_000
                (result.pixels + y * result.bytesPerRow + x).storeBytes(of: UInt8(light), as: UInt8.self)
            }
        }
        return result
    }
}
