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
        guard shown.backdrop?.path != nil else { return placement.grid.pixels(outline.rect) }
        return pictures.backdropShape?.coverage.fullExtent(on: placement.grid) ?? .zero
    }

    /// A rectangle of canvas pixels that the backdrop fills entirely; nil when there is none.
    var backdropCore: PixelRect? {
        guard shown.backdrop?.path == nil else {
            return pictures.backdropShape?.coveredRect(on: placement.grid, in: placement.clip)
        }
        var core: PixelRect?
        outline.forEachOpaqueRect(on: placement.grid) { rect in
            let rect = rect.intersection(placement.clip)
            if !rect.isEmpty, rect.area > core?.area ?? 0 { core = rect }
        }
        return core
    }

    /// Redraws the coverage of changed paths of the backdrop and the shadow's cutout.
    func updatePathCoverages(scale: CGFloat, from recent: inout RecentPictures) {
        let shape = showsBackdrop ? shown.backdrop?.path : nil
        if pictures.backdropShape?.path != shape {
            pictures.backdropShape = shape.flatMap { recent.coverage(of: $0, scale: scale) }
        }
        let cutout = hasShadow ? options.shadowCutout : nil
        if pictures.shadowCutoutCoverage?.path != cutout {
            pictures.shadowCutoutCoverage = cutout.flatMap { recent.coverage(of: $0, scale: scale) }
        }
    }

    /// Calls `body` with canvas rectangles that hide what is behind them.
    func forEachOpaqueBackdropRect(_ body: (PixelRect) -> Void) {
        guard showsBackdrop, painted.backdrop?.isOpaque ?? shown.backdrop?.tint?.isOpaque ?? false else { return }
        // Outside of the canvas it has no image.
        let clip = painted.backdrop.map { placement.clip.intersection($0.key.canvas) } ?? placement.clip
        guard shown.backdrop?.path != nil else {
            return outline.forEachOpaqueRect(on: placement.grid) { body($0.intersection(clip)) }
        }
        if let core = pictures.backdropShape?.coveredRect(on: placement.grid, in: clip) { body(core) }
    }
}
