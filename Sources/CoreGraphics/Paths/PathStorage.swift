import Foundation

/// The elements of a path as a value: kinds and points in two arrays, with incrementally updated bounds.
struct PathStorage: Hashable, Sendable {
    private(set) var kinds: [CGPathElementType] = []
    private(set) var points: [CGPoint] = []
    /// The bounding box of all points, control points included; null when there are none.
    private(set) var controlBounds = CGRect.null
    /// The bounding box of the curve; null when there is nothing.
    private(set) var curveBounds = CGRect.null
    /// The start of the current subpath.
    private(set) var start = CGPoint.zero
    /// The current point; nil before the first move.
    private(set) var current: CGPoint?

    var isEmpty: Bool { kinds.isEmpty }

    mutating func move(to point: CGPoint) {
        append(.moveToPoint, end: point)
        start = point
    }

    mutating func addLine(to point: CGPoint) {
        append(.addLineToPoint, end: point)
    }

    mutating func addQuad(control: CGPoint, end: CGPoint) {
        guard let from = current else { return }
        addControl(control)
        append(.addQuadCurveToPoint, end: end)
        curveBounds.include(Bezier.bounds(quadFrom: from, control: control, to: end))
    }

    mutating func addCurve(control1: CGPoint, control2: CGPoint, end: CGPoint) {
        guard let from = current else { return }
        addControl(control1)
        addControl(control2)
        append(.addCurveToPoint, end: end)
        curveBounds.include(Bezier.bounds(curveFrom: from, control1: control1, control2: control2, to: end))
    }

    /// Closes the subpath; a following element continues from its start with a new subpath.
    mutating func close() {
        guard let last = kinds.last, last != .closeSubpath else { return }
        kinds.append(.closeSubpath)
        current = start
    }

    mutating func append(_ element: PathElement) {
        switch element {
        case .move(let point): move(to: point)
        case .line(let point): addLine(to: point)
        case .quad(let control, let end): addQuad(control: control, end: end)
        case .curve(let control1, let control2, let end): addCurve(control1: control1, control2: control2, end: end)
        case .close: close()
        }
    }

    private mutating func addControl(_ point: CGPoint) {
        points.append(point)
        controlBounds.include(point)
    }

    private mutating func append(_ kind: CGPathElementType, end: CGPoint) {
        kinds.append(kind)
        points.append(end)
        current = end
        controlBounds.include(end)
        curveBounds.include(end)
    }

    func forEach(_ body: (PathElement) -> Void) {
        var next = 0
        for kind in kinds {
            switch kind {
            case .moveToPoint: body(.move(points[next]))
            case .addLineToPoint: body(.line(points[next]))
            case .addQuadCurveToPoint: body(.quad(control: points[next], end: points[next + 1]))
            case .addCurveToPoint:
                body(.curve(control1: points[next], control2: points[next + 1], end: points[next + 2]))
            case .closeSubpath: body(.close)
            }
            next += kind.pointCount
        }
    }

    /// The same elements with every point transformed.
    func applying(_ transform: CGAffineTransform) -> PathStorage {
        guard !transform.isIdentity else { return self }
        var result = PathStorage()
        result.kinds.reserveCapacity(kinds.count)
        result.points.reserveCapacity(points.count)
        forEach { result.append($0.applying(transform)) }
        return result
    }

    static func == (lhs: PathStorage, rhs: PathStorage) -> Bool {
        lhs.kinds == rhs.kinds && lhs.points == rhs.points
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(kinds)
        for point in points {
            hasher.combine(point.x)
            hasher.combine(point.y)
        }
    }
}

extension PathElement {
    func applying(_ transform: CGAffineTransform) -> PathElement {
        switch self {
        case .move(let point): .move(point.applying(transform))
        case .line(let point): .line(point.applying(transform))
        case .quad(let control, let end): .quad(control: control.applying(transform), end: end.applying(transform))
        case .curve(let control1, let control2, let end):
            .curve(
                control1: control1.applying(transform), control2: control2.applying(transform),
                end: end.applying(transform))
        case .close: .close
        }
    }
}

extension CGRect {
    /// Extends the rectangle to contain `point`; a null rectangle becomes the point.
    mutating func include(_ point: CGPoint) {
        include(CGRect(origin: point, size: .zero))
    }

    /// Extends the rectangle to contain `other`; unlike in `union(_:)`, an empty `other` counts too.
    mutating func include(_ other: CGRect) {
        guard !isNull else {
            self = other
            return
        }
        let left = min(minX, other.minX)
        let top = min(minY, other.minY)
        self = CGRect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }
}
