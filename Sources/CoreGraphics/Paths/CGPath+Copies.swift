import Foundation

extension CGPath {
    /// The same steps in a path that cannot change, with every point moved by `transform`.
    public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(storage: storage.applying(transform?.pointee ?? .identity))
    }

    /// The same steps in a path that cannot change.
    public final func copy() -> CGPath? { CGPath(storage: storage) }

    /// The same steps in a path that can be added to.
    public final func mutableCopy() -> CGMutablePath? { CGMutablePath(storage: storage) }

    /// The same steps in a path that can be added to, with every point moved by `transform`.
    public final func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(storage: storage.applying(transform?.pointee ?? .identity))
    }

    /// The area that a line along the path covers; fill it with the winding rule.
    ///
    /// It consists of overlapping pieces, with straight lines for curves that stray by at most a hundredth of a point.
    public final func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let style = LineStyle(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
        let outline = StrokeOutline(style: style, tolerance: storage.finestTolerance).outline(of: storage)
        return CGPath(storage: outline.applying(transform))
    }

    /// The dashes of the path, lengths of dashes and gaps in turn, beginning `phase` into them; curves become lines.
    public final func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        let style = LineStyle(dashPhase: phase, dashLengths: lengths)
        guard style.isDashed else { return CGPath(storage: storage.applying(transform)) }
        let result = CGMutablePath()
        for line in storage.polylines(tolerance: storage.finestTolerance) {
            for dash in line.dashed(phase: phase, lengths: lengths) {
                result.addLines(between: dash.points, transform: transform)
            }
        }
        return CGPath(storage: result.storage)
    }
}

extension PathStorage {
    /// How far straight lines may stray from curves: a hundredth of a point, less in tiny paths.
    var finestTolerance: CGFloat {
        guard !controlBounds.isNull else { return 0.01 }
        return max(1e-9, min(0.01, max(controlBounds.width, controlBounds.height) * 1e-4))
    }
}
