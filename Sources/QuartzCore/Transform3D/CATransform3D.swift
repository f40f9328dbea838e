import CoreGraphics

/// A 4×4 matrix that maps row vectors: `[x y z 1] · matrix`, as in Core Animation.
///
/// `m41`, `m42`, `m43` are the translation. An eye `d` points in front of the canvas has `m34 = −1 / d`.
public struct CATransform3D: Equatable, Sendable {
    /// The first row.
    public var m11, m12, m13, m14: CGFloat
    /// The second row.
    public var m21, m22, m23, m24: CGFloat
    /// The third row.
    public var m31, m32, m33, m34: CGFloat
    /// The fourth row; `m41`, `m42` and `m43` translate.
    public var m41, m42, m43, m44: CGFloat

    /// Creates a matrix of zeros; the identity is `CATransform3DIdentity`.
    public init() {
        self.init(
            m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0,
            m31: 0, m32: 0, m33: 0, m34: 0, m41: 0, m42: 0, m43: 0, m44: 0)
    }

    /// Creates a matrix with these elements, row by row.
    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
        m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
        m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
        m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
        self.m11 = m11
        self.m12 = m12
        self.m13 = m13
        self.m14 = m14
        self.m21 = m21
        self.m22 = m22
        self.m23 = m23
        self.m24 = m24
        self.m31 = m31
        self.m32 = m32
        self.m33 = m33
        self.m34 = m34
        self.m41 = m41
        self.m42 = m42
        self.m43 = m43
        self.m44 = m44
    }
}

extension CATransform3D {
    /// The affine part, without depth and perspective; converts points and rectangles.
    package var affine: CGAffineTransform {
        CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
    }

    /// Whether every element is a finite number.
    package var isFinite: Bool { (0..<16).allSatisfy { self[$0].isFinite } }

    /// The element at `index`, counted row by row from 0 to 15.
    package subscript(index: Int) -> CGFloat {
        get { withUnsafeBytes(of: self) { $0.assumingMemoryBound(to: CGFloat.self)[index] } }
        set { withUnsafeMutableBytes(of: &self) { $0.assumingMemoryBound(to: CGFloat.self)[index] = newValue } }
    }
}

extension CATransform3D {
    /// Whether it keeps points with z = 0 there, independent of their depth, and without perspective.
    var isPlanar: Bool { m14 == 0 && m24 == 0 && m34 == 0 && m31 == 0 && m32 == 0 && m44 == 1 }

    /// The transform applied `count` times, by repeated squaring.
    func power(_ count: Int) -> CATransform3D {
        var (result, square, rest) = (CATransform3DIdentity, self, max(0, count))
        while rest > 0 {
            if rest & 1 == 1 { result = CATransform3DConcat(result, square) }
            square = CATransform3DConcat(square, square)
            rest >>= 1
        }
        return result
    }
}
