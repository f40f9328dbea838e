import Foundation

extension CGPath {
    /// Whether the point is inside the path; open subpaths count as closed. Undefined on the edge.
    ///
    /// - Parameter transform: Applied to the point, not the path.
    public final func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        let point = point.applying(transform)
        let box = storage.curveBounds
        guard !box.isNull, point.x >= box.minX, point.x <= box.maxX, point.y >= box.minY, point.y <= box.maxY
        else { return false }
        var winding = 0
        for line in storage.polylines(tolerance: storage.flatteningTolerance) {
            var from = line.points[line.points.count - 1]
            for to in line.points {
                winding += crossing(from, to, of: point)
                from = to
            }
        }
        return rule == .winding ? winding != 0 : winding % 2 != 0
    }

    /// 1 or −1 when the line crosses the ray from `point` to the right, by its direction along y; otherwise 0.
    private func crossing(_ from: CGPoint, _ to: CGPoint, of point: CGPoint) -> Int {
        guard (from.y <= point.y) != (to.y <= point.y) else { return 0 }
        let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
        guard x > point.x else { return 0 }
        return to.y > from.y ? 1 : -1
    }

    /// Whether the path is one upright rectangle, closed or not; writes it to `rect`.
    public final func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        let lines: [CGPathElementType] = [.moveToPoint, .addLineToPoint, .addLineToPoint, .addLineToPoint]
        var kinds = storage.kinds
        if kinds.last == .closeSubpath { kinds.removeLast() }
        guard kinds == lines || kinds == lines + [.addLineToPoint] else { return false }
        let p = storage.points
        if p.count == 5, p[4] != p[0] { return false }
        let beginsAlongX = p[0].y == p[1].y && p[1].x == p[2].x && p[2].y == p[3].y && p[3].x == p[0].x
        let beginsAlongY = p[0].x == p[1].x && p[1].y == p[2].y && p[2].x == p[3].x && p[3].y == p[0].y
        guard beginsAlongX || beginsAlongY else { return false }
        rect?.pointee = storage.curveBounds
        return true
    }
}
