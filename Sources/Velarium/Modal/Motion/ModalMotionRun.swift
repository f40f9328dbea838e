import UIKit

/// One motion under way. Its end is told once; an app's own animation is waited for only so long.
@MainActor final class ModalMotionRun {
    private enum Phase {
        case running((Bool) -> Void)
        /// Told, by the animation or by the watchdog.
        case over(wasHeard: Bool)
        /// Nobody wants to know any more.
        case abandoned(wasHeard: Bool)
    }

    private let name: String
    private var phase: Phase
    private var watchdog: OverlayTimer?

    /// - Parameters:
    ///   - name: What reports call it.
    ///   - ended: Hears once that the motion is over, and whether it came to its end.
    init(_ name: String, ended: @escaping (Bool) -> Void) {
        self.name = name
        phase = .running(ended)
    }

    /// Gives up on the animation after a while: reports it and goes on as if it were over. `cleanUp` runs before.
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

    /// What the animation calls at its end.
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

    /// Nobody waits for its end from now on.
    func abandon() {
        watchdog = nil
        if case .running = phase { phase = .abandoned(wasHeard: false) }
    }
}
