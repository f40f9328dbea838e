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

    /// Whether a drag with this translation (points) may begin. Returns false if the content cannot scroll that
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

    // MARK: Dragging

    /// Begins a drag: of the pan recognizer, or of an enclosing sheet that has expanded.
    package func beginDragging(isByWheel: Bool) {
        let isLocked = isDirectionalLockEnabled && !isByWheel
        let drag = ScrollDrag(
            from: bounds.origin,
            lockedTo: isLocked ? ScrollDrag.dominantAxis(of: panGestureRecognizer.rawTranslation) : nil,
            isByWheel: isByWheel, limits: { limits($0) })
        interruptMotion(entering: .dragging(drag))
        indicators.show()
        dismissKeyboardOnDrag(isByWheel: isByWheel)
        isDragReported = true
        notifyMotionChanged(.dragBegan)
        notifyDelegate("scrollViewWillBeginDragging(_:)") { $0.scrollViewWillBeginDragging(self) }
    }

    private func updateDrag() {
        updateDrag(
            by: panGestureRecognizer.translation(in: self), isByWheel: panGestureRecognizer.numberOfTouches == 0)
    }

    /// Scrolls the content that is being dragged. The translation since the beginning is that of the finger, in points.
    package func updateDrag(by translation: CGPoint, isByWheel: Bool) {
        guard case .dragging(var drag) = phase else { return }
        let offset = drag.offset(for: translation, isByWheel: isByWheel, at: bounds.origin) {
            limits($0, isByWheel: isByWheel)
        }
        drag.appliedOffset = pixelAligned(offset)
        phase = .dragging(drag)
        applyOffset(drag.appliedOffset)
    }

    // MARK: Keyboard

    /// Dismisses the keyboard, or lets it follow the finger from now on, as `keyboardDismissMode` says.
    private func dismissKeyboardOnDrag(isByWheel: Bool) {
        switch keyboardDismissMode {
        case .none: break
        case .onDrag, .onDragWithAccessory:
            window?.endEditing(false)
            // A field in an accessory view is in the keyboard's window.
            window?.system.keyboard.window?.endEditing(false)
        case .interactive, .interactiveWithAccessory: if !isByWheel { window?.system.keyboard.beginDrag() }
        }
    }

    /// Moves the keyboard with the finger.
    private func dragKeyboard() {
        guard keyboardDismissMode.isInteractive, panGestureRecognizer.numberOfTouches > 0, let window else { return }
        let point = window.convertToScreen(panGestureRecognizer.location(in: window))
        window.system.keyboard.drag(toFingerAt: point.y)
    }

    /// Ends the dragging of the keyboard, with the finger's velocity in points per second, positive down.
    private func releaseKeyboard(velocity: CGFloat) {
        guard keyboardDismissMode.isInteractive else { return }
        window?.system.keyboard.endDrag(velocity: velocity)
    }
}
