import CoreGraphics
import OverlayPlacement
import UIKitCore

/// Where a menu is beside its anchor. Points of the overlay, y down.
struct MenuPlacement: Equatable {
    /// The surroundings of a menu.
    struct Surroundings: Equatable {
        var bounds: CGRect
        var safeArea: UIEdgeInsets
        /// The keyboard's frame; nil without one.
        var keyboard: CGRect?
        var pixelScale: CGFloat
    }

    let frame: CGRect
    /// The point from which the menu grows, as a fraction of its frame.
    let growthPoint: CGPoint
    /// Whether the menu is above its anchor.
    let isAbove: Bool
    /// Why the menu is there.
    let explanation: String

    /// Places a menu of `size` at `anchor`, on the side with more of the screen, aligned with the anchor's nearer edge.
    ///
    /// A menu that fits on neither side covers the anchor; one that is taller than the screen is as tall as the screen
    /// and scrolls.
    init(of size: CGSize, at anchor: CGRect, gap: CGFloat, in surroundings: Surroundings) {
        let bounds = surroundings.bounds
        let anchor = anchor.isNull || anchor.isInfinite ? CGRect(origin: bounds.center, size: .zero) : anchor
        let prefersBelow = anchor.midY < bounds.minY + bounds.height * MenuMetrics.belowLimit
        let request = PlacementRequest(
            anchor: MenuPlacement.alignedAnchor(anchor, width: size.width, in: bounds), container: bounds,
            safeArea: PlacementInsets(
                top: surroundings.safeArea.top, left: surroundings.safeArea.left,
                bottom: surroundings.safeArea.bottom, right: surroundings.safeArea.right),
            layoutMargins: PlacementInsets(all: MenuMetrics.screenMargin), keyboard: surroundings.keyboard,
            contentSize: size, arrowLength: 0, arrowBase: 0, cornerRadius: 0, permittedDirections: [.up, .down],
            canOverlapAnchor: true,
            rules: PlacementRules(
                order: prefersBelow ? .verticalFirst : PlacementRules.Order(.down, .up, .left, .right), gap: gap,
                minimumBubble: CGSize(width: 1, height: 1)),
            pixelScale: surroundings.pixelScale)
        let explained = request.explain()
        frame = explained.placement.bubble
        isAbove = explained.placement.direction == .down
        explanation = explained.sentence
        let x = frame.width > 0 ? (anchor.midX - frame.minX) / frame.width : 0.5
        growthPoint = CGPoint(x: max(0, min(1, x)), y: isAbove ? 1 : 0)
    }

    /// The anchor as wide as the menu, so that a menu centered on it is aligned with the anchor's edge.
    private static func alignedAnchor(_ anchor: CGRect, width: CGFloat, in bounds: CGRect) -> CGRect {
        let middle = bounds.width > 0 ? (anchor.midX - bounds.minX) / bounds.width : 0.5
        let x: CGFloat
        if middle < MenuMetrics.leftLimit {
            x = anchor.minX
        } else if middle > MenuMetrics.rightLimit {
            x = anchor.maxX - width
        } else {
            x = anchor.midX - width / 2
        }
        return CGRect(x: x, y: anchor.minY, width: width, height: anchor.height)
    }
}

extension CGRect {
    fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
