import AppPackages
import Foundation
import Glibc
import Synchronization

/// The signal that asked this process to end, or 0.
private let receivedSignal = Atomic<Int32>(0)

/// Carries out the effects of a `WatchState`, and tells it what happens.
final class WatchLoop {
    /// How often the sources and the programs are looked at, in microseconds.
    private static let interval: UInt32 = 100_000

    private let package: AppPackage
    private let program: String
    private let arguments: [String]
    private let environment: [String: String]
    private let folder: TemporaryFolder
    private let messages: MessagePipe

    private var state = WatchState()
    private var steps = RecordedSteps()
    /// The times of the sources that are built, and those of the last look.
    private var sources: [String: Date]
    private var latestSources: [String: Date]
    private var app: ChildProcess?
    private var build: (process: ChildProcess, start: Date)?
    private var exitCode: Int32?
    /// What did not compile last.
    private var problems = ""

    /// Builds the app of `package` and waits for its end in `run()`.
    init(package: AppPackage, program: String, arguments: [String], environment: [String: String]) throws {
        self.package = package
        self.program = program
        self.arguments = arguments
        self.environment = environment
        folder = try TemporaryFolder()
        messages = MessagePipe(path: folder.file("messages"))
        sources = package.folder.sourceTimes()
        latestSources = sources
    }

    /// Returns the exit code of the command.
    func run() -> Int32 {
        for number in [SIGINT, SIGTERM] { signal(number) { receivedSignal.store($0, ordering: .relaxed) } }
        do {
            try package.build(["--product", program])
            handle(.buildSucceeded)
        } catch {
            handle(.buildFailed)
        }
        while exitCode == nil {
            usleep(Self.interval)
            let number = receivedSignal.load(ordering: .relaxed)
            if number != 0 {
                exitCode = 128 + number
            } else {
                observe()
            }
        }
        app?.stop()
        build?.process.stop()
        package.forgetPlan()
        return exitCode ?? 0
    }

    private func observe() {
        if let code = app?.poll() {
            app = nil
            handle(.appEnded(code: code))
        }
        if let (process, start) = build, let code = process.poll() {
            build = nil
            if code == 0 {
                Velarium.say(String(format: "Built in %.1f s.", Date().timeIntervalSince(start)))
            } else {
                let output = FileManager.default.contents(atPath: folder.file("build.log")) ?? Data()
                problems = BuildOutput.problems(in: String(decoding: output, as: UTF8.self))
                Velarium.say(problems)
            }
            handle(code == 0 ? .buildSucceeded : .buildFailed)
        }
        // Editors and version control write several files: a change counts when the files have come to rest.
        let current = package.folder.sourceTimes()
        if current != latestSources {
            latestSources = current
        } else if current != sources {
            sources = current
            handle(.sourcesChanged)
        }
    }

    private func handle(_ event: WatchState.Event) {
        for effect in state.handle(event) {
            do {
                try perform(effect)
            } catch {
                Velarium.say("\(error)")
                exitCode = 3
            }
        }
    }

    private func perform(_ effect: WatchState.Effect) throws {
        switch effect {
        case .build:
            let process = try ChildProcess(
                ["swift", "build"] + package.arguments + ["--product", program], output: folder.file("build.log"),
                isGroup: true)
            build = (process, Date())
        case .stopApp:
            app?.stop()
            app = nil
            steps.append(read("recorded.vel"))
        case .startApp(let replays):
            try startApp(replays: replays)
        case .forgetSteps: steps.removeAll()
        case .say(let message): say(message)
        case .end(let code): exitCode = code
        }
    }

    /// Linked programs are replaced, not rewritten, so the next build does not disturb this one.
    private func startApp(replays: Bool) throws {
        if !replays { steps.removeAll() }
        let script = folder.file("steps.vel")
        try Data(steps.script.utf8).write(to: URL(fileURLWithPath: script))
        var variables = environment
        variables["VELARIUM_HOST"] = "window"
        variables["VELARIUM_SCRIPT"] = script
        variables["VELARIUM_MESSAGES"] = messages.path
        variables["VELARIUM_RECORD"] = folder.file("recorded.vel")
        app = try ChildProcess([package.programPath(program)] + arguments, environment: variables)
    }

    private func read(_ name: String) -> String {
        String(decoding: FileManager.default.contents(atPath: folder.file(name)) ?? Data(), as: UTF8.self)
    }

    private func say(_ message: WatchState.Message) {
        switch message {
        case .doesNotCompile(appRuns: true):
            Velarium.say("It does not compile; the app of before runs on.")
            messages.send(problems)
        case .doesNotCompile(appRuns: false):
            Velarium.say("It does not compile; it is tried again after the next change.")
        case .stepsDoNotFit:
            Velarium.say("The recorded steps do not fit the new app, which starts at its first page.")
        case .appEnded(let code):
            let how = code > 128 ? "signal \(code - 128)" : "code \(code)"
            Velarium.say("The app ended with \(how); it starts again after the next change.")
        }
    }
}
