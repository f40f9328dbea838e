import OverlayPlacement
import UIKit

/// The layout of a popover view's bubble, in the popover view's coordinates.
struct PopoverViewLayout: Equatable {
    /// The bubble, arrow included.
    var frame: CGRect
    /// The content's frame, in the bubble's coordinates.
    var contentFrame: CGRect
    /// The x position of the arrow's tip, from the bubble's left. Nil for a bubble without an arrow.
    var arrowTipX: CGFloat?
    /// Whether the bubble is above its anchor.
    var isAbove: Bool

    /// - Parameters:
    ///   - size: The content's requested size.
    ///   - anchor: The anchor's frame, in the coordinates of `view`.
    @MainActor init(of size: CGSize, below anchor: CGRect, in view: PopoverView) {
        let outset = PopoverViewMetrics.outset
        let outer = CGSize(width: size.width + 2 * outset.width, height: size.height + 2 * outset.height)
        if view.staysOnScreen {
            let placement = Self.placementRequest(size: size, anchor: anchor, view: view).place()
            frame = placement.frame
            isAbove = placement.direction == .down
            let middle = view.arrowFollowsAnchor ? placement.arrowTip?.x ?? frame.midX : frame.midX
            arrowTipX = placement.direction == nil ? nil : middle - frame.minX
        } else {
            frame = CGRect(x: anchor.midX - outer.width / 2, y: anchor.maxY, width: outer.width, height: outer.height)
            isAbove = false
            arrowTipX = outer.width / 2
        }
        let shift = arrowTipX == nil ? 0 : isAbove ? -PopoverViewMetrics.contentShift : PopoverViewMetrics.contentShift
        contentFrame = CGRect(
            x: outset.width, y: outset.height + shift, width: max(0, frame.width - 2 * outset.width),
            height: max(0, frame.height - 2 * outset.height))
    }

    /// The placement request for the bubble. The arrow's height is included in the outset.
    @MainActor private static func placementRequest(size: CGSize, anchor: CGRect, view: PopoverView) -> PlacementRequest
    {
        let outset = PopoverViewMetrics.outset
        let arrow = PopoverViewMetrics.arrow
        let safe = view.safeAreaInsets
        let across = outset.height - arrow.height / 2
        return PlacementRequest(
            anchor: anchor, container: view.bounds,
            safeArea: PlacementInsets(
                top: safe.top, left: safe.left, bottom: max(safe.bottom, view.keyboardOverlap), right: safe.right),
            layoutMargins: PlacementInsets(all: PopoverViewMetrics.margin), contentSize: size,
            fallbackContentSize: .zero,
            contentInsets: PlacementInsets(top: across, left: outset.width, bottom: across, right: outset.width),
            minimumBubble: .zero, arrowLength: arrow.height, arrowBase: arrow.width,
            cornerRadius: PopoverViewMetrics.cornerRadius, permittedDirections: [.up, .down],
            pixelScale: view.traitCollection.displayScale)
    }
}
