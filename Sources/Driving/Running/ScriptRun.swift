import UIKitCore

/// A script while it runs: polled like a step, it goes from one to the next.
@MainActor
package final class ScriptRun {
    /// How a script came to its end.
    package enum Outcome: Equatable, Sendable {
        /// By `quit`: the app ends.
        case quit
        /// After the last line: a headless app ends, a window stays open.
        case end
        case failed(ScriptFailure)

        /// 0, or what the failure says.
        package var exitCode: Int32 {
            switch self {
            case .quit, .end: 0
            case .failed(let failure): failure.exitCode
            }
        }
    }

    /// Nil as long as the script runs.
    package private(set) var outcome: Outcome?

    private let script: Script
    private let stage: Stage
    private var lines: ArraySlice<Script.Line>
    private var line = 0
    private var performance: StepPerformance?

    /// Nothing is performed before the first poll.
    package init(_ script: Script, on stage: Stage) {
        self.script = script
        self.stage = stage
        lines = script.lines[...]
    }

    /// Goes on as far as the present time allows. Finished, with an outcome, stays finished.
    package func poll() -> Progress {
        while outcome == nil {
            do throws(StepFailure) {
                if let progress = try goOn() { return progress }
            } catch {
                outcome = .failed(ScriptFailure(script: script.name, line: line, failure: error))
            }
        }
        return .finished
    }

    /// What the running step waits for; nil when it has come to its end or the next one has begun.
    private func goOn() throws(StepFailure) -> Progress? {
        if let progress = try performance?.poll(), progress != .finished { return progress }
        performance = nil
        guard let next = lines.popFirst() else {
            outcome = .end
            return nil
        }
        line = next.number
        if next.step == .quit {
            outcome = .quit
        } else {
            performance = try StepPerformance(next.step, on: stage)
        }
        return nil
    }
}
