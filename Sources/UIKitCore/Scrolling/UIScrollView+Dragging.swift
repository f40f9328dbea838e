import CoreGraphics
import QuartzCore

extension UIScrollView {
    // MARK: Touches

    /// Called when a touch begins on the view. Returns whether it has stopped moving content.
    func touchDidBegin() -> Bool {
        guard isScrollEnabled else { return false }
        switch phase {
        case .dragging, .tracking: return false
        case .idle:
            phase = .tracking
            return false
        case .moving:
            interruptMotion(entering: .tracking)
            return true
        }
    }

    /// Called when the last touch ends. Content stopped beyond an edge or between pages moves to its resting offset.
    func touchesDidEnd() {
        guard case .tracking = phase else { return }
        phase = .idle
        let restingOffset = restingOffset(from: bounds.origin, velocity: .zero)
        guard restingOffset == bounds.origin else {
            return fling(velocity: .zero, to: restingOffset, isChosen: true, at: now)
        }
        notifyParticipants { $0.contentDidRestAfterTouch(in: self) }
        notifyMotionChanged(.rested)
    }

    /// Whether a drag with the translation `way` (points) may begin. Returns false if the content cannot scroll that
    /// way, or if an enclosing scroll view should scroll instead.
    func shouldBeginDrag(translation distance: CGVector, touches: [UITouch]) -> Bool {
        guard isScrollEnabled else { return false }
        let axis: ScrollAxis = abs(distance.dy) >= abs(distance.dx) ? .vertical : .horizontal
        guard scrolls(axis), !shouldTransferToParent(axis, forward: distance[axis] < 0),
            !yieldsDragToSheet(translation: distance)
        else { return false }
        return touches.allSatisfy { touch in
            guard touch.delivery == .begun, let view = touch.view, view !== self else { return true }
            return canCancelContentTouches && touchesShouldCancel(in: view)
        }
    }

    /// Whether content at its end along `axis` transfers further scrolling to an enclosing scroll view.
    func shouldTransferToParent(_ axis: ScrollAxis, forward: Bool) -> Bool {
        guard allowsTransfer(axis), range(axis).isAtEnd(bounds.origin[axis], forward: forward) else { return false }
        var outer = enclosingScrollView
        while let view = outer {
            let isAtEnd = view.range(axis).isAtEnd(view.bounds.origin[axis], forward: forward)
            if view.isScrollEnabled, view.scrolls(axis), !isAtEnd || view.bounces(axis) { return true }
            outer = view.enclosingScrollView
        }
        return false
    }

    /// The action of the pan recognizer.
    func handlePan() {
        switch panGestureRecognizer.state {
        case .began:
            beginDragging(isByWheel: panGestureRecognizer.numberOfTouches == 0)
            updateDrag()
        case .changed:
            updateDrag()
            dragKeyboard()
        case .ended where panGestureRecognizer.numberOfTouches > 0:
            let velocity = panGestureRecognizer.velocity(in: self)
            releaseKeyboard(velocity: velocity.y)
            endDragging(velocity: velocity, at: panGestureRecognizer.lastChange)
        case .ended, .cancelled:
            releaseKeyboard(velocity: -.greatestFiniteMagnitude)
            endDragging(velocity: .zero, at: now)
        case .possible, .failed: return
        }
    }

    // MARK: Keyboard

    private func endEditingOfKeyboard() {
        window?.endEditing(false)
        // A field in an accessory view is in the keyboard's window.
        window?.system.keyboard.window?.endEditing(false)
    }

    /// Moves the keyboard with the finger.
    private func dragKeyboard() {
        guard keyboardDismissMode.isInteractive, panGestureRecognizer.numberOfTouches > 0, let window else { return }
        let point = window.convertToScreen(panGestureRecognizer.location(in: window))
        window.system.keyboard.drag(toFingerAt: point.y)
    }

    private func releaseKeyboard(velocity: CGFloat) {
        guard keyboardDismissMode.isInteractive else { return }
        window?.system.keyboard.endDrag(velocity: velocity)
    }

    // MARK: Dragging

    /// Begins a drag: of the pan recognizer, or of an enclosing sheet that has expanded.
    package func beginDragging(isByWheel: Bool) {
        let lock = isDirectionalLockEnabled && !isByWheel ? dominantAxis(of: panGestureRecognizer.rawTranslation) : nil
        let offset = bounds.origin
        let drag = ScrollDragState(
            origin: unstretched(offset), lockedAxis: lock, isByWheel: isByWheel, appliedOffset: offset)
        interruptMotion(entering: .dragging(drag))
        indicators.show()
        switch keyboardDismissMode {
        case .none: break
        case .onDrag, .onDragWithAccessory: endEditingOfKeyboard()
        case .interactive, .interactiveWithAccessory: if !isByWheel { window?.system.keyboard.beginDrag() }
        }
        isDragReported = true
        notifyMotionChanged(.dragBegan)
        notifyDelegate("scrollViewWillBeginDragging(_:)") { $0.scrollViewWillBeginDragging(self) }
    }

    /// The axis of a translation; nil for a diagonal one.
    private func dominantAxis(of translation: CGVector) -> ScrollAxis? {
        if abs(translation.dx) > ScrollDefaults.lockRatio * abs(translation.dy) { return .horizontal }
        return abs(translation.dy) > ScrollDefaults.lockRatio * abs(translation.dx) ? .vertical : nil
    }

    private func updateDrag() {
        updateDrag(
            by: panGestureRecognizer.translation(in: self), isByWheel: panGestureRecognizer.numberOfTouches == 0)
    }

    /// Scrolls the content that is being dragged. The translation since the beginning is that of the finger, in points.
    package func updateDrag(by translation: CGPoint, isByWheel: Bool) {
        guard case .dragging(var drag) = phase else { return }
        if bounds.origin != drag.appliedOffset {
            // Other code has moved the content: the drag continues from there.
            let offset = unstretched(bounds.origin)
            drag.origin = CGPoint(along: { offset[$0] + drag.translation[$0] })
        }
        drag.isByWheel = isByWheel
        drag.translation = translation
        var offset = bounds.origin
        for axis in ScrollAxis.allCases where drag.lockedAxis != axis.other && scrolls(axis) {
            let unboundedOffset = drag.origin[axis] - drag.translation[axis]
            let range = range(axis)
            let mayLeave = bounces(axis) && !drag.isByWheel
            // The part beyond the end is dropped, so that moving back takes effect at once.
            if !mayLeave { drag.origin[axis] -= range.excess(of: unboundedOffset) }
            let beyond = mayLeave ? RubberBand(length: bounds.size[axis]).stretch(range.excess(of: unboundedOffset)) : 0
            offset[axis] = range.clamp(unboundedOffset) + beyond
        }
        drag.appliedOffset = pixelAligned(offset)
        phase = .dragging(drag)
        applyOffset(drag.appliedOffset)
    }

    /// The offset without the rubber band, where the rubber band shows `offset`.
    private func unstretched(_ offset: CGPoint) -> CGPoint {
        CGPoint(along: { axis in
            let range = range(axis)
            let pull = RubberBand(length: bounds.size[axis]).unstretch(range.excess(of: offset[axis]))
            return range.clamp(offset[axis]) + pull
        })
    }
}
