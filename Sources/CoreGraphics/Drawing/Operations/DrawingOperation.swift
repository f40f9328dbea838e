import CCairo
import Foundation

/// One drawing operation. Paths and patterns are in pixels, so only `stroke` and `custom` use user space.
enum DrawingOperation {
    case fill(PathStorage, CGPathFillRule, CGColor)
    case stroke(PathStorage, CGColor)
    /// A Cairo pattern inside a path, or everywhere.
    case pattern(OpaquePointer, within: PathStorage?)
    /// A color painted through the alpha of a Cairo pattern.
    case stencil(OpaquePointer, CGColor, within: PathStorage)
    case layer(CairoSurface)
    /// A closure that draws in user space, for example text.
    case custom((OpaquePointer) -> Void)

    /// The pixels it may touch; nil when that is unknown.
    func bounds(_ state: GraphicsState) -> PixelRect? {
        switch self {
        case .fill(let path, _, _): return PixelRect(enclosing: path.controlBounds)
        case .stroke(let path, _):
            let t = state.userToPixel
            let stretch = max(hypot(t.a, t.b), hypot(t.c, t.d)) * 1.42
            let reach = min(100_000, Double((state.line.reach * stretch).rounded(.up)) + 1)
            return PixelRect(enclosing: path.controlBounds).grown(by: Int(reach))
        case .pattern(_, let path): return path.map { PixelRect(enclosing: $0.controlBounds) }
        case .stencil(_, _, let path): return PixelRect(enclosing: path.controlBounds)
        case .layer(let surface): return surface.region
        case .custom: return nil
        }
    }

    /// Draws on `target`, whose matrix is set to user space afterwards.
    func draw(on target: OpaquePointer, state: GraphicsState, mode: CGBlendMode, alpha: CGFloat) {
        cairo_identity_matrix(target)
        cairo_set_antialias(target, state.shouldAntialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        cairo_set_operator(target, mode.cairo ?? CAIRO_OPERATOR_OVER)
        drawInPixelSpace(on: target, state: state, mode: mode, alpha: alpha)
        cairo_new_path(target)
        // Releases image and layer pixels.
        cairo_set_source_rgb(target, 0, 0, 0)
        state.setMatrix(of: target)
    }

    /// Draws in pixel space with the current operator of `target`.
    private func drawInPixelSpace(on target: OpaquePointer, state: GraphicsState, mode: CGBlendMode, alpha: CGFloat) {
        switch self {
        case .fill(let path, let rule, let color):
            color.setAsSource(of: target, alpha: alpha, base: state.movedPatternToPixel)
            path.setPath(of: target)
            cairo_set_fill_rule(target, rule.cairo)
            if mode.affectsUncoveredPixels { paint(target, alpha: 1) } else { cairo_fill(target) }
        case .stroke(let path, let color):
            color.setAsSource(of: target, alpha: alpha, base: state.movedPatternToPixel)
            drawStroke(path, on: target, state: state, isClipping: mode.affectsUncoveredPixels)
        case .pattern(let pattern, let path):
            cairo_set_source(target, pattern)
            guard let path else { return cairo_paint_with_alpha(target, alpha) }
            path.setPath(of: target)
            cairo_set_fill_rule(target, CAIRO_FILL_RULE_WINDING)
            if alpha == 1, !mode.affectsUncoveredPixels { cairo_fill(target) } else { paint(target, alpha: alpha) }
        case .stencil(let pattern, let color, let path):
            color.setAsSource(of: target, alpha: alpha, base: state.movedPatternToPixel)
            path.setPath(of: target)
            cairo_save(target)
            cairo_clip(target)
            cairo_mask(target, pattern)
            cairo_restore(target)
        case .layer(let surface):
            cairo_set_source_surface(target, surface.cairo, 0, 0)
            cairo_paint_with_alpha(target, alpha)
        case .custom(let body):
            cairo_save(target)
            state.setMatrix(of: target)
            cairo_set_fill_rule(target, CAIRO_FILL_RULE_WINDING)
            LineStyle().apply(to: target)
            body(target)
            cairo_restore(target)
        }
    }

    /// Paints with the path as a clip, so that modes that affect uncovered pixels stay inside it.
    private func paint(_ target: OpaquePointer, alpha: CGFloat) {
        cairo_save(target)
        cairo_clip(target)
        cairo_paint_with_alpha(target, alpha)
        cairo_restore(target)
    }

    private func drawStroke(
        _ path: PathStorage, on target: OpaquePointer, state: GraphicsState, isClipping: Bool
    ) {
        guard state.userToPixel.isInvertible, state.line.width > 0 else { return }
        guard isClipping else {
            path.setPath(of: target)
            state.setMatrix(of: target)
            state.line.apply(to: target)
            cairo_stroke(target)
            return
        }
        let inUser = path.applying(state.userToPixel.inverted())
        let outline = StrokeOutline(style: state.line, tolerance: state.curveTolerance).outline(of: inUser)
        outline.applying(state.userToPixel).setPath(of: target)
        cairo_set_fill_rule(target, CAIRO_FILL_RULE_WINDING)
        paint(target, alpha: 1)
    }
}

extension GraphicsState {
    /// Sets the matrix of `target` to user space. A singular matrix would break the Cairo context permanently; it is
    /// replaced by the identity, and drawing that depends on it is skipped.
    func setMatrix(of target: OpaquePointer) {
        var matrix = userToPixel.isInvertible ? userToPixel.cairo : CGAffineTransform.identity.cairo
        cairo_set_matrix(target, &matrix)
    }

    /// The maximum distance between a curve and its line segments, in user space: a tenth of a pixel.
    var curveTolerance: CGFloat {
        0.1 / max(1e-6, max(hypot(userToPixel.a, userToPixel.b), hypot(userToPixel.c, userToPixel.d)))
    }
}

extension CGPathFillRule {
    var cairo: cairo_fill_rule_t { self == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD }
}
