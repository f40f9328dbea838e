import Foundation

/// A program that runs with a time limit and may be ended by what it prints.
struct Command {
    enum End: Equatable {
        case exited(Int32)
        case timedOut
        /// With the line that `stopsAt` accepted.
        case stopped(String)
    }

    let program: String
    let arguments: [String]
    var environment: [String: String] = [:]
    var folder: URL?
    /// In seconds of real time.
    var limit: Double = .infinity

    /// What became of a program that ran.
    struct Outcome {
        let end: End
        let output: String
        /// What the program itself used, without programs that it started; short of at most the last 15 milliseconds.
        let processorSeconds: Double
    }

    /// Runs the program and waits for it. Its output goes to a file, not through a pipe: programs that run side by side
    /// would inherit each other's pipes.
    func run(stopsAt isLast: (Substring) -> Bool = { _ in false }) throws -> Outcome {
        let file = FileManager.default.temporaryDirectory.appending(path: "mutation-\(UUID().uuidString)")
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let output = try FileHandle(forWritingTo: file)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = output
        try process.run()
        try output.close()

        var seconds = 0.0
        let end = try wait(for: process, reading: file, processorSeconds: &seconds, stopsAt: isLast)
        return Outcome(
            end: end, output: String(decoding: try Data(contentsOf: file), as: UTF8.self), processorSeconds: seconds)
    }

    private func wait(
        for process: Process, reading file: URL, processorSeconds: inout Double, stopsAt isLast: (Substring) -> Bool
    ) throws -> End {
        let started = ContinuousClock.now
        let input = try FileHandle(forReadingFrom: file)
        defer { try? input.close() }
        var rest = ""
        while true {
            let isRunning = process.isRunning
            // A process that has ended has no times any more: the last ones that were read count.
            if isRunning { processorSeconds = Self.processorSeconds(of: process) ?? processorSeconds }
            rest += String(decoding: try input.readToEnd() ?? Data(), as: UTF8.self)
            while let end = rest.firstIndex(of: "\n") {
                if isLast(rest[..<end]) {
                    let line = String(rest[..<end])
                    stop(process)
                    return .stopped(line)
                }
                rest = String(rest[rest.index(after: end)...])
            }
            if !isRunning { return .exited(process.terminationStatus) }
            if ContinuousClock.now - started > .seconds(limit == .infinity ? 1e9 : limit) {
                stop(process)
                return .timedOut
            }
            usleep(15_000)
        }
    }

    /// The time in the program and in the kernel for it, or nil if the process has ended.
    private static func processorSeconds(of process: Process) -> Double? {
        guard
            let line = try? String(contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8),
            // The name before may contain blanks and parentheses. The 12th and 13th values after it are ticks.
            let name = line.range(of: ") ", options: .backwards)
        else { return nil }
        let values = line[name.upperBound...].split(separator: " ")
        guard values.count > 12, let user = Double(values[11]), let system = Double(values[12]) else { return nil }
        return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }

    private func stop(_ process: Process) {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }
}
