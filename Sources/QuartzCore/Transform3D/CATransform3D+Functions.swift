import CoreGraphics

/// The identity transform.
public let CATransform3DIdentity = CATransform3D(
    m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0,
    m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)

/// Whether `t` is the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Whether all elements are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// A translation in points, y down.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var t = CATransform3DIdentity
    t.m41 = tx
    t.m42 = ty
    t.m43 = tz
    return t
}

/// A scale along the axes.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var t = CATransform3DIdentity
    t.m11 = sx
    t.m22 = sy
    t.m33 = sz
    return t
}

/// A rotation by `angle` radians about the axis (x, y, z); about (0, 0, 1) it is clockwise on a screen with y down.
///
/// An axis of length 0 gives the identity.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3DIdentity }
    let x = x / length
    let y = y / length
    let z = z / length
    let cosine = cos(angle)
    let sine = sin(angle)
    let rest = 1 - cosine
    var t = CATransform3DIdentity
    t.m11 = cosine + x * x * rest
    t.m12 = x * y * rest + z * sine
    t.m13 = x * z * rest - y * sine
    t.m21 = x * y * rest - z * sine
    t.m22 = cosine + y * y * rest
    t.m23 = y * z * rest + x * sine
    t.m31 = x * z * rest + y * sine
    t.m32 = y * z * rest - x * sine
    t.m33 = cosine + z * z * rest
    return t
}

/// A transform that translates first and then applies `t`.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// A transform that scales first and then applies `t`.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// A transform that rotates first and then applies `t`.
public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// A transform that applies `a` first and then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    var product = CATransform3D()
    for row in 0..<4 {
        for column in 0..<4 {
            product[row * 4 + column] = (0..<4).reduce(0) { $0 + a[row * 4 + $1] * b[$1 * 4 + column] }
        }
    }
    return product
}

/// The inverse of `t`; `t` itself if it is singular, as in Core Animation.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    var left = t
    var inverse = CATransform3DIdentity
    for column in 0..<4 {
        let pivot = (column..<4).max { abs(left[$0 * 4 + column]) < abs(left[$1 * 4 + column]) } ?? column
        guard abs(left[pivot * 4 + column]) > 1e-12 else { return t }
        for index in 0..<4 where pivot != column {
            swapElements(of: &left, pivot * 4 + index, column * 4 + index)
            swapElements(of: &inverse, pivot * 4 + index, column * 4 + index)
        }
        let factor = 1 / left[column * 4 + column]
        for index in 0..<4 {
            left[column * 4 + index] *= factor
            inverse[column * 4 + index] *= factor
        }
        for row in 0..<4 where row != column {
            let share = left[row * 4 + column]
            for index in 0..<4 {
                left[row * 4 + index] -= share * left[column * 4 + index]
                inverse[row * 4 + index] -= share * inverse[column * 4 + index]
            }
        }
    }
    return inverse
}

private func swapElements(of matrix: inout CATransform3D, _ first: Int, _ second: Int) {
    (matrix[first], matrix[second]) = (matrix[second], matrix[first])
}

/// The 3D transform that equals the affine transform `m`.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    var t = CATransform3DIdentity
    t.m11 = m.a
    t.m12 = m.b
    t.m21 = m.c
    t.m22 = m.d
    t.m41 = m.tx
    t.m42 = m.ty
    return t
}

/// Whether `t` is affine: only its affine part differs from the identity.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t == CATransform3DMakeAffineTransform(t.affine)
}

/// The affine part of `t`; depth and perspective are dropped.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.affine }
