import UIKitCore

/// Runs scripts one after the other, line by line. The owner of the clock polls it.
///
/// A step that fails ends its script, and the next script begins. A film ends with its script at the latest.
@MainActor
package final class ScriptRun {
    /// How a run ended.
    package enum Outcome: Equatable, Sendable {
        /// `quit` was performed: the app ends.
        case quit
        /// The last line was performed: a headless app ends, a window stays open.
        case end
        /// A step failed. This is the first failure; `failures` has all.
        case failed(ScriptFailure)

        /// 0, or the code of the failure.
        package var exitCode: Int32 {
            switch self {
            case .quit, .end: 0
            case .failed(let failure): failure.exitCode
            }
        }
    }

    /// How failed steps are reported.
    package struct FailureReport {
        /// Whether the screen is written to files beside the script.
        let keepsScreen: Bool
        /// Called with lines for standard error.
        let write: @MainActor (String) -> Void

        /// - Parameters:
        ///   - keepsScreen: Whether the screen is written to files beside the script, as `Docs/Scripting.md` describes.
        ///   - write: Called with every line for standard error, without a line break.
        package init(keepsScreen: Bool, write: @escaping @MainActor (String) -> Void) {
            self.keepsScreen = keepsScreen
            self.write = write
        }
    }

    /// Nil while the script runs.
    package private(set) var outcome: Outcome?
    /// The steps that failed, at most one for each script.
    package private(set) var failures: [ScriptFailure] = []

    private let context: StepContext
    private let report: FailureReport?
    private var scripts: ArraySlice<Script>
    private var script: Script
    private var lines: ArraySlice<Script.Line>
    private var line = 0
    private var stepRun: StepRun?

    /// Performs nothing before the first poll.
    ///
    /// - Parameters:
    ///   - scripts: At least one.
    ///   - report: Called with every failure as it happens. Nil, the default: failures are only collected.
    package init(_ scripts: [Script], in context: StepContext, report: FailureReport? = nil) {
        precondition(!scripts.isEmpty, "A run needs at least one script.")
        self.context = context
        self.report = report
        self.scripts = scripts.dropFirst()
        script = scripts[0]
        lines = script.lines[...]
    }

    /// Creates a run of a single script.
    package convenience init(_ script: Script, in context: StepContext, report: FailureReport? = nil) {
        self.init([script], in: context, report: report)
    }

    /// How fast the clock of the system runs, see `Playback`.
    var speed: Double { context.system.playback.speed }

    /// Continues as far as the current time allows. A finished run stays finished.
    package func poll() -> Progress {
        while outcome == nil {
            do throws(StepFailure) {
                if let progress = try advance() { return progress }
            } catch {
                recordFailure(error)
            }
        }
        return .finished
    }

    /// What the current step waits for; nil when it has ended or the next one has begun.
    private func advance() throws(StepFailure) -> Progress? {
        if let progress = try stepRun?.poll(), progress != .finished { return progress }
        stepRun = nil
        guard let next = lines.popFirst() else {
            try context.system.filming.end()
            beginNextScript()
            return nil
        }
        line = next.number
        if next.step == .quit {
            try context.system.filming.end()
            finish(with: .quit)
        } else {
            stepRun = try StepRun(next.step, in: context)
        }
        return nil
    }

    private func beginNextScript() {
        guard let next = scripts.popFirst() else { return finish(with: .end) }
        script = next
        lines = next.lines[...]
    }

    private func finish(with goodEnd: Outcome) {
        outcome = failures.first.map { .failed($0) } ?? goodEnd
    }

    private func recordFailure(_ problem: StepFailure) {
        stepRun = nil
        lines = []
        let failure = ScriptFailure(script: script.name, line: line, failure: problem)
        failures.append(failure)
        guard let report else { return }
        report.write(failure.description)
        if report.keepsScreen { report.write(FailedScreen.write(prefix: script.failurePrefix, in: context)) }
    }
}
