import CoreGraphics

/// The outline of a body, relative to its center, in points.
enum BodyShape: Equatable {
    case circle(radius: Double)
    /// The corners of a convex polygon in the order from the x-axis to the y-axis. A polygon with two corners is a
    /// segment with two sides; only boundaries have that shape.
    case polygon([Vector])

    /// In square points.
    var area: Double {
        switch self {
        case .circle(let radius): .pi * radius * radius
        case .polygon(let corners): Self.sumOverEdges(corners) { $0.cross($1) } / 2
        }
    }

    /// The distance of the farthest point from the center, in points.
    var radius: Double {
        switch self {
        case .circle(let radius): radius
        case .polygon(let corners): corners.map(\.length).max() ?? 0
        }
    }

    /// The mean of the squared distances from the center, in square points.
    var squaredRadiusOfGyration: Double {
        switch self {
        case .circle(let radius): return radius * radius / 2
        case .polygon(let corners):
            let area = Self.sumOverEdges(corners) { $0.cross($1) }
            guard area > 0 else { return 0 }
            let sum = Self.sumOverEdges(corners) { $0.cross($1) * ($0.dot($0) + $0.dot($1) + $1.dot($1)) }
            return sum / (6 * area)
        }
    }

    private static func sumOverEdges(_ corners: [Vector], _ value: (Vector, Vector) -> Double) -> Double {
        corners.indices.reduce(0) { $0 + value(corners[$1], corners[($1 + 1) % corners.count]) }
    }

    /// An ellipse; a polygon with sides of equal angles unless both axes are equal.
    ///
    /// - Parameter transform: Scales and rotates the ellipse around its center.
    static func ellipse(in size: CGSize, transform: CGAffineTransform) -> BodyShape {
        let points = (0..<ellipseSides).map { index in
            let angle = 2 * Double.pi * Double(index) / Double(ellipseSides)
            return Vector(
                CGPoint(x: cos(angle) * size.width / 2, y: sin(angle) * size.height / 2).applying(transform))
        }
        let radii = points.map(\.length)
        if let low = radii.min(), let high = radii.max(), high - low < 0.001 { return .circle(radius: high) }
        return convexHull(of: points)
    }

    private static let ellipseSides = 24

    /// The smallest convex polygon around `points`; the order is that of a shape's corners.
    static func convexHull(of points: [Vector]) -> BodyShape {
        let sorted = points.filter(\.isFinite).sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        func half(_ points: [Vector]) -> [Vector] {
            var hull: [Vector] = []
            for point in points {
                while let last = hull.last, let previous = hull.dropLast().last,
                    (last - previous).cross(point - last) <= 0
                {
                    hull.removeLast()
                }
                if hull.last != point { hull.append(point) }
            }
            return Array(hull.dropLast())
        }
        return .polygon(half(sorted) + half(sorted.reversed()))
    }
}
