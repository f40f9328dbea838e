import QuartzCore

/// Withholds touches from a scroll view's content until it is clear that they do not scroll, and stops moving content
/// on touch.
final class ScrollHoldGestureRecognizer: UIGestureRecognizer {
    private var timeOut: GestureTimeout?
    private weak var scrollView: UIScrollView?

    init(for scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init(target: nil, action: nil)
        delaysTouchesBegan = true
        allowedPressTypes = []
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, numberOfTouches == 1, let scrollView else { return }
        if scrollView.touchDidBegin() {
            state = .began
        } else if scrollView.delaysContentTouches, scrollView.isScrollEnabled, scrollView.canScroll {
            timeOut = GestureTimeout("a touch on scrolling content", after: ScrollDefaults.contentTouchDelay) {
                [weak self] in self?.state = .failed
            }
        } else {
            state = .failed
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = isRunning ? .ended : .failed
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = isRunning ? .cancelled : .failed
    }

    /// A touch that stops moving content prevents other recognizers, except for scrolling and zooming.
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        !(preventedGestureRecognizer is UIPanGestureRecognizer)
            && !(preventedGestureRecognizer is ScrollHoldGestureRecognizer)
            && !(preventedGestureRecognizer is UIPinchGestureRecognizer)
    }

    override func reset() {
        timeOut?.cancel()
        timeOut = nil
        scrollView?.touchesDidEnd()
    }
}
