/// The state of `velarium run --watch`. Decides only; `WatchLoop` carries out the effects.
///
///     building ─▶ running ─▶ building ─▶ running … ─▶ ended
///         │ ▲
///         ▼ │ a source changes
///        broken
///
/// The app of the last successful build runs on while its successor is built.
public struct WatchState: Equatable, Sendable {
    /// The app that runs, if any.
    public enum App: Equatable, Sendable {
        case none
        /// It began at its first page.
        case fresh
        /// It repeated the recorded steps first.
        case replayed
    }

    public enum Phase: Equatable, Sendable {
        /// `isOutdated`: a source has changed since the build began.
        case building(isOutdated: Bool)
        /// The newest sources are built.
        case running
        /// The newest sources do not compile, or the app ended with an error: the next change is waited for.
        case waiting
        case ended
    }

    public enum Event: Equatable, Sendable {
        case sourcesChanged
        case buildSucceeded
        case buildFailed
        /// `code`: that of an exit, or 128 and the number of a signal.
        case appEnded(code: Int32)
    }

    public enum Effect: Equatable, Sendable {
        case build
        case stopApp
        /// Starts the app that was built last; with the recorded steps if it `replays`.
        case startApp(replays: Bool)
        case forgetSteps
        case say(Message)
        /// The command ends.
        case end(code: Int32)
    }

    public enum Message: Equatable, Sendable {
        case doesNotCompile(appRuns: Bool)
        case stepsDoNotFit
        case appEnded(code: Int32)
    }

    public private(set) var phase = Phase.building(isOutdated: false)
    public private(set) var app = App.none
    /// Whether an app ran before, whose steps are recorded.
    private var hasSteps = false

    public init() {}

    /// The effects to perform, in order. An event that means nothing in this phase has none.
    public mutating func handle(_ event: Event) -> [Effect] {
        switch (phase, event) {
        case (.ended, _): return []
        case (.building, .sourcesChanged):
            phase = .building(isOutdated: true)
            return []
        case (.running, .sourcesChanged), (.waiting, .sourcesChanged):
            phase = .building(isOutdated: false)
            return [.build]
        case (.building(isOutdated: true), .buildSucceeded), (.building(isOutdated: true), .buildFailed):
            phase = .building(isOutdated: false)
            return [.build]
        case (.building(isOutdated: false), .buildSucceeded): return replaceApp()
        case (.building(isOutdated: false), .buildFailed):
            phase = .waiting
            return [.say(.doesNotCompile(appRuns: app != .none))]
        case (.running, .buildSucceeded), (.running, .buildFailed), (.waiting, .buildSucceeded),
            (.waiting, .buildFailed):
            return []
        case (.building, .appEnded(let code)), (.running, .appEnded(let code)), (.waiting, .appEnded(let code)):
            return appEnded(code)
        }
    }

    private mutating func replaceApp() -> [Effect] {
        let stops: [Effect] = app == .none ? [] : [.stopApp]
        phase = .running
        app = hasSteps ? .replayed : .fresh
        defer { hasSteps = true }
        return stops + [.startApp(replays: hasSteps)]
    }

    /// Code 0 is the user closing the window, 1 a step that failed, and 2 and 3 are settings that no build repairs.
    private mutating func appEnded(_ code: Int32) -> [Effect] {
        let ended = app
        app = .none
        switch (ended, code) {
        case (.none, _): return []
        case (.replayed, 1):
            hasSteps = false
            guard phase == .running else { return [.say(.stepsDoNotFit), .forgetSteps] }
            return [.say(.stepsDoNotFit), .forgetSteps] + replaceApp()
        case (_, 0), (_, 2), (_, 3):
            phase = .ended
            return [.end(code: code)]
        default:
            if phase == .running { phase = .waiting }
            return [.say(.appEnded(code: code))]
        }
    }
}
