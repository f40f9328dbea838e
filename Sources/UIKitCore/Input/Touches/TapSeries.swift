/// Counts taps in quick succession at nearly the same location.
struct TapSeries {
    /// The longest time between two taps of a series. Chosen, as the distance below: `Docs/Numbers.md`.
    static let longestTapGap: Seconds = 0.35
    /// The largest distance between two taps of a series, in points.
    static let widestTapGap: CGFloat = 45

    /// One completed tap.
    struct Tap {
        /// Points of the screen.
        let location: CGPoint
        /// When the finger was lifted.
        let time: Seconds
        let count: Int
    }

    /// The taps that another tap can still follow; fingers tap independently.
    private var recent: [Tap] = []

    /// The tap count of a finger that comes down at `location` (points of the screen) now; 1 for the first tap.
    /// Removes the previous tap of the series.
    mutating func count(at location: CGPoint, _ time: Seconds) -> Int {
        recent.removeAll { time - $0.time > TapSeries.longestTapGap }
        guard let index = recent.lastIndex(where: { $0.location.distance(to: location) <= TapSeries.widestTapGap })
        else { return 1 }
        return recent.remove(at: index).count + 1
    }

    /// Records the end of `touch`, unless it has moved too far for a tap.
    @MainActor mutating func note(_ touch: UITouch) {
        guard touch.start.distance(to: touch.location) <= TapSeries.widestTapGap else { return }
        recent.append(Tap(location: touch.location, time: touch.timestamp, count: touch.tapCount))
    }
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
}
