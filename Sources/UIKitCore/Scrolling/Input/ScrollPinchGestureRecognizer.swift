/// The pinch of a scroll view: it begins only where there is something to zoom.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
    override var mayBeginByItself: Bool { (view as? UIScrollView)?.canZoom ?? true }

    /// Fingers drag and zoom at the same time.
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        !(preventedGestureRecognizer is ScrollPanGestureRecognizer && preventedGestureRecognizer.view === view)
    }
}
