/// The pinch recognizer of a scroll view. It begins only if there is something to zoom.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
    override var meetsBeginConditions: Bool { (view as? UIScrollView)?.canZoom ?? true }

    /// Scrolling and zooming work simultaneously.
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        !(preventedGestureRecognizer is ScrollPanGestureRecognizer && preventedGestureRecognizer.view === view)
    }
}
