import UIKit

/// Places labels close to their targets without overlapping each other or obstacles. Points, y down.
enum TagLayout {
    private static let gap: CGFloat = 6
    /// Rectangles closer than this, in points, count as overlapping.
    private static let minimumGap: CGFloat = 3
    /// The cost of one square point of overlap, in squared points of distance: overlap dominates.
    private static let overlapCost: CGFloat = 1_000

    /// One frame in `bounds` for each of `sizes`, and whether none overlaps another or one of `obstacles`. Sizes are
    /// placed in order; if the last one does not fit, another order is tried.
    static func frames(
        of sizes: [CGSize], near ideals: [CGPoint], in bounds: CGRect, avoiding obstacles: [CGRect]
    ) -> (places: [CGRect], areClear: Bool) {
        var result = [CGRect](repeating: .zero, count: sizes.count)
        for first in sizes.indices {
            var occupied = obstacles
            var areClear = true
            for step in sizes.indices {
                let index = (first + step) % sizes.count
                let frame = bestFrame(size: sizes[index], ideal: ideals[index], bounds: bounds, taken: occupied)
                areClear = areClear && occupied.allSatisfy { overlapArea(frame, $0) == 0 }
                occupied.append(frame)
                result[index] = frame
            }
            if areClear { return (result, true) }
        }
        return (result, false)
    }

    private static func bestFrame(size: CGSize, ideal: CGPoint, bounds: CGRect, taken: [CGRect]) -> CGRect {
        let preferred = CGPoint(x: ideal.x - size.width / 2, y: ideal.y - size.height / 2)
        let columns = [preferred.x] + taken.flatMap { [$0.minX - gap - size.width, $0.maxX + gap] }
        let rows = [preferred.y] + taken.flatMap { [$0.minY - gap - size.height, $0.maxY + gap] }
        var best = CGRect(origin: clamped(preferred, size: size, to: bounds), size: size)
        var least = cost(of: best, ideal: preferred, taken: taken)
        for x in columns {
            for y in rows {
                let frame = CGRect(origin: clamped(CGPoint(x: x, y: y), size: size, to: bounds), size: size)
                let price = cost(of: frame, ideal: preferred, taken: taken)
                if price < least { (best, least) = (frame, price) }
            }
        }
        return best
    }

    /// `origin` moved so that `size` starts and, if possible, ends inside `bounds`. Whole points.
    private static func clamped(_ origin: CGPoint, size: CGSize, to bounds: CGRect) -> CGPoint {
        CGPoint(
            x: max(bounds.minX, min(origin.x, bounds.maxX - size.width)).rounded(),
            y: max(bounds.minY, min(origin.y, bounds.maxY - size.height)).rounded())
    }

    private static func cost(of frame: CGRect, ideal preferred: CGPoint, taken: [CGRect]) -> CGFloat {
        let dx = frame.minX - preferred.x
        let dy = frame.minY - preferred.y
        return taken.reduce(dx * dx + dy * dy) { $0 + overlapCost * overlapArea(frame, $1) }
    }

    /// The overlap area of both rectangles, each enlarged by half the minimum gap.
    private static func overlapArea(_ a: CGRect, _ b: CGRect) -> CGFloat {
        let width = min(a.maxX, b.maxX) - max(a.minX, b.minX) + minimumGap
        let height = min(a.maxY, b.maxY) - max(a.minY, b.minY) + minimumGap
        return width > 0 && height > 0 ? width * height : 0
    }
}
