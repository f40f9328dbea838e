import CoreGraphics
import OverlayPlacement
import UIKitCore

/// Where a menu is beside its anchor. Points of the overlay, y down.
package struct MenuPlacement: Equatable {
    /// The surroundings of a menu.
    package struct Surroundings: Equatable {
        package var bounds: CGRect
        var safeArea: UIEdgeInsets
        /// The keyboard's frame; nil without one.
        var keyboard: CGRect?
        var pixelScale: CGFloat

        package init(bounds: CGRect, safeArea: UIEdgeInsets, keyboard: CGRect? = nil, pixelScale: CGFloat) {
            self.bounds = bounds
            self.safeArea = safeArea
            self.keyboard = keyboard
            self.pixelScale = pixelScale
        }
    }

    package let frame: CGRect
    /// The point from which the menu grows, as a fraction of its frame.
    package let growthPoint: CGPoint
    /// Whether the menu is above its anchor.
    package let isAbove: Bool
    /// Why the menu is there.
    let explanation: String

    /// Places a menu of `size` at `anchor`, on the side with more of the screen, aligned with the anchor's nearer edge.
    ///
    /// A menu that fits on neither side covers the anchor; one that is taller than the screen is as tall as the screen
    /// and scrolls.
    ///
    /// - Parameters:
    ///   - isBeside: Whether the menu is at the left or right of the anchor, its top at the anchor's.
    ///   - prefersBelow: Whether it is below the anchor rather than above; nil if that depends on the anchor's place.
    package init(
        of size: CGSize, at anchor: CGRect, gap: CGFloat, isBeside: Bool = false, prefersBelow: Bool? = nil,
        in surroundings: Surroundings
    ) {
        let bounds = surroundings.bounds
        let anchor = anchor.isNull || anchor.isInfinite ? CGRect(origin: bounds.center, size: .zero) : anchor
        let aligned =
            isBeside
            ? CGRect(x: anchor.minX, y: anchor.minY, width: anchor.width, height: size.height)
            : MenuPlacement.alignedAnchor(anchor, width: size.width, in: bounds)
        let explained = PlacementRequest(
            anchor: aligned, container: bounds,
            safeArea: PlacementInsets(
                top: surroundings.safeArea.top, left: surroundings.safeArea.left,
                bottom: surroundings.safeArea.bottom, right: surroundings.safeArea.right),
            layoutMargins: PlacementInsets(all: MenuMetrics.screenMargin), keyboard: surroundings.keyboard,
            contentSize: size, arrowLength: 0, arrowBase: 0, cornerRadius: 0,
            permittedDirections: isBeside ? [.left, .right] : [.up, .down], canOverlapAnchor: true,
            rules: PlacementRules(
                order: MenuPlacement.order(at: anchor, isBeside: isBeside, prefersBelow: prefersBelow, in: bounds),
                gap: gap, minimumBubble: CGSize(width: 1, height: 1)),
            pixelScale: surroundings.pixelScale
        ).explain()
        frame = explained.placement.bubble
        isAbove = explained.placement.direction == .down
        explanation = explained.sentence
        let x = frame.width > 0 ? (anchor.midX - frame.minX) / frame.width : 0.5
        let y = frame.height > 0 ? (anchor.midY - frame.minY) / frame.height : 0.5
        growthPoint = CGPoint(x: max(0, min(1, x)), y: isBeside ? max(0, min(1, y)) : isAbove ? 1 : 0)
    }

    /// The sides of the anchor to try, the preferred one first.
    private static func order(
        at anchor: CGRect, isBeside: Bool, prefersBelow: Bool?, in bounds: CGRect
    ) -> PlacementRules.Order {
        guard !isBeside else {
            return anchor.midX < bounds.midX
                ? PlacementRules.Order(.left, .right, .up, .down) : PlacementRules.Order(.right, .left, .up, .down)
        }
        let isBelow = prefersBelow ?? (anchor.midY < bounds.minY + bounds.height * MenuMetrics.belowLimit)
        return isBelow ? .verticalFirst : PlacementRules.Order(.down, .up, .left, .right)
    }

    /// The anchor as wide as the menu, so that a menu centered on it is aligned with the anchor's edge. A menu is in the
    /// middle of a wider anchor, whose edge may be far from its title.
    private static func alignedAnchor(_ anchor: CGRect, width: CGFloat, in bounds: CGRect) -> CGRect {
        let middle = bounds.width > 0 ? (anchor.midX - bounds.minX) / bounds.width : 0.5
        let x: CGFloat
        if anchor.width > width {
            x = anchor.midX - width / 2
        } else if middle < MenuMetrics.leftLimit {
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
