import CoreGraphics

extension CGRect {
    var middle: CGPoint { CGPoint(x: midX, y: midY) }

    /// The four corners, clockwise from the upper left one.
    var corners: [CGPoint] {
        [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
        ]
    }

    /// Whether `other` extends at most `slack` points beyond this rectangle. Foundation's `contains(_:)` is false for
    /// rounding errors.
    func covers(_ other: CGRect, within slack: CGFloat) -> Bool {
        other.minX >= minX - slack && other.maxX <= maxX + slack && other.minY >= minY - slack
            && other.maxY <= maxY + slack
    }
}
