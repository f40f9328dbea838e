import Foundation

/// The program behind `./bench`.
@main struct Benchmarks {
    private static let help = """
        usage: ./bench [--json] [--limits] [--whole] [--peer PATH]... [SCENARIO...]
               ./bench --peers [--rounds N] [--json FILE] [ROW...]
               ./bench uitests

        Measures the release build on this machine; without a name, everything:
        \(rows.joined(separator: "\n"))

          --json    one JSON object a line: name, value, unit
          --limits  end with 1 when a count is above its limit (Benchmarks/Limits); without a name, only what has one
          --whole   the memory of overlays 1,001 to 5,000 instead of 301 to 500: some ten minutes
          --peer    what others do in the same run: a folder of a C++ solver's headers (kiwi/kiwi.h) for "solver", a
                    bundle of Floating UI's core as a module (*.mjs, run by node) for "placements"
          --peers   scenes in a window beside the same scenes of Qt Widgets and GTK: medians of 9 alternating rounds,
                    N with --rounds; rows: \(PeerRow.all.map(\.name).joined(separator: ", "));
                    what a row's name begins with is enough
          uitests   a UI test of thirty steps with the launch of its app, by a program of its own
          --help    this text

        Times are of the processor, in milliseconds, of one thread.
        """

    private static var rows: [String] {
        let width = Scenario.all.map(\.name.count).max()! + 2
        return Scenario.all.map { scenario in
            "  " + scenario.name.padding(toLength: width, withPad: " ", startingAt: 0) + scenario.explanation
        }
    }

    @MainActor static func main() {
        var words = Array(CommandLine.arguments.dropFirst())
        if words.first == FirstFrame.argument {
            guard words.count == 2, let start = Double(words[1]) else {
                exitWithUsageError("\(FirstFrame.argument) needs a time.")
            }
            FirstFrame.show(startedAt: start)
            return
        }
        if words.first == RetainedMemory.argument {
            guard RetainedMemory.printMeasurement(words.dropFirst()) else {
                exitWithUsageError("\(RetainedMemory.argument) needs a host, an overlay and two cycles.")
            }
            return
        }
        if words.first == WindowScene.argument {
            guard WindowScene.printMeasurement(words.dropFirst()) else {
                exitWithUsageError("\(WindowScene.argument) needs a host, a scene, and a number of labels at most.")
            }
            return
        }
        if words.contains("--help") {
            return FileHandle.standardOutput.write(Data((help + "\n").utf8))
        }
        if words.first == "--peers" { return comparePeers(Array(words.dropFirst())) }
        let options = Set(words.filter { $0.hasPrefix("--") })
        words.removeAll { $0.hasPrefix("--") }
        if let unknown = options.subtracting(["--json", "--limits", "--whole"]).min() {
            exitWithUsageError("Unknown option \"\(unknown)\": ./bench --help lists the options and scenarios.")
        }
        let chosen = words.map { word in
            guard let scenario = Scenario.all.first(where: { $0.name == word }) else {
                exitWithUsageError("Unknown scenario \"\(word)\": ./bench --help lists the options and scenarios.")
            }
            return scenario
        }
        let keepsLimits = options.contains("--limits")
        let all = keepsLimits ? Limits.scenarios : Scenario.all
        if options.contains("--whole") { CycleRange.chosen = .whole }
        run(chosen.isEmpty ? all : chosen, isJSON: options.contains("--json"), keepsLimits)
    }

    /// Runs `./bench --peers` with these arguments.
    @MainActor private static func comparePeers(_ arguments: [String]) {
        var names: [String] = []
        var file: String?
        var rounds = PeerComparison.rounds
        var rest = arguments[...]
        while let word = rest.popFirst() {
            switch word {
            case "--json":
                guard let path = rest.popFirst() else { exitWithUsageError("--json needs a file after --peers.") }
                file = path
            case "--rounds":
                guard let count = rest.popFirst().flatMap({ Int($0) }), count > 0 else {
                    exitWithUsageError("--rounds needs a number above 0.")
                }
                rounds = count
            default:
                guard PeerRow.all.contains(where: { $0.name.hasPrefix(word) }) else {
                    exitWithUsageError("Unknown row \"\(word)\": ./bench --help lists the rows.")
                }
                names.append(word)
            }
        }
        // Opened first: the comparison may go on as another user, who may not write there.
        let output = file.map { path in
            guard FileManager.default.createFile(atPath: path, contents: nil),
                let handle = FileHandle(forWritingAtPath: path)
            else {
                exitWithUsageError("\(path) cannot be written.")
            }
            return handle
        }
        guard let comparison = PeerComparison(rounds: rounds) else {
            FileHandle.standardError.write(Data("--peers needs Xvfb: apt-get install xvfb\n".utf8))
            exit(3)
        }
        let rows = PeerRow.all.filter { row in names.isEmpty || names.contains { row.name.hasPrefix($0) } }
        let results = comparison.run(rows)
        guard let output else { return }
        do {
            try output.write(contentsOf: PeerResult.json(results))
        } catch {
            FileHandle.standardError.write(Data("\(file ?? "") cannot be written: \(error)\n".utf8))
            exit(3)
        }
    }

    @MainActor private static func run(_ scenarios: [Scenario], isJSON: Bool, _ keepsLimits: Bool) {
        var report = Report(isJSON: isJSON)
        for scenario in scenarios {
            scenario.run(&report)
        }
        guard keepsLimits else { return }
        let complaints = Limits.violations(in: report.figures)
        guard complaints.isEmpty else {
            FileHandle.standardError.write(Data((complaints.joined(separator: "\n") + "\n").utf8))
            exit(1)
        }
    }

    private static func exitWithUsageError(_ sentence: String) -> Never {
        FileHandle.standardError.write(Data((sentence + "\n").utf8))
        exit(2)
    }
}
