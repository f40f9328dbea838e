/// Counts taps in quick succession at nearly the same location.
struct TapCounter {
    /// The longest time between two taps of a series. Chosen, as the distance below: `Docs/Numbers.md`.
    static let maximumTapInterval: Seconds = 0.35
    /// The largest distance between two taps of a series, in points.
    static let maximumTapDistance: CGFloat = 45

    /// One completed tap.
    struct Tap {
        /// Points of the screen.
        let location: CGPoint
        /// When the finger was lifted.
        let time: Seconds
        let count: Int
    }

    /// The taps that another tap can still follow; fingers tap independently.
    private var recentTaps: [Tap] = []

    /// The tap count of a finger that comes down at `location` (points of the screen) now; 1 for the first tap.
    /// Removes the previous tap of the series.
    mutating func beginTap(at location: CGPoint, time: Seconds) -> Int {
        recentTaps.removeAll { time - $0.time > TapCounter.maximumTapInterval }
        guard
            let index = recentTaps.lastIndex(where: {
                $0.location.distance(to: location) <= TapCounter.maximumTapDistance
            })
        else { return 1 }
        return recentTaps.remove(at: index).count + 1
    }

    /// Records the end of `touch`, unless it has moved too far for a tap.
    @MainActor mutating func endTap(with touch: UITouch) {
        guard touch.start.distance(to: touch.location) <= TapCounter.maximumTapDistance else { return }
        recentTaps.append(Tap(location: touch.location, time: touch.timestamp, count: touch.tapCount))
    }
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
}
