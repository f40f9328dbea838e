import CCairo

extension CGColor {
    /// The tile that a pattern color repeats, with the color's alpha and a stencil's color; nil for other colors.
    ///
    /// - Parameters:
    ///   - pixelsPerPoint: The pixels per unit of the pattern's space, above 0.
    ///   - alpha: Multiplies the color's alpha.
    package func patternTile(pixelsPerPoint: CGFloat, alpha factor: CGFloat) -> Bitmap? {
        guard let pattern else { return nil }
        let tile = pattern.tile(pixelsPerPoint: pixelsPerPoint)
        let strength = alpha * factor
        guard strength < 1 || !pattern.isColored else { return tile }
        let result = CairoSurface(bitmap: Bitmap(width: tile.width, height: tile.height), x: 0, y: 0)
        let source = tile.makeSurface()
        defer { cairo_surface_destroy(source) }
        result.draw { target in
            if pattern.isColored {
                cairo_set_source_surface(target, source, 0, 0)
                cairo_paint_with_alpha(target, strength)
            } else {
                cairo_set_source_rgba(target, red, green, blue, strength)
                cairo_mask_surface(target, source, 0, 0)
            }
        }
        return result.bitmap
    }

    /// From the pixels of a tile to the pattern's base space; nil for a color that is not a pattern.
    ///
    /// - Parameter isFlipped: Whether the base space has y up.
    package func tileToBase(_ tile: Bitmap, isFlipped: Bool = false) -> CGAffineTransform? {
        guard let pattern else { return nil }
        // An image stays upright: its tile ends at the base's origin instead of beginning there.
        let upright = isFlipped && pattern.isImage ? CGAffineTransform(scaleX: 1, y: -1) : .identity
        return CGAffineTransform(
            a: pattern.step.width / CGFloat(tile.width), b: 0, c: 0, d: pattern.step.height / CGFloat(tile.height),
            tx: pattern.origin.x, ty: pattern.origin.y
        ).concatenating(upright).concatenating(pattern.matrix)
    }

    /// Sets it as the source color of `target`, whose matrix is the identity.
    ///
    /// - Parameter base: From the base space of the context, with its pattern phase, to pixels.
    func setAsSource(of target: OpaquePointer, alpha factor: CGFloat, base: CGAffineTransform) {
        guard let pattern else { return cairo_set_source_rgba(target, red, green, blue, alpha * factor) }
        let whole = pattern.matrix.concatenating(base)
        let scale = max(hypot(whole.a, whole.b), hypot(whole.c, whole.d))
        guard scale > 0, let tile = patternTile(pixelsPerPoint: scale, alpha: factor),
            let toPixel = tileToBase(tile, isFlipped: base.d < 0)?.concatenating(base), toPixel.isInvertible
        else { return cairo_set_source_rgba(target, red, green, blue, alpha * factor) }
        let surface = tile.makeSurface()
        defer { cairo_surface_destroy(surface) }
        cairo_set_source_surface(target, surface, 0, 0)
        guard let source = cairo_get_source(target) else { return }
        var matrix = toPixel.inverted().cairo
        cairo_pattern_set_matrix(source, &matrix)
        cairo_pattern_set_extend(source, CAIRO_EXTEND_REPEAT)
        let isOneToOne = abs(toPixel.a - 1) < 1e-6 && abs(toPixel.d - 1) < 1e-6 && toPixel.b == 0 && toPixel.c == 0
        cairo_pattern_set_filter(source, isOneToOne ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
    }
}
