import CoreGraphics

/// A planar transform as components: scale with shear, then rotation, then translation.
struct TransformParts {
    var translation: CGPoint
    /// Radians, clockwise on a screen with y down.
    var rotation: CGFloat
    var scaleX, scaleY: CGFloat
    /// The change of x per y.
    var slant: CGFloat

    init(_ t: CATransform3D) {
        translation = CGPoint(x: t.m41, y: t.m42)
        let length = (t.m11 * t.m11 + t.m12 * t.m12).squareRoot()
        let determinant = t.m11 * t.m22 - t.m12 * t.m21
        // A mirrored layer has a negative width, so that its rotation stays a rotation.
        scaleX = determinant < 0 ? -length : length
        guard length > 0 else {
            rotation = atan2(-t.m21, t.m22)
            scaleY = (t.m21 * t.m21 + t.m22 * t.m22).squareRoot()
            slant = 0
            return
        }
        let (cosine, sine) = (t.m11 / scaleX, t.m12 / scaleX)
        rotation = atan2(sine, cosine)
        scaleY = t.m22 * cosine - t.m21 * sine
        slant = t.m21 * cosine + t.m22 * sine
    }

    /// The transform with these components.
    var transform: CATransform3D {
        let (cosine, sine) = (cos(rotation), sin(rotation))
        var t = CATransform3DIdentity
        (t.m11, t.m12) = (scaleX * cosine, scaleX * sine)
        (t.m21, t.m22) = (slant * cosine - scaleY * sine, slant * sine + scaleY * cosine)
        (t.m41, t.m42) = (translation.x, translation.y)
        return t
    }
}

extension CATransform3D {
    /// The transform at `progress` between self and `other`. Planar transforms rotate the short way and scale; others
    /// are interpolated element by element.
    func interpolated(to other: CATransform3D, _ progress: Double) -> CATransform3D {
        let progress = CGFloat(progress)
        func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * progress }
        guard CATransform3DIsAffine(self), CATransform3DIsAffine(other) else {
            var result = CATransform3D()
            for index in 0..<16 { result[index] = between(self[index], other[index]) }
            return result
        }
        var parts = TransformParts(self)
        var end = TransformParts(other)
        if parts.scaleX * end.scaleX < 0 {
            // Only one end is mirrored: flip the axis that rotates less.
            (end.scaleX, end.scaleY, end.slant) = (-end.scaleX, -end.scaleY, -end.slant)
            end.rotation += .pi
        }
        let turn = (end.rotation - parts.rotation).remainder(dividingBy: 2 * .pi)
        parts.rotation += turn * progress
        parts.translation.x = between(parts.translation.x, end.translation.x)
        parts.translation.y = between(parts.translation.y, end.translation.y)
        parts.scaleX = between(parts.scaleX, end.scaleX)
        parts.scaleY = between(parts.scaleY, end.scaleY)
        parts.slant = between(parts.slant, end.slant)
        return parts.transform
    }
}
