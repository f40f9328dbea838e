import CCairo
import Foundation

/// A bitmap with its Cairo surface, positioned in the context's pixel space (y down).
final class CairoSurface {
    let bitmap: Bitmap
    let region: PixelRect
    let cairo: OpaquePointer

    /// Creates a clear surface that covers `region`.
    convenience init(region: PixelRect, format: Bitmap.Format = .color) {
        self.init(bitmap: Bitmap(width: region.width, height: region.height, format: format), x: region.x, y: region.y)
    }

    init(bitmap: Bitmap, x: Int, y: Int) {
        self.bitmap = bitmap
        region = PixelRect(x: x, y: y, width: bitmap.width, height: bitmap.height)
        cairo = bitmap.makeSurface()
        cairo_surface_set_device_offset(cairo, Double(-x), Double(-y))
    }

    deinit {
        cairo_surface_destroy(cairo)
    }

    /// Runs `body` with a new Cairo context on this surface, in pixel space.
    func draw(_ body: (OpaquePointer) -> Void) {
        guard let target = cairo_create(cairo) else { return }
        body(target)
        cairo_destroy(target)
    }
}

extension CGAffineTransform {
    var cairo: cairo_matrix_t { cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty) }
}

extension PathStorage {
    /// The limit of Cairo's fixed-point coordinates, with a margin for strokes; in pixels.
    private static let limit: CGFloat = 4_000_000

    /// Replaces `target`'s path by this one, in the space of `target`'s current matrix.
    func setPath(of target: OpaquePointer) {
        cairo_new_path(target)
        func held(_ point: CGPoint) -> CGPoint {
            CGPoint(
                x: max(-Self.limit, min(Self.limit, point.x)), y: max(-Self.limit, min(Self.limit, point.y)))
        }
        var current = CGPoint.zero
        var start = CGPoint.zero
        forEach { element in
            switch element {
            case .move(let point):
                current = held(point)
                start = held(point)
                cairo_move_to(target, current.x, current.y)
            case .line(let point):
                current = held(point)
                cairo_line_to(target, current.x, current.y)
            case .quad(let control, let end):
                let control = held(control)
                let end = held(end)
                cairo_curve_to(
                    target, (current.x + 2 * control.x) / 3, (current.y + 2 * control.y) / 3,
                    (end.x + 2 * control.x) / 3, (end.y + 2 * control.y) / 3, end.x, end.y)
                current = end
            case .curve(let control1, let control2, let end):
                let control1 = held(control1)
                let control2 = held(control2)
                let end = held(end)
                cairo_curve_to(target, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
                current = end
            case .close:
                cairo_close_path(target)
                current = start
            }
        }
    }
}
