import CoreGraphics

/// A projective transform of one plane to another: lines stay lines, and what is farther away is smaller.
///
/// A point (x, y) is mapped to (X / W, Y / W), each of them a linear combination of x, y and 1. W is 1 in the plane
/// of the canvas, smaller nearer to the eye, and not positive behind it.
struct Projection: Equatable {
    var x: SIMD3<Double>
    var y: SIMD3<Double>
    var w: SIMD3<Double>

    /// Everything closer to the eye than this fraction of the eye's distance is clipped: it would be enlarged more
    /// than 64 times.
    static let nearLimit = 1.0 / 64

    init(x: SIMD3<Double>, y: SIMD3<Double>, w: SIMD3<Double>) {
        self.x = x
        self.y = y
        self.w = w
    }

    init(_ t: CGAffineTransform) {
        x = [t.a, t.c, t.tx]
        y = [t.b, t.d, t.ty]
        w = [0, 0, 1]
    }

    /// The effect of the matrix on points with z = 0, seen from the front.
    init(_ t: CATransform3D) {
        x = [t.m11, t.m21, t.m41]
        y = [t.m12, t.m22, t.m42]
        w = [t.m14, t.m24, t.m44]
    }

    /// The equivalent affine transform; nil when it has perspective or maps everything behind the eye.
    var affine: CGAffineTransform? {
        guard w.x == 0, w.y == 0, w.z > 0 else { return nil }
        return CGAffineTransform(
            a: x.x / w.z, b: y.x / w.z, c: x.y / w.z, d: y.y / w.z, tx: x.z / w.z, ty: y.z / w.z)
    }

    /// Applies this transform first, then `next`.
    func concatenating(_ next: Projection) -> Projection {
        func row(_ row: SIMD3<Double>) -> SIMD3<Double> { x * row.x + y * row.y + w * row.z }
        return Projection(x: row(next.x), y: row(next.y), w: row(next.w))
    }

    /// Positive when the front of the plane is visible, negative for the back, and 0 edge-on.
    var determinant: Double { (x * Projection.cross(y, w)).sum() }

    /// From the canvas back to the plane; nil when the plane is edge-on or nearly so.
    var inverse: Projection? {
        let determinant = determinant
        guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
        let first = Projection.cross(y, w)
        let second = Projection.cross(w, x)
        let third = Projection.cross(x, y)
        let factor = 1 / determinant
        return Projection(
            x: SIMD3(first.x, second.x, third.x) * factor, y: SIMD3(first.y, second.y, third.y) * factor,
            w: SIMD3(first.z, second.z, third.z) * factor)
    }

    private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }

    /// The projected outline of a rectangle, clipped in front of the eye: three to five corners, or none.
    func corners(of rect: CGRect) -> [CGPoint] {
        let (left, top, right, bottom) = (
            Double(rect.minX), Double(rect.minY), Double(rect.maxX), Double(rect.maxY)
        )
        let places: [SIMD3<Double>] = [[left, top, 1], [right, top, 1], [right, bottom, 1], [left, bottom, 1]]
        let seen = places.map { SIMD3(($0 * x).sum(), ($0 * y).sum(), ($0 * w).sum()) }
        var corners: [CGPoint] = []
        corners.reserveCapacity(5)
        for (index, point) in seen.enumerated() {
            let next = seen[(index + 1) % 4]
            if point.z >= Projection.nearLimit { corners.append(CGPoint(x: point.x / point.z, y: point.y / point.z)) }
            guard (point.z >= Projection.nearLimit) != (next.z >= Projection.nearLimit) else { continue }
            let edge = point + (next - point) * ((Projection.nearLimit - point.z) / (next.z - point.z))
            corners.append(CGPoint(x: edge.x / Projection.nearLimit, y: edge.y / Projection.nearLimit))
        }
        return corners.allSatisfy { $0.x.isFinite && $0.y.isFinite } ? corners : []
    }

    /// The smallest rectangle of pixels around the visible part of a projected rectangle.
    func pixels(_ rect: PixelRect) -> PixelRect {
        guard !rect.isEmpty else { return .zero }
        let corners = corners(of: rect.cgRect)
        guard let first = corners.first else { return .zero }
        var low = first
        var high = first
        for corner in corners {
            low = CGPoint(x: min(low.x, corner.x), y: min(low.y, corner.y))
            high = CGPoint(x: max(high.x, corner.x), y: max(high.y, corner.y))
        }
        return PixelRect(enclosing: CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y))
    }

    /// The longest distances along each axis between the places of neighboring pixels of `rect`, rounded up. Nil when
    /// some of them are behind the eye, or very far apart.
    func steps(in rect: PixelRect) -> (x: Int, y: Int)? {
        var steps = (x: 0.0, y: 0.0)
        // The scale changes in one direction, so it is largest at a corner.
        for (left, top) in [
            (rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY),
        ] {
            let corner = SIMD3(Double(left), Double(top), 1)
            let depth = (corner * w).sum()
            guard depth > 0 else { return nil }
            // The derivatives along both axes of the canvas.
            let across = (x * depth - w * (corner * x).sum()) / (depth * depth)
            let down = (y * depth - w * (corner * y).sum()) / (depth * depth)
            steps.x = max(steps.x, abs(across.x) + abs(across.y))
            steps.y = max(steps.y, abs(down.x) + abs(down.y))
        }
        guard max(steps.x, steps.y) < 65_536 else { return nil }
        return (Int(steps.x.rounded(.up)), Int(steps.y.rounded(.up)))
    }
}
