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

    /// The same for content of `size` points, by default between the insets of this moment.
    func range(_ axis: ScrollAxis, of size: CGSize, between inset: UIEdgeInsets? = nil) -> ScrollRange {
        ScrollRange(
            of: size[axis], in: bounds.size[axis], insets: (inset ?? adjustedContentInset)[axis],
            alignment: contentAlignmentPoint[axis],
            collapsedBar: axis == .vertical ? collapsingBar.collapsedLength : 0)
    }

    /// The resting vertical offsets.
    package var verticalRange: ScrollRange { range(.vertical) }
    /// The ranges of both axes, for comparison.
    var ranges: [ScrollRange] { [range(.horizontal), range(.vertical)] }

    /// `offset`, moved to the nearest one where the content can rest.
    package func clamped(_ offset: CGPoint) -> CGPoint { CGPoint(along: { range($0).clamp(offset[$0]) }) }

    func bounces(_ axis: ScrollAxis) -> Bool { axis == .horizontal ? bouncesHorizontally : bouncesVertically }

    func alwaysBounces(_ axis: ScrollAxis) -> Bool {
        axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
    }

    /// Whether content at its end along `axis` may transfer scrolling to an enclosing scroll view.
    func allowsTransfer(_ axis: ScrollAxis) -> Bool {
        axis == .horizontal ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent
    }

    /// Whether the user can scroll along `axis`.
    func scrolls(_ axis: ScrollAxis) -> Bool {
        range(axis).isScrollable || (alwaysBounces(axis) && bounces(axis))
    }

    /// What a drag or flick along `axis` obeys. Content does not follow a wheel beyond its ends.
    func limits(_ axis: ScrollAxis, isByWheel: Bool = false) -> AxisLimits {
        AxisLimits(
            range: range(axis), length: bounds.size[axis], isScrollable: scrolls(axis),
            bounces: bounces(axis) && !isByWheel)
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
}
