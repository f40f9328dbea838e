import CoreGraphics

/// One thing that happens to a simulated device, its app or the machine around it.
///
/// The text of an event is one line. Events that scripts know are lines of scripts; the others are comments of scripts that
/// begin with `# simulate`. So a file of events plays as a script as well, without what only a simulation can do.
package enum SimulationEvent: Equatable, Sendable {
    /// A step in the language of scripts.
    case step(String)
    /// A finger that stays down while other events follow; points of the screen.
    case finger(Phase, id: Int, x: Int, y: Int)
    /// A frame that is late by this time.
    case slowFrame(milliseconds: Int)
    /// Time without input, in which frames run only where something is due.
    case sleep(seconds: Int)
    /// The display is gone: time passes, no frame runs. Then it comes back with other pixels in its memory.
    case displayLoss(milliseconds: Int)
    /// Another program changes the clipboard, or takes what was on it back.
    case clipboard(Clipboard)
    /// From here on the desktop's dialog for saving files answers like this.
    case fileDialog(FileDialog)
    /// The app asks for a bitmap, or shows a view, that is too large for any memory.
    case hugeBitmap(points: Int)
    /// All input ends and the scene disconnects: nothing may remain. Then the app continues.
    case checkpoint

    package enum Phase: String, CaseIterable, Sendable {
        case began, moved, ended, cancelled
    }

    package enum Clipboard: String, CaseIterable, Sendable {
        case revoked, foreign
    }

    /// What becomes of a file that the user saves.
    package enum FileDialog: String, CaseIterable, Sendable {
        /// There is no dialog: no desktop, or its message bus is dead.
        case missing
        /// The bus dies while the dialog is asked for.
        case unavailable
        /// The bus dies later: no answer comes.
        case silent
        case canceled
        /// The chosen place cannot be written.
        case unwritable
    }
}

extension SimulationEvent: CustomStringConvertible {
    private static let prefix = "# simulate "

    package var description: String {
        switch self {
        case .step(let line): line
        case .finger(let phase, let id, let x, let y): Self.prefix + "finger \(phase.rawValue) \(id) \(x) \(y)"
        case .slowFrame(let milliseconds): Self.prefix + "slow-frame \(milliseconds)"
        case .sleep(let seconds): Self.prefix + "sleep \(seconds)"
        case .displayLoss(let milliseconds): Self.prefix + "display-loss \(milliseconds)"
        case .clipboard(let change): Self.prefix + "clipboard \(change.rawValue)"
        case .fileDialog(let answer): Self.prefix + "file-dialog \(answer.rawValue)"
        case .hugeBitmap(let points): Self.prefix + "huge-bitmap \(points)"
        case .checkpoint: Self.prefix + "checkpoint"
        }
    }

    /// The event of a line; nil for a line that is empty, or a comment of another kind.
    package init?(line: some StringProtocol) {
        guard line.hasPrefix(Self.prefix) else {
            guard !line.isEmpty, !line.hasPrefix("#") else { return nil }
            self = .step(String(line))
            return
        }
        let words = String(line).split(separator: " ").dropFirst(2).map(String.init)
        let numbers = words.compactMap { Int($0) }
        switch (words.first, words.count > 1 ? words[1] : nil, numbers.count) {
        case ("finger", let phase?, 3):
            guard let phase = Phase(rawValue: phase) else { return nil }
            self = .finger(phase, id: numbers[0], x: numbers[1], y: numbers[2])
        case ("slow-frame", _, 1): self = .slowFrame(milliseconds: numbers[0])
        case ("sleep", _, 1): self = .sleep(seconds: numbers[0])
        case ("display-loss", _, 1): self = .displayLoss(milliseconds: numbers[0])
        case ("huge-bitmap", _, 1): self = .hugeBitmap(points: numbers[0])
        case ("checkpoint", nil, 0): self = .checkpoint
        case ("clipboard", let change?, 0):
            guard let change = Clipboard(rawValue: change) else { return nil }
            self = .clipboard(change)
        case ("file-dialog", let answer?, 0):
            guard let answer = FileDialog(rawValue: answer) else { return nil }
            self = .fileDialog(answer)
        default: return nil
        }
    }
}
