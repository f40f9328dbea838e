import UIKit

/// One animation in progress. Reports its end once, and stops waiting for a custom animation after a time-out.
@MainActor final class ModalAnimationRun {
    private enum Phase {
        case running((Bool) -> Void)
        /// The end was reported, by the animation or by the watchdog.
        case finished(completionCalled: Bool)
        /// The end is no longer awaited.
        case abandoned(completionCalled: Bool)
    }

    private let name: String
    private var phase: Phase
    private var watchdog: OverlayTimer? {
        didSet { oldValue?.cancel() }
    }

    /// - Parameters:
    ///   - name: The name in reports.
    ///   - ended: Called once at the end, with whether the animation finished.
    init(_ name: String, ended: @escaping (Bool) -> Void) {
        self.name = name
        phase = .running(ended)
    }

    /// Starts the time-out of a custom animation: it reports the problem, runs `cleanUp` and ends the animation.
    func startWatchdog(cleanUp: @escaping () -> Void) {
        guard case .running = phase else { return }
        watchdog = OverlayTimer(after: ModalAnimationDefaults.completionTimeOut) { [weak self] in
            guard let self, case .running(let ended) = phase else { return }
            phase = .finished(completionCalled: false)
            OverlayDiagnostics.report(
                "\(name) has not called its completion for \(ModalAnimationDefaults.completionTimeOut) seconds; the "
                    + "overlay continues without it. Call the completion once, on every path, when the animation has "
                    + "ended.")
            cleanUp()
            ended(false)
        }
    }

    /// Called by the animation at its end.
    func end(completed: Bool) {
        watchdog = nil
        switch phase {
        case .running(let ended):
            phase = .finished(completionCalled: true)
            ended(completed)
        case .finished(completionCalled: false): phase = .finished(completionCalled: true)
        case .abandoned(completionCalled: false): phase = .abandoned(completionCalled: true)
        case .finished(completionCalled: true), .abandoned(completionCalled: true):
            OverlayDiagnostics.report("\(name) has called its completion more than once; only the first call counts.")
        }
    }

    /// Stops waiting for the end.
    func abandon() {
        watchdog = nil
        if case .running = phase { phase = .abandoned(completionCalled: false) }
    }
}
