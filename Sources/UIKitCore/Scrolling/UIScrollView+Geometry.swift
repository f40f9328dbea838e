import CoreGraphics
import QuartzCore

extension UIView {
    /// The nearest ancestor that is a scroll view.
    var enclosingScrollView: UIScrollView? {
        var link = superview
        while let view = link {
            if let found = view as? UIScrollView { return found }
            link = view.superview
        }
        return nil
    }
}

extension UIScrollView {
    // MARK: Resting offsets

    /// The resting offsets along `axis`. `contentAlignmentPoint` positions content that is smaller than the view.
    func range(_ axis: ScrollAxis) -> ScrollRange { range(axis, of: contentSize) }

    /// The same for content of `size` points.
    func range(_ axis: ScrollAxis, of size: CGSize) -> ScrollRange {
        let (near, far) = adjustedContentInset[axis]
        let spare = bounds.size[axis] - near - far - size[axis]
        let share = contentAlignmentPoint[axis]
        let aligned = share > 0 ? max(0, spare) * min(share, 1) : 0
        let low = -near - aligned - (axis == .vertical ? collapsedBarLength : 0)
        return ScrollRange(low: low, high: max(low, -near - spare))
    }

    var horizontalRange: ScrollRange { range(.horizontal) }
    /// The resting vertical offsets.
    package var verticalRange: ScrollRange { range(.vertical) }
    /// The ranges of both axes, for comparison.
    var ranges: [ScrollRange] { [horizontalRange, verticalRange] }

    /// `offset`, moved to the nearest one where the content can rest.
    package func clamped(_ offset: CGPoint) -> CGPoint { CGPoint(along: { range($0).clamp(offset[$0]) }) }

    func bounces(_ axis: ScrollAxis) -> Bool { axis == .horizontal ? bouncesHorizontally : bouncesVertically }

    /// Whether content at its end along `axis` may transfer scrolling to an enclosing scroll view.
    func allowsTransfer(_ axis: ScrollAxis) -> Bool {
        axis == .horizontal ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent
    }

    /// Whether the user can scroll along `axis`.
    func scrolls(_ axis: ScrollAxis) -> Bool {
        let always = axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
        return range(axis).isScrollable || (always && bounces(axis))
    }

    var canScroll: Bool { scrolls(.horizontal) || scrolls(.vertical) }

    /// `offset` aligned to pixels, so that drawn content stays sharp.
    package func pixelAligned(_ offset: CGPoint) -> CGPoint {
        let scale = max(1, traitCollection.displayScale)
        let whole = CGPoint(x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale)
        return whole.x.isFinite && whole.y.isFinite ? whole : offset
    }

    // MARK: Changes

    /// Sets `contentOffset`, without stopping a motion. The delegate is notified if it changes.
    func applyOffset(_ offset: CGPoint) {
        guard offset != bounds.origin else { return }
        isApplyingOffset = true
        contentOffset = offset
        isApplyingOffset = false
    }

    /// The setter of `contentOffset`. What the app sets stops a motion, also while a motion's offset is being applied.
    func changeOffset(to offset: CGPoint) {
        let isFromMotion = isApplyingOffset
        isApplyingOffset = false
        guard UIView.isValid(CGRect(origin: offset, size: .zero), "bounds", of: self) else { return }
        if !isFromMotion { stopMoving() }
        if offset != bounds.origin { bounds.origin = offset }
    }

    func boundsDidChange(from old: CGRect) {
        let now = bounds
        guard now != old else { return }
        if now.size != old.size {
            updateAdjustedInset()
            clampOffset()
        }
        indicators.updateFrames()
        guard bounds.origin == now.origin, now.origin != old.origin else { return }
        setNeedsLayout()
        notifyContentMoved()
        attachedRefresh?.scrollViewDidMove(self)
        storedDelegate?.scrollViewDidScroll(self)
    }

    /// Brings the offset back into range after content or view have changed size. Drags come back when they end. A
    /// motion gets a new target, unless the ranges are still `old`.
    func clampOffset(after old: [ScrollRange]? = nil) {
        switch phase {
        case .idle: applyOffset(clamped(bounds.origin))
        case .moving: if old != ranges { retargetMotion() }
        case .tracking, .dragging: return
        }
    }

    // MARK: Insets

    /// Recomputes the part of the inset that comes from the safe area. Content at its top or left edge stays there.
    ///
    /// - Parameter movesContent: Whether content at its edge stays there; otherwise it keeps its offset.
    func updateAdjustedInset(movesContent: Bool = true) {
        let old = reportedInset
        safeAreaContentInset = safeAreaAdjustment
        reportedInset = adjustedContentInset
        if safeAreaOfSubviews != propagatedSafeArea {
            propagatedSafeArea = safeAreaOfSubviews
            for view in subviews { view.updateSafeArea() }
        }
        guard reportedInset != old else { return }
        adjustedContentInsetDidChange()
        notifyDelegate("scrollViewDidChangeAdjustedContentInset(_:)") {
            $0.scrollViewDidChangeAdjustedContentInset(self)
        }
        if movesContent {
            followInset()
        } else {
            restingInset = reportedInset
            if case .moving = phase { clampOffset() }
        }
        indicators.updateFrames()
    }

    /// Moves content at its top or left edge to that edge's new place. Outside a window the offset stays until the view
    /// is shown.
    func followInset() {
        guard window != nil, restingInset != adjustedContentInset else { return }
        let old = restingInset
        restingInset = adjustedContentInset
        restoreOffset(after: old)
    }

    private func restoreOffset(after old: UIEdgeInsets) {
        guard case .idle = phase else { return clampOffset() }
        let now = adjustedContentInset
        let offset = bounds.origin
        let x = offset.x <= -old.left ? -now.left : offset.x
        let y = offset.y <= -old.top ? -now.top : offset.y
        applyOffset(clamped(CGPoint(x: x, y: y)))
    }

    private var safeAreaAdjustment: UIEdgeInsets {
        let safe = safeAreaInsets
        switch contentInsetAdjustmentBehavior {
        case .never: return .zero
        case .always: return safe
        case .scrollableAxes: return limitedToScrollableAxes(safe)
        case .automatic:
            var insets = limitedToScrollableAxes(safe)
            if isContentOfBarContainer { (insets.top, insets.bottom) = (safe.top, safe.bottom) }
            return insets
        }
    }

    private func limitedToScrollableAxes(_ safe: UIEdgeInsets) -> UIEdgeInsets {
        let availableSize = bounds.size
        let isTall =
            alwaysBounceVertical || contentSize.height + contentInset.top + contentInset.bottom > availableSize.height
        let isWide =
            alwaysBounceHorizontal || contentSize.width + contentInset.left + contentInset.right > availableSize.width
        return UIEdgeInsets(
            top: isTall ? safe.top : 0, left: isWide ? safe.left : 0, bottom: isTall ? safe.bottom : 0,
            right: isWide ? safe.right : 0)
    }

    /// Whether this is the root view, or its first subview, of a controller in a navigation or tab bar controller that
    /// leaves its insets to UIKit.
    private var isContentOfBarContainer: Bool {
        let first = superview?.subviews.first === self ? superview?.ownerController : nil
        guard let owner = ownerController ?? first else { return false }
        return owner.adjustsContentScrollView && owner.isInBarContainer
    }
}

// MARK: A view above the content

extension UIScrollView {
    /// The distance by which the content is pulled below its resting offset at the top, without the accessory's inset.
    /// Points; negative for content that is scrolled.
    package var pullLength: CGFloat { verticalRange.low + refreshInset - bounds.minY }

    /// Sets the inset that is reserved for the top accessory, in points. The content stays where it is.
    package func setTopAccessoryInset(_ inset: CGFloat) {
        guard inset != refreshInset else { return }
        refreshInset = inset
        updateAdjustedInset(movesContent: false)
    }
}
