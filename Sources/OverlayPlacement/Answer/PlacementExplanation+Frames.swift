import Foundation

extension PlacementExplanation {
    /// The coordinate of the arrow tip for `direction`: the edge where that side's available space begins.
    private func tipEdge(_ direction: ArrowDirection) -> CGFloat {
        switch direction {
        case .up: region.maxY - up.available.along
        case .down: region.minY + down.available.along
        case .left: region.maxX - left.available.along
        case .right: region.minX + right.available.along
        }
    }

    /// The space between anchor and region edge on the side of `direction`.
    public func availableFrame(for direction: ArrowDirection) -> CGRect {
        let availableLength = self[direction].available
        let edge = tipEdge(direction)
        let start = direction.growsAwayFromOrigin ? edge : edge - availableLength.along
        return direction.isVertical
            ? CGRect(x: region.minX, y: start, width: availableLength.across, height: availableLength.along)
            : CGRect(x: start, y: region.minY, width: availableLength.along, height: availableLength.across)
    }

    /// The overlay's frame, arrow included, if only the extent of the region across the arrow limited it.
    public func preferredFrame(for direction: ArrowDirection) -> CGRect {
        let requested = self[direction].preferred
        let edge = tipEdge(direction)
        let start = direction.growsAwayFromOrigin ? edge : edge - requested.along
        func nearEdge(middle: CGFloat, low: CGFloat, high: CGFloat) -> CGFloat {
            requested.across > high - low
                ? (low + high - requested.across) / 2
                : max(low, min(middle - requested.across / 2, high - requested.across))
        }
        return direction.isVertical
            ? CGRect(
                x: nearEdge(middle: anchor.midX, low: region.minX, high: region.maxX), y: start,
                width: requested.across,
                height: requested.along)
            : CGRect(
                x: start, y: nearEdge(middle: anchor.midY, low: region.minY, high: region.maxY), width: requested.along,
                height: requested.across)
    }
}
