import QuartzCore
import UIKitCore

/// Deletes while the finger is on Delete: at once, then characters, then words. Measured by an imitation's authors.
@MainActor final class DeleteRepeater {
    /// The time to the first repetition, between two, and until words are deleted. Seconds.
    static let delay: Seconds = 0.56
    static let interval: Seconds = 0.08
    static let wordDelay: Seconds = 1.6

    private let timer: ClockTimer
    private let start: Seconds
    private let delete: @MainActor (_ word: Bool) -> Void

    /// Deletes a character now, and begins to repeat.
    init(on clock: any TimeSource, _ delete: @escaping @MainActor (_ word: Bool) -> Void) {
        timer = ClockTimer(on: clock)
        start = clock.now
        self.delete = delete
        delete(false)
        schedule(after: DeleteRepeater.delay)
    }

    private func schedule(after seconds: Seconds) {
        timer.schedule(after: seconds) { [weak self] in
            guard let self else { return }
            delete(timer.clock.now - start >= DeleteRepeater.wordDelay)
            schedule(after: DeleteRepeater.interval)
        }
    }

    func stop() { timer.stop() }
}
