import OverlayPlacement

extension UIPopoverPresentationController {
    /// Everything that decides where this popover goes in `container`.
    func placementRequest(
        anchor: CGRect, in container: UIView, currentDirection: ArrowDirection?
    ) -> PlacementRequest {
        let era = SystemEra.current
        return PlacementRequest(
            anchor: anchor, container: container.bounds,
            safeArea: PlacementInsets(
                era.hasCards ? container.safeAreaInsets : statusBarOnly(container.safeAreaInsets)),
            layoutMargins: PlacementInsets(popoverLayoutMargins), keyboard: keyboardFrame(in: container),
            contentSize: preferredContentSize.withoutNaN, fallbackContentSize: PopoverNumbers.fallbackContentSize,
            contentInsets: PlacementInsets(metrics.contentInsets), arrowLength: metrics.arrowHeight,
            arrowBase: metrics.arrowBase, cornerRadius: metrics.cornerRadius,
            permittedDirections: permittedArrowDirections.placementDirections,
            canOverlapAnchor: canOverlapSourceViewRect, currentDirection: currentDirection,
            rules: era.hasCards ? .ios13 : .ios8, pixelScale: container.traitCollection.displayScale)
    }

    private func statusBarOnly(_ insets: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(top: insets.top, left: 0, bottom: 0, right: 0)
    }

    /// The keyboard at the screen's lower edge, in points of `container`; nil while there is none, or while it floats.
    func keyboardFrame(in container: UIView) -> CGRect? {
        guard let window = container.window, let frame = window.system.keyboard.dockedFrame, frame.height > 0 else {
            return nil
        }
        let inWindow = frame.offsetBy(dx: -window.frame.minX, dy: -window.frame.minY)
        return container.convert(inWindow, from: window)
    }
}

extension PlacementInsets {
    /// NaN counts as 0: it would make a request that differs from itself, and so be placed again for ever.
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
