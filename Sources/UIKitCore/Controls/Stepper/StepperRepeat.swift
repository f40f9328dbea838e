/// Steps again and again while a half of a stepper is held; on the clock of the stepper's window.
@MainActor final class StepperRepeat {
    private let clock: any TimeSource
    private var next: ScheduledAction?
    private var count = 0
    private let step: @MainActor () -> Void

    /// Begins to wait for the first repetition; `step` is called for each.
    init(on clock: any TimeSource, _ step: @escaping @MainActor () -> Void) {
        self.clock = clock
        self.step = step
        wait(StepperMeasure.repeatDelay)
    }

    func stop() {
        if let next { clock.cancel(next) }
        next = nil
    }

    private func wait(_ seconds: Seconds) {
        next = clock.schedule(at: clock.now + seconds) { [weak self] in self?.fire() }
    }

    private func fire() {
        guard next != nil else { return }
        count += 1
        wait(count < StepperMeasure.slowRepeats ? StepperMeasure.repeatInterval : StepperMeasure.fastRepeatInterval)
        step()
    }
}
