import CCairo
import Foundation

/// The state that `saveGState()` saves, without the clip, which Cairo saves.
struct GraphicsState {
    /// From user space to pixels of the bitmap, y down.
    var userToPixel: CGAffineTransform
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var line = LineStyle()
    var shouldAntialias = true
    var interpolation = CGInterpolationQuality.default
    var shadow: Shadow?
    /// The mask of all drawing; nil when there is none.
    var clipMask: CairoSurface?
}

/// The line style; lengths in user space at the time of drawing.
struct LineStyle: Hashable {
    var width: CGFloat = 1
    var cap = CGLineCap.butt
    var join = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dashPhase: CGFloat = 0
    var dashLengths: [CGFloat] = []

    /// Whether there is a valid dash pattern: no negative length, and not all of them zero.
    var isDashed: Bool {
        dashLengths.allSatisfy { $0 >= 0 && $0.isFinite } && dashLengths.contains { $0 > 0 } && dashPhase.isFinite
    }

    func apply(to target: OpaquePointer) {
        cairo_set_line_width(target, max(0, width))
        cairo_set_line_cap(target, cap.cairo)
        cairo_set_line_join(target, join.cairo)
        cairo_set_miter_limit(target, miterLimit)
        if isDashed {
            cairo_set_dash(target, dashLengths.map(Double.init), Int32(dashLengths.count), dashPhase)
        } else {
            cairo_set_dash(target, nil, 0, 0)
        }
    }

    /// The maximum distance of a stroke from its path.
    var reach: CGFloat {
        let corner = join == .miter ? max(1, miterLimit) : 1
        return width / 2 * max(corner, cap == .square ? 1.5 : 1)
    }
}

extension CGLineCap {
    var cairo: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

extension CGLineJoin {
    var cairo: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}
