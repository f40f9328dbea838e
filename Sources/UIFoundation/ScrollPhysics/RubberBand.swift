import CoreGraphics

/// The displacement of content that is pulled beyond its edge. It grows more slowly than the pull, and stays below the
/// view's length.
package struct RubberBand {
    /// The length of the view along the axis, in points.
    package let length: CGFloat

    package init(length: CGFloat) { self.length = length }

    /// The displacement for a pull of `distance` points beyond the edge.
    package func stretch(_ distance: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        let size = abs(distance)
        let shown = (1 - 1 / (size * ScrollDefaults.rubberBand / length + 1)) * length
        return distance < 0 ? -shown : shown
    }

    /// The derivative of `stretch` at a displacement of `shown` points.
    package func slope(at shown: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        let left = 1 - min(abs(shown) / length, 1)
        return ScrollDefaults.rubberBand * left * left
    }

    /// The pull for a displacement of `shown` points: the inverse of `stretch`. Unreachable displacements are limited
    /// to nearly the view's length.
    package func unstretch(_ shown: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        let size = min(abs(shown), length * 0.999)
        let distance = (1 / (1 - size / length) - 1) * length / ScrollDefaults.rubberBand
        return shown < 0 ? -distance : distance
    }
}
