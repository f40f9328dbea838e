import UIKitCore

/// The shape of the arrow that the system draws. Points.
struct PopoverArrow {
    /// A curve of the arrow's side. Points are distances from its middle and from the bubble's edge.
    private struct Curve {
        let control1, control2, end: CGPoint

        init(_ control1: (CGFloat, CGFloat), _ control2: (CGFloat, CGFloat), to end: (CGFloat, CGFloat)) {
            self.control1 = CGPoint(x: control1.0, y: control1.1)
            self.control2 = CGPoint(x: control2.0, y: control2.1)
            self.end = CGPoint(x: end.0, y: end.1)
        }
    }

    /// The width at the bubble's edge.
    let base: CGFloat
    /// One side, from the bubble's edge to the tip.
    private let side: [Curve]

    /// The arrow since iOS 13: the sides curve up from the bubble's edge and meet in a round tip.
    static let curved = PopoverArrow(
        base: PopoverDefaults.arrowBase,
        side: [
            Curve(
                (PopoverDefaults.arrowBase * 0.3, 0), (PopoverDefaults.arrowBase * 0.26, 5.824), to: (4.2, 10.4)),
            Curve((2.3, 12), (1.3, PopoverDefaults.arrowHeight), to: (0, PopoverDefaults.arrowHeight)),
        ])

    /// The arrow of iOS 7 to 12: sides at 45 degrees between narrow fillets and a small round tip.
    static let classic = PopoverArrow(
        base: ClassicPopoverMetrics.arrowBase,
        side: [
            Curve((10.6, 0), (10.3, 2.9), to: (9.2, 4)),
            Curve((7.8, 5.4), (6.4, 6.8), to: (5, 8.2)),
            Curve((2.6, 10.6), (1.6, 12.4), to: (0, 12.4)),
        ])

    /// The elements from the left end of the base over the tip to the right end; the arrow points up from `middle`.
    func outline(at middle: CGPoint) -> [PathElement] {
        func point(_ offset: CGPoint, isLeft: Bool) -> CGPoint {
            CGPoint(x: middle.x + (isLeft ? -offset.x : offset.x), y: middle.y - offset.y)
        }
        let end = CGPoint(x: base / 2, y: 0)
        let rising = side.map { curve in
            PathElement.curve(
                control1: point(curve.control1, isLeft: true), control2: point(curve.control2, isLeft: true),
                end: point(curve.end, isLeft: true))
        }
        let falling = zip(side, [end] + side.map(\.end)).reversed().map { curve, start in
            PathElement.curve(
                control1: point(curve.control2, isLeft: false), control2: point(curve.control1, isLeft: false),
                end: point(start, isLeft: false))
        }
        return [.line(point(end, isLeft: true))] + rising + falling
    }
}
