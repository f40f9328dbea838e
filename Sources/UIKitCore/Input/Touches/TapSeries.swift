/// Counts taps that follow each other at nearly the same place.
struct TapSeries {
    /// Taps within this time and distance of the last one count as one more tap. Chosen: `Docs/Numbers.md`.
    static let longestTapGap: Seconds = 0.35
    static let widestTapGap: CGFloat = 45

    /// A finger that came down and went up again where it was.
    struct Tap {
        /// Points of the screen.
        let location: CGPoint
        /// When the finger went up.
        let time: Seconds
        let count: Int
    }

    /// The taps that can still be followed by another; several fingers tap side by side.
    private var recent: [Tap] = []

    /// Which tap in a row a finger makes that comes down at `location` (points of the screen) now; 1 for the first.
    mutating func count(at location: CGPoint, _ time: Seconds) -> Int {
        recent.removeAll { time - $0.time > TapSeries.longestTapGap }
        guard let index = recent.lastIndex(where: { $0.location.distance(to: location) <= TapSeries.widestTapGap })
        else { return 1 }
        return recent.remove(at: index).count + 1
    }

    /// `touch` has ended. One that has wandered is no tap.
    @MainActor mutating func note(_ touch: UITouch) {
        guard touch.start.distance(to: touch.location) <= TapSeries.widestTapGap else { return }
        recent.append(Tap(location: touch.location, time: touch.timestamp, count: touch.tapCount))
    }
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
}
