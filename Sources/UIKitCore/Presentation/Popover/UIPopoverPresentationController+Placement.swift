import OverlayPlacement

extension UIPopoverPresentationController {
    /// The anchor in points of `container`; nil when the source view is in no window.
    func resolvedAnchor(in container: UIView) -> CGRect? {
        guard let view = sourceView, view.window != nil else { return nil }
        return container.convert(sourceRectangle(in: view), from: view)
    }

    /// Where in `view` the arrow points: its bounds when the source rectangle is null, or no number.
    func sourceRectangle(in view: UIView) -> CGRect {
        let rect = sourceRect
        let sum = rect.origin.x + rect.origin.y + rect.size.width + rect.size.height
        return rect.isNull || sum.isNaN ? view.bounds : rect
    }

    /// Everything that decides where this popover goes in `container`.
    func placementRequest(anchor: CGRect, in container: UIView) -> PlacementRequest {
        let era = SystemEra.current
        return PlacementRequest(
            anchor: anchor, container: container.bounds,
            safeArea: PlacementInsets(
                era.hasCards ? container.safeAreaInsets : statusBarOnly(container.safeAreaInsets)),
            layoutMargins: PlacementInsets(popoverLayoutMargins), contentSize: preferredContentSize.withoutNaN,
            fallbackContentSize: PopoverNumbers.fallbackContentSize, arrowLength: PopoverNumbers.arrowHeight,
            arrowBase: PopoverNumbers.arrowBase,
            cornerRadius: PopoverNumbers.cornerRadius * ContinuousCorner.reach,
            permittedDirections: permittedArrowDirections.placementDirections,
            canOverlapAnchor: canOverlapSourceViewRect, currentDirection: placement?.direction,
            rules: era.hasCards ? .ios13 : .ios8, pixelScale: container.traitCollection.displayScale)
    }

    private func statusBarOnly(_ insets: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(top: insets.top, left: 0, bottom: 0, right: 0)
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
