import CoreGraphics

extension CGPath {
    /// The part of the path between two fractions of its length, 0 to 1.
    func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
        let pieces = flattened
        let total = pieces.reduce(0) { $0 + $1.length }
        let first = max(0, start) * total
        let last = min(1, end) * total
        let result = CGMutablePath()
        guard first < last else { return result }
        var walked: CGFloat = 0
        var pen: CGPoint?
        for piece in pieces {
            defer { walked += piece.length }
            guard piece.length > 0, walked + piece.length > first, walked < last else { continue }
            let from = piece.point(at: (max(first, walked) - walked) / piece.length)
            let to = piece.point(at: (min(last, walked + piece.length) - walked) / piece.length)
            if pen != piece.from || walked <= first { result.move(to: from) }
            result.addLine(to: to)
            pen = piece.to
        }
        return result
    }

    /// The point at `progress` along the path, as a keyframe value.
    ///
    /// - Parameter isPaced: Whether `progress` is a fraction of the length; otherwise every path element takes the
    ///   same time.
    func keyframeValue(at progress: Double, isPaced: Bool) -> AnimatedValue? {
        let pieces = flattened
        guard let last = pieces.last else { return nil }
        let steps = last.elementIndex + 1
        var walked: CGFloat = 0
        let total = isPaced ? pieces.reduce(0) { $0 + $1.length } : CGFloat(steps)
        let goal = CGFloat(max(0, min(1, progress))) * total
        for piece in pieces {
            let span = isPaced ? piece.length : piece.fraction
            if walked + span >= goal, span > 0 { return AnimatedValue(piece.point(at: (goal - walked) / span)) }
            walked += span
        }
        return AnimatedValue(last.to)
    }

    private struct FlattenedSegment {
        let from, to: CGPoint
        /// The index of the path element it belongs to, and its fraction of that.
        let elementIndex: Int
        let fraction: CGFloat

        var length: CGFloat { hypot(to.x - from.x, to.y - from.y) }

        func point(at share: CGFloat) -> CGPoint {
            CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
        }
    }

    /// The path as line segments, with enough of them per curve to look smooth.
    private var flattened: [FlattenedSegment] {
        var pieces: [FlattenedSegment] = []
        var start = CGPoint.zero
        var current = CGPoint.zero
        var step = 0
        func line(to point: CGPoint, share: CGFloat = 1) {
            pieces.append(FlattenedSegment(from: current, to: point, elementIndex: step, fraction: share))
            current = point
        }
        func curve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
            let from = current
            let reach =
                hypot(control1.x - from.x, control1.y - from.y)
                + hypot(control2.x - control1.x, control2.y - control1.y)
                + hypot(end.x - control2.x, end.y - control2.y)
            let steps = max(8, min(256, Int(reach.rounded(.up))))
            for index in 1...steps {
                let t = CGFloat(index) / CGFloat(steps)
                let (a, b, c, d) = (
                    (1 - t) * (1 - t) * (1 - t), 3 * (1 - t) * (1 - t) * t, 3 * (1 - t) * t * t, t * t * t
                )
                line(
                    to: CGPoint(
                        x: a * from.x + b * control1.x + c * control2.x + d * end.x,
                        y: a * from.y + b * control1.y + c * control2.y + d * end.y),
                    share: 1 / CGFloat(steps))
            }
        }
        forEachElement { element in
            if case .move(let point) = element {
                start = point
                current = point
                return
            }
            defer { step += 1 }
            switch element {
            case .move: break
            case .line(let point): line(to: point)
            case .quad(let control, let end):
                let from = current
                curve(
                    to: end, control1: CGPoint(x: (from.x + 2 * control.x) / 3, y: (from.y + 2 * control.y) / 3),
                    control2: CGPoint(x: (end.x + 2 * control.x) / 3, y: (end.y + 2 * control.y) / 3))
            case .curve(let control1, let control2, let end): curve(to: end, control1: control1, control2: control2)
            case .close: line(to: start)
            }
        }
        return pieces
    }
}
