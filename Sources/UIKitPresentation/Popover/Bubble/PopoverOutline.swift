import OverlayPlacement
import UIKitCore

/// The outline of a bubble and its arrow as one path, with continuous corners.
struct PopoverOutline {
    private static let halfBase = PopoverDefaults.arrowBase / 2
    private static let height = PopoverDefaults.arrowHeight
    /// The point where a side of the arrow meets the round tip: distances from the middle and from the bubble. Points.
    private static let shoulder = CGPoint(x: 4.2, y: 10.4)

    /// The path in points of the placement's frame, with the origin at that frame's, y down.
    /// - Parameter cornerRadius: In points; a larger one than fits is reduced.
    static func path(for placement: Placement, cornerRadius: CGFloat = PopoverDefaults.cornerRadius) -> CGPath {
        let frame = placement.frame
        let body = placement.bubble.offsetBy(dx: -frame.minX, dy: -frame.minY)
        let radius = min(max(0, cornerRadius), min(body.width, body.height) / 2 / ContinuousCorner.reach)
        guard let direction = placement.direction, let tip = placement.arrowTip else {
            return CGPath(continuousRoundedRect: body, cornerRadius: radius)
        }
        let turn = self.uprightTransform(for: direction)
        let local = CGPoint(x: tip.x - frame.minX, y: tip.y - frame.minY).applying(turn)
        let outline = path(aroundUprightBody: body.applying(turn), radius: radius, arrowAt: local.x)
        var back = turn.inverted()
        return outline.copy(using: &back) ?? outline
    }

    /// The transform that maps the edge with the arrow to the top.
    private static func uprightTransform(for direction: ArrowDirection) -> CGAffineTransform {
        switch direction {
        case .up: .identity
        case .down: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
        case .left: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .right: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
        }
    }

    /// The rounded rectangle's path begins at the left end of its top edge, so the arrow is inserted after its first
    /// element.
    private static func path(aroundUprightBody body: CGRect, radius: CGFloat, arrowAt x: CGFloat) -> CGPath {
        let rounded = CGPath(continuousRoundedRect: body, cornerRadius: radius).elements
        let arrow = self.arrow(at: CGPoint(x: x, y: body.minY))
        return CGPath(elements: rounded.prefix(1) + arrow + rounded.dropFirst())
    }

    /// The outline that casts the shadow, in the same coordinates: the body, enlarged on all sides.
    static func shadowPath(for placement: Placement, cornerRadius: CGFloat = PopoverDefaults.cornerRadius) -> CGPath {
        let frame = placement.frame
        let spread = PopoverDefaults.shadowSpread
        let body = placement.bubble.offsetBy(dx: -frame.minX, dy: -frame.minY).insetBy(dx: -spread, dy: -spread)
        return CGPath(continuousRoundedRect: body, cornerRadius: max(0, cornerRadius) + spread)
    }

    /// The sides of the arrow curve up from the bubble's edge and meet in a round tip.
    private static func arrow(at base: CGPoint) -> [PathElement] {
        func point(_ dx: CGFloat, _ up: CGFloat) -> CGPoint { CGPoint(x: base.x + dx, y: base.y - up) }
        let shoulder = PopoverOutline.shoulder
        let half = halfBase
        return [
            .line(point(-half, 0)),
            .curve(
                control1: point(-half * 0.6, 0), control2: point(-half * 0.52, shoulder.y * 0.56),
                end: point(-shoulder.x, shoulder.y)),
            .curve(control1: point(-2.3, 12), control2: point(-1.3, height), end: point(0, height)),
            .curve(control1: point(1.3, height), control2: point(2.3, 12), end: point(shoulder.x, shoulder.y)),
            .curve(
                control1: point(half * 0.52, shoulder.y * 0.56), control2: point(half * 0.6, 0),
                end: point(half, 0)),
        ]
    }
}
