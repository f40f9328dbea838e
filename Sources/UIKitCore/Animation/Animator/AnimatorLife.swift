/// The state of a property animator. Decides only; `UIViewPropertyAnimator` carries out the effects.
///
///     inactive ─▶ paused ⇄ running ─▶ inactive          (stop: ─▶ stopped ─▶ inactive)
package struct AnimatorLife {
    package enum Phase: Equatable { case inactive, waiting, running, paused, stopped }
    /// `delayDidEnd`: the delay of a start is over; `animationDidEnd`: the animation has reached its end.
    package enum Event: CaseIterable {
        case start, startLater, due, pause, scrub, resume, reverse, stop, stopWithoutFinishing, finish, settled
    }
    package enum Effect: Equatable {
        /// Calls the animation blocks, and holds the animation at its beginning.
        case begin
        /// Runs the animation towards its end; `resume` uses the requested timing.
        case run, resume
        /// Schedules a delayed start; cancels it.
        case delay, forgetDelay
        /// Pauses, sets the fraction, or reverses the direction.
        case hold, scrub, turnRound
        /// Leaves all views in their displayed state.
        case freeze
        /// Pauses at the end, without calling completions.
        case rest
        /// Ends in the current direction; ends at the requested position; ends without calling completions.
        case complete, finish, forget
    }

    package private(set) var phase = Phase.inactive

    /// Whether the animation pauses at its end instead of completing.
    package var pausesOnCompletion = false

    package init() {}

    /// The effects to perform, in order. Nil, with nothing changed, when `event` is not valid in this phase.
    package mutating func handle(_ event: Event) -> [Effect]? {
        switch (phase, event) {
        case (.inactive, .start): enter(.running, [.begin, .run])
        case (.inactive, .startLater): enter(.waiting, [.delay])
        case (.inactive, .pause): enter(.paused, [.begin, .hold])
        case (.inactive, .scrub): enter(.paused, [.begin, .hold, .scrub])
        case (.inactive, .resume): enter(.running, [.begin, .hold, .resume])
        case (.inactive, .reverse): []
        case (.inactive, .stop), (.inactive, .stopWithoutFinishing): []
        case (.waiting, .start), (.waiting, .due): enter(.running, [.forgetDelay, .begin, .run])
        case (.waiting, .pause): enter(.paused, [.forgetDelay, .begin, .hold])
        case (.waiting, .scrub): enter(.paused, [.forgetDelay, .begin, .hold, .scrub])
        case (.waiting, .resume): enter(.running, [.forgetDelay, .begin, .hold, .resume])
        case (.waiting, .reverse): []
        case (.waiting, .stop), (.waiting, .stopWithoutFinishing): enter(.inactive, [.forgetDelay])
        case (.running, .start): []
        case (.running, .pause): enter(.paused, [.hold])
        case (.running, .scrub): enter(.paused, [.hold, .scrub])
        case (.running, .resume): enter(.running, [.hold, .resume])
        case (.running, .reverse): enter(.running, [.turnRound])
        case (.running, .settled): pausesOnCompletion ? enter(.paused, [.rest]) : enter(.inactive, [.complete])
        case (.paused, .start): enter(.running, [.run])
        case (.paused, .pause): []
        case (.paused, .scrub): enter(.paused, [.scrub])
        case (.paused, .resume): enter(.running, [.resume])
        case (.paused, .reverse): []
        case (.running, .stop), (.paused, .stop): enter(.stopped, [.freeze])
        case (.running, .stopWithoutFinishing), (.paused, .stopWithoutFinishing): enter(.inactive, [.freeze, .forget])
        case (.stopped, .stop): []
        case (.stopped, .stopWithoutFinishing): enter(.inactive, [.forget])
        case (.stopped, .finish): enter(.inactive, [.finish])
        case (.inactive, .due), (.inactive, .finish), (.inactive, .settled), (.waiting, .startLater),
            (.waiting, .finish), (.waiting, .settled), (.running, .startLater), (.running, .due), (.running, .finish),
            (.paused, .startLater), (.paused, .due), (.paused, .finish), (.paused, .settled), (.stopped, .start),
            (.stopped, .startLater), (.stopped, .due), (.stopped, .pause), (.stopped, .scrub), (.stopped, .resume),
            (.stopped, .reverse), (.stopped, .settled):
            nil
        }
    }

    private mutating func enter(_ next: Phase, _ effects: [Effect]) -> [Effect] {
        phase = next
        return effects
    }
}
