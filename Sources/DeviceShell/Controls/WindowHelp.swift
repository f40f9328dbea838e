/// The mouse and keyboard help, which F1 shows and `--help` prints.
package enum WindowHelp {
    /// An input and its effect.
    package struct Line: Equatable, Sendable {
        package let keys: String
        package let explanation: String
    }

    /// The effects of the mouse.
    package static let mouse = [
        Line(keys: "Mouse button", explanation: "a finger: tap, hold, drag, flick"),
        Line(keys: "Drag from the side", explanation: "go back a screen"),
        Line(keys: "Wheel", explanation: "scroll"),
        Line(keys: "Ctrl+Wheel", explanation: "pinch, to zoom"),
        Line(keys: "Alt or Ctrl+Alt", explanation: "two fingers, which mirror each other"),
        Line(keys: "Shift with them", explanation: "two fingers that move together"),
    ]

    /// The effects of keys in every app.
    package static let keys = [
        Line(keys: "Escape", explanation: "close what is in front; end a search"),
        Line(keys: "Return", explanation: "the default button of a dialog"),
        Line(keys: "Tab, Shift+Tab", explanation: "the next text field, or the last one"),
        Line(keys: "Arrows, Page keys", explanation: "scroll, or move in a text"),
    ]

    /// The effects of keys on the device, when the app does not handle them.
    package static var device: [Line] {
        DeviceCommand.allCases.map { Line(keys: $0.keys, explanation: $0.explanation) }
    }

    /// All lines.
    package static var all: [Line] { mouse + keys + device }

    /// All lines as text, indented by two spaces, with aligned explanations.
    package static var text: String {
        let column = (all.map(\.keys.count).max() ?? 0) + 2
        return all.map { line in
            "  " + line.keys + String(repeating: " ", count: column - line.keys.count) + line.explanation
        }.joined(separator: "\n")
    }
}
