import Foundation

/// Corners of a rectangle, y down.
package struct RectCorners: OptionSet, Hashable, Sendable {
    /// One bit for each corner, the same as in `UIRectCorner`.
    package let rawValue: Int

    /// Creates a set from its bits.
    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Minimum x, minimum y.
    package static let topLeft = RectCorners(rawValue: 1)
    /// Maximum x, minimum y.
    package static let topRight = RectCorners(rawValue: 2)
    /// Minimum x, maximum y.
    package static let bottomLeft = RectCorners(rawValue: 4)
    /// Maximum x, maximum y.
    package static let bottomRight = RectCorners(rawValue: 8)
    /// All four corners.
    package static let all: RectCorners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// The shape of Apple's continuous corners; the values were read from UIKit's own paths (Docs/Numbers.md).
package enum ContinuousCorner {
    /// The distance from the corner at which the curve begins, in radii.
    package static let reach: CGFloat = 1.528665

    /// The start of the curve and its three Bézier segments with two control points and an end each; in radii. x is
    /// the distance from the corner back along the incoming edge, y forward along the outgoing edge.
    package static let points: [CGPoint] = {
        let half = [
            CGPoint(x: reach, y: 0), CGPoint(x: 1.088492957618529, y: 0), CGPoint(x: 0.868406944063002, y: 0),
            CGPoint(x: 0.631493792830993, y: 0.074911387847016), CGPoint(x: 0.372823826625747, y: 0.16905955604437),
        ]
        // A corner is symmetric.
        return half + half.reversed().map { CGPoint(x: $0.y, y: $0.x) }
    }()
}

extension CGPath {
    /// A closed rectangle with Apple's continuous corners, as `UIBezierPath(roundedRect:cornerRadius:)` draws it.
    ///
    /// Clockwise with y down, starting at the left end of the top edge. The radius is at most half the shorter side.
    /// The curve needs 1.53 radii of each side. If one axis is shorter, it is compressed along that axis; if both
    /// are, the corners become circular arcs of half the shorter side.
    package convenience init(
        continuousRoundedRect rect: CGRect, cornerRadius: CGFloat, corners: RectCorners = .all
    ) {
        let rect = rect.standardized
        let halfWidth = rect.width / 2
        let halfHeight = rect.height / 2
        let radius = max(0, min(cornerRadius, halfWidth, halfHeight))
        let path = CGMutablePath()
        guard radius > 0, rect.isFinite else {
            path.addRect(rect)
            self.init(storage: path.storage)
            return
        }
        let reach = ContinuousCorner.reach * radius
        let curve: CornerCurve =
            switch (halfWidth < reach, halfHeight < reach) {
            case (false, false): .uncompressed(radius: radius)
            case (true, true): .circle(radius: min(halfWidth, halfHeight))
            case (false, true): .compressed(half: halfHeight, long: halfWidth, isAlongY: true)
            case (true, false): .compressed(half: halfWidth, long: halfHeight, isAlongY: false)
            }
        // Each corner, clockwise, with the direction back along its incoming edge and forward along its outgoing
        // edge.
        let rounds: [(corner: RectCorners, at: CGPoint, back: CGVector, on: CGVector)] = [
            (.topRight, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)),
            (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)),
            (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)),
            (.topLeft, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
        ]
        let start = corners.contains(.topLeft) ? curve.end(leavesAlongX: true) : 0
        path.move(to: CGPoint(x: rect.minX + start, y: rect.minY))
        for (corner, point, back, on) in rounds {
            let space = CGAffineTransform(a: back.dx, b: back.dy, c: on.dx, d: on.dy, tx: point.x, ty: point.y)
            let steps = corners.contains(corner) ? curve.elements(comesAlongX: back.dy == 0) : [.line(.zero)]
            for step in steps { path.storage.append(step.applying(space)) }
        }
        path.closeSubpath()
        self.init(storage: path.storage)
    }
}

/// The shape of a corner: x of a point is the distance back along the incoming edge, y forward along the outgoing
/// edge.
private enum CornerCurve {
    case uncompressed(radius: CGFloat)
    case circle(radius: CGFloat)
    /// `half` is half the short axis, `long` half the other; `isAlongY` tells whether y is the short axis.
    case compressed(half: CGFloat, long: CGFloat, isAlongY: Bool)

    /// The distance from the corner at which the curve ends on the outgoing edge.
    func end(leavesAlongX: Bool) -> CGFloat {
        switch self {
        case .uncompressed(let radius): ContinuousCorner.reach * radius
        case .circle(let radius): radius
        case .compressed(let half, let long, let isAlongY):
            leavesAlongX == isAlongY ? min(CornerCurve.compressedReach * half, long) : half
        }
    }

    /// The start of a compressed corner's curve on the long edge, in halves of the short axis.
    private static let compressedReach: CGFloat = 1.509914835

    /// The path elements of the corner, beginning with a line to the start of the curve.
    func elements(comesAlongX: Bool) -> [PathElement] {
        switch self {
        case .uncompressed(let radius):
            return CornerCurve.uncompressedElements.map { $0.applying(.init(scaleX: radius, y: radius)) }
        case .circle(let radius):
            let inner = 1 - CGFloat(0.5522847498)
            let steps: [PathElement] = [
                .line(CGPoint(x: 1, y: 0)),
                .curve(
                    control1: CGPoint(x: inner, y: 0), control2: CGPoint(x: 0, y: inner), end: CGPoint(x: 0, y: 1)),
            ]
            return steps.map { $0.applying(.init(scaleX: radius, y: radius)) }
        case .compressed(let half, let long, let isAlongY):
            let limit = long / half
            func held(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: min(x, limit) * half, y: y * half) }
            // From the long edge into the short one.
            let entering: [PathElement] = [
                .line(held(CornerCurve.compressedReach, 0)),
                .curve(
                    control1: held(1.069742808, 0), control2: held(0.849656794, 0),
                    end: held(0.612743643, 0.074911388)),
                .curve(control1: held(0.244857803, 0.208810883), control2: held(0, 0.558504067), end: held(0, 0.95)),
                .line(held(0, 1)),
            ]
            return comesAlongX == isAlongY ? entering : CornerCurve.mirrored(entering)
        }
    }

    /// The same corner in reverse direction, with the two edges swapped.
    private static func mirrored(_ steps: [PathElement]) -> [PathElement] {
        func swapped(_ point: CGPoint) -> CGPoint { CGPoint(x: point.y, y: point.x) }
        var result: [PathElement] = []
        var controls: [CGPoint]?
        for step in steps.reversed() {
            let end: CGPoint
            var next: [CGPoint]?
            switch step {
            case .move(let point), .line(let point): end = point
            case .quad(let control, let point): (end, next) = (point, [control, control])
            case .curve(let control1, let control2, let point): (end, next) = (point, [control2, control1])
            case .close: continue
            }
            if let controls {
                result.append(
                    .curve(control1: swapped(controls[0]), control2: swapped(controls[1]), end: swapped(end)))
            } else {
                result.append(.line(swapped(end)))
            }
            controls = next
        }
        return result
    }

    private static let uncompressedElements: [PathElement] = {
        let points = ContinuousCorner.points
        let curves = stride(from: 1, to: points.count, by: 3).map { first in
            PathElement.curve(control1: points[first], control2: points[first + 1], end: points[first + 2])
        }
        return [.line(points[0])] + curves
    }()
}
