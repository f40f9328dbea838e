import PictureReport

/// What the process of one combination has left.
struct CombinationPictures: Sendable {
    /// The most lines of a process that are shown; a crash writes hundreds.
    private static let mostLines = 20

    let combination: Combination
    var entries: [PictureReport.Entry] = []
    /// Lines for standard error.
    private(set) var messages: [String] = []
    /// 0, 1 for a failed page, step or process, 3 for the environment.
    private(set) var exitCode: Int32 = 0

    init(_ combination: Combination) {
        self.combination = combination
    }

    /// Takes over how the process ended.
    mutating func note(_ result: AppProcess.Result) {
        messages += result.lines.prefix(Self.mostLines)
        let rest = result.lines.count - Self.mostLines
        if rest > 0 { messages.append("… \(rest) more lines") }
        switch result.end {
        case .exited(code: 0): return
        case .exited(let code): exitCode = code == 3 ? 3 : 1
        case .killed:
            exitCode = 1
            if let sentence = Self.sentence(for: result) { messages.append(sentence) }
        }
    }

    mutating func fail(_ message: String, exitCode: Int32) {
        messages.append(message)
        self.exitCode = exitCode
    }

    /// How a process ended, if it was not as it should.
    static func sentence(for result: AppProcess.Result) -> String? {
        switch result.end {
        case .exited(code: 0): nil
        case .exited(let code): "the process ended with code \(code)"
        case .killed(let signal):
            "the process was ended by signal \(signal); the pictures that it had taken are kept"
        }
    }
}
