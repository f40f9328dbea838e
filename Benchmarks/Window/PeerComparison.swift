import Foundation

/// Compares scenes in a real window with the same scenes of other toolkits: a process for each scene, ours and the
/// peers' in turn, several rounds. Prints one table of medians and ratios.
@MainActor struct PeerComparison {
    /// A program that measures the scenes: ours, or a peer's.
    struct Program {
        let name: String
        let path: String
        /// The arguments before the scene.
        var arguments: [String] = []
    }

    /// The peers' programs that `./bench --peers` has compiled: a name and a path on each line.
    static let variable = "VELARIUM_WINDOW_PEERS"
    /// The number of alternating rounds.
    static let rounds = 9
    /// A process that takes longer, in seconds, is terminated and has no figures.
    private static let limit = 120.0

    private let ours: Program
    private let peers: [Program]
    private let environment: [String: String]
    /// What another user than root's has in the environment; empty when this process keeps its user.
    private let user: [String: String]
    private let rounds: Int

    /// - Parameter rounds: The number of rounds.
    init?(rounds: Int) {
        self.rounds = rounds
        let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
        ours = Program(name: "ours", path: own, arguments: [WindowScene.argument, CycleHost.window.rawValue])
        peers = Self.programs(in: ProcessInfo.processInfo.environment[Self.variable] ?? "")
        // Before the X server starts: it ends with this process, and only the same user's process may end it.
        user = OrdinaryUser.become(toRun: ([ours] + peers).map(\.path)) ?? [:]
        guard let environment = CycleHost.window.environment() else { return nil }
        self.environment = environment.merging(user) { $1 }
    }

    /// The programs in the value of `variable`.
    static func programs(in text: String) -> [Program] {
        text.split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ", maxSplits: 1)
            return words.count == 2 ? Program(name: String(words[0]), path: String(words[1])) : nil
        }
    }

    /// Measures `rows`, writes the table to standard output, and returns the results.
    func run(_ rows: [PeerRow]) -> [PeerResult] {
        write(PeerResult.heading(peers: peers.map(\.name)))
        var results: [PeerResult] = []
        var index = 0
        while index < rows.count {
            let group = Array(rows[index...].prefix { $0.hasSameProcess(as: rows[index]) })
            for result in measure(group) {
                results.append(result)
                write(result.line(peers: peers.map(\.name)))
            }
            index += group.count
        }
        OrdinaryUser.leave(user)
        return results
    }

    /// Measures rows that one process has the figures for.
    private func measure(_ group: [PeerRow]) -> [PeerResult] {
        var measured: [[String: [String: Double]]] = []
        for _ in 0..<rounds {
            var round: [String: [String: Double]] = [:]
            for program in [ours] + peers { round[program.name] = figures(of: program, for: group[0]) }
            measured.append(round)
        }
        return group.map { row in
            PeerResult(
                row: row, ours: ours.name, rounds: measured.map { $0.compactMapValues { $0[row.figure] } })
        }
    }

    /// The figures of one process; none when it fails.
    private func figures(of program: Program, for row: PeerRow) -> [String: Double] {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: program.path)
        let scene = program.name == ours.name ? row.scene.rawValue : row.scene.nameForPeers
        process.arguments = program.arguments + [scene, "\(row.labels)", "\(row.cycles)"]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        var environment = environment
        environment["VELARIUM_STARTED"] = "\(monotonicTime())"
        process.environment = environment
        guard (try? process.run()) != nil else { return [:] }
        let terminator = DispatchWorkItem { process.terminate() }
        DispatchQueue.global().asyncAfter(deadline: .now() + Self.limit, execute: terminator)
        let said = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        terminator.cancel()
        guard process.terminationStatus == 0 else { return [:] }
        return Self.figures(in: String(decoding: said, as: UTF8.self))
    }

    /// The figures in a program's output, one JSON object on each line.
    static func figures(in text: String) -> [String: Double] {
        struct Line: Decodable {
            let figure: String
            let value: Double
        }
        let lines = text.split(separator: "\n").compactMap { try? JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
        return Dictionary(lines.map { ($0.figure, $0.value) }) { _, last in last }
    }

    private func write(_ line: String) {
        FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }
}
