import Foundation

/// The area of a stroke along a path, as a path.
///
/// It consists of overlapping parts (one per segment, corner and end) with the same orientation; the winding rule
/// fills them as one area.
struct StrokeOutline {
    let style: LineStyle
    /// The maximum error of line segments for curves.
    let tolerance: CGFloat
    private var half: CGFloat { style.width / 2 }

    init(style: LineStyle, tolerance: CGFloat) {
        self.style = style
        self.tolerance = tolerance
    }

    /// The area of a stroke along `path`, to be filled with the winding rule.
    func outline(of path: PathStorage) -> PathStorage {
        let result = CGMutablePath()
        for line in path.polylines(tolerance: tolerance) {
            if style.isDashed {
                for dash in line.dashed(phase: style.dashPhase, lengths: style.dashLengths) { add(dash, to: result) }
            } else {
                add(line, to: result)
            }
        }
        return result.storage
    }

    private func add(_ line: Polyline, to path: CGMutablePath) {
        var points: [CGPoint] = []
        var isCorner: [Bool] = []
        for (point, corner) in zip(line.points, line.isCorner) where point != points.last {
            points.append(point)
            isCorner.append(corner)
        }
        if line.isClosed, points.count > 1, points.last == points.first {
            points.removeLast()
            isCorner.removeLast()
        }
        guard points.count > 1 else { return addDot(at: points[0], to: path) }

        let ends = line.isClosed ? points + [points[0]] : points
        let directions = zip(ends, ends.dropFirst()).map { from, to in
            let length = hypot(to.x - from.x, to.y - from.y)
            return CGVector(dx: (to.x - from.x) / length, dy: (to.y - from.y) / length)
        }
        for (index, direction) in directions.enumerated() {
            addBar(from: ends[index], to: ends[index + 1], direction: direction, path: path)
        }
        for index in 1..<max(1, directions.count) {
            let join = isCorner[index] ? style.join : .bevel
            addJoin(at: points[index], before: directions[index - 1], after: directions[index], join: join, to: path)
        }
        if line.isClosed {
            addJoin(
                at: points[0], before: directions[directions.count - 1], after: directions[0], join: style.join,
                to: path)
        } else {
            let first = directions[0]
            addCap(at: points[0], direction: CGVector(dx: -first.dx, dy: -first.dy), to: path)
            addCap(at: points[points.count - 1], direction: directions[directions.count - 1], to: path)
        }
    }

    private func addBar(from: CGPoint, to: CGPoint, direction: CGVector, path: CGMutablePath) {
        path.addLines(between: [
            from.moved(direction.left, by: half), from.moved(direction.left, by: -half),
            to.moved(direction.left, by: -half), to.moved(direction.left, by: half),
        ])
        path.closeSubpath()
    }

    private func addCap(at point: CGPoint, direction: CGVector, to path: CGMutablePath) {
        switch style.cap {
        case .butt: break
        case .square: addBar(from: point, to: point.moved(direction, by: half), direction: direction, path: path)
        case .round:
            path.move(to: point)
            path.addRelativeArc(
                center: point, radius: half, startAngle: atan2(direction.dy, direction.dx) - .pi / 2, delta: .pi)
            path.closeSubpath()
        }
    }

    /// Adds the dot of a line without length: nothing, a disc or a square, depending on the cap.
    private func addDot(at point: CGPoint, to path: CGMutablePath) {
        addCap(at: point, direction: CGVector(dx: 1, dy: 0), to: path)
        addCap(at: point, direction: CGVector(dx: -1, dy: 0), to: path)
    }

    /// Fills the wedge on the outer side of a corner.
    private func addJoin(
        at point: CGPoint, before: CGVector, after: CGVector, join: CGLineJoin, to path: CGMutablePath
    ) {
        let cross = before.dx * after.dy - before.dy * after.dx
        let dot = before.dx * after.dx + before.dy * after.dy
        guard cross != 0 || dot < 0 else { return }
        let isLeft = cross > 0
        let (from, to) = isLeft ? (before, after) : (after, before)
        let outward = isLeft ? -half : half
        let first = point.moved(from.left, by: outward)
        let last = point.moved(to.left, by: outward)
        path.move(to: point)
        path.addLine(to: first)
        if join == .round {
            path.addRelativeArc(
                center: point, radius: half, startAngle: atan2(first.y - point.y, first.x - point.x),
                delta: abs(atan2(cross, dot)))
        } else if join == .miter, let tip = tip(at: point, from: from, to: to, outward: outward, dot: dot) {
            path.addLine(to: tip)
        }
        path.addLine(to: last)
        path.closeSubpath()
    }

    /// The tip of a mitered corner; nil when it exceeds the miter limit.
    private func tip(at point: CGPoint, from: CGVector, to: CGVector, outward: CGFloat, dot: CGFloat) -> CGPoint? {
        // 1 / sin(φ/2) for the angle φ between the lines is the length of the miter in line widths.
        let halfSine = ((1 + dot) / 2).squareRoot()
        guard halfSine > 1e-6, 1 / halfSine <= style.miterLimit else { return nil }
        let middle = CGVector(dx: from.left.dx + to.left.dx, dy: from.left.dy + to.left.dy)
        return point.moved(middle, by: outward / (1 + dot))
    }
}

extension CGVector {
    /// The vector rotated by a quarter turn from the x axis toward the y axis.
    fileprivate var left: CGVector { CGVector(dx: -dy, dy: dx) }
}

extension CGPoint {
    fileprivate func moved(_ direction: CGVector, by distance: CGFloat) -> CGPoint {
        CGPoint(x: x + direction.dx * distance, y: y + direction.dy * distance)
    }
}
