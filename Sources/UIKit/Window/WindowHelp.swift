/// What a person can do in a window with mouse and keys: what F1 shows and `--help` prints.
package enum WindowHelp {
    /// A way to do something, and what it does.
    package struct Line: Equatable, Sendable {
        package let keys: String
        package let explanation: String
    }

    /// What the mouse does.
    package static let mouse = [
        Line(keys: "Mouse button", explanation: "a finger: tap, hold, drag, flick"),
        Line(keys: "Drag from the side", explanation: "go back a screen"),
        Line(keys: "Wheel", explanation: "scroll"),
        Line(keys: "Ctrl+Wheel", explanation: "pinch, to zoom"),
        Line(keys: "Alt or Ctrl+Alt", explanation: "two fingers, which mirror each other"),
        Line(keys: "Shift with them", explanation: "two fingers that move together"),
    ]

    /// What keys do in every app.
    package static let keys = [
        Line(keys: "Escape", explanation: "close what is in front; end a search"),
        Line(keys: "Return", explanation: "the default button of a dialog"),
        Line(keys: "Tab, Shift+Tab", explanation: "the next text field, or the last one"),
        Line(keys: "Arrows, Page keys", explanation: "scroll, or move in a text"),
    ]

    /// What keys do to the device while the app has no use for them.
    package static var device: [Line] {
        DeviceCommand.allCases.map { Line(keys: $0.keys, explanation: $0.explanation) }
    }

    package static var all: [Line] { mouse + keys + device }

    /// All lines, the explanations below each other, two blanks at the start.
    package static var text: String {
        let column = (all.map(\.keys.count).max() ?? 0) + 2
        return all.map { line in
            "  " + line.keys + String(repeating: " ", count: column - line.keys.count) + line.explanation
        }.joined(separator: "\n")
    }
}
