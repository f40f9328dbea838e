/// One or more taps with one or more fingers.
@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How far a finger may wander, in points, and how long it may stay, in seconds. Chosen: `Docs/Numbers.md`.
    static let allowedMovement: CGFloat = 45
    static let longestTap: Seconds = 0.75

    /// Default 1.
    open var numberOfTapsRequired = 1
    /// Default 1.
    open var numberOfTouchesRequired = 1

    /// When the first finger of this tap came down.
    private var start: Seconds?
    /// The most fingers that were down together.
    private var fingers = 0
    /// The taps of a series that is not complete yet; it outlives each of them.
    private var series: TapSeries.Tap?
    /// Ends the series when no further tap comes.
    private var patience: GestureTimeOut?

    override var outlivesTouches: Bool { series != nil }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        fingers = max(fingers, numberOfTouches)
        if fingers > numberOfTouchesRequired { fail() }
        if start == nil { start = touches.first?.timestamp }
        patience?.cancel()
        patience = nil
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let hasWandered = touches.contains {
            $0.start.distance(to: $0.location) > UITapGestureRecognizer.allowedMovement
        }
        if hasWandered { fail() }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, let touch = touches.first, let start else { return }
        let isLast = !(event.touches(for: self) ?? []).contains { $0.phase != .ended && !touches.contains($0) }
        guard isLast else { return }
        let isTap =
            touch.timestamp - start <= UITapGestureRecognizer.longestTap && fingers == numberOfTouchesRequired
            && touch.start.distance(to: touch.location) <= UITapGestureRecognizer.allowedMovement
        guard isTap else { return fail() }
        let count = continues(series, start, at: touch.location) ? series!.count + 1 : 1
        if count >= numberOfTapsRequired {
            series = nil
            state = .ended
        } else {
            series = TapSeries.Tap(location: touch.location, time: touch.timestamp, count: count)
            self.start = nil
            fingers = 0
            patience = GestureTimeOut("the next tap of a gesture", after: TapSeries.longestTapGap) { [weak self] in
                self?.fail()
            }
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { fail() }

    open override func reset() {
        patience?.cancel()
        patience = nil
        series = nil
        start = nil
        fingers = 0
    }

    /// Whether a tap that began at `time` at `location` (points of the screen) goes on with the taps before it.
    private func continues(_ series: TapSeries.Tap?, _ time: Seconds, at location: CGPoint) -> Bool {
        guard let series else { return false }
        return time - series.time <= TapSeries.longestTapGap
            && series.location.distance(to: location) <= TapSeries.widestTapGap
    }

    private func fail() {
        series = nil
        state = .failed
    }
}
