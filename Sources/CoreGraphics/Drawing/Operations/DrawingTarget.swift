import CCairo

/// A target of drawing: the bitmap or a transparency layer.
///
/// Its pixels and Cairo context are created when they are first needed. Earlier clips and saved states are recorded
/// and applied then.
final class DrawingTarget {
    /// The pixels it covers.
    let region: PixelRect
    /// The state outside a transparency layer, used to composite it; nil for the bitmap.
    let outerState: GraphicsState?
    private let format: Bitmap.Format
    /// A bitmap provided by the caller; nil to allocate one when it is needed.
    private let providedBitmap: Bitmap?
    private var created: (surface: CairoSurface, cairo: OpaquePointer)?
    private var saved: [GraphicsState] = []
    /// The clip operations recorded before the Cairo context exists.
    private var pendingSteps: [ClipStep] = []

    init(region: PixelRect, format: Bitmap.Format = .color, outside: GraphicsState? = nil) {
        self.region = region
        self.format = format
        self.outerState = outside
        providedBitmap = nil
    }

    init(bitmap: Bitmap) {
        region = bitmap.bounds
        format = bitmap.format
        outerState = nil
        providedBitmap = bitmap
    }

    deinit {
        if let created { cairo_destroy(created.cairo) }
    }

    /// Whether the surface and the Cairo context exist.
    var isCreated: Bool { created != nil }

    var surface: CairoSurface { makeIfNeeded().surface }

    /// Cairo's context; its matrix is undefined.
    var cairo: OpaquePointer { makeIfNeeded().cairo }

    private func makeIfNeeded() -> (surface: CairoSurface, cairo: OpaquePointer) {
        if let created { return created }
        let bitmap = providedBitmap ?? Bitmap(width: region.width, height: region.height, format: format)
        let surface = CairoSurface(bitmap: bitmap, x: region.x, y: region.y)
        guard let cairo = cairo_create(surface.cairo) else {
            preconditionFailure("Cairo could not create a context for \(region): out of memory.")
        }
        for step in pendingSteps { step.apply(to: cairo) }
        pendingSteps = []
        created = (surface, cairo)
        return (surface, cairo)
    }

    func save(_ state: GraphicsState) {
        saved.append(state)
        apply(.save)
    }

    /// Restores the clip of the last `save(_:)` and returns its state; nil without one.
    func restore() -> GraphicsState? {
        guard let last = saved.popLast() else { return nil }
        if let created {
            cairo_restore(created.cairo)
        } else {
            while let step = pendingSteps.popLast() {
                if case .save = step { break }
            }
        }
        return last
    }

    /// Applies a clip operation, now or when the context is created.
    func apply(_ step: ClipStep) {
        if let created {
            step.apply(to: created.cairo)
        } else {
            pendingSteps.append(step)
        }
    }

    /// The pixels inside the clip.
    var clip: PixelRect {
        guard isCreated || pendingSteps.contains(where: \.isIntersection) else { return region }
        cairo_identity_matrix(cairo)
        var left = 0.0
        var top = 0.0
        var right = 0.0
        var bottom = 0.0
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        return PixelRect(enclosing: CGRect(x: left, y: top, width: right - left, height: bottom - top))
    }
}

/// An operation on the clip of a Cairo context.
enum ClipStep {
    case save
    /// Intersects with the path, which is in pixels.
    case intersect(PathStorage, CGPathFillRule, isSmooth: Bool)
    case reset

    var isIntersection: Bool {
        if case .intersect = self { return true }
        return false
    }

    func apply(to target: OpaquePointer) {
        switch self {
        case .save: cairo_save(target)
        case .reset: cairo_reset_clip(target)
        case .intersect(let path, let rule, let isSmooth):
            cairo_identity_matrix(target)
            cairo_set_antialias(target, isSmooth ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
            cairo_set_fill_rule(target, rule.cairo)
            path.setPath(of: target)
            cairo_clip(target)
        }
    }
}
