/// What the service does when it is called: a list of actions for a key or for `Reset`, `FocusIn` or `FocusOut`.
///
/// One line per trigger, with actions in their order:
///
///     n      preedit:n reply
///     space  hide commit:你 reply
///     1      commit:한 pass
///
/// A key without a line is passed on. Releases of keys are always passed on.
struct Rules {
    enum Action: Equatable {
        /// Shows a text as being composed, with the caret at its end or behind so many characters (`ni|1`), or with a
        /// background behind a range (`nihao|2-5`). `isVisible` is false for a text that is shown later.
        case preedit(String, caret: Int, background: Range<Int>?, isVisible: Bool)
        case show
        case hide
        case commit(String)
        /// Sends the key back to the app.
        case forward
        /// Sends another key to the app: a backspace.
        case backspace
        /// Says that the key was handled, or not.
        case reply
        case pass
        /// Blocks the service for so many milliseconds.
        case wait(Int)
    }

    private struct Mistake: Error, CustomStringConvertible {
        let description: String
    }

    private let actions: [String: [Action]]

    init(_ text: String) throws {
        var actions: [String: [Action]] = [:]
        for line in text.split(whereSeparator: \.isNewline) {
            let words = line.split(separator: " ").map(String.init)
            guard let trigger = words.first else { continue }
            actions[trigger] = try words.dropFirst().map(Rules.action)
        }
        self.actions = actions
    }

    func actions(for trigger: String) -> [Action]? { actions[trigger] }

    private static func action(_ word: String) throws -> Action {
        let parts = word.split(separator: ":", maxSplits: 1).map(String.init)
        let argument = parts.count > 1 ? parts[1] : ""
        switch parts[0] {
        case "preedit": return preedit(argument, isVisible: true)
        case "hidden": return preedit(argument, isVisible: false)
        case "show": return .show
        case "hide": return .hide
        case "commit": return .commit(argument)
        case "forward": return .forward
        case "backspace": return .backspace
        case "reply": return .reply
        case "pass": return .pass
        case "wait":
            guard let time = Int(argument) else { throw Mistake(description: "wait needs milliseconds: \(word)") }
            return .wait(time)
        default: throw Mistake(description: "unknown action: \(word)")
        }
    }

    private static func preedit(_ argument: String, isVisible: Bool) -> Action {
        let parts = argument.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        let text = parts[0]
        let places = parts.count > 1 ? parts[1].split(separator: "-").compactMap { Int($0) } : []
        let end = text.unicodeScalars.count
        let background = places.count == 2 ? places[0]..<places[1] : nil
        return .preedit(text, caret: places.last ?? end, background: background, isVisible: isVisible)
    }
}
