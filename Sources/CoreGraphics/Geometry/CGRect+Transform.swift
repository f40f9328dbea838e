import Foundation

extension CGPoint {
    /// The transformed point.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }

    /// Whether both coordinates are equal.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }

    /// Whether both coordinates are finite.
    package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGSize {
    /// The size as a vector under `t`, without translation; the result may have negative values.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }

    /// Whether both dimensions are equal.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
    /// Whether both rectangles have the same origin and size, without their signs.
    public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }

    /// The bounding box of the four transformed corners; null and infinite rectangles stay unchanged.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        guard !isNull, !isInfinite else { return self }
        // Without arrays of the corners: a frame transforms hundreds of rectangles.
        let first = CGPoint(x: minX, y: minY).applying(t)
        let second = CGPoint(x: maxX, y: minY).applying(t)
        let third = CGPoint(x: minX, y: maxY).applying(t)
        let fourth = CGPoint(x: maxX, y: maxY).applying(t)
        let left = min(min(first.x, second.x), min(third.x, fourth.x))
        let top = min(min(first.y, second.y), min(third.y, fourth.y))
        let right = max(max(first.x, second.x), max(third.x, fourth.x))
        let bottom = max(max(first.y, second.y), max(third.y, fourth.y))
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Whether all four values are finite.
    package var isFinite: Bool { origin.isFinite && size.width.isFinite && size.height.isFinite }
}
