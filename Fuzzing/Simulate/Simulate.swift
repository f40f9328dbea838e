import Driving
import Foundation
import Simulation
import TestSupport

/// Lets the gallery live through the events of seeds, each in a process of its own, and shortens what fails.
///
///     Simulate SEED EVENTS [SEEDS]     these seeds; the shortest events of a failure are printed
///     Simulate --replay FILE           the events of a file; the exit code is 1 if something did not hold
@main enum Simulate {
    private enum Usage {
        static let text = "usage: Simulate SEED EVENTS [SEEDS]\n       Simulate --replay FILE\n"
    }

    @MainActor static func main() async {
        let arguments = Array(CommandLine.arguments.dropFirst())
        switch (arguments.first, arguments.count) {
        case ("--replay", 2): exit(await replay(arguments[1]))
        case ("--run", 4):
            guard let seed = Int(arguments[1]), let count = Int(arguments[2]) else { refuse() }
            exit(await run(seed: seed, count: count, journal: arguments[3]))
        case (_, 2...3):
            let numbers = arguments.compactMap { Int($0) }
            guard numbers.count == arguments.count else { refuse() }
            exit(await survey(from: numbers[0], count: numbers[1], seeds: numbers.count > 2 ? numbers[2] : 1))
        default: refuse()
        }
    }

    private static func refuse() -> Never {
        FileHandle.standardError.write(Data(Usage.text.utf8))
        exit(2)
    }

    private static func say(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }

    // MARK: In this process

    /// Plays the events of a file.
    @MainActor private static func replay(_ path: String) async -> Int32 {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
            say("\(path) cannot be read.")
            return 3
        }
        let simulation = Simulation()
        await simulation.run(text.split(separator: "\n").compactMap { SimulationEvent(line: $0) })
        return report(simulation.violations, beside: path)
    }

    /// Lives through the events of a seed, and writes each into the journal before it happens.
    @MainActor private static func run(seed: Int, count: Int, journal: String) async -> Int32 {
        guard FileManager.default.createFile(atPath: journal, contents: nil),
            let file = FileHandle(forWritingAtPath: journal)
        else {
            say("\(journal) cannot be written.")
            return 3
        }
        let start = Date()
        let simulation = Simulation()
        await simulation.run(seed: seed, count: count) { file.write(Data("\($0)\n".utf8)) }
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        let counts = simulation.counts
        let days = String(format: "%.2f", counts.seconds / 86_400)
        say(
            """
            seed \(seed): \(simulation.events.count) events, \(days) days, \(counts.checkpoints) checkpoints, \
            \(counts.rests) times at rest, \(counts.presentations) presentations there, \
            \(Int(Date().timeIntervalSince(start))) s, at most \(usage.ru_maxrss / 1_024) MB, \
            at checkpoints \(tenths(of: counts.residentBytes).map { "\($0 / 1_048_576)" }.joined(separator: " ")) MB
            """)
        return report(simulation.violations, beside: journal)
    }

    /// Up to eleven of the values, at equal distances, with the first and the last.
    private static func tenths(of values: [Int]) -> [Int] {
        guard values.count > 11 else { return values }
        return (0...10).map { values[$0 * (values.count - 1) / 10] }
    }

    private static func report(_ violations: [String], beside path: String) -> Int32 {
        for violation in violations { say(violation) }
        try? violations.joined(separator: "\n").write(toFile: path + ".found", atomically: true, encoding: .utf8)
        return violations.isEmpty ? 0 : 1
    }

    // MARK: In other processes

    /// Runs seeds and prints a short script for each that fails.
    @MainActor private static func survey(from first: Int, count: Int, seeds: Int) async -> Int32 {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("simulation-\(getpid())")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var failed = false
        for seed in first..<first + seeds {
            let journal = folder.appendingPathComponent("seed-\(seed)").path
            guard let failure = failure(of: ["--run", "\(seed)", "\(count)", journal], file: journal) else { continue }
            failed = true
            say("seed \(seed) fails: \(failure)")
            let text = (try? String(contentsOfFile: journal, encoding: .utf8)) ?? ""
            let events = text.split(separator: "\n").compactMap { SimulationEvent(line: $0) }
            let kind = Simulation.kind(of: failure)
            let candidate = folder.appendingPathComponent("candidate").path
            var reduction = SequenceReduction<SimulationEvent>(attempts: 300) { events in
                let script = events.map(\.description).joined(separator: "\n")
                try? script.write(toFile: candidate, atomically: true, encoding: .utf8)
                return Self.failure(of: ["--replay", candidate], file: candidate, quietly: true)
                    .map(Simulation.kind(of:)) == kind
            }
            for event in await reduction.reduce(events) { say("    \(event)") }
        }
        return failed ? 1 : 0
    }

    /// How a run of this program fails; nil if it does not.
    private static func failure(of arguments: [String], file: String, quietly: Bool = false) -> String? {
        let program = "/proc/self/exe"
        let nothing = quietly ? open("/dev/null", O_WRONLY) : -1
        defer { if quietly { close(nothing) } }
        let streams = quietly ? ChildProcess.Streams(output: nothing, error: nothing) : ChildProcess.Streams()
        try? FileManager.default.removeItem(atPath: file + ".found")
        let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: program)) ?? CommandLine.arguments[0]
        guard let child = ChildProcess(path, arguments, streams: streams) else { return "it cannot be started" }
        switch child.wait() {
        case .exited(code: 0): return nil
        case .exited:
            let found = try? String(contentsOfFile: file + ".found", encoding: .utf8)
            return found?.split(separator: "\n").first.map(String.init) ?? "it exits without a report"
        case .killed(let signal): return "it ends with signal \(signal)"
        }
    }
}
