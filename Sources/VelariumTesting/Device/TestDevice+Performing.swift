import CoreGraphics
import Driving
import HeadlessHost
import QuartzCore
import UIKitCore

extension TestDevice {
    /// A step that has not begun.
    typealias Beginning = @MainActor (Stage) throws(StepFailure) -> StepPerformance

    static func step(_ step: Step) -> Beginning {
        { stage throws(StepFailure) in try StepPerformance(step, on: stage) }
    }

    static func press(_ target: TestTarget, for seconds: Seconds? = nil) -> Beginning {
        switch target.kind {
        case .named(let target): step(seconds.map { .pressAndHold(target, seconds: $0) } ?? .tap(target))
        case .view(let view):
            { stage throws(StepFailure) in
                try StepPerformance(pressing: view, for: seconds ?? StepPlan.tapLength, on: stage)
            }
        }
    }

    static func key(_ text: String) throws(TestFailure) -> Beginning {
        do {
            return step(.key(try KeyChord(parsing: text)))
        } catch {
            throw TestFailure(error.reason)
        }
    }

    /// Performs a step, advancing the clock frame by frame.
    func perform(_ begin: Beginning) throws(TestFailure) {
        let failure = system.run { () -> TestFailure? in
            do throws(StepFailure) {
                var performance = try begin(stage)
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
    func perform(_ begin: Beginning) async throws(TestFailure) {
        await serveMainQueue()
        let failure = await system.run { () async -> TestFailure? in
            do throws(StepFailure) {
                var performance = try begin(stage)
                while let seconds = try remaining(of: &performance) {
                    await host.advance(by: seconds, draining: serveMainQueue)
                    await serveMainQueue()
                }
                // What a task does after the last frame belongs to the step as well.
                for _ in 0..<Self.closingTurns {
                    await MainQueue.giveWay()
                    await serveMainQueue()
                }
                return nil
            } catch {
                return TestFailure(error)
            }
        }
        if let failure { throw failure }
    }

    /// How often the main queue is drained after the last frame of a step.
    private static let closingTurns = 4

    /// The time until the next poll; nil if the step is finished.
    private func remaining(of performance: inout StepPerformance) throws(StepFailure) -> Seconds? {
        switch try performance.poll() {
        case .finished: nil
        case .running(let end): max(0, end - host.turnedClock.now)
        case .waiting: throw StepFailure("a test waits for no real time; use advance instead of wait")
        }
    }

    /// Another test may run during the suspension, so this makes its own device current again.
    func serveMainQueue() async {
        await MainQueue.yield()
        system.activate()
    }
}
