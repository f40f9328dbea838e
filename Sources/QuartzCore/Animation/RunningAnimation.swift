import Foundation

/// An animation that a layer runs.
struct RunningAnimation {
    let key: String
    /// Its place in the order in which animations were added.
    let number: UInt64
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
        let local = localTime(at: time)
        guard let shown = animation.shownTime(at: local) else { return }
        animation.apply(to: &values, at: shown, run: animation.timing.completedRuns(at: local))
    }

    /// Whether it is past its end at the layer's time.
    func isFinished(at time: Seconds) -> Bool {
        animation.isFinished(at: localTime(at: time))
    }

    /// Tells delegate and transactions that it is over.
    func stop(finished: Bool) {
        animation.didStop()
        animation.delegate?.animationDidStop(animation, finished: finished)
        for completion in completions { completion.leave() }
    }
}
