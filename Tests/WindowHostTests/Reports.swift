import CSDL
import Foundation
import QuartzCore
import UIKitCore
import WindowHost

/// The host events for `reports` in a window of 400 × 600 points, as text; the first report is at second 1.
/// - Parameters:
///   - hovering: Whether movements without a pressed button are included.
///   - modifiers: Whether changes of the modifier keys are included.
func translate(
    _ reports: [SDL_Event], scale: CGFloat = 1, hovering: Bool = false, modifiers: Bool = false
) -> [String] {
    var translation = EventTranslation(in: WindowGeometry(size: CGSize(width: 400, height: 600), unitsPerPoint: scale))
    var events: [HostEvent] = []
    for (index, report) in reports.enumerated() {
        translation.translate(report, at: Seconds(index + 1), into: &events)
    }
    return events.map(\.words).filter { words in
        (hovering || !words.hasPrefix("hover")) && (modifiers || !words.hasPrefix("modifiers"))
    }
}

func button(_ type: SDL_EventType, _ x: Int32, _ y: Int32, _ button: UInt8 = UInt8(SDL_BUTTON_LEFT)) -> SDL_Event {
    var event = SDL_Event()
    event.button.type = type.rawValue
    event.button.state = UInt8(type == SDL_MOUSEBUTTONDOWN ? SDL_PRESSED : SDL_RELEASED)
    event.button.button = button
    event.button.x = x
    event.button.y = y
    return event
}

func motion(_ x: Int32, _ y: Int32) -> SDL_Event {
    var event = SDL_Event()
    event.motion.type = SDL_MOUSEMOTION.rawValue
    event.motion.x = x
    event.motion.y = y
    return event
}

func finger(_ type: SDL_EventType, _ id: SDL_FingerID, _ x: Float, _ y: Float) -> SDL_Event {
    var event = SDL_Event()
    event.tfinger.type = type.rawValue
    event.tfinger.fingerId = id
    event.tfinger.x = x
    event.tfinger.y = y
    return event
}

/// A key event, with a scancode derived from the key code.
func key(_ isDown: Bool, _ code: SDL_KeyCode, _ modifiers: SDL_Keymod = KMOD_NONE) -> SDL_Event {
    var event = SDL_Event()
    event.key.type = (isDown ? SDL_KEYDOWN : SDL_KEYUP).rawValue
    event.key.keysym.sym = SDL_Keycode(code.rawValue)
    event.key.keysym.scancode = SDL_Scancode(code.rawValue & 0x1FF)
    event.key.keysym.mod = UInt16(modifiers.rawValue)
    return event
}

func text(_ text: String) -> SDL_Event {
    var event = SDL_Event()
    event.text.type = SDL_TEXTINPUT.rawValue
    withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: text.utf8) }
    return event
}

extension TouchSource {
    fileprivate var word: String {
        switch self {
        case .finger: "touch"
        case .primaryButton: "click"
        case .secondaryButton: "secondary click"
        }
    }
}

/// A composition of at most 31 bytes.
func composition(_ text: String, _ start: Int32, _ length: Int32) -> SDL_Event {
    var event = SDL_Event()
    event.edit.type = SDL_TEXTEDITING.rawValue
    event.edit.start = start
    event.edit.length = length
    withUnsafeMutableBytes(of: &event.edit.text) { $0.copyBytes(from: text.utf8) }
    return event
}

/// A composition of any length, which is selected; the translation frees its text.
func longComposition(_ text: String) -> SDL_Event {
    var event = SDL_Event()
    event.editExt.type = SDL_TEXTEDITING_EXT.rawValue
    event.editExt.text = SDL_strdup(text)
    event.editExt.start = 0
    event.editExt.length = Int32(text.unicodeScalars.count)
    return event
}

extension HostEvent {
    var words: String {
        switch self {
        case .touch(let id, let phase, let location, let time, let source):
            "\(source.word) \(id) \(phase) \(number(location.x)) \(number(location.y)) at \(number(time))"
        case .key(let stroke, let isDown, let time):
            "\(modifiers(stroke.modifiers))\(stroke.name) \(isDown ? "down" : "up") at \(number(time))"
        case .modifiers(let flags, _): "modifiers \(flags.isEmpty ? "none" : modifiers(flags))"
        case .scroll(let location, let delta, _):
            "scroll \(number(delta.dx)) \(number(delta.dy)) over \(number(location.x)) \(number(location.y))"
        case .hover(let location, _):
            location.map { "hover \(number($0.x)) \(number($0.y))" } ?? "hover away"
        case .resize(let metrics): "resize \(number(metrics.size.width)) \(number(metrics.size.height))"
        case .composition(let text, let selected, _): "composition \(text) \(selected)"
        case .composedText(let text, _): "composed \(text)"
        case .touchPoints(let points):
            "touch points \(points.map { "\(number($0.x)) \(number($0.y))" }.joined(separator: ", "))"
        case .closeRequest: "close"
        }
    }

    private func number(_ value: some BinaryFloatingPoint) -> String { "\(Int(value))" }

    private func modifiers(_ flags: UIKeyModifierFlags) -> String {
        let names: [(UIKeyModifierFlags, String)] = [
            (.command, "cmd+"), (.control, "ctrl+"), (.alternate, "alt+"), (.shift, "shift+"),
        ]
        return names.filter { flags.contains($0.0) }.map(\.1).joined()
    }
}
