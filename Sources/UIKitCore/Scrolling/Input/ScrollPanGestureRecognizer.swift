import CoreGraphics
import QuartzCore

/// The pan recognizer of a scroll view. It begins only if the content can scroll, and also handles wheels.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    override var meetsBeginConditions: Bool {
        // For a wheel, `scroll(by:at:_:)` has checked this already; a wheel has no touches.
        numberOfTouches == 0
            || (view as? UIScrollView)?.shouldBeginDrag(translation: rawTranslation, touches: touches) ?? true
    }

    /// A wheel keeps scrolling the same view until it rests.
    override func scroll(by delta: CGVector, at location: CGPoint, time: Seconds) -> Bool {
        guard isRunning || (view as? UIScrollView)?.handlesWheel(delta) != false else { return false }
        return super.scroll(by: delta, at: location, time: time)
    }

    /// Scrolling and zooming work simultaneously.
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        !(preventedGestureRecognizer is ScrollPinchGestureRecognizer && preventedGestureRecognizer.view === view)
    }
}

extension UIScrollView {
    /// Whether a wheel delta, in points, scrolls this content. At its end, content that allows it leaves the wheel to
    /// an enclosing scroll view.
    fileprivate func handlesWheel(_ delta: CGVector) -> Bool {
        guard isScrollEnabled, !isTracking else { return false }
        return ScrollAxis.allCases.contains { axis in
            let range = range(axis)
            guard delta[axis] != 0, range.isScrollable else { return false }
            return !allowsTransfer(axis) || !range.isAtEnd(bounds.origin[axis], forward: delta[axis] < 0)
        }
    }
}
