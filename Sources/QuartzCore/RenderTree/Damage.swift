import CoreGraphics

/// The pixels to composite again, as a few rectangles that may overlap.
///
/// Rectangles are merged when that adds few pixels, or when there are too many: a few rectangles cost less than an
/// exact region of hundreds.
struct Damage {
    /// The maximum number of separate rectangles.
    static let limit = 8
    /// Two rectangles are merged if the union has at most this many times their pixels.
    static let mergeFactor = 1.25

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
        while let index = rectangles.firstIndex(where: { Damage.shouldMerge($0, added) }) {
            added = added.union(rectangles.remove(at: index))
        }
        rectangles.append(added)
        if rectangles.count > Damage.limit {
            mergeCheapestPair()
        }
    }

    private static func shouldMerge(_ first: PixelRect, _ second: PixelRect) -> Bool {
        let together = first.area + second.area - first.intersection(second).area
        return Double(first.union(second).area) <= Double(together) * mergeFactor
    }

    /// Merges the two rectangles whose union adds the fewest pixels.
    private mutating func mergeCheapestPair() {
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
