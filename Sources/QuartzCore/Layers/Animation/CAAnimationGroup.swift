import Foundation

/// Runs several animations at once, in the group's time. Animations that last longer than the group are cut off.
open class CAAnimationGroup: CAAnimation {
    /// The animations. Their delegates are not called. Default nil.
    open var animations: [CAAnimation]?

    override func copyProperties(from other: CAAnimation) {
        super.copyProperties(from: other)
        animations = (other as? CAAnimationGroup)?.animations?.compactMap { $0.copy() as? CAAnimation }
    }

    override func inheritDuration(_ inherited: Seconds) {
        super.inheritDuration(inherited)
        for animation in animations ?? [] { animation.inheritDuration(duration) }
    }

    override func apply(to values: inout LayerValues, at time: Seconds, run: Double) {
        let time = timingFunction == nil ? time : progress(at: time) * duration
        for animation in animations ?? [] {
            let timing = animation.timing
            let local = timing.localTime(at: time)
            guard let shown = timing.runTime(at: local) else { continue }
            animation.apply(to: &values, at: shown, run: timing.completedRuns(at: local))
        }
    }
}
