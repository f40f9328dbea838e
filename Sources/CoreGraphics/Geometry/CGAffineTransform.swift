import Foundation

/// A transform of the plane that keeps straight lines straight and parallel ones parallel.
///
/// It maps a row vector: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty. With y down, a positive angle turns clockwise on the
/// screen; with y up, anticlockwise.
public struct CGAffineTransform: Hashable, Codable, Sendable {
    /// Where the x axis (a, b) and the y axis (c, d) point, and how long their units are.
    public var a, b, c, d: CGFloat
    /// Where the origin goes.
    public var tx, ty: CGFloat

    /// The transform that leaves every point where it is.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// All six numbers zero, as Apple's; it maps everything to the origin. For a neutral start take `identity`.
    public init() {
        self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }

    /// The transform of these six numbers.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// Moves by `tx` to the right and `ty` along the y axis.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Stretches both axes from the origin.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Turns around the origin, from the x axis towards the y axis; in radians.
    public init(rotationAngle angle: CGFloat) {
        let (sine, cosine) = (sin(angle), cos(angle))
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Whether it leaves every point exactly where it is.
    public var isIdentity: Bool { self == .identity }

    /// The transform that moves first and then does what this one does.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }

    /// The transform that scales first and then does what this one does.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    /// The transform that turns first (radians) and then does what this one does.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The transform that undoes this one; this one itself when it flattens the plane and cannot be undone.
    public func inverted() -> CGAffineTransform {
        guard isInvertible else { return self }
        let determinant = a * d - b * c
        return CGAffineTransform(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
            tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }

    /// The transform that does this one first and `t2` after it.
    public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d,
            c: c * t2.a + d * t2.c, d: c * t2.b + d * t2.d,
            tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty)
    }

    /// Encodes a, b, c, d, tx, ty as a list without names, as Apple does.
    public func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        for number in [a, b, c, d, tx, ty] { try list.encode(number) }
    }

    /// Decodes a list of a, b, c, d, tx, ty.
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
    /// Whether all six numbers are finite.
    package var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }

    /// Whether `inverted()` can undo it.
    package var isInvertible: Bool {
        let determinant = a * d - b * c
        return isFinite && determinant.isFinite && determinant != 0
    }
}
