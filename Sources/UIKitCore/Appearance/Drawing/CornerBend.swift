/// The corner of UIKit's rounded rectangles, which bends little by little instead of along a circle.
///
/// Lengths are points; the numbers are read off UIKit's own paths (`Docs/Numbers.md`, continuous corners).
struct CornerBend {
    /// A place near a corner: how far before it on the incoming edge's line, how far after it on the outgoing one's.
    struct Point: Equatable {
        let before: CGFloat
        let after: CGFloat
    }

    enum Step: Equatable {
        case line(Point)
        case curve(Point, Point, Point)
    }

    private enum Shape: Equatable {
        /// Room on both axes.
        case full
        /// Too little room on one axis, which both corners of that side share half and half.
        case squeezed(half: CGFloat, isHeightShort: Bool)
        /// Too little room on both axes: quarter circles.
        case circular(radius: CGFloat)
    }

    private let radius: CGFloat
    private let shape: Shape

    /// - Parameter radius: above 0; one that does not fit leads to another shape, see `Shape`.
    init(radius: CGFloat, in size: CGSize) {
        let (halfWidth, halfHeight) = (size.width / 2, size.height / 2)
        let wanted = radius * ContinuousCorner.reach
        self.radius = radius
        switch (halfWidth < wanted, halfHeight < wanted) {
        case (false, false): shape = .full
        case (true, true): shape = .circular(radius: min(halfWidth, halfHeight))
        case (false, true): shape = .squeezed(half: halfHeight, isHeightShort: true)
        case (true, false): shape = .squeezed(half: halfWidth, isHeightShort: false)
        }
    }

    /// How far from the corner the straight part of an edge ends.
    func reach(alongWidth: Bool) -> CGFloat {
        switch shape {
        case .full: radius * ContinuousCorner.reach
        case .circular(let radius): radius
        case .squeezed(let half, let isHeightShort):
            alongWidth == isHeightShort ? radius * ContinuousCorner.reach : half
        }
    }

    /// The way around a corner, beginning with the line that leads to it.
    func steps(incomingAlongWidth: Bool) -> [Step] {
        switch shape {
        case .full:
            let start = Point(before: reach(alongWidth: true), after: 0)
            return [.line(start)] + CornerBend.full.map { $0.scaled(by: radius) }
        case .circular(let radius):
            return [.line(Point(before: radius, after: 0)), CornerBend.quarterCircle.scaled(by: radius)]
        case .squeezed(let half, let isHeightShort):
            let long = radius * ContinuousCorner.reach
            let curves = CornerBend.squeezed.map { $0.scaled(by: half) }
            if incomingAlongWidth == isHeightShort {
                return [.line(Point(before: long, after: 0))] + curves + [.line(Point(before: 0, after: half))]
            }
            let last = CornerBend.squeezedEnd * half
            return [.line(Point(before: half, after: 0))]
                + CornerBend.mirrored(curves, endingAt: last) + [.line(Point(before: 0, after: long))]
        }
    }

    private static let full: [Step] = {
        let points = ContinuousCorner.points.map { Point(before: $0.x, after: $0.y) }
        return stride(from: 1, to: points.count, by: 3).map { .curve(points[$0], points[$0 + 1], points[$0 + 2]) }
    }()

    private static let squeezed: [Step] = [
        curve((1.069742808, 0), (0.849656794, 0), (0.612743643, 0.074911388)),
        curve((0.244857803, 0.208810883), (0, 0.558504067), (0, 0.95)),
    ]
    private static let squeezedEnd: CGFloat = 1.509914835

    private static let quarterCircle = curve((0.4477152502, 0), (0, 0.4477152502), (0, 1))

    private static func curve(
        _ control1: (CGFloat, CGFloat), _ control2: (CGFloat, CGFloat), _ end: (CGFloat, CGFloat)
    ) -> Step {
        .curve(
            Point(before: control1.0, after: control1.1), Point(before: control2.0, after: control2.1),
            Point(before: end.0, after: end.1))
    }

    /// The two curves of a squeezed corner run through from their end, for the corner where the short edge comes first.
    private static func mirrored(_ curves: [Step], endingAt last: CGFloat) -> [Step] {
        guard case .curve(let a1, let a2, let a) = curves[0], case .curve(let b1, let b2, let b) = curves[1] else {
            preconditionFailure("A squeezed corner is two curves, not \(curves).")
        }
        return [
            .line(b.mirrored), .curve(b2.mirrored, b1.mirrored, a.mirrored),
            .curve(a2.mirrored, a1.mirrored, Point(before: 0, after: last)),
        ]
    }
}

extension CornerBend.Point {
    fileprivate var mirrored: CornerBend.Point { CornerBend.Point(before: after, after: before) }

    fileprivate func scaled(by factor: CGFloat) -> CornerBend.Point {
        CornerBend.Point(before: before * factor, after: after * factor)
    }
}

extension CornerBend.Step {
    fileprivate func scaled(by factor: CGFloat) -> CornerBend.Step {
        switch self {
        case .line(let end): .line(end.scaled(by: factor))
        case .curve(let control1, let control2, let end):
            .curve(control1.scaled(by: factor), control2.scaled(by: factor), end.scaled(by: factor))
        }
    }
}
