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

    /// Runs the program and waits for it. Its output goes to a file, not through a pipe: programs that run side by side
    /// would inherit each other's pipes.
    func run(stopsAt isLast: (Substring) -> Bool = { _ in false }) throws -> (end: End, output: String) {
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

        let end = try wait(for: process, reading: file, stopsAt: isLast)
        return (end, String(decoding: try Data(contentsOf: file), as: UTF8.self))
    }

    private func wait(
        for process: Process, reading file: URL, stopsAt isLast: (Substring) -> Bool
    ) throws -> End {
        let started = ContinuousClock.now
        let input = try FileHandle(forReadingFrom: file)
        defer { try? input.close() }
        var rest = ""
        while true {
            let isRunning = process.isRunning
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

    private func stop(_ process: Process) {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }
}
