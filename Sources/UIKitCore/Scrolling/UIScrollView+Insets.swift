import CoreGraphics

extension UIScrollView {
    /// Recomputes the part of the inset that comes from the safe area. Content at its top or left edge stays there.
    ///
    /// - Parameter movesContent: Whether content at its edge stays there; otherwise it keeps its offset.
    func updateAdjustedInset(movesContent: Bool = true) {
        let old = insets.reported
        let behavior = contentInsetAdjustmentBehavior
        insets.safeArea = ScrollInsets.part(of: safeAreaInsets) { axis in
            behavior.adjusts(axis, scrolls: exceedsView(along: axis), isBetweenBars: isContentOfBarContainer)
        }
        insets.reported = adjustedContentInset
        if safeAreaOfSubviews != insets.propagatedSafeArea {
            insets.propagatedSafeArea = safeAreaOfSubviews
            for view in subviews { view.updateSafeArea() }
        }
        guard insets.reported != old else { return }
        adjustedContentInsetDidChange()
        notifyDelegate("scrollViewDidChangeAdjustedContentInset(_:)") {
            $0.scrollViewDidChangeAdjustedContentInset(self)
        }
        if movesContent {
            followInset()
        } else {
            insets.resting = insets.reported
            restingEdges = expandedInset
            if case .moving = phase { clampOffset() }
        }
        indicators.updateFrames()
    }

    /// Moves content at its top or left edge to that edge's new place. Outside a window the offset stays until the view
    /// is shown.
    func followInset() {
        guard window != nil, insets.resting != adjustedContentInset else { return }
        let old = insets.resting
        let oldEdges = restingEdges
        insets.resting = adjustedContentInset
        restingEdges = expandedInset
        switch phase {
        case .idle: break
        // A bar that collapses or expands leaves the content's edge where it is.
        case .moving: return oldEdges == expandedInset ? () : retargetMotion(afterEdges: oldEdges)
        case .tracking, .dragging: return
        }
        applyOffset(
            clamped(ScrollInsets.offset(bounds.origin, followingEdgesFrom: old, to: adjustedContentInset)))
    }

    /// The adjusted inset with the length by which a bar has collapsed: where the content's edges are.
    var expandedInset: UIEdgeInsets {
        var inset = adjustedContentInset
        inset.top += collapsingBar.collapsedLength
        return inset
    }

    /// Whether content scrolls along `axis` without the safe area.
    private func exceedsView(along axis: ScrollAxis) -> Bool {
        let (near, far) = contentInset[axis]
        return alwaysBounces(axis) || contentSize[axis] + near + far > bounds.size[axis]
    }

    /// The controller whose root view, or its first subview, this is.
    var contentOwner: UIViewController? {
        ownerController ?? (superview?.subviews.first === self ? superview?.ownerController : nil)
    }

    /// Whether this is the content of a controller in a navigation or tab bar controller that leaves its insets to UIKit.
    private var isContentOfBarContainer: Bool {
        contentOwner.map { $0.adjustsContentScrollView && $0.isInBarContainer } ?? false
    }

    /// How far the content has been scrolled up from its top. Points; negative for content that is pulled down.
    ///
    /// Outside a window, also behind a full screen, there is no safe area, and the content stays where it was: the insets
    /// that count are those for which it rests there. The refresh control leaves the screen first: content that only covers
    /// its place is not scrolled.
    var scrolledLength: CGFloat {
        let length = bounds.minY - range(.vertical, of: contentSize, between: insets.resting).low
        return length < 0 ? length : max(0, length - insets.refresh)
    }
}

// MARK: A refresh control

extension UIScrollView {
    /// The distance by which the content is pulled below its resting offset at the top, without the refresh control's
    /// inset. Points; negative for content that is scrolled.
    var pullLength: CGFloat { verticalRange.low + insets.refresh - bounds.minY }

    /// Sets the inset that is reserved for the refresh control, in points. The content stays where it is.
    func setRefreshInset(_ inset: CGFloat) {
        guard inset != insets.refresh else { return }
        insets.refresh = inset
        updateAdjustedInset(movesContent: false)
    }
}

extension UIScrollView.ContentInsetAdjustmentBehavior {
    /// Whether the safe area adds to the inset along `axis`.
    ///
    /// - Parameters:
    ///   - scrolls: Whether the content scrolls along that axis.
    ///   - isBetweenBars: Whether bars of a container are above and below the content.
    package func adjusts(
        _ axis: ScrollAxis, scrolls: @autoclosure () -> Bool, isBetweenBars: @autoclosure () -> Bool
    ) -> Bool {
        switch self {
        case .never: false
        case .always: true
        case .scrollableAxes: scrolls()
        case .automatic: scrolls() || axis == .vertical && isBetweenBars()
        }
    }
}
