import CoreGraphics
import Driving
import HeadlessHost
import QuartzCore
import UIKitCore

extension TestDevice {
    /// A step that has not begun.
    typealias PendingStep = @MainActor (StepContext) throws(StepFailure) -> StepRun

    static func step(_ step: Step) -> PendingStep {
        { stage throws(StepFailure) in try StepRun(step, in: stage) }
    }

    static func press(_ target: TestTarget, for seconds: Seconds? = nil) -> PendingStep {
        switch target.kind {
        case .query(let target): step(seconds.map { .pressAndHold(target, seconds: $0) } ?? .tap(target))
        case .view(let view):
            { stage throws(StepFailure) in
                try StepRun(pressing: view, for: seconds ?? StepPlan.tapLength, in: stage)
            }
        }
    }

    static func key(_ text: String) throws(TestFailure) -> PendingStep {
        do {
            return step(.key(try KeyChord(parsing: text)))
        } catch {
            throw TestFailure(error.reason)
        }
    }

    /// Performs a step, advancing the clock frame by frame.
    func perform(_ begin: PendingStep) throws(TestFailure) {
        let failure = system.run { () -> TestFailure? in
            do throws(StepFailure) {
                var performance = try begin(stepContext)
                while let seconds = try remaining(of: &performance) {
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
    func perform(_ begin: PendingStep) async throws(TestFailure) {
        await drainMainQueue()
        let failure = await system.run { () async -> TestFailure? in
            do throws(StepFailure) {
                var performance = try begin(stepContext)
                while let seconds = try remaining(of: &performance) {
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

    /// How often the main queue is drained after the last frame of a step.
    private static let finalDrainCount = 4

    /// The time until the next poll; nil if the step is finished.
    private func remaining(of performance: inout StepRun) throws(StepFailure) -> Seconds? {
        switch try performance.poll() {
        case .finished: nil
        case .running(let end): max(0, end - host.manualClock.now)
        case .waiting: throw StepFailure("a test cannot wait for real time; use advance instead of wait")
        }
    }

    /// Another test may run during the suspension, so this makes its own device current again.
    func drainMainQueue() async {
        await MainQueue.yieldToTasks()
        system.activate()
    }
}
