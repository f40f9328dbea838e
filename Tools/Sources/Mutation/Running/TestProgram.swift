import Foundation

/// The program of all tests, in which mutants are compiled.
struct TestProgram: Sendable {
    enum Verdict: Equatable, Sendable {
        case passed
        /// With what noticed it.
        case failed(String)
    }

    let path: String

    private static let environment = [
        "NO_COLOR": "1", "SWIFT_BACKTRACE": "enable=no", "VELARIUM_NAMED_FONTS": "look-alike",
        // One test after the other: the first failure comes as early as it can.
        "SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH": "1", "DISPLAY": "", "WAYLAND_DISPLAY": "",
    ]

    /// The suites of some targets, as TARGET.SUITE/, and their tests that are in no suite; each with the names of its tests.
    func suites(of targets: [String]) throws -> [String: String] {
        let list = try Command(
            program: path, arguments: ["--testing-library", "swift-testing", "--list-tests"],
            environment: Self.environment
        ).run()
        guard list.end == .exited(0) else {
            throw MutantBuild.Failure(description: "The tests cannot be listed:\n\(list.output.suffix(2000))")
        }
        let names = list.output.split(separator: "\n").filter { name in targets.contains { name.hasPrefix($0 + ".") } }
        return Dictionary(grouping: names) { String($0[...($0.firstIndex(of: "/") ?? $0.index(before: $0.endIndex))]) }
            .mapValues { $0.joined(separator: "\n") }
    }

    /// Runs a suite without a mutant.
    func measure(_ name: String, tests: String) throws -> TestCoverage.Suite {
        let file = FileManager.default.temporaryDirectory.appending(path: "mutation-seen-\(UUID().uuidString)")
        let (verdict, seconds) = try run(
            [name], processorSeconds: 300, environment: ["VELARIUM_MUTANTS_SEEN": file.path])
        var seen: [Int] = []
        for module in try FileManager.default.contentsOfDirectory(atPath: file.deletingLastPathComponent().path)
        where module.hasPrefix(file.lastPathComponent) {
            let url = file.deletingLastPathComponent().appending(path: module)
            seen += try String(contentsOf: url, encoding: .utf8).split(separator: "\n").compactMap { Int($0) }
            try FileManager.default.removeItem(at: url)
        }
        return TestCoverage.Suite(
            name: name, tests: tests, seconds: seconds, passes: verdict == .passed, seen: seen.sorted())
    }

    /// Runs suites with a mutant until the first test fails.
    func run(_ names: [String], mutant id: Int, processorSeconds: Double) throws -> Verdict {
        try run(names, processorSeconds: processorSeconds, environment: ["VELARIUM_MUTANT": "\(id)"]).0
    }

    /// Runs suites, and returns how many processor seconds they took.
    private func run(
        _ names: [String], processorSeconds: Double, environment: [String: String]
    ) throws -> (Verdict, Double) {
        let filter = names.map { NSRegularExpression.escapedPattern(for: $0) }.joined(separator: "|")
        // A limit of processor time does not depend on what else the machine does; one of memory ends what grows forever.
        let limits = "ulimit -t \(Int(processorSeconds.rounded(.up))); ulimit -v 12000000; exec \"$@\""
        let outcome = try Command(
            program: "/bin/sh",
            arguments: [
                "-c", limits, "sh", path, "--testing-library", "swift-testing", "--filter", "^(\(filter))",
            ],
            environment: Self.environment.merging(environment) { $1 }, limit: processorSeconds * 10
        ).run { $0.hasPrefix("✘ Test ") }
        return (Self.verdict(of: outcome.end), outcome.processorSeconds)
    }

    private static func verdict(of end: Command.End) -> Verdict {
        switch end {
        case .exited(0): return .passed
        case .exited(let code): return .failed("ended with code \(code)")
        case .timedOut: return .failed("did not end in time")
        case .stopped(let line): return .failed(testName(in: line))
        }
    }

    /// The test in a line such as "✘ Test closes() recorded an issue at …".
    private static func testName(in line: String) -> String {
        let words = line.dropFirst("✘ Test ".count)
        return String(words[..<(words.range(of: " recorded ")?.lowerBound ?? words.endIndex)].prefix(120))
    }
}
