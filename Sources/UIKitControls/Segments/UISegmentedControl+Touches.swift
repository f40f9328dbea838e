import UIKitCore

/// The state of a touch on a segmented control.
struct SegmentTouchState {
    /// The segment shown as pressed: dimmed, or shrunk if it has the thumb; nil while the touch is outside.
    var pressed: Int?
    /// The segment to which the user has dragged the thumb; nil if the touch did not begin on the thumb.
    var draggedThumbIndex: Int?
}

extension UISegmentedControl {
    /// The enabled segment under `touch`, or the nearest one when the touch is beside the control.
    private func segment(under touch: UITouch) -> Int? {
        let point = touch.location(in: self)
        let frames = segmentFrames
        let x = min(max(point.x, 0), max(bounds.width - 1, 0))
        guard let index = frames.firstIndex(where: { $0.minX <= x && x < $0.maxX }) else { return nil }
        return strip.segments[index].isEnabled ? index : nil
    }

    func beginTouch(_ finger: UITouch) -> Bool {
        guard let index = segment(under: finger) else { return false }
        touchState = SegmentTouchState(
            pressed: index, draggedThumbIndex: !isMomentary && index == selectedSegmentIndex ? index : nil)
        update(animation: SegmentMetrics.fadeAnimation)
        return true
    }

    func continueTouch(_ finger: UITouch) {
        guard var touchState else { return }
        let under = segment(under: finger)
        if touchState.draggedThumbIndex != nil {
            // A dragged thumb does not move onto a disabled segment.
            guard let under, under != touchState.draggedThumbIndex else { return }
            touchState.draggedThumbIndex = under
            touchState.pressed = under
            self.touchState = touchState
            update(animation: SegmentMetrics.slideAnimation)
        } else {
            let pressed = isTouchInside ? under : nil
            guard pressed != touchState.pressed else { return }
            touchState.pressed = pressed
            self.touchState = touchState
            update(animation: SegmentMetrics.fadeAnimation)
        }
    }

    func endTouch(with event: UIEvent?) {
        guard let touchState else { return }
        self.touchState = nil
        let old = selectedSegmentIndex
        guard let chosen = touchState.draggedThumbIndex ?? touchState.pressed, isMomentary || chosen != old else {
            return update(animation: SegmentMetrics.fadeAnimation)
        }
        select(chosen, animated: true)
        if let action = strip.segments[chosen].action { sendAction(action) }
        sendActions(for: [.valueChanged, .primaryActionTriggered], with: event)
        if isMomentary, numberOfSegments > 0 { select(UISegmentedControl.noSegment, animated: false) }
    }
}
