import CoreGraphics

/// Two fingers with their distance and the angle of the line between them.
struct FingerPair {
    let first: UITouch
    let second: UITouch

    /// The smallest distance for meaningful ratios of distances. Points; chosen.
    static let minimumDistance: CGFloat = 1

    /// The first two fingers of `touches` that are down; nil when there are fewer.
    @MainActor init?(_ touches: [UITouch]) {
        let down = touches.filter(\.isDown)
        guard down.count >= 2 else { return nil }
        first = down[0]
        second = down[1]
    }

    /// Points, at least `minimumDistance`.
    @MainActor var distance: CGFloat {
        max(FingerPair.minimumDistance, first.location.distance(to: second.location))
    }

    /// Radians, clockwise from the x axis, in -π…π.
    @MainActor var angle: CGFloat {
        atan2(second.location.y - first.location.y, second.location.x - first.location.x)
    }

    @MainActor func isSame(as other: FingerPair?) -> Bool { first === other?.first && second === other?.second }
}
