import CCairo
import Foundation

extension LineStyle {
    /// Sets it as the line style of a Cairo context.
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
