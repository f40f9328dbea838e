import UIKit

/// Places labels close to their targets without overlapping each other or obstacles. Points, y down.
enum TagPlaces {
    private static let gap: CGFloat = 6
    /// Rectangles closer than this, in points, count as overlapping.
    private static let leastGap: CGFloat = 3
    /// The cost of one square point of overlap, in squared points of distance: overlap dominates.
    private static let overlapCost: CGFloat = 1_000

    /// One frame in `bounds` for each of `sizes`, and whether none overlaps another or one of `obstacles`. Sizes are
    /// placed in order; if the last one does not fit, another order is tried.
    static func places(
        of sizes: [CGSize], near ideals: [CGPoint], in bounds: CGRect, avoiding obstacles: [CGRect]
    ) -> (places: [CGRect], areClear: Bool) {
        var result = [CGRect](repeating: .zero, count: sizes.count)
        for first in sizes.indices {
            var taken = obstacles
            var areClear = true
            for step in sizes.indices {
                let index = (first + step) % sizes.count
                let place = best(sizes[index], ideals[index], bounds, taken)
                areClear = areClear && taken.allSatisfy { overlap(place, $0) == 0 }
                taken.append(place)
                result[index] = place
            }
            if areClear { return (result, true) }
        }
        return (result, false)
    }

    private static func best(_ size: CGSize, _ ideal: CGPoint, _ bounds: CGRect, _ taken: [CGRect]) -> CGRect {
        let wish = CGPoint(x: ideal.x - size.width / 2, y: ideal.y - size.height / 2)
        let columns = [wish.x] + taken.flatMap { [$0.minX - gap - size.width, $0.maxX + gap] }
        let rows = [wish.y] + taken.flatMap { [$0.minY - gap - size.height, $0.maxY + gap] }
        var best = CGRect(origin: kept(wish, size, bounds), size: size)
        var least = cost(best, wish, taken)
        for x in columns {
            for y in rows {
                let place = CGRect(origin: kept(CGPoint(x: x, y: y), size, bounds), size: size)
                let price = cost(place, wish, taken)
                if price < least { (best, least) = (place, price) }
            }
        }
        return best
    }

    /// `origin` moved so that `size` starts and, if possible, ends inside `bounds`. Whole points.
    private static func kept(_ origin: CGPoint, _ size: CGSize, _ bounds: CGRect) -> CGPoint {
        CGPoint(
            x: max(bounds.minX, min(origin.x, bounds.maxX - size.width)).rounded(),
            y: max(bounds.minY, min(origin.y, bounds.maxY - size.height)).rounded())
    }

    private static func cost(_ place: CGRect, _ wish: CGPoint, _ taken: [CGRect]) -> CGFloat {
        let (dx, dy) = (place.minX - wish.x, place.minY - wish.y)
        return taken.reduce(dx * dx + dy * dy) { $0 + overlapCost * overlap(place, $1) }
    }

    /// The overlap area of both rectangles, each enlarged by half the minimum gap.
    private static func overlap(_ a: CGRect, _ b: CGRect) -> CGFloat {
        let width = min(a.maxX, b.maxX) - max(a.minX, b.minX) + leastGap
        let height = min(a.maxY, b.maxY) - max(a.minY, b.minY) + leastGap
        return width > 0 && height > 0 ? width * height : 0
    }
}
