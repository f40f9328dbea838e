import CoreGraphics

/// How far content follows a finger that pulls it beyond its edge: less and less, and never a whole view's length.
struct RubberBand {
    /// The length of the view along the axis. Points.
    let length: CGFloat

    /// Where content is shown that has been pulled `distance` points beyond the edge.
    func stretch(_ distance: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        let size = abs(distance)
        let shown = (1 - 1 / (size * ScrollNumbers.rubberBand / length + 1)) * length
        return distance < 0 ? -shown : shown
    }

    /// How fast content goes, where it is shown `shown` points beyond the edge, for each point a second of the finger.
    func slope(at shown: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        let left = 1 - min(abs(shown) / length, 1)
        return ScrollNumbers.rubberBand * left * left
    }

    /// The pull that `stretch` turns into `shown`. What no pull reaches is taken for nearly the view's length.
    func pull(for shown: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        let size = min(abs(shown), length * 0.999)
        let distance = (1 / (1 - size / length) - 1) * length / ScrollNumbers.rubberBand
        return shown < 0 ? -distance : distance
    }
}
