import Foundation

/// Another library's program that measures the same work, and prints lines `name value`.
struct Peer {
    /// The command line; its first word is looked up in the search path.
    let commandLine: [String]

    /// Nil unless the environment names the peer for this measurement.
    init?(named variable: String) {
        guard let value = ProcessInfo.processInfo.environment[variable], !value.isEmpty else { return nil }
        commandLine = value.split(separator: "\n").map(String.init)
    }

    /// Runs it and adds its figures, named `scenario/…/peer`, and their ratio to ours of this run.
    ///
    /// - Parameter isRate: Whether figures are operations per second, for which more is better.
    func compare(in report: inout Report, _ scenario: String, unit: String, isRate: Bool = false) {
        let ours = Dictionary(report.figures.map { ($0.name, $0.value) }) { _, last in last }
        for (name, value) in lines {
            report.add("\(scenario)/\(name)/peer", value, unit: unit)
            guard let own = ours["\(scenario)/\(name)"], own > 0, value > 0 else { continue }
            report.add("\(scenario)/\(name)/faster", isRate ? own / value : value / own, unit: "x")
        }
    }

    private var lines: [(name: String, value: Double)] {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = commandLine
        process.standardOutput = pipe
        do {
            try process.run()
        } catch {
            FileHandle.standardError.write(
                Data("The peer \(commandLine) does not run: \(error.localizedDescription)\n".utf8))
            return []
        }
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text.split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ")
            guard words.count == 2, let value = Double(words[1]) else { return nil }
            return (String(words[0]), value)
        }
    }
}
