import CoreGraphics
import QuartzCore

/// The pan of a scroll view: it begins only where the content can go, and takes wheels as well.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    override var mayBeginByItself: Bool {
        // A wheel has been asked already, and has no touches.
        numberOfTouches == 0 || (view as? UIScrollView)?.mayDrag(along: wandering, touches) ?? true
    }

    /// A wheel stays with the view that it began to scroll until it rests.
    override func scroll(by delta: CGVector, at location: CGPoint, _ time: Seconds) -> Bool {
        guard isRunning || (view as? UIScrollView)?.takesWheel(delta) != false else { return false }
        return super.scroll(by: delta, at: location, time)
    }

    /// Fingers drag and zoom at the same time.
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        !(preventedGestureRecognizer is ScrollPinchGestureRecognizer && preventedGestureRecognizer.view === view)
    }
}

extension UIScrollView {
    /// Whether a wheel that turns by `delta` points moves this content. At its end it leaves the wheel to a scroll view
    /// around it, unless it hands nothing on.
    fileprivate func takesWheel(_ delta: CGVector) -> Bool {
        guard isScrollEnabled, !isTracking else { return false }
        return ScrollAxis.allCases.contains { axis in
            let range = range(axis)
            guard delta[axis] != 0, range.isOpen else { return false }
            return !transfers(axis) || !range.isAtEnd(bounds.origin[axis], forward: delta[axis] < 0)
        }
    }
}
