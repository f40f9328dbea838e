import CCairo
import Foundation

extension CGContext {
    /// Draws `operation` with the state's alpha, blend mode, mask and shadow: directly if Cairo can do it in one
    /// operation, otherwise through a layer.
    func paint(_ operation: DrawingOperation) {
        guard let mirror, targets.count == 1 else { return draw(operation) }
        var touched = clipInPixels.intersection(target.region)
        if state.shadow == nil, let bounds = operation.bounds(state) { touched = touched.intersection(bounds) }
        mirror.read(touched, into: bitmap)
        cairo_surface_mark_dirty(target.surface.cairo)
        draw(operation)
        cairo_surface_flush(target.surface.cairo)
        mirror.write(touched, from: bitmap)
    }

    private func draw(_ operation: DrawingOperation) {
        var state = state
        state.shouldAntialias = state.shouldAntialias && allowsAntialiasing
        if state.shadow == nil, state.clipMask == nil, canDrawDirectly(operation) {
            operation.draw(on: target.cairo, state: state, mode: state.blendMode, alpha: state.alpha)
        } else {
            paintThroughLayer(operation, state)
        }
        assert(
            cairo_status(target.cairo) == CAIRO_STATUS_SUCCESS,
            "Cairo failed: \(String(cString: cairo_status_to_string(cairo_status(target.cairo)))).")
    }

    private func canDrawDirectly(_ operation: DrawingOperation) -> Bool {
        switch operation {
        case .fill, .stroke, .pattern: return state.blendMode != .plusDarker
        case .stencil, .layer: return state.blendMode != .plusDarker && !state.blendMode.affectsUncoveredPixels
        case .custom: return state.blendMode == .normal && state.alpha == 1
        }
    }

    private func paintThroughLayer(_ operation: DrawingOperation, _ state: GraphicsState) {
        let clip = clipInPixels
        var region = clip
        if let shadow = state.shadow {
            let (dx, dy) = shadow.pixelOffset
            region = clip.union(clip.grown(by: shadow.margin).offsetBy(dx: -dx, dy: -dy))
        }
        if let bounds = operation.bounds(state) { region = region.intersection(bounds) }
        guard !region.isEmpty else { return }

        let layer = CairoSurface(region: region)
        layer.draw { target in
            operation.draw(on: target, state: state, mode: .normal, alpha: 1)
            guard state.alpha < 1 else { return }
            cairo_identity_matrix(target)
            cairo_set_operator(target, CAIRO_OPERATOR_DEST_IN)
            cairo_paint_with_alpha(target, state.alpha)
        }
        if let shadow = state.shadow { composite(shadow.makeSurface(for: layer), mode: state.blendMode, state) }
        composite(layer, mode: state.blendMode, state)
    }

    /// Composites finished pixels on the target, through clip and mask.
    private func composite(_ layer: CairoSurface, mode: CGBlendMode, _ state: GraphicsState) {
        var source = layer
        var mode = mode
        if mode == .plusDarker {
            source = darkened(by: layer)
            mode = .copy
        }
        let target = target.cairo
        cairo_save(target)
        cairo_identity_matrix(target)
        if mode.affectsUncoveredPixels {
            let region = source.region
            cairo_rectangle(
                target, Double(region.x), Double(region.y), Double(region.width), Double(region.height))
            cairo_clip(target)
        }
        cairo_set_operator(target, mode.cairo ?? CAIRO_OPERATOR_OVER)
        cairo_set_source_surface(target, source.cairo, 0, 0)
        if let mask = state.clipMask {
            cairo_mask_surface(target, mask.cairo, 0, 0)
        } else {
            cairo_paint(target)
        }
        cairo_restore(target)
    }

    /// The target's pixels under `layer`, blended with it per channel: the sum minus the missing light.
    private func darkened(by layer: CairoSurface) -> CairoSurface {
        let result = CairoSurface(region: layer.region)
        result.draw { cairo in
            cairo_set_source_surface(cairo, target.surface.cairo, 0, 0)
            cairo_paint(cairo)
        }
        let below = result.bitmap
        let above = layer.bitmap
        for y in 0..<below.height {
            let target = below.pixels + y * below.bytesPerRow
            let source = above.pixels + y * above.bytesPerRow
            for x in 0..<below.width {
                let d = (target + x * 4).load(as: UInt32.self)
                let s = (source + x * 4).load(as: UInt32.self)
                (target + x * 4).storeBytes(of: plusDarker(s, d), as: UInt32.self)
            }
        }
        return result
    }

    private func plusDarker(_ source: UInt32, _ below: UInt32) -> UInt32 {
        let alpha = min(255, (source >> 24) + (below >> 24))
        var result = alpha << 24
        for shift: UInt32 in [0, 8, 16] {
            let lackOfSource = (source >> 24) - min(source >> 24, source >> shift & 255)
            let lackBelow = (below >> 24) - min(below >> 24, below >> shift & 255)
            result |= (alpha - min(alpha, lackOfSource + lackBelow)) << shift
        }
        return result
    }
}
