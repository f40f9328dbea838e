import CoreGraphics

extension CALayer {
    /// The layer and its sublayers as an image of the canvas area `pixels`; `space` maps the layer's points to
    /// pixels.
    final func makeImage(
        over pixels: PixelRect, in space: CGAffineTransform, scale: CGFloat, for purpose: RenderPurpose
    ) -> CGImage? {
        let tree = RenderTree(scale: scale, purpose: purpose, paintAlpha: Painter.alpha)
        tree.update(to: self, at: MediaTime.now, in: space, clip: pixels)
        guard let root = tree.root else { return nil }
        let target = RenderTarget(clearOver: pixels)
        let all = PixelRegion()
        all.assign(pixels)
        let painter = Painter()
        painter.beginFrame(pixels, scale: scale)
        painter.paint(root, on: target, in: all)
        return CGImage(bitmap: target.raster.bitmap)
    }

    /// The current appearance of `rect` in the layer's own space, with running animations.
    ///
    /// Nil for an empty rectangle and, after a report, for one that is too large.
    ///
    /// - Parameters:
    ///   - scale: Pixels per point.
    ///   - displaysFirst: Whether layers that need display are drawn first.
    package final func snapshotImage(of rect: CGRect, scale: CGFloat, displaysFirst: Bool) -> CGImage? {
        guard scale > 0, rect.width > 0, rect.height > 0, rect.isFinite else { return nil }
        if displaysFirst { displayForRendering(of: rect, scale: scale) }
        let size = CGSize(width: (rect.width * scale).rounded(.up), height: (rect.height * scale).rounded(.up))
        let pixels = PixelRect(enclosing: CGRect(origin: .zero, size: size))
        guard pixels.fitsBitmap else {
            LayerMisuse.report(
                "\(self) is too large for a snapshot: \(pixels.width)×\(pixels.height) pixels. Render a part of it.",
                raises: false)
            return nil
        }
        let space = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: -rect.minX * scale, ty: -rect.minY * scale)
        return makeImage(over: pixels, in: space, scale: scale, for: .snapshot)
    }

    /// The bounds including everything that extends beyond them: sublayers, shadows.
    final var renderedBox: CGRect {
        if masksToBounds { return bounds }
        let tree = RenderTree(scale: 1, purpose: .still, paintAlpha: Painter.alpha)
        let limit = PixelRect(x: -16_384, y: -16_384, width: 32_768, height: 32_768)
        tree.update(to: self, at: MediaTime.now, in: .identity, clip: limit)
        return tree.root?.extent.grown(by: 1).cgRect ?? bounds
    }
}
