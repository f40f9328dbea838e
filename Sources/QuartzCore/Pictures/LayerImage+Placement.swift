import CoreGraphics

extension LayerImage {
    /// The pixels that its slices touch.
    func extent(on grid: Grid) -> PixelRect {
        slices.reduce(PixelRect.zero) { $0.union($1.canvasPixels(on: grid) ?? grid.pixels($1.destination)) }
    }

    /// The canvas pixels within `clip` that the opaque core fills entirely; nil when there are none.
    func opaqueCore(on grid: Grid, in clip: PixelRect) -> PixelRect? {
        guard grid.kind != .free, let piece = slices.first, slices.count == 1, let opaqueCore else { return nil }
        let rect: PixelRect
        if let frame = piece.canvasPixels(on: grid) {
            rect = opaqueCore.rect.offsetBy(dx: frame.x - piece.source.x, dy: frame.y - piece.source.y)
        } else {
            // Sampling mixes neighbors, so half a pixel at the edge shows what is around it.
            let inner = opaqueCore.rect.inset(dx: 1, dy: 1).cgRect
            let (across, down) = (
                piece.destination.width / CGFloat(piece.source.width),
                piece.destination.height / CGFloat(piece.source.height)
            )
            rect = PixelRect(
                inside: grid.boundingBox(
                    of: CGRect(
                        x: piece.destination.minX + inner.minX * across, y: piece.destination.minY + inner.minY * down,
                        width: inner.width * across, height: inner.height * down)))
        }
        let visible = rect.intersection(clip)
        return visible.isEmpty ? nil : visible
    }
}

extension LayerImage.Slice {
    /// The canvas pixels when slice pixels match them one to one; nil otherwise.
    func canvasPixels(on grid: Grid) -> PixelRect? {
        guard grid.kind == .aligned else { return nil }
        let scale = grid.matrix.a
        guard abs(destination.width * scale - CGFloat(source.width)) < 0.01,
            abs(destination.height * scale - CGFloat(source.height)) < 0.01
        else { return nil }
        let pixels = grid.pixels(destination)
        return PixelRect(x: pixels.x, y: pixels.y, width: source.width, height: source.height)
    }

    /// From the canvas to the slice's own pixels; nil for a singular transform.
    func canvasToSource(_ grid: Grid) -> CGAffineTransform? {
        // An aligned grid rounds the destination; the pixels are mapped to the rounded rectangle.
        guard grid.kind != .aligned else {
            let pixels = grid.pixels(destination)
            guard !pixels.isEmpty else { return nil }
            return CGAffineTransform(
                a: CGFloat(pixels.width) / CGFloat(source.width), b: 0, c: 0,
                d: CGFloat(pixels.height) / CGFloat(source.height), tx: CGFloat(pixels.x), ty: CGFloat(pixels.y)
            ).inverse
        }
        return CGAffineTransform(
            a: destination.width / CGFloat(source.width), b: 0, c: 0, d: destination.height / CGFloat(source.height),
            tx: destination.minX, ty: destination.minY
        ).concatenating(grid.matrix).inverse
    }
}
