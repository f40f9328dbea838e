import AllocationCount
import Foundation

/// Measures the memory that overlays leave behind after their dismissal, each row in its own process.
@MainActor func measureMemory(_ report: inout Report) {
    let range = CycleRange.chosen
    report.title(
        "memory: new overlays, presented and dismissed; what cycles \(range.first) to \(range.last) leave behind")
    for host in CycleHost.allCases {
        guard let environment = host.environment() else {
            FileHandle.standardError.write(Data("memory: no rows for windows, because Xvfb is missing.\n".utf8))
            continue
        }
        for kind in OverlayKind.allCases {
            let name = "memory/\(host)/\(kind)"
            let left = RetainedMemory.measureInProcesses(host: host, kind: kind, range: range, environment: environment)
            report.add("\(name)/live-blocks", Double(left.blocks))
            report.add("\(name)/live-bytes", Double(left.bytes))
            report.add("\(name)/written-per-cycle", left.writtenPerCycle, unit: "KB")
            report.add("\(name)/cycle", left.millisecondsPerCycle, unit: "ms")
        }
    }
}

/// The cycles that are measured; earlier ones fill caches.
struct CycleRange {
    let first: Int
    let last: Int
    /// The maximum number of processes to measure until one is below `RetainedMemory.writtenLimit`.
    let tries: Int

    /// The range for `./bench memory`, half a minute: enough for the counts, which are the same each time.
    static let short = CycleRange(first: 301, last: 500, tries: 1)
    /// Enough cycles for the memory, which varies.
    static let whole = CycleRange(first: 1_001, last: 5_000, tries: 3)
    /// The range selected on the command line.
    @MainActor static var chosen = CycleRange.short

    var count: Int { last - first + 1 }
}

/// The memory that the measured cycles of one process left behind.
struct RetainedMemory {
    /// The first command line argument of a process that measures itself; host, overlay, first and last cycle follow.
    static let argument = "--leftovers"
    /// The most memory that a cycle may add to what the process has written, in KB of 1,024 bytes.
    static let writtenLimit = 0.2

    /// The number of heap blocks.
    let blocks: Int
    /// Their size in bytes.
    let bytes: Int
    /// Written memory in KB of 1,024 bytes.
    var writtenPerCycle: Double
    let millisecondsPerCycle: Double

    /// Measures in this process and prints the result.
    @MainActor static func printMeasurement(_ words: ArraySlice<String>) -> Bool {
        let words = Array(words)
        guard words.count == 4, let host = CycleHost(rawValue: words[0]), let kind = OverlayKind(rawValue: words[1]),
            let first = Int(words[2]), let last = Int(words[3])
        else { return false }
        let left = measure(host: host, kind: kind, range: CycleRange(first: first, last: last, tries: 1))
        let line = "\(left.blocks) \(left.bytes) \(left.writtenPerCycle) \(left.millisecondsPerCycle)\n"
        FileHandle.standardOutput.write(Data(line.utf8))
        return true
    }

    @MainActor private static func measure(host: CycleHost, kind: OverlayKind, range: CycleRange) -> RetainedMemory {
        let screen = CycleScreen(on: host)
        for cycle in 1..<range.first { screen.run(kind, cycle) }
        let written = MemoryUse.now.written
        let blocks = velarium_live_blocks()
        let bytes = velarium_live_bytes()
        let cost = Cost.of {
            for cycle in range.first...range.last { screen.run(kind, cycle) }
        }
        let left = (velarium_live_blocks() - blocks, velarium_live_bytes() - bytes)
        return RetainedMemory(
            blocks: left.0, bytes: left.1,
            writtenPerCycle: (MemoryUse.now.written - written) * 1024 / Double(range.count),
            millisecondsPerCycle: cost.milliseconds / Double(range.count))
    }

    /// Measures in new processes: the blocks of the first one, and the smallest memory of all.
    static func measureInProcesses(
        host: CycleHost, kind: OverlayKind, range: CycleRange, environment: [String: String]
    ) -> RetainedMemory {
        var left = startProcess(host: host, kind: kind, range: range, environment: environment)
        for _ in 1..<range.tries where left.writtenPerCycle >= writtenLimit {
            let other = startProcess(host: host, kind: kind, range: range, environment: environment)
            left.writtenPerCycle = min(left.writtenPerCycle, other.writtenPerCycle)
        }
        return left
    }

    private static func startProcess(
        host: CycleHost, kind: OverlayKind, range: CycleRange, environment: [String: String]
    ) -> RetainedMemory {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.standardOutput = output
        process.arguments = [argument, host.rawValue, kind.rawValue, "\(range.first)", "\(range.last)"]
        process.environment = environment
        let isStarted = (try? process.run()) != nil
        let said = isStarted ? String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self) : ""
        let numbers = said.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
        if isStarted { process.waitUntilExit() }
        guard isStarted, process.terminationStatus == 0, numbers.count == 4 else {
            FileHandle.standardError.write(Data("The process of \"memory\", \(host) \(kind), failed.\n".utf8))
            exit(3)
        }
        return RetainedMemory(
            blocks: Int(numbers[0]), bytes: Int(numbers[1]), writtenPerCycle: numbers[2],
            millisecondsPerCycle: numbers[3])
    }
}
