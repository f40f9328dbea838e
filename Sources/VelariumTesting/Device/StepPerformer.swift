import Driving
import HeadlessHost
import UIKitCore

/// Performs steps on a device, frame by frame, in the plain and in the awaited way.
@MainActor struct StepPerformer {
    let system: UIKitSystem
    let host: HeadlessHost
    let context: StepContext

    /// How often the main queue is drained after the last frame of a step.
    private static let finalDrainCount = 4

    /// Performs a step, advancing the clock frame by frame.
    func perform(_ step: Step) throws(TestFailure) {
        let failure = system.run { () -> TestFailure? in
            do throws(StepFailure) {
                var run = try StepRun(step, in: context)
                while let seconds = try remaining(of: &run) {
                    host.advance(by: seconds) { system.activate() }
                }
                return nil
            } catch {
                return TestFailure(error)
            }
        }
        if let failure { throw failure }
    }

    /// Performs a step as above, and drains tasks and the main queue before each frame, before the first and after the
    /// last.
    func perform(_ step: Step) async throws(TestFailure) {
        await drainMainQueue()
        let failure = await system.run { () async -> TestFailure? in
            do throws(StepFailure) {
                var run = try StepRun(step, in: context)
                while let seconds = try remaining(of: &run) {
                    await host.advance(by: seconds, draining: drainMainQueue)
                    await drainMainQueue()
                }
                // What a task does after the last frame belongs to the step as well.
                for _ in 0..<Self.finalDrainCount {
                    await MainQueue.yieldToOtherThreads()
                    await drainMainQueue()
                }
                return nil
            } catch {
                return TestFailure(error)
            }
        }
        if let failure { throw failure }
    }

    /// Advances the clock by `seconds` in frames of 1/60 s; 0 runs one frame at the current time.
    func advance(by seconds: Double) {
        system.run { host.advance(by: seconds) { system.activate() } }
    }

    /// Advances as above, and drains tasks and the main queue before each frame and after the last.
    func advance(by seconds: Double) async {
        await system.run {
            await host.advance(by: seconds, draining: drainMainQueue)
            await drainMainQueue()
        }
    }

    /// The time until the next poll; nil if the step is finished.
    private func remaining(of run: inout StepRun) throws(StepFailure) -> Seconds? {
        switch try run.poll() {
        case .finished: nil
        case .running(let end): max(0, end - host.manualClock.now)
        case .waiting: throw StepFailure("a test cannot wait for real time; use advance instead of wait")
        }
    }

    /// Another test may run during the suspension, so this makes its own device current again.
    private func drainMainQueue() async {
        await MainQueue.yieldToTasks()
        system.activate()
    }
}
