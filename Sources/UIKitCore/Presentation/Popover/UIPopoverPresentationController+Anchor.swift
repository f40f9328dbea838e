import CoreGraphics

extension UIPopoverPresentationController {
    /// The bar item that the popover points at. It has priority over views.
    var anchoringBarItem: UIBarButtonItem? {
        sourceItem as? UIBarButtonItem ?? (sourceItem == nil ? barButtonItem : nil)
    }

    /// The item that the popover points at; nil if it points at a rectangle of a view.
    private var anchoringItem: (any UIPopoverPresentationControllerSourceItem)? { sourceItem ?? barButtonItem }

    /// Whether the app has set an anchor.
    package var hasAnchor: Bool { anchoringItem != nil || sourceView != nil }

    /// Whether it points at a rectangle of a view, which the delegate may replace.
    var pointsAtRectangle: Bool { anchoringItem == nil && sourceView != nil }

    /// Whether it follows moves of its anchor automatically: items and whole views.
    package var followsAnchor: Bool {
        guard let containerView else { return false }
        if let anchoringItem { return (anchoringItem as? UIView)?.isDescendant(of: containerView) != true }
        return sourceRect.isNull && sourceView?.isDescendant(of: containerView) == false
    }

    /// The anchor in points of `container`; nil when the anchoring view is not in a window.
    package func resolvedAnchor(in container: UIView) -> CGRect? {
        if let anchoringItem { return anchoringItem.frame(in: container) }
        guard let view = sourceView, view.window != nil else { return nil }
        return container.convert(sourceRectangle(in: view), from: view)
    }

    /// The source rectangle in points of `view`: its bounds when `sourceRect` is null or has a NaN.
    func sourceRectangle(in view: UIView) -> CGRect {
        let rect = sourceRect
        let sum = rect.origin.x + rect.origin.y + rect.size.width + rect.size.height
        return rect.isNull || sum.isNaN ? view.bounds : rect
    }

    // MARK: Bar items

    /// Adds the other items of the anchor's bar, or the whole bar, to the passthrough views.
    package func addBarToPassthroughViews() {
        guard let item = anchoringBarItem else { return }
        let views = passthroughViews ?? []
        let parts = passesTouchesToWholeBar ? [item.barView].compactMap { $0 } : item.siblingViews
        let missing = parts.filter { part in !views.contains { $0 === part } }
        guard !missing.isEmpty else { return }
        passthroughViews = views + missing
    }

    /// Whether `view` displays the anchoring bar item. A tap there only dismisses the popover.
    package func isAnchoringBarItem(_ view: UIView) -> Bool {
        guard !passesTouchesToWholeBar else { return false }
        return anchoringBarItem?.itemView.map { view.isDescendant(of: $0) } ?? false
    }

    /// Whether `point`, in points of `region`, is on the anchoring bar item.
    package func anchoringBarItemContains(_ point: CGPoint, of region: UIView) -> Bool {
        anchoringBarItem?.frame(in: region)?.contains(point) ?? false
    }
}
