import CoreGraphics

/// A planar transform as components: scale with shear, then rotation, then translation.
struct PlanarTransformComponents {
    var translation: CGPoint
    /// Radians, clockwise on a screen with y down.
    var rotation: CGFloat
    var scaleX, scaleY: CGFloat
    /// The change of x per y.
    var shear: CGFloat

    init(_ t: CATransform3D) {
        translation = CGPoint(x: t.m41, y: t.m42)
        let length = (t.m11 * t.m11 + t.m12 * t.m12).squareRoot()
        let determinant = t.m11 * t.m22 - t.m12 * t.m21
        // A mirrored layer has a negative width, so that its rotation stays a rotation.
        scaleX = determinant < 0 ? -length : length
        guard length > 0 else {
            rotation = atan2(-t.m21, t.m22)
            scaleY = (t.m21 * t.m21 + t.m22 * t.m22).squareRoot()
            shear = 0
            return
        }
        let cosine = t.m11 / scaleX
        let sine = t.m12 / scaleX
        rotation = atan2(sine, cosine)
        scaleY = t.m22 * cosine - t.m21 * sine
        shear = t.m21 * cosine + t.m22 * sine
    }

    /// The transform with these components.
    var transform: CATransform3D {
        let cosine = cos(rotation)
        let sine = sin(rotation)
        var t = CATransform3DIdentity
        t.m11 = scaleX * cosine
        t.m12 = scaleX * sine
        t.m21 = shear * cosine - scaleY * sine
        t.m22 = shear * sine + scaleY * cosine
        t.m41 = translation.x
        t.m42 = translation.y
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
        var parts = PlanarTransformComponents(self)
        var end = PlanarTransformComponents(other)
        if parts.scaleX * end.scaleX < 0 {
            // Only one end is mirrored: flip the axis that rotates less.
            end.scaleX = -end.scaleX
            end.scaleY = -end.scaleY
            end.shear = -end.shear
            end.rotation += .pi
        }
        let turn = (end.rotation - parts.rotation).remainder(dividingBy: 2 * .pi)
        parts.rotation += turn * progress
        parts.translation.x = between(parts.translation.x, end.translation.x)
        parts.translation.y = between(parts.translation.y, end.translation.y)
        parts.scaleX = between(parts.scaleX, end.scaleX)
        parts.scaleY = between(parts.scaleY, end.scaleY)
        parts.shear = between(parts.shear, end.shear)
        return parts.transform
    }
}
