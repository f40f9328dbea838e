import CCairo

/// A target of drawing: the bitmap or a transparency layer.
///
/// Its pixels and Cairo context are created when they are first needed. Earlier clips and saved states are recorded
/// and applied then.
final class DrawingTarget {
    /// The pixels it covers.
    let region: PixelRect
    /// The state outside a transparency layer, used to composite it; nil for the bitmap.
    let outside: GraphicsState?
    private let format: Bitmap.Format
    /// A bitmap provided by the caller; nil to allocate one when it is needed.
    private let given: Bitmap?
    private var made: (surface: Surface, cairo: OpaquePointer)?
    private var saved: [GraphicsState] = []
    /// The clip operations recorded before the Cairo context exists.
    private var steps: [ClipStep] = []

    init(region: PixelRect, format: Bitmap.Format = .colour, outside: GraphicsState? = nil) {
        self.region = region
        self.format = format
        self.outside = outside
        given = nil
    }

    init(bitmap: Bitmap) {
        region = bitmap.bounds
        format = bitmap.format
        outside = nil
        given = bitmap
    }

    deinit {
        if let made { cairo_destroy(made.cairo) }
    }

    /// Whether the surface and the Cairo context exist.
    var isMade: Bool { made != nil }

    var surface: Surface { makeIfNeeded().surface }

    /// Cairo's context; its matrix is undefined.
    var cairo: OpaquePointer { makeIfNeeded().cairo }

    private func makeIfNeeded() -> (surface: Surface, cairo: OpaquePointer) {
        if let made { return made }
        let bitmap = given ?? Bitmap(width: region.width, height: region.height, format: format)
        let surface = Surface(bitmap: bitmap, x: region.x, y: region.y)
        guard let cairo = cairo_create(surface.cairo) else {
            preconditionFailure("Cairo could not make a context for \(region); there is no memory left.")
        }
        for step in steps { step.apply(to: cairo) }
        steps = []
        made = (surface, cairo)
        return (surface, cairo)
    }

    func save(_ state: GraphicsState) {
        saved.append(state)
        note(.save)
    }

    /// Restores the clip of the last `save(_:)` and returns its state; nil without one.
    func restore() -> GraphicsState? {
        guard let last = saved.popLast() else { return nil }
        if let made {
            cairo_restore(made.cairo)
        } else {
            while let step = steps.popLast() {
                if case .save = step { break }
            }
        }
        return last
    }

    /// Applies a clip operation, now or when the context is created.
    func note(_ step: ClipStep) {
        if let made {
            step.apply(to: made.cairo)
        } else {
            steps.append(step)
        }
    }

    /// The pixels inside the clip.
    var clip: PixelRect {
        guard isMade || steps.contains(where: \.isCut) else { return region }
        cairo_identity_matrix(cairo)
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        return PixelRect(enclosing: CGRect(x: left, y: top, width: right - left, height: bottom - top))
    }
}

/// An operation on the clip of a Cairo context.
enum ClipStep {
    case save
    /// Intersects with the path, which is in pixels.
    case cut(PathStorage, CGPathFillRule, isSmooth: Bool)
    case reset

    var isCut: Bool {
        if case .cut = self { return true }
        return false
    }

    func apply(to target: OpaquePointer) {
        switch self {
        case .save: cairo_save(target)
        case .reset: cairo_reset_clip(target)
        case .cut(let path, let rule, let isSmooth):
            cairo_identity_matrix(target)
            cairo_set_antialias(target, isSmooth ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
            cairo_set_fill_rule(target, rule.cairo)
            path.send(to: target)
            cairo_clip(target)
        }
    }
}
