/// The vertices of complex shapes in symbols.
enum SymbolGeometry {
    /// A star with `count` points at radius `outer`, the first at the top, and the vertices between them at radius
    /// `inner`.
    static func star(center: CGPoint, outerRadius outer: CGFloat, innerRadius inner: CGFloat, count: Int) -> [CGPoint] {
        (0..<2 * count).map { index in
            center.point(
                atAngle: -.pi / 2 + CGFloat(index) * .pi / CGFloat(count),
                radius: index.isMultiple(of: 2) ? outer : inner)
        }
    }

    /// A gear with `count` teeth from radius `inner` to `outer`, the first one at the top.
    static func gear(center: CGPoint, outerRadius outer: CGFloat, innerRadius inner: CGFloat, count: Int) -> [CGPoint] {
        let step = 2 * CGFloat.pi / CGFloat(count)
        // The half width of a tooth at its base and at its top, as fractions of the distance between teeth.
        let foot: CGFloat = 0.3
        let top: CGFloat = 0.17
        return (0..<count).flatMap { index -> [CGPoint] in
            let middle = CGFloat(index) * step - .pi / 2
            return [
                center.point(atAngle: middle - foot * step, radius: inner),
                center.point(atAngle: middle - top * step, radius: outer),
                center.point(atAngle: middle + top * step, radius: outer),
                center.point(atAngle: middle + foot * step, radius: inner),
            ]
        }
    }
}

extension CGPoint {
    /// The point at `angle` (radians, clockwise from the right) and `radius` around this one.
    func point(atAngle angle: CGFloat, radius: CGFloat) -> CGPoint {
        CGPoint(x: x + radius * cos(angle), y: y + radius * sin(angle))
    }
}

extension CGRect {
    init(center: CGPoint, radiusX: CGFloat, radiusY: CGFloat) {
        self.init(x: center.x - radiusX, y: center.y - radiusY, width: 2 * radiusX, height: 2 * radiusY)
    }
}

extension CGMutablePath {
    /// Adds a closed polygon through `corners`, each rounded by `radius`, limited to half of the adjacent edges.
    func addPolygon(_ corners: [CGPoint], radius: CGFloat) {
        for (index, corner) in corners.enumerated() {
            let before = corners[(index + corners.count - 1) % corners.count]
            let after = corners[(index + 1) % corners.count]
            let back = corner.unitVector(to: before)
            let on = corner.unitVector(to: after)
            let half = acos(max(-1, min(1, back.dx * on.dx + back.dy * on.dy))) / 2
            let availableLength = min(corner.length(to: before), corner.length(to: after)) / 2
            let reach = min(radius / tan(half), availableLength)
            let start = CGPoint(x: corner.x + back.dx * reach, y: corner.y + back.dy * reach)
            if index == 0 { move(to: start) } else { addLine(to: start) }
            guard reach > 0 else { continue }
            addArc(tangent1End: corner, tangent2End: after, radius: reach * tan(half))
        }
        closeSubpath()
    }
}

extension CGPoint {
    fileprivate func length(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }

    fileprivate func unitVector(to other: CGPoint) -> CGVector {
        let length = length(to: other)
        return CGVector(dx: (other.x - x) / length, dy: (other.y - y) / length)
    }
}
