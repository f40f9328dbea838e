/// The state of a touch on a segmented control.
struct SegmentTouch {
    /// The segment shown as pressed: dimmed, or shrunk if it has the thumb; nil while the touch is outside.
    var pressed: Int?
    /// The segment to which the user has dragged the thumb; nil if the touch did not begin on the thumb.
    var shown: Int?
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
        touch = SegmentTouch(
            pressed: index, shown: !isMomentary && index == selectedSegmentIndex ? index : nil)
        refresh(SegmentMeasure.fade)
        return true
    }

    func continueTouch(_ finger: UITouch) {
        guard var touch else { return }
        let under = segment(under: finger)
        if touch.shown != nil {
            // A dragged thumb does not move onto a disabled segment.
            guard let under, under != touch.shown else { return }
            (touch.shown, touch.pressed) = (under, under)
            self.touch = touch
            refresh(SegmentMeasure.slide)
        } else {
            let pressed = isTouchInside ? under : nil
            guard pressed != touch.pressed else { return }
            touch.pressed = pressed
            self.touch = touch
            refresh(SegmentMeasure.fade)
        }
    }

    func endTouch(with event: UIEvent?) {
        guard let touch else { return }
        self.touch = nil
        let old = selectedSegmentIndex
        guard let chosen = touch.shown ?? touch.pressed, isMomentary || chosen != old else {
            return refresh(SegmentMeasure.fade)
        }
        select(chosen, animated: true)
        if let action = strip.segments[chosen].action { sendAction(action) }
        sendActions(for: [.valueChanged, .primaryActionTriggered], with: event)
        if isMomentary, numberOfSegments > 0 { select(UISegmentedControl.noSegment, animated: false) }
    }
}
