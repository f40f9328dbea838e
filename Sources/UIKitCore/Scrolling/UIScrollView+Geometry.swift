import CoreGraphics
import QuartzCore

extension UIView {
    /// The nearest scroll view that this view lies in; not the view itself.
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
    // MARK: Where content can rest

    /// The offsets that the content can rest at along x.
    var horizontalRange: ScrollRange {
        let inset = adjustedContentInset
        let high = contentSize.width + inset.right - bounds.width
        return ScrollRange(low: -inset.left, high: max(-inset.left, high))
    }

    /// The offsets that the content can rest at along y.
    var verticalRange: ScrollRange {
        let inset = adjustedContentInset
        let high = contentSize.height + inset.bottom - bounds.height
        let low = -inset.top - topSlack
        return ScrollRange(low: low, high: max(low, high))
    }

    func clamped(_ offset: CGPoint) -> CGPoint {
        CGPoint(x: horizontalRange.clamp(offset.x), y: verticalRange.clamp(offset.y))
    }

    /// Whether a finger can move content along x.
    var scrollsHorizontally: Bool {
        horizontalRange.isOpen || (alwaysBounceHorizontal && bounces)
    }

    /// Whether a finger can move content along y.
    var scrollsVertically: Bool { verticalRange.isOpen || (alwaysBounceVertical && bounces) }

    var canScrollAtAll: Bool { scrollsHorizontally || scrollsVertically }

    /// `offset` on whole pixels, so that what was drawn for them stays sharp.
    func onPixels(_ offset: CGPoint) -> CGPoint {
        let scale = max(1, traitCollection.displayScale)
        return CGPoint(x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale)
    }

    // MARK: Changes

    /// Takes up `offset` and tells the delegate; nothing happens when it is the present one.
    func move(to offset: CGPoint) {
        guard offset != bounds.origin, UIView.isValid(CGRect(origin: offset, size: .zero), "bounds", of: self)
        else { return }
        bounds.origin = offset
    }

    func boundsDidChange(from old: CGRect) {
        let now = bounds
        guard now != old else { return }
        if now.size != old.size {
            updateAdjustedInset()
            keepInside()
        }
        indicators.place()
        guard bounds.origin == now.origin, now.origin != old.origin else { return }
        setNeedsLayout()
        onOffsetChange?()
        follower?.scrollViewDidScroll(self)
    }

    /// Content that got shorter, or a view that got taller, must not leave the offset beyond the end. A finger or a
    /// motion comes back by itself.
    func keepInside() {
        guard case .rest = phase else { return }
        move(to: clamped(bounds.origin))
    }

    // MARK: Insets

    /// Works out again what the safe area adds. Content that stands at an upper or left edge stays there.
    func updateAdjustedInset() {
        let old = knownInset
        systemInset = adjustment
        knownInset = adjustedContentInset
        guard knownInset != old else { return }
        adjustedContentInsetDidChange()
        follower?.scrollViewDidChangeAdjustedContentInset(self)
        let (now, offset) = (adjustedContentInset, bounds.origin)
        guard case .rest = phase else { return indicators.place() }
        let x = offset.x <= -old.left ? -now.left : horizontalRange.clamp(offset.x)
        let y = offset.y <= -old.top ? -now.top : verticalRange.clamp(offset.y)
        move(to: CGPoint(x: x, y: y))
        indicators.place()
    }

    private var adjustment: UIEdgeInsets {
        let safe = safeAreaInsets
        switch contentInsetAdjustmentBehavior {
        case .never: return .zero
        case .always: return safe
        case .scrollableAxes: return onScrollableAxes(safe)
        case .automatic:
            var insets = onScrollableAxes(safe)
            if isInNavigation { (insets.top, insets.bottom) = (safe.top, safe.bottom) }
            return insets
        }
    }

    private func onScrollableAxes(_ safe: UIEdgeInsets) -> UIEdgeInsets {
        let room = bounds.size
        let isTall = alwaysBounceVertical || contentSize.height + contentInset.top + contentInset.bottom > room.height
        let isWide = alwaysBounceHorizontal || contentSize.width + contentInset.left + contentInset.right > room.width
        return UIEdgeInsets(
            top: isTall ? safe.top : 0, left: isWide ? safe.left : 0, bottom: isTall ? safe.bottom : 0,
            right: isWide ? safe.right : 0)
    }

    /// Whether this is the view, or the first in the view, of a controller on a navigation stack.
    private var isInNavigation: Bool {
        if let owner = ownerController { return owner.navigationController != nil }
        guard let parent = superview, parent.subviews.first === self else { return false }
        return parent.ownerController?.navigationController != nil
    }
}
