import Foundation

/// An animation that a layer runs.
struct RunningAnimation {
    let key: String
    let animation: CAAnimation
    /// Told when the animation is over.
    let completions: [TransactionCompletion]
    /// When it began, in the layer's time; nil until the first frame after it was added.
    var begin: Seconds?
    /// Whether its delegate has heard that it began.
    var hasStarted = false
    /// Whether it is over, and only shows on because its `fillMode` says so.
    var isOver = false

    /// The animation's own time when the layer's is `time`.
    func localTime(at time: Seconds) -> Seconds {
        var timing = animation.timing
        timing.beginTime = begin ?? (timing.beginTime == 0 ? time : timing.beginTime)
        return timing.localTime(at: time)
    }

    /// Changes `values` to what the animation shows at the layer's time.
    func apply(to values: inout LayerValues, at time: Seconds) {
        guard let shown = animation.timing.shownTime(at: localTime(at: time)) else { return }
        animation.apply(to: &values, at: shown)
    }

    /// Whether it is past its end at the layer's time.
    func isFinished(at time: Seconds) -> Bool {
        animation.timing.phase(at: localTime(at: time)) == .after
    }

    /// Tells delegate and transactions that it is over.
    func stop(finished: Bool) {
        animation.delegate?.animationDidStop(animation, finished: finished)
        for completion in completions { completion.leave() }
    }
}
