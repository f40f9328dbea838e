import UIKit

/// Where a walkthrough's card is. Points of its window, y down.
enum WalkthroughLayout {
    /// Positions a card of `size` below `spotlight`, or above it if there is more room and not enough below. Without a
    /// spotlight, and if neither side has room, the card is in the middle or at the end with more room.
    ///
    /// - Parameter area: Where the card may be. A larger card is reduced to it.
    static func cardFrame(of size: CGSize, beside spotlight: CGRect?, in area: CGRect) -> CGRect {
        let width = min(size.width, area.width)
        let height = min(size.height, area.height)
        guard let spotlight else {
            return CGRect(x: area.midX - width / 2, y: area.midY - height / 2, width: width, height: height)
        }
        let below = area.maxY - spotlight.maxY - WalkthroughMetrics.cardGap
        let above = spotlight.minY - WalkthroughMetrics.cardGap - area.minY
        let isBelow = height <= below || below >= above
        let requested =
            isBelow ? spotlight.maxY + WalkthroughMetrics.cardGap : spotlight.minY - WalkthroughMetrics.cardGap - height
        return CGRect(
            x: max(area.minX, min(spotlight.midX - width / 2, area.maxX - width)),
            y: max(area.minY, min(requested, area.maxY - height)), width: width, height: height)
    }
}
