import UIKitCore

/// Repeats the step while half of a stepper is held, on the clock of the stepper's window.
@MainActor final class StepperRepeatTimer {
    private let timer: ClockTimer
    private var count = 0
    private let step: @MainActor () -> Void

    /// Schedules the first repetition. `step` is called for each repetition.
    init(on clock: any TimeSource, _ step: @escaping @MainActor () -> Void) {
        timer = ClockTimer(on: clock)
        self.step = step
        wait(StepperMetrics.repeatDelay)
    }

    func stop() { timer.stop() }

    private func wait(_ seconds: Seconds) {
        timer.schedule(after: seconds) { [weak self] in self?.fire() }
    }

    private func fire() {
        count += 1
        wait(count < StepperMetrics.slowRepeatCount ? StepperMetrics.repeatInterval : StepperMetrics.fastRepeatInterval)
        step()
    }
}
