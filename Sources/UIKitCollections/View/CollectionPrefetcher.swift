import CoreGraphics
import UIKitCore

/// Decides which items are prefetched: those within one visible length ahead of the scrolling.
struct CollectionPrefetcher {
    private var expected: Set<IndexPath> = []
    private var lastOrigin: CGPoint?

    /// The items to begin to load, nearest first, and those that are no longer expected.
    ///
    /// - Parameters:
    ///   - candidates: the items ahead, nearest first.
    ///   - visible: the items that have a cell.
    mutating func update(candidates: [IndexPath], visible: Set<IndexPath>) -> (begin: [IndexPath], cancel: [IndexPath])
    {
        let ahead = Set(candidates)
        let begin = candidates.filter { !expected.contains($0) && !visible.contains($0) }
        let cancel = expected.filter { !ahead.contains($0) && !visible.contains($0) }
        expected = ahead.subtracting(visible)
        return (begin, cancel.sorted())
    }

    /// The area ahead of `bounds`: in the direction of the last scrolling, at first below or to the right.
    mutating func areaAhead(of bounds: CGRect, content: CGSize) -> CGRect {
        let last = lastOrigin ?? bounds.origin
        lastOrigin = bounds.origin
        let isHorizontal = content.width > bounds.width && content.height <= bounds.height
        let isBackward = isHorizontal ? bounds.minX < last.x : bounds.minY < last.y
        let share = CollectionMetrics.prefetchedLength * (isBackward ? -1 : 1)
        return isHorizontal
            ? bounds.offsetBy(dx: bounds.width * share, dy: 0) : bounds.offsetBy(dx: 0, dy: bounds.height * share)
    }
}
