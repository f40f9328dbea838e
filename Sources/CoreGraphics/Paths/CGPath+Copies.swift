import Foundation

extension CGPath {
    /// An immutable copy with every point transformed.
    public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(storage: storage.applying(transform?.pointee ?? .identity))
    }

    /// An immutable copy.
    public final func copy() -> CGPath? { CGPath(storage: storage) }

    /// A mutable copy.
    public final func mutableCopy() -> CGMutablePath? { CGMutablePath(storage: storage) }

    /// A mutable copy with every point transformed.
    public final func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(storage: storage.applying(transform?.pointee ?? .identity))
    }

    /// The area of a stroke along the path; fill it with the winding rule.
    ///
    /// It consists of overlapping parts. Curves become line segments with an error of at most a hundredth of a point.
    public final func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let style = LineStyle(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
        let outline = StrokeOutline(style: style, tolerance: storage.flatteningTolerance).outline(of: storage)
        return CGPath(storage: outline.applying(transform))
    }

    /// The dashes of the path, with alternating lengths of dashes and gaps, starting `phase` into the pattern; curves
    /// become line segments.
    public final func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        let style = LineStyle(dashPhase: phase, dashLengths: lengths)
        guard style.isDashed else { return CGPath(storage: storage.applying(transform)) }
        let result = CGMutablePath()
        for line in storage.polylines(tolerance: storage.flatteningTolerance) {
            for dash in line.dashed(phase: phase, lengths: lengths) {
                result.addLines(between: dash.points, transform: transform)
            }
        }
        return CGPath(storage: result.storage)
    }
}

extension PathStorage {
    /// The maximum error of line segments for curves: a hundredth of a point, less in tiny paths.
    var flatteningTolerance: CGFloat {
        guard !controlBounds.isNull else { return 0.01 }
        return max(1e-9, min(0.01, max(controlBounds.width, controlBounds.height) * 1e-4))
    }
}
