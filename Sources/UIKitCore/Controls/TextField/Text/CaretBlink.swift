/// Lets a caret blink: it is there, fades, is away, comes back. The one thing that wakes a still window; it runs only
/// while a field is edited, and tells of every step.
@MainActor final class CaretBlink {
    private let timer: ClockTimer
    private let show: @MainActor (CGFloat) -> Void
    private var step = 0

    /// Begins with a caret that is there. `show` gets its strength, 0 to 1.
    init(on clock: any TimeSource, _ show: @escaping @MainActor (CGFloat) -> Void) {
        timer = ClockTimer(on: clock)
        self.show = show
        restart()
    }

    /// The caret has moved: it is there again for a while.
    func restart() {
        step = 0
        show(1)
        wait(TextFieldMeasure.blinkQuarter)
    }

    func stop() { timer.stop() }

    private func wait(_ seconds: Seconds) {
        timer.wait(seconds) { [weak self] in self?.fire() }
    }

    /// Down in `fadeSteps`, a rest, up in `fadeSteps`, a rest.
    private func fire() {
        let fade = TextFieldMeasure.fadeSteps
        step = (step + 1) % (2 * fade)
        show(CGFloat(step <= fade ? fade - step : step - fade) / CGFloat(fade))
        let isAtRest = step % fade == 0
        wait(isAtRest ? TextFieldMeasure.blinkQuarter : TextFieldMeasure.blinkQuarter / Double(fade))
    }
}
