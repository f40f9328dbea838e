import Foundation

/// A sequence of line segments that represents one subpath.
struct Polyline {
    var points: [CGPoint]
    /// Whether each point is a corner; points inside a curve are not.
    var isCorner: [Bool]
    var isClosed = false
}

extension PathStorage {
    /// The subpaths as line segments with an error of at most `tolerance`. Subpaths of a single point are skipped.
    func polylines(tolerance: CGFloat) -> [Polyline] {
        var cutter = PathFlattener(tolerance: tolerance)
        forEach { cutter.add($0) }
        cutter.finishSubpath()
        return cutter.finished
    }
}

/// Flattens a path into line segments, element by element.
private struct PathFlattener {
    let tolerance: CGFloat
    private(set) var finished: [Polyline] = []
    private var line = Polyline(points: [], isCorner: [])

    init(tolerance: CGFloat) {
        self.tolerance = tolerance
    }

    mutating func add(_ element: PathElement) {
        switch element {
        case .move(let point): startSubpath(at: point)
        case .line(let point): addCorner(point)
        case .quad(let control, let end):
            let from = line.points[line.points.count - 1]
            addCurve(Bezier.segmentCount(quadFrom: from, control: control, to: end, tolerance: tolerance)) {
                Bezier.point(quadFrom: from, control: control, to: end, at: $0)
            }
        case .curve(let control1, let control2, let end):
            let from = line.points[line.points.count - 1]
            let count = Bezier.pieces(
                curveFrom: from, control1: control1, control2: control2, to: end, tolerance: tolerance)
            addCurve(count) {
                Bezier.point(curveFrom: from, control1: control1, control2: control2, to: end, at: $0)
            }
        case .close:
            let first = line.points[0]
            line.isClosed = true
            if line.points.count == 1 { addCorner(first) }
            startSubpath(at: first)
        }
    }

    mutating func finishSubpath() {
        if line.points.count > 1 { finished.append(line) }
    }

    private mutating func startSubpath(at point: CGPoint) {
        finishSubpath()
        line = Polyline(points: [point], isCorner: [true])
    }

    private mutating func addCorner(_ point: CGPoint) {
        line.points.append(point)
        line.isCorner.append(true)
    }

    private mutating func addCurve(_ count: Int, _ point: (CGFloat) -> CGPoint) {
        // Ends and corners take their direction from the first and last segment, which must therefore be very short.
        let first = CGFloat(0.0001)
        let last = CGFloat(0.9999)
        let inner = (1..<max(1, count)).map { CGFloat($0) / CGFloat(count) }
        for position in [first] + inner + [last, 1] {
            line.points.append(point(position))
            line.isCorner.append(position == 1)
        }
    }
}

extension Polyline {
    /// The dashes of the line: open segments of the given lengths with gaps between them, starting `phase` into the
    /// pattern.
    ///
    /// - Precondition: some length is above 0 and none is negative.
    func dashed(phase: CGFloat, lengths: [CGFloat]) -> [Polyline] {
        let lengths = lengths.count % 2 == 0 ? lengths : lengths + lengths
        let period = lengths.reduce(0, +)
        var left = phase.truncatingRemainder(dividingBy: period)
        if left < 0 { left += period }
        var index = 0
        while left > 0, left >= lengths[index] {
            left -= lengths[index]
            index = (index + 1) % lengths.count
        }
        left = lengths[index] - left

        var dashes: [Polyline] = []
        var dash = index % 2 == 0 ? Polyline(points: [points[0]], isCorner: [true]) : nil
        let corners = isClosed ? points + [points[0]] : points
        for (from, to) in zip(corners, corners.dropFirst()) {
            let length = hypot(to.x - from.x, to.y - from.y)
            guard length > 0 else { continue }
            var done: CGFloat = 0
            while length - done > left {
                done += left
                let point = CGPoint(
                    x: from.x + (to.x - from.x) * done / length, y: from.y + (to.y - from.y) * done / length)
                if let open = dash {
                    dashes.append(open.adding(point))
                    dash = nil
                } else {
                    dash = Polyline(points: [point], isCorner: [true])
                }
                index = (index + 1) % lengths.count
                left = lengths[index]
            }
            left -= length - done
            dash = dash?.adding(to)
        }
        if let open = dash, open.points.count > 1 { dashes.append(open) }
        return dashes
    }

    private func adding(_ point: CGPoint) -> Polyline {
        Polyline(points: points + [point], isCorner: isCorner + [true])
    }
}
