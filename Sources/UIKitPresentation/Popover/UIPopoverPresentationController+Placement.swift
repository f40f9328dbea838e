import OverlayPlacement
import UIKitCore

extension UIPopoverPresentationController {
    /// The input for placing this popover in `container`.
    func placementRequest(
        anchor: CGRect, in container: UIView, metrics: PopoverMetrics, currentDirection: ArrowDirection?
    ) -> PlacementRequest {
        let era = container.era
        return PlacementRequest(
            anchor: anchor, container: container.bounds,
            safeArea: PlacementInsets(
                era.popoversStayInSafeArea ? container.safeAreaInsets : statusBarOnly(container.safeAreaInsets)),
            layoutMargins: PlacementInsets(popoverLayoutMargins), keyboard: keyboardFrame(in: container),
            contentSize: preferredContentSize.withoutNaN, fallbackContentSize: PopoverDefaults.fallbackContentSize,
            contentInsets: PlacementInsets(metrics.contentInsets), arrowLength: metrics.arrowHeight,
            arrowBase: metrics.arrowBase, cornerRadius: metrics.cornerRadius,
            permittedDirections: permittedArrowDirections.placementDirections,
            canOverlapAnchor: canOverlapSourceViewRect, currentDirection: currentDirection,
            rules: era.popoverPlacementRules, pixelScale: container.traitCollection.displayScale)
    }

    /// Explains the last placement: what each side had to offer. Points of the container, y down. Computed on each
    /// access; nil before the popover is placed.
    package var placementExplanation: PlacementExplanation? { configuredChrome?.anchoredPlacement?.explanation }

    /// The current placement and its reason; nil before the popover is placed.
    package var placement: Placement? { (configuredChrome as? PopoverChrome)?.placement }

    private func statusBarOnly(_ insets: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(top: insets.top, left: 0, bottom: 0, right: 0)
    }

    /// The frame of the keyboard to avoid, in points of `container`.
    func keyboardFrame(in container: UIView) -> CGRect? {
        container.window?.system.keyboard.dockedFrame(in: container)
    }
}

extension PlacementInsets {
    /// NaN becomes 0. A request with a NaN would differ from itself, and so be placed again forever.
    init(_ insets: UIEdgeInsets) {
        self.init(
            top: insets.top.withoutNaN, left: insets.left.withoutNaN, bottom: insets.bottom.withoutNaN,
            right: insets.right.withoutNaN)
    }
}

extension CGSize {
    fileprivate var withoutNaN: CGSize { CGSize(width: width.withoutNaN, height: height.withoutNaN) }
}

extension CGFloat {
    fileprivate var withoutNaN: CGFloat { isNaN ? 0 : self }
}
