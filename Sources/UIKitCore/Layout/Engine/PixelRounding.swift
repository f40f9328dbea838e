import CoreGraphics

extension CGRect {
    /// The rectangle with its edges on the nearest pixels; halves round right and down. The size is a whole number of
    /// pixels divided by `scale`, so that equal sizes compare equal.
    func rounded(toScale scale: CGFloat) -> CGRect {
        let scale = scale > 0 ? scale : 1
        let left = minX.nearestPixel(atScale: scale)
        let right = maxX.nearestPixel(atScale: scale)
        let top = minY.nearestPixel(atScale: scale)
        let bottom = maxY.nearestPixel(atScale: scale)
        return CGRect(
            x: left / scale, y: top / scale, width: (right - left) / scale, height: (bottom - top) / scale)
    }
}

extension CGFloat {
    /// The nearest pixel, in pixels. Values that differ from a half by rounding errors count as the half.
    ///
    /// Halves round up for both signs. An edge inside a pixel-aligned view must round as in the screen's coordinates.
    fileprivate func nearestPixel(atScale scale: CGFloat) -> CGFloat {
        let pixels = (self * scale * 65536).rounded() / 65536
        return (pixels + 0.5).rounded(.down)
    }
}
