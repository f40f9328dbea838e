import QuartzCore
import UIKitCore

/// A caret that blinks while its text is being edited. Blinking is the only thing that causes frames in an otherwise idle
/// window.
@MainActor package final class TextCaretView: UIView {
    private var timer: ClockTimer?
    private var step = 0

    package init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isHidden = true
        layer.cornerRadius = TextMetrics.caretWidth / 2
    }

    /// Not available from an archive.
    package required init?(coder: NSCoder) { nil }

    /// Starts or stops blinking. Starting again shows the caret steadily first.
    package func setBlinks(_ blinks: Bool) {
        guard blinks, let system = window?.system else {
            timer?.stop()
            timer = nil
            alpha = 1
            return
        }
        if timer == nil { timer = ClockTimer(on: system.host.clock) }
        step = 0
        alpha = 1
        wait(TextMetrics.blinkQuarter)
    }

    private func wait(_ seconds: Seconds) {
        timer?.schedule(after: seconds) { [weak self] in self?.advance() }
    }

    private func advance() {
        window?.system.activate()
        let fade = TextMetrics.fadeSteps
        step = (step + 1) % (2 * fade)
        alpha = CGFloat(step <= fade ? fade - step : step - fade) / CGFloat(fade)
        wait(step % fade == 0 ? TextMetrics.blinkQuarter : TextMetrics.blinkQuarter / Double(fade))
    }
}
