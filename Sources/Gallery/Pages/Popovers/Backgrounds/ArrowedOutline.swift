import UIKit

/// The outline of a bubble with an arrow on one side, for custom popover backgrounds.
struct ArrowedOutline {
    /// The radius of the bubble's corners, in points.
    let cornerRadius: CGFloat
    /// The width of the arrow's base, and the offset of the base from the tip, in points.
    let foot: CGFloat
    let lean: CGFloat
    /// The distance from bubble to arrow tip, in points.
    let height: CGFloat

    /// The outline in the coordinates of a view with these bounds, which include the arrow.
    ///
    /// - Parameters:
    ///   - offset: The distance from the middle of the arrow's side to its tip, in points. Negative: to the left or
    ///     upward.
    ///   - inset: How far the outline is inset, in points: half the width of a stroke along it.
    func path(
        in bounds: CGRect, _ direction: UIPopoverArrowDirection, offset: CGFloat, inset: CGFloat = 0
    ) -> UIBezierPath {
        let isAcross = direction == .left || direction == .right
        let size = isAcross ? CGSize(width: bounds.height, height: bounds.width) : bounds.size
        let hasArrow = [.up, .down, .left, .right].contains(direction)
        let path = uprightPath(size: size, hasArrow: hasArrow, tip: size.width / 2 + offset, inset: inset)
        switch direction {
        case .down: path.apply(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.height))
        case .left: path.apply(CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0))
        case .right: path.apply(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: bounds.width, ty: 0))
        default: break
        }
        return path
    }

    /// The outline with its arrow at the top.
    private func uprightPath(size: CGSize, hasArrow: Bool, tip: CGFloat, inset: CGFloat) -> UIBezierPath {
        let top = hasArrow ? height + inset : inset
        let body = CGRect(
            x: inset, y: top, width: size.width - 2 * inset, height: size.height - top - inset)
        let radius = max(0, min(cornerRadius, min(body.width, body.height) / 2))
        let path = UIBezierPath()
        path.move(to: CGPoint(x: body.minX + radius, y: body.minY))
        if hasArrow { addArrow(to: path, along: body.insetBy(dx: radius, dy: 0), tip: CGPoint(x: tip, y: inset)) }
        for corner in [
            (CGPoint(x: body.maxX - radius, y: body.minY + radius), -CGFloat.pi / 2),
            (CGPoint(x: body.maxX - radius, y: body.maxY - radius), 0),
            (CGPoint(x: body.minX + radius, y: body.maxY - radius), CGFloat.pi / 2),
            (CGPoint(x: body.minX + radius, y: body.minY + radius), CGFloat.pi),
        ] {
            path.addArc(
                withCenter: corner.0, radius: radius, startAngle: corner.1, endAngle: corner.1 + .pi / 2,
                clockwise: true)
        }
        path.close()
        return path
    }

    /// The base stays between the corners of `edge`. If the tip is beyond them, the arrow leans.
    private func addArrow(to path: UIBezierPath, along edge: CGRect, tip: CGPoint) {
        let foot = min(foot, edge.width)
        let start = max(edge.minX, min(tip.x - foot / 2 + lean, edge.maxX - foot))
        let end = start + foot
        let bend = lean * 0.5
        path.addLine(to: CGPoint(x: start, y: edge.minY))
        path.addQuadCurve(to: tip, controlPoint: CGPoint(x: (start + tip.x) / 2 + bend, y: (edge.minY + tip.y) / 2))
        path.addQuadCurve(
            to: CGPoint(x: end, y: edge.minY),
            controlPoint: CGPoint(x: (end + tip.x) / 2 + bend, y: (edge.minY + tip.y) / 2))
    }
}
