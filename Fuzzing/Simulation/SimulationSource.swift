import CoreGraphics
import Gallery
import TestSupport
import UIKit
import VelariumTesting

/// Chooses what happens next: mostly what a user does with the views on the screen, sometimes what the device, the
/// system or the machine does.
@MainActor struct SimulationSource {
    private static let keys = [
        "escape", "return", "tab", "shift+tab", "up", "down", "left", "right", "backspace", "delete", "space", "home",
        "end", "pageup", "pagedown", "cmd+a", "cmd+c", "cmd+v", "cmd+x", "cmd+z", "a",
    ]
    private static let texts = ["a b", "Hello", "123", "é", "👩‍👩‍👧", "אבג", "x\\n"]
    private static let settings = [
        "style light", "style dark", "contrast high", "contrast normal", "text-size extraSmall", "text-size large",
        "text-size accessibilityExtraExtraExtraLarge", "direction rtl", "direction ltr", "bold-text on",
        "bold-text off",
        "reduce-motion on", "reduce-motion off", "reduce-transparency on", "reduce-transparency off", "cross-fade on",
        "cross-fade off", "button-shapes on", "button-shapes off", "statusbar 40", "statusbar 20", "tilt 0.5 -0.5",
        "tilt 0 0", "battery 5 unplugged", "battery 100 full",
    ]
    private static let keyboards = [
        "keyboard software", "keyboard hardware", "keyboard 260", "keyboard 0", "keyboard hide",
        "keyboard float 40 300",
        "keyboard split 300", "keyboard replay hide-show-storm", "keyboard replay undocked",
        "keyboard replay zero-end-frame", "keyboard replay change-during-animation",
        "keyboard replay responder-removed", "keyboard replay wider-than-window",
    ]
    private static let readerSteps = [
        "voice-over next", "voice-over previous", "voice-over activate", "voice-over escape", "voice-over increment",
        "voice-over scroll down", "voice-over off", "voice-over off", "voice-over magic-tap", "escape-gesture",
    ]
    private static let rotations = ["portrait", "landscapeLeft", "landscapeRight", "portraitUpsideDown"]
    private static let devices = ["iPhone SE", "iPhone 14", "iPhone 16 Pro Max", "iPad mini", "iPad Pro 11"]

    var random: SeededRandom
    private var fingers: Set<Int> = []

    init(seed: Int) { random = SeededRandom(seed: seed) }

    /// The next event on this device.
    mutating func next(on device: TestDevice, isActive: Bool) -> SimulationEvent {
        if !isActive, random.flip() { return .step("scene active") }
        switch random.number(below: 1_000) {
        case 0..<400: return .step(touch(on: device))
        case 400..<470: return .step(drag(on: device))
        case 470..<540: return .step("key " + pick(Self.keys))
        case 540..<580: return .step("type \"\(pick(Self.texts))\"")
        case 580..<650: return finger(on: device)
        case 650..<690: return .step("rotate " + pick(Self.rotations))
        case 690..<730: return .step(pick(Self.settings))
        case 730..<760: return .step(pick(Self.keyboards))
        case 760..<785: return .step(pick(Self.readerSteps))
        case 785..<810: return .step("scene " + pick(["inactive", "background", "active"]))
        case 810..<813: return .step("scene disconnected")
        case 813..<820: return .step("device " + pick(Self.devices))
        case 820..<830: return .step(pick(["memory-warning", "shake"]))
        case 830..<850: return .step("open \"gallery:\(pick(GalleryPage.all).id)\"")
        case 850..<890: return .step("settle")
        case 890..<960: return .step("advance 0.\(10 + random.number(below: 50))")
        default: return fault()
        }
    }

    private mutating func fault() -> SimulationEvent {
        switch random.number(below: 6) {
        case 0: .slowFrame(milliseconds: 20 + random.number(below: 2_000))
        case 1: .sleep(seconds: 1 + random.number(below: 300))
        case 2: .displayLoss(milliseconds: 10 + random.number(below: 5_000))
        case 3: .clipboard(pick(SimulationEvent.Clipboard.allCases))
        case 4: .fileDialog(pick(SimulationEvent.FileDialog.allCases))
        default: .hugeBitmap(points: 20_000 << random.number(below: 12))
        }
    }

    private mutating func pick<Value>(_ values: [Value]) -> Value { values[random.number(below: values.count)] }

    // MARK: Touches

    private mutating func place(on device: TestDevice) -> (x: Int, y: Int) {
        let size = device.system.screen.bounds.size
        if random.chance(75) {
            let points = SimulationTargets(in: device.application.windows, on: CGRect(origin: .zero, size: size)).points
            if !points.isEmpty {
                let point = pick(points)
                return (Int(point.x), Int(point.y))
            }
        }
        return (random.number(below: max(1, Int(size.width))), random.number(below: max(1, Int(size.height))))
    }

    private mutating func touch(on device: TestDevice) -> String {
        let (x, y) = place(on: device)
        switch random.number(below: 20) {
        case 0: return "double-tap \(x) \(y)"
        case 1, 2: return "press-and-hold \(x) \(y)"
        case 3: return "right-click \(x) \(y)"
        case 4: return "mouse tap \(x) \(y)"
        case 5: return "hover \(x) \(y)"
        case 6: return "hover away"
        case 7: return "pinch \(x) \(y) \(random.flip() ? "1.5" : "0.5")"
        case 8: return "turn \(x) \(y) \(random.number(below: 180) - 90)"
        case 9: return "scroll \(x) \(y) \(random.number(below: 400) - 200) \(random.number(below: 800) - 400)"
        default: return "tap \(x) \(y)"
        }
    }

    private mutating func drag(on device: TestDevice) -> String {
        let (x, y) = place(on: device)
        let size = device.system.screen.bounds.size
        let end = (random.number(below: max(1, Int(size.width))), random.number(below: max(1, Int(size.height))))
        let time = "0.\(1 + random.number(below: 6))"
        switch random.number(below: 4) {
        case 0: return "swipe \(x) \(y) \(pick(["left", "right", "up", "down"]))"
        case 1: return "press-and-slide \(x) \(y) to \(end.0) \(end.1)"
        case 2: return "mouse drag \(x) \(y) \(end.0) \(end.1) \(time)"
        default: return "drag \(x) \(y) \(end.0) \(end.1) \(time)"
        }
    }

    private mutating func finger(on device: TestDevice) -> SimulationEvent {
        let (x, y) = place(on: device)
        let id = 20 + random.number(below: 3)
        // Mostly what a real finger does, sometimes a report that makes no sense.
        let phase: SimulationEvent.Phase =
            random.chance(5)
            ? pick(SimulationEvent.Phase.allCases)
            : fingers.contains(id) ? pick([.moved, .moved, .ended, .cancelled]) : .began
        switch phase {
        case .began: fingers.insert(id)
        case .ended, .cancelled: fingers.remove(id)
        case .moved: break
        }
        return .finger(phase, id: id, x: x, y: y)
    }
}
