import CoreGraphics
import QuartzCore

extension UIScrollView {
    // MARK: Touches

    /// Called when a touch begins on the view. Returns whether it has stopped moving content.
    func fingerCameDown() -> Bool {
        guard isScrollEnabled else { return false }
        switch phase {
        case .dragging, .touched: return false
        case .rest:
            phase = .touched
            return false
        case .moving:
            catchMotion(as: .touched)
            return true
        }
    }

    /// Called when the last touch ends. Content stopped beyond an edge or between pages moves to its resting offset.
    func fingersWentUp() {
        guard case .touched = phase else { return }
        phase = .rest
        let home = restingPlace(from: bounds.origin, velocity: .zero)
        if home != bounds.origin { fling(velocity: .zero, to: home, isChosen: true, at: now) }
    }

    /// Whether a drag with the translation `way` (points) may begin. Returns false if the content cannot scroll that
    /// way, or if an enclosing scroll view should scroll instead.
    func mayDrag(along way: CGVector, _ touches: [UITouch]) -> Bool {
        guard isScrollEnabled else { return false }
        let axis: ScrollAxis = abs(way.dy) >= abs(way.dx) ? .vertical : .horizontal
        guard scrolls(axis), !handsOn(axis, forward: way[axis] < 0), !leavesToSheet(way) else { return false }
        return touches.allSatisfy { touch in
            guard touch.delivery == .begun, let view = touch.view, view !== self else { return true }
            return canCancelContentTouches && touchesShouldCancel(in: view)
        }
    }

    /// Whether content at its end along `axis` transfers further scrolling to an enclosing scroll view.
    func handsOn(_ axis: ScrollAxis, forward: Bool) -> Bool {
        guard transfers(axis), range(axis).isAtEnd(bounds.origin[axis], forward: forward) else { return false }
        var outer = enclosingScrollView
        while let view = outer {
            let isAtEnd = view.range(axis).isAtEnd(view.bounds.origin[axis], forward: forward)
            if view.isScrollEnabled, view.scrolls(axis), !isAtEnd || view.bounces(axis) { return true }
            outer = view.enclosingScrollView
        }
        return false
    }

    /// The action of the pan recognizer.
    func followFinger() {
        switch panGestureRecognizer.state {
        case .began:
            beginDragging()
            drag()
        case .changed: drag()
        case .ended where panGestureRecognizer.numberOfTouches > 0:
            endDragging(velocity: panGestureRecognizer.velocity(in: self), at: panGestureRecognizer.lastChange)
        case .ended, .cancelled: endDragging(velocity: .zero, at: now)
        case .possible, .failed: return
        }
    }

    // MARK: Dragging

    private func beginDragging() {
        let isByWheel = panGestureRecognizer.numberOfTouches == 0
        let lock = isDirectionalLockEnabled && !isByWheel ? axis(of: panGestureRecognizer.wandering) : nil
        let offset = bounds.origin
        let drag = ScrollDrag(origin: pulled(offset), lock: lock, isByWheel: isByWheel, shown: offset)
        catchMotion(as: .dragging(drag))
        indicators.show()
        if keyboardDismissMode == .onDrag { window?.endEditing(false) }
        isDragAnnounced = true
        tell("scrollViewWillBeginDragging(_:)") { $0.scrollViewWillBeginDragging(self) }
    }

    /// The axis of a translation; nil for a diagonal one.
    private func axis(of way: CGVector) -> ScrollAxis? {
        if abs(way.dx) > ScrollNumbers.lockRatio * abs(way.dy) { return .horizontal }
        return abs(way.dy) > ScrollNumbers.lockRatio * abs(way.dx) ? .vertical : nil
    }

    private func drag() {
        guard case .dragging(var drag) = phase else { return }
        if bounds.origin != drag.shown {
            // // Other code has moved the content: the drag continues from there.
            let offset = pulled(bounds.origin)
            drag.origin = CGPoint(along: { offset[$0] + drag.translation[$0] })
        }
        drag.isByWheel = panGestureRecognizer.numberOfTouches == 0
        drag.translation = panGestureRecognizer.translation(in: self)
        var offset = bounds.origin
        for axis in ScrollAxis.allCases where drag.lock != axis.other && scrolls(axis) {
            let wanted = drag.origin[axis] - drag.translation[axis]
            let range = range(axis)
            let mayLeave = bounces(axis) && !drag.isByWheel
            // // The part beyond the end is dropped, so that moving back takes effect at once.
            if !mayLeave { drag.origin[axis] -= range.excess(of: wanted) }
            let beyond = mayLeave ? RubberBand(length: bounds.size[axis]).stretch(range.excess(of: wanted)) : 0
            offset[axis] = range.clamp(wanted) + beyond
        }
        drag.shown = onPixels(offset)
        phase = .dragging(drag)
        move(to: drag.shown)
    }

    /// The offset without the rubber band, where the rubber band shows `offset`.
    private func pulled(_ offset: CGPoint) -> CGPoint {
        CGPoint(along: { axis in
            let range = range(axis)
            let pull = RubberBand(length: bounds.size[axis]).pull(for: range.excess(of: offset[axis]))
            return range.clamp(offset[axis]) + pull
        })
    }
}
