import CoreGraphics

/// The straight segments of a path.
struct BoundarySegments {
    /// A curve becomes this many segments.
    private static let piecesOfCurve = 16

    private(set) var segments: [PlacedShape] = []
    private var isFinite = true
    private var start = Vector.zero
    private var current = Vector.zero

    init(_ path: CGPath) {
        for element in path.elements { add(element) }
    }

    /// The segments; nil if a point is not finite.
    var finite: [PlacedShape]? { isFinite ? segments : nil }

    private mutating func add(_ element: PathElement) {
        switch element {
        case .move(let point):
            start = Vector(point)
            current = start
        case .line(let point): addLine(to: Vector(point))
        case .quad(let control, let end):
            let (from, control, end) = (current, Vector(control), Vector(end))
            addCurve { time in
                let rest = 1 - time
                let bend = 2 * rest * time
                return from * (rest * rest) + control * bend + end * (time * time)
            }
        case .curve(let control1, let control2, let end):
            let (from, first, second, end) = (current, Vector(control1), Vector(control2), Vector(end))
            addCurve { time in
                let rest = 1 - time
                let (bend1, bend2) = (3 * rest * rest * time, 3 * rest * time * time)
                let middle = first * bend1 + second * bend2
                return from * (rest * rest * rest) + middle + end * (time * time * time)
            }
        case .close: addLine(to: start)
        }
    }

    private mutating func addCurve(_ point: (Double) -> Vector) {
        for piece in 1...Self.piecesOfCurve { addLine(to: point(Double(piece) / Double(Self.piecesOfCurve))) }
    }

    private mutating func addLine(to end: Vector) {
        if !current.isFinite || !end.isFinite { isFinite = false }
        if current != end { segments.append(.polygon([current, end])) }
        current = end
    }
}
