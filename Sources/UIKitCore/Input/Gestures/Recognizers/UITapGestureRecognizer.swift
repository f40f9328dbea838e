import CoreGraphics

/// Recognizes one or more taps with one or more fingers.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How far a finger may move, in points. Chosen, as the one below: `Docs/Numbers.md`.
    static let allowedMovement: CGFloat = 45
    /// How long a finger may stay down, in seconds.
    static let maximumTapDuration: Seconds = 0.75

    /// The number of taps. Default 1.
    open var numberOfTapsRequired = 1
    /// The number of fingers. Default 1.
    open var numberOfTouchesRequired = 1
    /// The pointer's buttons that tap. Ignored for fingers. Default: the primary button.
    open var buttonMaskRequired = UIEvent.ButtonMask.primary

    /// The fingers of this tap, including those already lifted.
    private var fingers: [UITouch] = []
    /// When the first finger of this tap came down, in seconds of the clock.
    private var start: Seconds?
    /// The previous taps of an incomplete series.
    private var series: TapCounter.Tap?
    /// Fails the gesture when a tap takes too long or the next tap does not follow in time.
    private var timeout: GestureTimeout?

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        allowedPressTypes = []
    }

    override var awaitsMoreTaps: Bool { series != nil }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if touches.contains(where: { $0.type == .indirectPointer }), buttonMask != buttonMaskRequired { return fail() }
        fingers += touches
        if fingers.count > numberOfTouchesRequired { return fail() }
        if start == nil { beginTap(at: event.timestamp) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if touches.contains(where: hasMovedTooFar) { fail() }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if touches.contains(where: hasMovedTooFar) { return fail() }
        guard fingers.allSatisfy({ $0.phase == .ended }) else { return }
        guard fingers.count == numberOfTouchesRequired else { return fail() }
        endTap(at: UITouch.centroid(of: fingers, \.location), time: event.timestamp)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { fail() }

    private func hasMovedTooFar(_ touch: UITouch) -> Bool {
        touch.start.distance(to: touch.location) > UITapGestureRecognizer.allowedMovement
    }

    // MARK: Keys

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        beginTap(at: event.timestamp)
    }

    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        endTap(at: .zero, time: event.timestamp)
    }

    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) { fail() }

    // MARK: Taps

    private func beginTap(at time: Seconds) {
        start = time
        startTimeout(UITapGestureRecognizer.maximumTapDuration, for: "the end of a tap")
    }

    /// Ends one tap, at `place` of the screen.
    private func endTap(at point: CGPoint, time: Seconds) {
        guard let start, time - start <= UITapGestureRecognizer.maximumTapDuration else { return fail() }
        let count = series.map { continues($0, start, at: point) ? $0.count + 1 : 1 } ?? 1
        guard count < numberOfTapsRequired else {
            series = nil
            timeout?.cancel()
            return state = .ended
        }
        series = TapCounter.Tap(location: point, time: time, count: count)
        self.start = nil
        fingers = []
        startTimeout(TapCounter.maximumTapInterval, for: "the next tap of a gesture")
    }

    /// Whether a tap that began at `time` at `location` (points of the screen) continues the series.
    private func continues(_ series: TapCounter.Tap, _ time: Seconds, at location: CGPoint) -> Bool {
        time - series.time <= TapCounter.maximumTapInterval
            && series.location.distance(to: location) <= TapCounter.maximumTapDistance
    }

    private func startTimeout(_ seconds: Seconds, for name: String) {
        timeout?.cancel()
        timeout = GestureTimeout(name, after: seconds) { [weak self] in self?.fail() }
    }

    private func fail() {
        series = nil
        state = .failed
    }

    open override func reset() {
        timeout?.cancel()
        timeout = nil
        series = nil
        start = nil
        fingers = []
    }

    // MARK: Locations

    open override var numberOfTouches: Int { fingers.isEmpty ? super.numberOfTouches : fingers.count }

    /// The center of the fingers of the last tap, including those lifted first.
    open override func location(in view: UIView?) -> CGPoint {
        fingers.isEmpty ? super.location(in: view) : UITouch.centroid(of: fingers) { $0.location(in: view) }
    }

    open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        fingers.indices.contains(touchIndex)
            ? fingers[touchIndex].location(in: view) : super.location(ofTouch: touchIndex, in: view)
    }

    /// A gesture with fewer taps does not prevent one with more taps.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return other.numberOfTapsRequired <= numberOfTapsRequired
    }
}
