import CoreGraphics

/// Two fingers: how far apart they are, and at what angle the second stands from the first.
struct FingerPair {
    let first: UITouch
    let second: UITouch

    /// Fingers that are nearer than this cannot be told apart: a ratio of distances would have no meaning. Points; chosen.
    static let leastDistance: CGFloat = 1

    /// The first two fingers of `touches` that are down; nil when there are fewer.
    @MainActor init?(_ touches: [UITouch]) {
        let down = touches.filter(\.isDown)
        guard down.count >= 2 else { return nil }
        (first, second) = (down[0], down[1])
    }

    /// Points, at least `leastDistance`.
    @MainActor var distance: CGFloat {
        max(FingerPair.leastDistance, first.location.distance(to: second.location))
    }

    /// Radians, clockwise from the x axis, in -π…π.
    @MainActor var angle: CGFloat {
        atan2(second.location.y - first.location.y, second.location.x - first.location.x)
    }

    @MainActor func isSame(as other: FingerPair?) -> Bool { first === other?.first && second === other?.second }
}
