import CoreGraphics

/// The pixels that have to be composited again, as a few rectangles that may overlap.
///
/// Rectangles are put together when that adds few pixels, or when there would be too many: a handful costs less than
/// an exact region of hundreds.
struct Damage {
    /// The most rectangles that are kept apart.
    static let limit = 8
    /// Two rectangles become one when that has at most this many times their pixels.
    static let waste = 1.25

    private(set) var rectangles: [PixelRect] = []

    init() {
        rectangles.reserveCapacity(Damage.limit + 1)
    }

    mutating func removeAll() {
        rectangles.removeAll(keepingCapacity: true)
    }

    mutating func add(_ rect: PixelRect) {
        guard !rect.isEmpty else { return }
        var added = rect
        while let index = rectangles.firstIndex(where: { Damage.belongTogether($0, added) }) {
            added = added.union(rectangles.remove(at: index))
        }
        rectangles.append(added)
        if rectangles.count > Damage.limit {
            joinNearest()
        }
    }

    private static func belongTogether(_ first: PixelRect, _ second: PixelRect) -> Bool {
        let together = first.area + second.area - first.intersection(second).area
        return Double(first.union(second).area) <= Double(together) * waste
    }

    /// Puts the two together that cost the fewest pixels in common.
    private mutating func joinNearest() {
        var best = (first: 0, second: 1, cost: Int.max)
        for first in rectangles.indices {
            for second in rectangles.indices.dropFirst(first + 1) {
                let cost =
                    rectangles[first].union(rectangles[second]).area - rectangles[first].area
                    - rectangles[second].area
                if cost < best.cost { best = (first, second, cost) }
            }
        }
        let joined = rectangles[best.first].union(rectangles[best.second])
        rectangles.remove(at: best.second)
        rectangles.remove(at: best.first)
        rectangles.append(joined)
    }
}
