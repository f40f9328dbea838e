import UIKitCore

/// Blinks a caret: visible, fading out, hidden, fading in. It is the only thing that causes frames in an otherwise
/// idle window. It runs only while a field is being edited, and calls its closure for every step.
@MainActor final class CaretBlinkTimer {
    private let timer: ClockTimer
    private let setAlpha: @MainActor (CGFloat) -> Void
    private var step = 0

    /// Starts with a visible caret. `show` receives its alpha, 0 to 1.
    init(on clock: any TimeSource, _ show: @escaping @MainActor (CGFloat) -> Void) {
        timer = ClockTimer(on: clock)
        self.setAlpha = show
        restart()
    }

    /// Restarts the cycle with a visible caret, after the caret moved.
    func restart() {
        step = 0
        setAlpha(1)
        wait(TextFieldMetrics.blinkQuarter)
    }

    func stop() { timer.stop() }

    private func wait(_ seconds: Seconds) {
        timer.schedule(after: seconds) { [weak self] in self?.fire() }
    }

    /// One step of the cycle: `fadeSteps` steps down, a pause, `fadeSteps` steps up, a pause.
    private func fire() {
        let fade = TextFieldMetrics.fadeSteps
        step = (step + 1) % (2 * fade)
        setAlpha(CGFloat(step <= fade ? fade - step : step - fade) / CGFloat(fade))
        let isAtRest = step % fade == 0
        wait(isAtRest ? TextFieldMetrics.blinkQuarter : TextFieldMetrics.blinkQuarter / Double(fade))
    }
}
