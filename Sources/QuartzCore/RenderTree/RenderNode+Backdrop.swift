import CoreGraphics

extension RenderNode {
    /// Whether it fills its outline with the content behind it.
    var showsBackdrop: Bool { shown.backdrop?.role == .fill }

    /// Whether its drawn contents take their colors from the content behind it.
    var tintsContents: Bool { shown.backdrop?.role == .contents }

    /// Whether the content behind shows through the tint.
    var needsBackdrop: Bool { (showsBackdrop || tintsContents) && !(shown.backdrop?.tint?.isOpaque ?? false) }

    /// The canvas pixels that the backdrop covers.
    var backdropExtent: PixelRect {
        guard shown.backdrop?.path != nil else { return grid.pixels(outline.rect) }
        return backdropShape?.coverage.fullExtent(on: grid) ?? .zero
    }

    /// Redraws the coverage of changed paths of the backdrop and the shadow's cutout.
    func updatePathCoverages(scale: CGFloat) {
        let shape = showsBackdrop ? shown.backdrop?.path : nil
        if backdropShape?.path != shape { backdropShape = shape.flatMap { PathCoverage($0, scale: scale) } }
        let hole = hasShadow ? shadowCutout : nil
        if shadowCutoutCoverage?.path != hole { shadowCutoutCoverage = hole.flatMap { PathCoverage($0, scale: scale) } }
    }

    /// Calls `body` with canvas rectangles that hide what is behind them.
    func forEachOpaqueBackdropRect(_ body: (PixelRect) -> Void) {
        guard showsBackdrop, backdrop?.isOpaque ?? shown.backdrop?.tint?.isOpaque ?? false else { return }
        if shown.backdrop?.path != nil {
            if let core = backdropShape?.coveredRect(on: grid, in: clip) { body(core) }
        } else {
            outline.forEachOpaqueRect(on: grid) { body($0.intersection(clip)) }
        }
    }
}
