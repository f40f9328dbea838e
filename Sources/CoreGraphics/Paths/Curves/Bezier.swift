import Foundation

/// The arithmetic of Bézier curves: points, bounds, and flattening.
enum Bezier {
    /// A point on a quadratic curve, `t` from 0 to 1.
    static func point(quadFrom start: CGPoint, control: CGPoint, to end: CGPoint, at t: CGFloat) -> CGPoint {
        let s = 1 - t
        return CGPoint(
            x: s * s * start.x + 2 * s * t * control.x + t * t * end.x,
            y: s * s * start.y + 2 * s * t * control.y + t * t * end.y)
    }

    /// A point on a cubic curve, `t` from 0 to 1.
    static func point(
        curveFrom start: CGPoint, control1: CGPoint, control2: CGPoint, to end: CGPoint, at t: CGFloat
    ) -> CGPoint {
        let s = 1 - t
        let w0 = s * s * s
        let w1 = 3 * s * s * t
        let w2 = 3 * s * t * t
        let w3 = t * t * t
        return CGPoint(
            x: w0 * start.x + w1 * control1.x + w2 * control2.x + w3 * end.x,
            y: w0 * start.y + w1 * control1.y + w2 * control2.y + w3 * end.y)
    }

    /// The bounding box of a quadratic curve.
    static func bounds(quadFrom start: CGPoint, control: CGPoint, to end: CGPoint) -> CGRect {
        var box = CGRect(origin: start, size: .zero)
        box.include(end)
        for (p0, p1, p2) in [(start.x, control.x, end.x), (start.y, control.y, end.y)] {
            let t = (p0 - p1) / (p0 - 2 * p1 + p2)
            if t > 0, t < 1 { box.include(point(quadFrom: start, control: control, to: end, at: t)) }
        }
        return box
    }

    /// The bounding box of a cubic curve.
    static func bounds(curveFrom start: CGPoint, control1: CGPoint, control2: CGPoint, to end: CGPoint) -> CGRect {
        var box = CGRect(origin: start, size: .zero)
        box.include(end)
        forEachExtreme(start: start.x, control1: control1.x, control2: control2.x, end: end.x) {
            box.include(point(curveFrom: start, control1: control1, control2: control2, to: end, at: $0))
        }
        forEachExtreme(start: start.y, control1: control1.y, control2: control2.y, end: end.y) {
            box.include(point(curveFrom: start, control1: control1, control2: control2, to: end, at: $0))
        }
        return box
    }

    /// Calls `body` with the extremes of one coordinate of a cubic curve: the zeros of its derivative between 0 and 1.
    ///
    /// Outlines that grow have new curves in every frame, so this allocates nothing.
    private static func forEachExtreme(
        start p0: CGFloat, control1 p1: CGFloat, control2 p2: CGFloat, end p3: CGFloat, _ body: (CGFloat) -> Void
    ) {
        let a = p3 - 3 * p2 + 3 * p1 - p0
        let b = 2 * (p2 - 2 * p1 + p0)
        let c = p1 - p0
        func report(_ zero: CGFloat) {
            if zero > 0 && zero < 1 { body(zero) }
        }
        guard abs(a) >= 1e-12 else { return report(-c / b) }
        let root = (b * b - 4 * a * c).squareRoot()
        report((-b + root) / (2 * a))
        report((-b - root) / (2 * a))
    }

    /// The number of line segments for a quadratic curve with an error of at most `tolerance`.
    static func segmentCount(quadFrom start: CGPoint, control: CGPoint, to end: CGPoint, tolerance: CGFloat) -> Int {
        let bend = hypot(start.x - 2 * control.x + end.x, start.y - 2 * control.y + end.y)
        return segmentCount(forBend: bend / 4, tolerance: tolerance)
    }

    /// The number of line segments for a cubic curve with an error of at most `tolerance`.
    static func pieces(
        curveFrom start: CGPoint, control1: CGPoint, control2: CGPoint, to end: CGPoint, tolerance: CGFloat
    ) -> Int {
        let bend = max(
            hypot(start.x - 2 * control1.x + control2.x, start.y - 2 * control1.y + control2.y),
            hypot(control1.x - 2 * control2.x + end.x, control1.y - 2 * control2.y + end.y))
        return segmentCount(forBend: bend * 3 / 4, tolerance: tolerance)
    }

    /// A line over the n-th part of a curve has an error of at most its bend / n². The maximum is 500 lines.
    private static func segmentCount(forBend bend: CGFloat, tolerance: CGFloat) -> Int {
        max(1, Int(min(500, (bend / tolerance).squareRoot().rounded(.up))))
    }
}
