/// The state of a property animator. Decides only; `UIViewPropertyAnimator` carries out the effects.
///
///     inactive ─▶ paused ⇄ running ─▶ inactive          (stop: ─▶ stopped ─▶ inactive)
package struct AnimatorStateMachine {
    package enum Phase: Equatable { case inactive, pending, running, paused, stopped }
    /// `delayDidEnd`: the delay of a start is over; `animationDidEnd`: the animation has reached its end.
    package enum Event: CaseIterable {
        case start, startAfterDelay, delayDidEnd, pause, scrub, resume, reverse, stop, stopWithoutFinishing, finish,
            animationDidEnd
    }
    package enum Effect: Equatable {
        /// Calls the animation blocks, and holds the animation at its beginning.
        case begin
        /// Runs the animation towards its end; `resume` uses the requested timing.
        case run, resume
        /// Schedules a delayed start; cancels it.
        case scheduleDelayedStart, cancelDelayedStart
        /// Pauses, sets the fraction, or reverses the direction.
        case pause, scrub, reverse
        /// Leaves all views in their displayed state.
        case freeze
        /// Pauses at the end, without calling completions.
        case pauseAtEnd
        /// Ends in the current direction; ends at the requested position; ends without calling completions.
        case complete, finish, reset
    }

    package private(set) var phase = Phase.inactive

    /// Whether the animation pauses at its end instead of completing.
    package var pausesOnCompletion = false

    package init() {}

    /// The effects to perform, in order. Nil, with nothing changed, when `event` is not valid in this phase.
    package mutating func handle(_ event: Event) -> [Effect]? {
        switch (phase, event) {
        case (.inactive, .start): enter(.running, [.begin, .run])
        case (.inactive, .startAfterDelay): enter(.pending, [.scheduleDelayedStart])
        case (.inactive, .pause): enter(.paused, [.begin, .pause])
        case (.inactive, .scrub): enter(.paused, [.begin, .pause, .scrub])
        case (.inactive, .resume): enter(.running, [.begin, .pause, .resume])
        case (.inactive, .reverse): []
        case (.inactive, .stop), (.inactive, .stopWithoutFinishing): []
        case (.pending, .start), (.pending, .delayDidEnd): enter(.running, [.cancelDelayedStart, .begin, .run])
        case (.pending, .pause): enter(.paused, [.cancelDelayedStart, .begin, .pause])
        case (.pending, .scrub): enter(.paused, [.cancelDelayedStart, .begin, .pause, .scrub])
        case (.pending, .resume): enter(.running, [.cancelDelayedStart, .begin, .pause, .resume])
        case (.pending, .reverse): []
        case (.pending, .stop), (.pending, .stopWithoutFinishing): enter(.inactive, [.cancelDelayedStart])
        case (.running, .start): []
        case (.running, .pause): enter(.paused, [.pause])
        case (.running, .scrub): enter(.paused, [.pause, .scrub])
        case (.running, .resume): enter(.running, [.pause, .resume])
        case (.running, .reverse): enter(.running, [.reverse])
        case (.running, .animationDidEnd):
            pausesOnCompletion ? enter(.paused, [.pauseAtEnd]) : enter(.inactive, [.complete])
        case (.paused, .start): enter(.running, [.run])
        case (.paused, .pause): []
        case (.paused, .scrub): enter(.paused, [.scrub])
        case (.paused, .resume): enter(.running, [.resume])
        case (.paused, .reverse): []
        case (.running, .stop), (.paused, .stop): enter(.stopped, [.freeze])
        case (.running, .stopWithoutFinishing), (.paused, .stopWithoutFinishing): enter(.inactive, [.freeze, .reset])
        case (.stopped, .stop): []
        case (.stopped, .stopWithoutFinishing): enter(.inactive, [.reset])
        case (.stopped, .finish): enter(.inactive, [.finish])
        case (.inactive, .delayDidEnd), (.inactive, .finish), (.inactive, .animationDidEnd),
            (.pending, .startAfterDelay),
            (.pending, .finish), (.pending, .animationDidEnd), (.running, .startAfterDelay), (.running, .delayDidEnd),
            (.running, .finish),
            (.paused, .startAfterDelay), (.paused, .delayDidEnd), (.paused, .finish), (.paused, .animationDidEnd),
            (.stopped, .start),
            (.stopped, .startAfterDelay), (.stopped, .delayDidEnd), (.stopped, .pause), (.stopped, .scrub),
            (.stopped, .resume),
            (.stopped, .reverse), (.stopped, .animationDidEnd):
            nil
        }
    }

    private mutating func enter(_ next: Phase, _ effects: [Effect]) -> [Effect] {
        phase = next
        return effects
    }
}
