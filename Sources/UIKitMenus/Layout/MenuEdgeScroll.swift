import CoreGraphics

/// How fast a menu scrolls below a finger that slides near its upper or lower edge.
package enum MenuEdgeScroll {
    /// The speed in points per second, positive toward the end of the menu; 0 away from the edges.
    ///
    /// It grows in proportion from the inner border of the zone at an edge to the edge, and stays there beyond it. In a
    /// menu that is lower than both zones, each zone is half of it.
    /// - Parameters:
    ///   - point: The finger, in the space of `bounds`, y down. Left and right of the menu the speed is 0.
    ///   - bounds: The visible part of the menu.
    package static func speed(at point: CGPoint, in bounds: CGRect) -> CGFloat {
        guard point.x >= bounds.minX, point.x <= bounds.maxX else { return 0 }
        let zone = min(MenuMetrics.edgeZone, bounds.height / 2)
        guard zone > 0 else { return 0 }
        let above = bounds.minY + zone - point.y
        let below = point.y - (bounds.maxY - zone)
        if above > 0 { return -MenuMetrics.edgeSpeed * min(above / zone, 1) }
        return below > 0 ? MenuMetrics.edgeSpeed * min(below / zone, 1) : 0
    }
}
