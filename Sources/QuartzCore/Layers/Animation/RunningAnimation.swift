import Foundation

/// An animation that was added to a layer, with its progress.
struct RunningAnimation {
    let key: String
    /// Its index in the order in which animations were added.
    let sequenceNumber: UInt64
    let animation: CAAnimation
    /// Completion blocks to signal when the animation is over.
    let completions: [TransactionCompletion]
    /// Begin time in the layer's time; nil until the first frame after the animation was added.
    var begin: Seconds?
    /// Whether its delegate was notified of the start.
    var hasStarted = false
    /// Whether it is over and shown only because of its `fillMode`.
    var isOver = false

    /// The animation's local time at the layer's time.
    func localTime(at time: Seconds) -> Seconds {
        var timing = animation.timing
        timing.beginTime = begin ?? (timing.beginTime == 0 ? time : timing.beginTime)
        return timing.localTime(at: time)
    }

    /// Changes `values` to what the animation shows at the layer's time.
    func apply(to values: inout LayerValues, at time: Seconds) {
        let local = localTime(at: time)
        guard let shown = animation.runTime(at: local) else { return }
        animation.apply(to: &values, at: shown, run: animation.timing.completedRuns(at: local))
    }

    /// Whether the animation is past its end at the layer's time.
    func isFinished(at time: Seconds) -> Bool {
        animation.isFinished(at: localTime(at: time))
    }

    /// Whether the animation begins or ends in a frame at the layer's time.
    func hasEvent(at time: Seconds) -> Bool {
        guard !isOver else { return false }
        let local = localTime(at: time)
        return begin == nil || animation.isFinished(at: local) || !hasStarted && animation.hasBegun(at: local)
    }

    /// The seconds until the animation shows another value than at the layer's time, for a layer whose time passes at the
    /// speed 1. 0 if it changes with every frame.
    func secondsToNextValue(after time: Seconds) -> Seconds {
        guard animation.timing.speed == 1 else { return 0 }
        return animation.secondsToNextValue(at: localTime(at: time))
    }

    /// Notifies the delegate and the transactions that the animation is over.
    func stop(finished: Bool) {
        animation.didStop()
        animation.delegate?.animationDidStop(animation, finished: finished)
        for completion in completions { completion.leave() }
    }
}
