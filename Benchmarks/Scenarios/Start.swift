import Foundation
import UIKitCore

/// Measures the time from a process's start to its first frame, and its memory then: fifteen processes, one after
/// another.
@MainActor func measureStart(_ report: inout Report) {
    report.title("start: a process of its own, headless, phone@3x")
    var times = Samples()
    var resident = Samples()
    var proportional = Samples()
    for _ in 0..<15 {
        guard let said = FirstFrame.startProcess() else {
            FileHandle.standardError.write(Data("The process of the scenario \"start\" failed.\n".utf8))
            exit(3)
        }
        times.append(said.milliseconds)
        resident.append(said.memory.resident)
        proportional.append(said.memory.proportional)
    }
    report.add("start/first-frame", times)
    report.add("start/resident", resident.median, unit: "MB")
    report.add("start/proportional", proportional.median, unit: "MB")
}

/// The measurement of one process's start.
struct FirstFrame {
    /// The first command line argument of a process that only shows one frame; the second is its start time.
    static let argument = "--first-frame"

    let milliseconds: Double
    let memory: MemoryUse

    /// Shows rows of text on a phone, and prints how long after `start`, in seconds of the shared clock, they appeared.
    @MainActor static func show(startedAt start: Double) {
        let screen = BenchmarkScreen(.phone)
        let shown = monotonicTime()
        withExtendedLifetime(screen) {
            let memory = MemoryUse.now
            let line = "\((shown - start) * 1000) \(memory.resident) \(memory.proportional)\n"
            FileHandle.standardOutput.write(Data(line.utf8))
        }
    }

    /// Starts this program for one frame; nil when that failed.
    static func startProcess() -> FirstFrame? {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.standardOutput = output
        process.arguments = [argument, "\(monotonicTime())"]
        guard (try? process.run()) != nil else { return nil }
        let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let numbers = said.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
        guard process.terminationStatus == 0, numbers.count == 3 else { return nil }
        return FirstFrame(
            milliseconds: numbers[0], memory: MemoryUse(resident: numbers[1], proportional: numbers[2]))
    }
}
