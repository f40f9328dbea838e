import CoreGraphics

extension UIViewController {
    /// Divides the length of bars into the part that stays outside this controller's view, which includes the safe
    /// area, and the part that covers it.
    ///
    /// A view extends below the bars of an edge that `edgesForExtendedLayout` contains, but below opaque ones only with
    /// `extendedLayoutIncludesOpaqueBars`. Without visible bars it extends to the edge in any case.
    /// - Parameters:
    ///   - bars: From the edge inward.
    ///   - edge: The top or the bottom.
    ///   - safeArea: The inset of the content at this edge, in points.
    package func division(
        of bars: [ContainerBar], at edge: UIRectEdge, safeArea: CGFloat
    ) -> (outside: CGFloat, over: CGFloat) {
        let visible = bars.filter { $0.length > 0 }
        let outsideCount: Int
        if !edgesForExtendedLayout.contains(edge) {
            outsideCount = visible.count
        } else if extendedLayoutIncludesOpaqueBars {
            outsideCount = 0
        } else {
            outsideCount = visible.lastIndex(where: \.isOpaque).map { $0 + 1 } ?? 0
        }
        let outside = visible[..<outsideCount].reduce(0) { $0 + $1.length }
        let over = visible[outsideCount...].reduce(0) { $0 + $1.length }
        return (outsideCount == 0 ? 0 : safeArea + outside, over)
    }

    /// Applies a placement that has changed.
    /// - Parameter content: The container's view to move the view in; nil while a transition moves it.
    package func apply(_ placement: ContainerPlacement, in content: UIView?) {
        guard containerPlacement != placement else { return }
        let isMoved = containerPlacement.outer != placement.outer
        containerPlacement = placement
        guard let view = viewIfLoaded else { return }
        if isMoved, let content, view.superview === content { view.frame = placement.frame(in: content) }
        view.updateSafeArea()
    }

    /// The scroll view that this controller's container adjusts: the view itself, or its first subview.
    var contentScrollView: UIScrollView? {
        guard let view = viewIfLoaded else { return nil }
        return view as? UIScrollView ?? view.subviews.first as? UIScrollView
    }

    /// Whether a navigation or tab bar controller contains this one.
    var isInBarContainer: Bool {
        var link = parent
        while let controller = link {
            if controller.adjustsScrollViewsOfChildren { return true }
            link = controller.parent
        }
        return false
    }
}
