import Foundation

/// An affine transform of the plane: straight lines stay straight, parallel lines parallel.
///
/// It maps a row vector: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty. With y down, a positive angle rotates clockwise on
/// the screen; with y up, counterclockwise.
public struct CGAffineTransform: Hashable, Codable, Sendable {
    /// The directions and lengths of the transformed unit vectors: (a, b) for x, (c, d) for y.
    public var a, b, c, d: CGFloat
    /// The translation of the origin.
    public var tx, ty: CGFloat

    /// The identity transform.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Creates a transform of zeros, as Apple's; it maps everything to the origin. The neutral one is `identity`.
    public init() {
        self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }

    /// Creates a transform from its six elements.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// Creates a translation.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Creates a scale about the origin.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Creates a rotation about the origin, from the x axis toward the y axis; in radians.
    public init(rotationAngle angle: CGFloat) {
        let sine = sin(angle)
        let cosine = cos(angle)
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Whether it is exactly the identity.
    public var isIdentity: Bool { self == .identity }

    /// A transform that translates first and then applies this one.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }

    /// A transform that scales first and then applies this one.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    /// A transform that rotates first (radians) and then applies this one.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The inverse; self when it is singular.
    public func inverted() -> CGAffineTransform {
        guard isInvertible else { return self }
        let determinant = a * d - b * c
        return CGAffineTransform(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
            tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }

    /// A transform that applies this one first and then `t2`.
    public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d,
            c: c * t2.a + d * t2.c, d: c * t2.b + d * t2.d,
            tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty)
    }

    /// Encodes a, b, c, d, tx, ty as an unkeyed list, as Apple does.
    public func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        for number in [a, b, c, d, tx, ty] { try list.encode(number) }
    }

    /// Decodes an unkeyed list of a, b, c, d, tx, ty.
    public init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        a = try list.decode(CGFloat.self)
        b = try list.decode(CGFloat.self)
        c = try list.decode(CGFloat.self)
        d = try list.decode(CGFloat.self)
        tx = try list.decode(CGFloat.self)
        ty = try list.decode(CGFloat.self)
    }
}

extension CGAffineTransform {
    /// Whether all six elements are finite.
    package var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }

    /// Whether `inverted()` gives an inverse.
    package var isInvertible: Bool {
        let determinant = a * d - b * c
        return isFinite && determinant.isFinite && determinant != 0
    }
}
