import OverlayPlacement
import UIKitCore

/// The outline of a bubble and its arrow as one path, with continuous corners.
struct PopoverOutline {
    /// The path in points of the placement's frame, with the origin at that frame's, y down.
    /// - Parameter cornerRadius: In points; a larger one than fits is reduced.
    static func path(for placement: Placement, cornerRadius: CGFloat, arrow: PopoverArrow) -> CGPath {
        let frame = placement.frame
        let body = placement.bubble.offsetBy(dx: -frame.minX, dy: -frame.minY)
        let radius = min(max(0, cornerRadius), min(body.width, body.height) / 2 / ContinuousCorner.reach)
        guard let direction = placement.direction, let tip = placement.arrowTip else {
            return CGPath(continuousRoundedRect: body, cornerRadius: radius)
        }
        let turn = self.uprightTransform(for: direction)
        let local = CGPoint(x: tip.x - frame.minX, y: tip.y - frame.minY).applying(turn)
        let outline = path(aroundUprightBody: body.applying(turn), radius: radius, arrow: arrow, at: local.x)
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
    private static func path(
        aroundUprightBody body: CGRect, radius: CGFloat, arrow: PopoverArrow, at x: CGFloat
    ) -> CGPath {
        let rounded = CGPath(continuousRoundedRect: body, cornerRadius: radius).elements
        let top = arrow.outline(at: CGPoint(x: x, y: body.minY))
        return CGPath(elements: rounded.prefix(1) + top + rounded.dropFirst())
    }

    /// The outline that casts the shadow, in the same coordinates: the body, enlarged on all sides.
    static func shadowPath(for placement: Placement, cornerRadius: CGFloat, spread: CGFloat) -> CGPath {
        let frame = placement.frame
        let body = placement.bubble.offsetBy(dx: -frame.minX, dy: -frame.minY).insetBy(dx: -spread, dy: -spread)
        return CGPath(continuousRoundedRect: body, cornerRadius: max(0, cornerRadius) + spread)
    }
}
