import CoreGraphics

extension CGRect {
    var middle: CGPoint { CGPoint(x: midX, y: midY) }

    /// The four, clockwise from the upper left one.
    var corners: [CGPoint] {
        [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
        ]
    }

    /// Whether `other` reaches no further than `slack` points beyond this rectangle. Foundation's `contains(_:)` takes
    /// rounding for an overlap.
    func covers(_ other: CGRect, within slack: CGFloat) -> Bool {
        other.minX >= minX - slack && other.maxX <= maxX + slack && other.minY >= minY - slack
            && other.maxY <= maxY + slack
    }
}
