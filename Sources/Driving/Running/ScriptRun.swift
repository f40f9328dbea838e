import UIKitCore

/// One script after the other while they run: polled like a step, it goes from line to line.
///
/// A step that fails ends its script, and the next script begins.
@MainActor
package final class ScriptRun {
    /// How a run came to its end.
    package enum Outcome: Equatable, Sendable {
        /// By `quit`: the app ends.
        case quit
        /// After the last line: a headless app ends, a window stays open.
        case end
        /// With the first failure; the rest stand in `failures`.
        case failed(ScriptFailure)

        /// 0, or what the failure says.
        package var exitCode: Int32 {
            switch self {
            case .quit, .end: 0
            case .failed(let failure): failure.exitCode
            }
        }
    }

    /// What is done about a step that failed.
    package struct FailureReport {
        /// Whether the screen is written to files beside the script.
        let keepsScreen: Bool
        /// Takes the lines for standard error.
        let write: @MainActor (String) -> Void

        /// - Parameters:
        ///   - keepsScreen: Whether the screen is written to files beside the script, as `Docs/Scripting.md` says.
        ///   - write: Takes every line for standard error, without a line break.
        package init(keepsScreen: Bool, write: @escaping @MainActor (String) -> Void) {
            self.keepsScreen = keepsScreen
            self.write = write
        }
    }

    /// Nil as long as the script runs.
    package private(set) var outcome: Outcome?
    /// The steps that failed, one of a script at most.
    package private(set) var failures: [ScriptFailure] = []

    private let stage: Stage
    private let report: FailureReport?
    private var scripts: ArraySlice<Script>
    private var script: Script
    private var lines: ArraySlice<Script.Line>
    private var line = 0
    private var performance: StepPerformance?

    /// Nothing is performed before the first poll.
    ///
    /// - Parameters:
    ///   - scripts: At least one.
    ///   - report: Called with every failure as it happens. Nil, the default: failures are only kept.
    package init(_ scripts: [Script], on stage: Stage, report: FailureReport? = nil) {
        precondition(!scripts.isEmpty, "A run needs at least one script.")
        self.stage = stage
        self.report = report
        self.scripts = scripts.dropFirst()
        script = scripts[0]
        lines = script.lines[...]
    }

    /// A run of a single script.
    package convenience init(_ script: Script, on stage: Stage, report: FailureReport? = nil) {
        self.init([script], on: stage, report: report)
    }

    /// Goes on as far as the present time allows. Finished, with an outcome, stays finished.
    package func poll() -> Progress {
        while outcome == nil {
            do throws(StepFailure) {
                if let progress = try goOn() { return progress }
            } catch {
                note(error)
            }
        }
        return .finished
    }

    /// What the running step waits for; nil when it has come to its end or the next one has begun.
    private func goOn() throws(StepFailure) -> Progress? {
        if let progress = try performance?.poll(), progress != .finished { return progress }
        performance = nil
        guard let next = lines.popFirst() else {
            beginNextScript()
            return nil
        }
        line = next.number
        if next.step == .quit {
            end(.quit)
        } else {
            performance = try StepPerformance(next.step, on: stage)
        }
        return nil
    }

    private func beginNextScript() {
        guard let next = scripts.popFirst() else { return end(.end) }
        script = next
        lines = next.lines[...]
    }

    private func end(_ goodEnd: Outcome) {
        outcome = failures.first.map { .failed($0) } ?? goodEnd
    }

    private func note(_ problem: StepFailure) {
        performance = nil
        lines = []
        let failure = ScriptFailure(script: script.name, line: line, failure: problem)
        failures.append(failure)
        guard let report else { return }
        report.write(failure.description)
        if report.keepsScreen { report.write(FailedScreen.write(as: script.failurePrefix, on: stage)) }
    }
}
