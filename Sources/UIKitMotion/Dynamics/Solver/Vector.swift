import CoreGraphics

/// A point, velocity or force of the simulation: points, y down.
typealias Vector = SIMD2<Double>

extension SIMD2<Double> {
    init(_ point: CGPoint) { self.init(point.x, point.y) }
    init(_ vector: CGVector) { self.init(vector.dx, vector.dy) }

    var point: CGPoint { CGPoint(x: x, y: y) }
    var isFinite: Bool { x.isFinite && y.isFinite }
    var length: Double { dot(self).squareRoot() }
    /// Rotated by a quarter turn from the x-axis to the y-axis.
    var perpendicular: Vector { Vector(-y, x) }
    /// Of length 1; zero if there is no direction.
    var normalized: Vector { length > 0 ? self / length : .zero }

    func dot(_ other: Vector) -> Double { x * other.x + y * other.y }
    func cross(_ other: Vector) -> Double { x * other.y - y * other.x }

    /// Rotated by `angle` radians from the x-axis to the y-axis.
    func rotated(by angle: Double) -> Vector {
        guard angle != 0 else { return self }
        let (sine, cosine) = (sin(angle), cos(angle))
        return Vector(x * cosine - y * sine, x * sine + y * cosine)
    }
}
