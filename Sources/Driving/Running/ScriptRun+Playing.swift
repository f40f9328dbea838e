import HeadlessHost
import QuartzCore
import UIKitCore

extension ScriptRun {
    /// Runs to the end on `host`, as fast as the steps allow; for the main thread of a headless app.
    ///
    /// - Parameters:
    ///   - drain: Drains the main queue; called before each frame and once between steps. Default: the run loop's.
    package func play(on host: HeadlessHost, draining drain: @MainActor () -> Void = MainQueue.drain) -> Outcome {
        host.advance(by: 0, draining: drain)
        while true {
            let progress = poll()
            if let outcome { return outcome }
            switch progress {
            case .finished: continue
            case .running(let end):
                host.advance(by: max(0, end - host.manualClock.now), atSpeed: speed, draining: drain)
            case .waiting(let seconds): MainQueue.wait(for: seconds) { host.advance(to: host.manualClock.now) }
            }
            drain()
        }
    }

    /// Runs to the end on a clock that its host advances, without blocking the run loop.
    ///
    /// - Parameters:
    ///   - clock: The host's clock. It runs in real time, so `wait` and `advance` are the same here.
    ///   - completion: Called once, from the clock.
    package func play(by clock: any TimeSource, completion: @escaping @MainActor (Outcome) -> Void) {
        _ = clock.schedule(at: clock.now) { [self] in step(by: clock, completion: completion) }
    }

    private func step(by clock: any TimeSource, completion: @escaping @MainActor (Outcome) -> Void) {
        let progress = poll()
        if let outcome { return completion(outcome) }
        let next: Seconds
        switch progress {
        case .finished: next = clock.now
        case .running(let end): next = end
        case .waiting(let seconds): next = clock.now + seconds
        }
        _ = clock.schedule(at: next) { [self] in step(by: clock, completion: completion) }
    }
}
