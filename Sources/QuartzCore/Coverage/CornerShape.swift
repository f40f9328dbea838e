import CoreGraphics

/// The curve of a rounded corner: three Bézier segments in units of the radius.
///
/// It interpolates between the circular arc and Apple's continuous corner, so that a corner without space for the long
/// curve becomes circular without a jump.
struct CornerShape: Hashable {
    /// 0 for a circular arc, 1 for the continuous curve.
    let smoothing: CGFloat

    /// The distance from the corner at which the curve begins.
    var reach: CGFloat { 1 + (ContinuousCorner.reach - 1) * smoothing }

    init(smoothing: CGFloat) {
        self.smoothing = smoothing
    }

    /// The curve of a corner with this radius; `halfSide` is half the length of the side.
    init(_ curve: CALayerCornerCurve, radius: CGFloat, halfSide: CGFloat) {
        guard curve == .continuous, radius > 0 else {
            smoothing = 0
            return
        }
        smoothing = max(0, min(1, (halfSide / radius - 1) / (ContinuousCorner.reach - 1)))
    }

    /// The ten points of the curve from the corner: x along the incoming edge, y along the outgoing one.
    var points: [CGPoint] {
        zip(CornerShape.circle, ContinuousCorner.points).map { circle, continuous in
            CGPoint(
                x: circle.x + (continuous.x - circle.x) * smoothing,
                y: circle.y + (continuous.y - circle.y) * smoothing)
        }
    }

    /// The circular arc, split where the middle segment of the continuous corner begins.
    private static let circle: [CGPoint] = {
        let first = asin(1 - ContinuousCorner.points[3].x)
        let middle = CGFloat.pi / 2 - 2 * first
        func point(_ angle: CGFloat, handle: CGFloat) -> CGPoint {
            CGPoint(x: 1 - sin(angle) - handle * cos(angle), y: 1 - cos(angle) + handle * sin(angle))
        }
        func handle(_ angle: CGFloat) -> CGFloat { 4 / 3 * tan(angle / 4) }
        let half = [
            point(0, handle: 0), point(0, handle: handle(first)), point(first, handle: -handle(first)),
            point(first, handle: 0), point(first, handle: handle(middle)),
        ]
        return half + half.reversed().map { CGPoint(x: $0.y, y: $0.x) }
    }()
}

extension CGMutablePath {
    /// Adds a closed rectangle with rounded corners, clockwise on a screen.
    ///
    /// - Parameter radius: At most half of each side.
    func addRounded(_ rect: CGRect, radius: CGFloat, corners: CACornerMask, curve: CornerShape) {
        guard radius > 0, !corners.isEmpty else { return addRect(rect) }
        let points = curve.points
        let sides: [(CACornerMask, corner: CGPoint, incoming: CGVector, outgoing: CGVector)] = [
            (
                .layerMaxXMinYCorner, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 0),
                CGVector(dx: 0, dy: 1)
            ),
            (
                .layerMaxXMaxYCorner, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -1),
                CGVector(dx: -1, dy: 0)
            ),
            (
                .layerMinXMaxYCorner, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: 0),
                CGVector(dx: 0, dy: -1)
            ),
            (.layerMinXMinYCorner, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
        ]
        for (index, side) in sides.enumerated() {
            func place(_ point: CGPoint) -> CGPoint {
                CGPoint(
                    x: side.corner.x + radius * (point.x * side.incoming.dx + point.y * side.outgoing.dx),
                    y: side.corner.y + radius * (point.x * side.incoming.dy + point.y * side.outgoing.dy))
            }
            let isRound = corners.contains(side.0)
            let start = isRound ? place(points[0]) : side.corner
            if index == 0 { move(to: start) } else { addLine(to: start) }
            guard isRound else { continue }
            for piece in stride(from: 1, to: 10, by: 3) {
                addCurve(
                    to: place(points[piece + 2]), control1: place(points[piece]), control2: place(points[piece + 1]))
            }
        }
        closeSubpath()
    }
}
