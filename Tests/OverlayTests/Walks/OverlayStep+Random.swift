import TestSupport
import UIKit
import VelariumTesting

extension OverlayStep {
    /// The texts that the walk's overlays can show.
    private static let texts = [
        "Action 0", "Action 1", "Cancel", "One", "Two", "More", "Item 0", "Keep", "Late", "Copy", "Mark", "OK",
    ]
    private static let keys = ["escape", "return", "tab", "up", "down", "left", "right", "space", "a"]

    /// A random step. Presentations, touches and time are more frequent than the rest.
    static func random(_ random: inout SeededRandom) -> OverlayStep {
        switch random.number(below: 44) {
        case 0..<7: return present(&random)
        case 7..<10: return show(&random)
        case 10..<14: return .open(Menu.allCases.randomElement(using: &random)!)
        case 14..<19: return touch(&random)
        case 19..<22: return end(&random)
        case 22..<26: return .choose(texts.randomElement(using: &random)!)
        case 26..<33: return surroundings(&random)
        case 33, 34: return .change(variant: random.number(below: 64))
        case 35, 36: return .key(keys.randomElement(using: &random)!)
        case 37: return .probe
        case 38, 39: return .frame
        case 40, 41: return .wait(milliseconds: random.number(below: 500))
        default: return .settle
        }
    }

    private static func present(_ random: inout SeededRandom) -> OverlayStep {
        let kind = Kind.allCases.randomElement(using: &random)!
        return .present(kind, variant: random.number(below: 64), animated: random.chance(75))
    }

    private static func show(_ random: inout SeededRandom) -> OverlayStep {
        if random.chance(40) { return .request(variant: random.number(below: 64)) }
        let overlay = Overlay.allCases.randomElement(using: &random)!
        return .show(overlay, variant: random.number(below: 8), animated: random.chance(75))
    }

    private static func touch(_ random: inout SeededRandom) -> OverlayStep {
        func place() -> Int { random.number(below: 100) }
        switch random.number(below: 8) {
        case 0, 1: return .tap(x: place(), y: place())
        case 2, 3:
            return .drag(
                x: place(), y: place(), toX: place(), toY: place(), milliseconds: 50 + random.number(below: 350))
        case 4: return .hover(x: place(), y: place())
        default: return .finger(Phase.allCases.randomElement(using: &random)!, x: place(), y: place())
        }
    }

    private static func end(_ random: inout SeededRandom) -> OverlayStep {
        switch random.number(below: 4) {
        case 0: .dismissAll(animated: random.flip())
        case 1: .dismissTop(animated: random.flip())
        case 2: .hide(Overlay.allCases.randomElement(using: &random)!, animated: random.flip())
        default: .closeMenu
        }
    }

    private static func surroundings(_ random: inout SeededRandom) -> OverlayStep {
        switch random.number(below: 7) {
        case 0, 1: .rotate
        case 2: .keyboard(isShown: random.flip())
        case 3: .focus(isFocused: random.flip())
        case 4: .style(isDark: random.flip())
        case 5: .textSize(index: random.number(below: 3))
        default: .scene([.inactive, .background, .active].randomElement(using: &random)!)
        }
    }
}
