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
    /// The bounding box of the four transformed corners; null and infinite rectangles stay unchanged.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        guard !isNull, !isInfinite else { return self }
        let left = minX
        let right = maxX
        let top = minY
        let bottom = maxY
        let corners = [
            CGPoint(x: left, y: top).applying(t), CGPoint(x: right, y: top).applying(t),
            CGPoint(x: left, y: bottom).applying(t), CGPoint(x: right, y: bottom).applying(t),
        ]
        let xs = corners.map(\.x)
        let ys = corners.map(\.y)
        let minX = xs.min()!
        let minY = ys.min()!
        return CGRect(x: minX, y: minY, width: xs.max()! - minX, height: ys.max()! - minY)
    }

    /// Whether all four values are finite.
    package var isFinite: Bool { origin.isFinite && size.width.isFinite && size.height.isFinite }
}
