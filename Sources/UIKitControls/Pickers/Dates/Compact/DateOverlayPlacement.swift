import CoreGraphics

/// Where the overlay of a compact date picker is. Points of the container, y down.
package enum DateOverlayPlacement {
    /// The frame of an overlay of `size`: below `anchor` if there is room, otherwise above it, otherwise over it, and
    /// horizontally as near to its middle as `bounds` allows. It is smaller if `bounds` is.
    package static func frame(ofSize size: CGSize, beside anchor: CGRect, in bounds: CGRect, gap: CGFloat) -> CGRect {
        let width = min(size.width, bounds.width)
        let height = min(size.height, bounds.height)
        let x = min(max(anchor.midX - width / 2, bounds.minX), bounds.maxX - width)
        let below = anchor.maxY + gap
        let above = anchor.minY - gap - height
        let y: CGFloat
        if below + height <= bounds.maxY {
            y = max(below, bounds.minY)
        } else if above >= bounds.minY {
            y = min(above, bounds.maxY - height)
        } else {
            y = min(max(anchor.midY - height / 2, bounds.minY), bounds.maxY - height)
        }
        return CGRect(x: x.rounded(), y: y.rounded(), width: width, height: height)
    }
}
