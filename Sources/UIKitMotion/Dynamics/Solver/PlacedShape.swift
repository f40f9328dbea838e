/// An outline in the space of the simulation.
enum PlacedShape {
    case circle(center: Vector, radius: Double)
    /// The corners in the order of `BodyShape.polygon`.
    case polygon([Vector])

    /// Where `self` and `other` touch, or are closer than `reach` points. Nil otherwise.
    func contact(with other: PlacedShape, reach: Double) -> ShapeContact? {
        switch (self, other) {
        case (.circle(let first, let radius), .circle(let second, let otherRadius)):
            return Self.contact(from: first, to: second, radii: (radius, otherRadius), reach: reach)
        case (.polygon(let corners), .circle(let center, let radius)):
            return Self.contact(of: corners, withCircleAt: center, radius: radius, reach: reach)
        case (.circle(let center, let radius), .polygon(let corners)):
            return Self.contact(of: corners, withCircleAt: center, radius: radius, reach: reach)?.reversed
        case (.polygon(let first), .polygon(let second)):
            return Self.contact(of: first, with: second, reach: reach)
        }
    }

    private static func contact(
        from first: Vector, to second: Vector, radii: (Double, Double), reach: Double
    ) -> ShapeContact? {
        let offset = second - first
        let separation = offset.length - radii.0 - radii.1
        guard separation < reach else { return nil }
        let normal = offset.length > 0 ? offset.normalized : Vector(0, 1)
        let position = first + normal * (radii.0 + separation / 2)
        return ShapeContact(normal: normal, points: [.init(position: position, separation: separation)])
    }

    private static func contact(
        of corners: [Vector], withCircleAt center: Vector, radius: Double, reach: Double
    ) -> ShapeContact? {
        guard let nearest = nearestEdge(of: corners, to: center) else { return nil }
        let (start, end) = (corners[nearest.edge], corners[(nearest.edge + 1) % corners.count])
        let along = (center - start).dot(end - start)
        let squaredLength = (end - start).dot(end - start)
        let isBesideEdge = along > 0 && along < squaredLength
        if nearest.distance <= 0 && corners.count > 2 || isBesideEdge {
            guard nearest.distance - radius < reach else { return nil }
            let position = center - nearest.normal * ((nearest.distance + radius) / 2)
            return ShapeContact(
                normal: nearest.normal, points: [.init(position: position, separation: nearest.distance - radius)])
        }
        return contact(from: along <= 0 ? start : end, to: center, radii: (0, radius), reach: reach)
    }

    /// The edge of a polygon with the largest distance from `point` along its normal.
    private static func nearestEdge(
        of corners: [Vector], to point: Vector
    ) -> (edge: Int, normal: Vector, distance: Double)? {
        var best: (edge: Int, normal: Vector, distance: Double)?
        for edge in corners.indices {
            let normal = outwardNormal(of: edge, in: corners)
            let distance = (point - corners[edge]).dot(normal)
            if distance > best?.distance ?? -.infinity { best = (edge, normal, distance) }
        }
        return best
    }

    static func outwardNormal(of edge: Int, in corners: [Vector]) -> Vector {
        -(corners[(edge + 1) % corners.count] - corners[edge]).perpendicular.normalized
    }

    /// The contact of two polygons: the edge that separates them most, and the opposite edge clipped to its length.
    private static func contact(of first: [Vector], with second: [Vector], reach: Double) -> ShapeContact? {
        guard let own = separatingEdge(of: first, from: second), own.separation < reach,
            let others = separatingEdge(of: second, from: first), others.separation < reach
        else { return nil }
        // A small preference keeps the choice from changing between two equal edges.
        if others.separation > own.separation + 0.01 {
            return clippedContact(of: second, edge: others.edge, with: first, reach: reach)?.reversed
        }
        return clippedContact(of: first, edge: own.edge, with: second, reach: reach)
    }

    private static func separatingEdge(of first: [Vector], from second: [Vector]) -> (edge: Int, separation: Double)? {
        var best: (edge: Int, separation: Double)?
        for edge in first.indices {
            let normal = outwardNormal(of: edge, in: first)
            let separation = second.reduce(Double.infinity) { min($0, ($1 - first[edge]).dot(normal)) }
            if separation > best?.separation ?? -.infinity { best = (edge, separation) }
        }
        return best
    }

    private static func clippedContact(
        of first: [Vector], edge: Int, with second: [Vector], reach: Double
    ) -> ShapeContact? {
        let normal = outwardNormal(of: edge, in: first)
        let (start, end) = (first[edge], first[(edge + 1) % first.count])
        let opposite = second.indices.min {
            outwardNormal(of: $0, in: second).dot(normal) < outwardNormal(of: $1, in: second).dot(normal)
        }
        guard let opposite else { return nil }
        let along = (end - start).normalized
        let limits = (0.0, (end - start).length)
        let ends = [second[opposite], second[(opposite + 1) % second.count]]
        let places = ends.map { ($0 - start).dot(along) }
        let depths = ends.map { ($0 - start).dot(normal) }
        let span = places[1] - places[0]
        let points = (0...1).compactMap { index -> ShapeContact.Point? in
            let position = min(max(places[index], limits.0), limits.1)
            let part = span == 0 ? Double(index) : (position - places[0]) / span
            guard (0...1).contains(part) else { return nil }
            let separation = depths[0] + (depths[1] - depths[0]) * part
            guard separation < reach else { return nil }
            return .init(position: start + along * position + normal * (separation / 2), separation: separation)
        }
        return points.isEmpty ? nil : ShapeContact(normal: normal, points: points)
    }
}

/// Where two outlines touch.
struct ShapeContact {
    struct Point {
        /// In the middle between both outlines.
        var position: Vector
        /// The distance of the outlines; negative if they overlap.
        var separation: Double
    }

    /// The direction of length 1 from the first outline to the second one.
    var normal: Vector
    /// One or two points.
    var points: [Point]

    /// The smallest separation of the points.
    var separation: Double { points.map(\.separation).min() ?? .infinity }

    /// The same contact seen from the second outline.
    var reversed: ShapeContact { ShapeContact(normal: -normal, points: points) }
}
