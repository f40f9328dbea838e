import CoreGraphics

extension UIPopoverPresentationController {
    /// The bar item that the popover points at; it counts before any view.
    var anchoringBarItem: UIBarButtonItem? {
        sourceItem as? UIBarButtonItem ?? (sourceItem == nil ? barButtonItem : nil)
    }

    /// What the popover points at unless that is a rectangle of a view.
    private var anchoringItem: (any UIPopoverPresentationControllerSourceItem)? { sourceItem ?? barButtonItem }

    /// Whether it was given anything to point at.
    var hasAnchor: Bool { anchoringItem != nil || sourceView != nil }

    /// Whether it points at a rectangle of a view, which the delegate may replace.
    var pointsAtRectangle: Bool { anchoringItem == nil && sourceView != nil }

    /// Whether it goes after what it points at without being asked: items and whole views.
    var followsAnchor: Bool {
        guard let containerView else { return false }
        if let anchoringItem { return (anchoringItem as? UIView)?.isDescendant(of: containerView) != true }
        return sourceRect.isNull && sourceView?.isDescendant(of: containerView) == false
    }

    /// The anchor in points of `container`; nil when what it points at is in no window.
    func resolvedAnchor(in container: UIView) -> CGRect? {
        if let anchoringItem { return anchoringItem.frame(in: container) }
        guard let view = sourceView, view.window != nil else { return nil }
        return container.convert(sourceRectangle(in: view), from: view)
    }

    /// Where in `view` the arrow points: its bounds when the source rectangle is null, or no number.
    func sourceRectangle(in view: UIView) -> CGRect {
        let rect = sourceRect
        let sum = rect.origin.x + rect.origin.y + rect.size.width + rect.size.height
        return rect.isNull || sum.isNaN ? view.bounds : rect
    }

    // MARK: Bar items

    /// Lets the other items of the bar, or all of it, go on taking taps, as those of an app's own passthrough views.
    func letBarThrough() {
        guard let item = anchoringBarItem else { return }
        let views = passthroughViews ?? []
        let parts = opensWholeBar ? [item.barView].compactMap { $0 } : item.siblingViews
        let missing = parts.filter { part in !views.contains { $0 === part } }
        guard !missing.isEmpty else { return }
        passthroughViews = views + missing
    }

    /// Whether `view` shows the bar item that the popover points at: a tap there closes the popover, and nothing else.
    func isAnchoringBarItem(_ view: UIView) -> Bool {
        guard !opensWholeBar else { return false }
        return anchoringBarItem?.itemView.map { view.isDescendant(of: $0) } ?? false
    }

    /// Whether `point` of `region` lies on the bar item that the popover points at.
    func anchoringBarItemContains(_ point: CGPoint, of region: UIView) -> Bool {
        anchoringBarItem?.frame(in: region)?.contains(point) ?? false
    }
}
