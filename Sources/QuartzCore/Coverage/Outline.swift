import CoreGraphics

/// A rounded rectangle, or the ring along its edge, in a layer's own points.
struct Outline: Hashable {
    var rect: CGRect
    /// At most half of each side.
    var radius: CGFloat = 0
    var corners = CACornerMask.all
    var curve = CornerShape(.circular, radius: 0, halfSide: 0)
    /// The width of the ring inside the edge; nil for the whole area.
    var border: CGFloat?
    /// The distance by which the area is inset below an opaque border; otherwise it would bleed through the border's
    /// antialiased corners.
    var inset: CGFloat = 0

    init(_ rect: CGRect) {
        self.rect = rect
    }

    /// The outline of a layer's background.
    init(_ values: LayerValues) {
        rect = values.geometry.bounds
        let halfSide = min(rect.width, rect.height) / 2
        radius = max(0, min(values.box.cornerRadius, halfSide))
        corners = values.box.maskedCorners
        curve = CornerShape(values.box.cornerCurve, radius: radius, halfSide: halfSide)
    }

    /// The length of each side that a corner covers.
    var reach: CGFloat { corners.isEmpty ? 0 : radius * curve.reach }

    /// The ring of this width inside the edge.
    func ring(_ width: CGFloat) -> Outline {
        var ring = self
        ring.border = width
        return ring
    }

    /// The outline as a path; a ring needs the even-odd rule.
    var path: CGMutablePath {
        let path = CGMutablePath()
        path.addRounded(
            rect.insetBy(dx: inset, dy: inset), radius: max(0, radius - inset), corners: corners, curve: curve)
        if let border {
            let inner = rect.insetBy(dx: border, dy: border)
            if inner.width > 0, inner.height > 0, !inner.isNull {
                path.addRounded(inner, radius: max(0, radius - border), corners: corners, curve: curve)
            }
        }
        return path
    }
}
