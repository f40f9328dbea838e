import OverlayPlacement
import UIKit

/// Where the card of an adaptive overlay is in each style. Points of the container, y down.
struct AdaptiveLayout: Equatable {
    /// The input of a layout.
    struct Surroundings {
        var style: OverlayStyle
        var container: CGRect
        var safeArea: UIEdgeInsets
        /// The height that the keyboard covers at the bottom.
        var keyboardOverlap: CGFloat
        /// The size that the content asks for; not positive where it has none.
        var contentSize: CGSize
        var configuration: AdaptiveOverlayConfiguration
        var cornerRadius: CGFloat
        /// The anchor of a popover; nil without one.
        var anchor: CGRect?
        /// The direction of the arrow that is visible.
        var arrowDirection: ArrowDirection?
        /// The visible height of a sheet.
        var sheetHeight: CGFloat
        /// Pixels per point.
        var scale: CGFloat
    }

    /// The card, without its arrow.
    var frame: CGRect
    /// How far the card's face reaches below its frame, so that its lower corners are below the screen.
    var hiddenBottom: CGFloat = 0
    var cornerRadius: CGFloat
    /// The tip of the arrow. Nil without an arrow.
    var arrowTip: CGPoint?
    var arrowDirection: ArrowDirection?

    init(_ surroundings: Surroundings) {
        cornerRadius = surroundings.cornerRadius
        switch surroundings.style {
        case .popover:
            let placement = Self.popover(surroundings)
            frame = placement.bubble
            arrowTip = placement.arrowTip
            arrowDirection = placement.direction
        case .sheet:
            let sheet = surroundings.sheet.frame(forVisibleHeight: surroundings.sheetHeight)
            hiddenBottom = cornerRadius
            frame = CGRect(
                x: surroundings.container.minX + sheet.minX, y: surroundings.container.minY + sheet.minY,
                width: sheet.width,
                height: sheet.height)
        case .dialog:
            frame = surroundings.centered(surroundings.dialogSize)
        case .modal:
            frame = surroundings.centered(surroundings.configuration.modalSize)
        case .fullScreen:
            frame = surroundings.container
        }
    }

    private static func popover(_ surroundings: Surroundings) -> Placement {
        let safe = surroundings.safeArea
        let insets = PlacementInsets(
            top: safe.top, left: safe.left, bottom: max(safe.bottom, surroundings.keyboardOverlap), right: safe.right)
        return PlacementRequest(
            anchor: surroundings.anchor ?? .null, container: surroundings.container, safeArea: insets,
            layoutMargins: PlacementInsets(all: PopoverViewMetrics.margin), contentSize: surroundings.contentSize,
            fallbackContentSize: AdaptiveOverlayMetrics.fallbackSize, arrowLength: PopoverViewMetrics.arrow.height,
            arrowBase: PopoverViewMetrics.arrow.width, cornerRadius: surroundings.cornerRadius,
            permittedDirections: surroundings.anchor == nil ? [] : .any, currentDirection: surroundings.arrowDirection,
            pixelScale: surroundings.scale
        ).place()
    }
}

extension AdaptiveLayout.Surroundings {
    /// The input of the sheet's layout.
    var sheet: SheetLayoutContext {
        let width = configuration.maximumSheetWidth
        return SheetLayoutContext(
            size: container.size, topInset: safeArea.top, keyboardOverlap: keyboardOverlap,
            detents: configuration.detents, maximumWidth: width > 0 ? width : .greatestFiniteMagnitude)
    }

    /// The area for dialogs and modal cards. A keyboard that would leave no room is ignored.
    var availableRect: CGRect {
        let margin = AdaptiveOverlayMetrics.margin
        let safe = container.inset(by: safeArea)
        guard safe.size.width > 2 * margin, safe.size.height > 2 * margin else { return container }
        let free = safe.insetBy(dx: margin, dy: margin)
        let covered = max(0, keyboardOverlap - safeArea.bottom)
        guard free.height - covered >= AdaptiveOverlayMetrics.minimumSize.height else { return free }
        return CGRect(x: free.minX, y: free.minY, width: free.width, height: free.height - covered)
    }

    /// The width that a dialog may have at most.
    var maximumDialogWidth: CGFloat { min(availableRect.width, configuration.maximumDialogWidth.limit) }

    fileprivate var dialogSize: CGSize {
        let usual = AdaptiveOverlayMetrics.fallbackSize
        return CGSize(
            width: min(contentSize.width > 0 ? contentSize.width : usual.width, maximumDialogWidth),
            height: contentSize.height > 0 ? contentSize.height : usual.height)
    }

    /// A card of `size`, limited to the room, in its middle on whole pixels.
    fileprivate func centered(_ size: CGSize) -> CGRect {
        func aligned(_ value: CGFloat) -> CGFloat { scale > 0 ? (value * scale).rounded() / scale : value }
        let width = aligned(min(size.width.limit, availableRect.width))
        let height = aligned(min(size.height.limit, availableRect.height))
        return CGRect(
            x: aligned(availableRect.midX - width / 2), y: aligned(availableRect.midY - height / 2), width: width,
            height: height)
    }
}

extension CGFloat {
    /// This length as a limit: none unless it is finite and above 0.
    fileprivate var limit: CGFloat { isFinite && self > 0 ? self : .greatestFiniteMagnitude }
}
