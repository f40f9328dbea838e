import UIKit

/// One animation in progress. Reports its end once, and stops waiting for a custom animation after a time-out.
@MainActor final class ModalMotionRun {
    private enum Phase {
        case running((Bool) -> Void)
        /// The end was reported, by the animation or by the watchdog.
        case over(wasHeard: Bool)
        /// The end is no longer awaited.
        case abandoned(wasHeard: Bool)
    }

    private let name: String
    private var phase: Phase
    private var watchdog: OverlayTimer?

    /// - Parameters:
    ///   - name: The name in reports.
    ///   - ended: Called once at the end, with whether the animation finished.
    init(_ name: String, ended: @escaping (Bool) -> Void) {
        self.name = name
        phase = .running(ended)
    }

    /// Starts the time-out of a custom animation: it reports the problem, runs `cleanUp` and ends the animation.
    func watch(cleanUp: @escaping () -> Void) {
        guard case .running = phase else { return }
        watchdog = OverlayTimer(after: ModalMotionNumbers.patience) { [weak self] in
            guard let self, case .running(let ended) = phase else { return }
            phase = .over(wasHeard: false)
            OverlayFault.report(
                "\(name) has not called its completion for \(ModalMotionNumbers.patience) seconds; the overlay goes on "
                    + "without it. Call the completion once, on every path, when the animation is over.")
            cleanUp()
            ended(false)
        }
    }

    /// Called by the animation at its end.
    func end(completed: Bool) {
        watchdog = nil
        switch phase {
        case .running(let ended):
            phase = .over(wasHeard: true)
            ended(completed)
        case .over(wasHeard: false): phase = .over(wasHeard: true)
        case .abandoned(wasHeard: false): phase = .abandoned(wasHeard: true)
        case .over(wasHeard: true), .abandoned(wasHeard: true):
            OverlayFault.report("\(name) has called its completion more than once; only the first call counts.")
        }
    }

    /// Stops waiting for the end.
    func abandon() {
        watchdog = nil
        if case .running = phase { phase = .abandoned(wasHeard: false) }
    }
}
