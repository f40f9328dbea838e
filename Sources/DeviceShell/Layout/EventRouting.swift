import CoreGraphics
import UIKitDevice

/// Decides which system an event of the window is for.
struct EventRouting {
    struct Target: OptionSet {
        let rawValue: Int

        static let device = Target(rawValue: 1)
        static let shell = Target(rawValue: 2)
    }

    /// Where each finger came down; it stays with that system until it is lifted.
    private var targets: [Int: Target] = [:]
    /// The keys that are down and went to the shell.
    private var keysOfShell: Set<String> = []
    /// Whether the pointer is over the device's screen.
    private(set) var isPointerOnScreen = false

    /// - Parameters:
    ///   - hasShellFocus: Whether keys go to the shell.
    ///   - isOnScreen: Whether a point of the window belongs to the device's screen.
    mutating func target(
        of event: HostEvent, hasShellFocus: Bool, isOnScreen: (CGPoint) -> Bool
    ) -> Target {
        switch event {
        case .touch(let id, let phase, let location, _, _):
            let target = phase == .began ? (isOnScreen(location) ? .device : .shell) : targets[id] ?? .device
            targets[id] = phase == .ended || phase == .cancelled ? nil : target
            return target
        case .key(let stroke, let isDown, _):
            let name = stroke.name.lowercased()
            if isDown {
                guard hasShellFocus else { return .device }
                keysOfShell.insert(name)
                return .shell
            }
            return keysOfShell.remove(name) == nil ? .device : .shell
        case .modifiers: return [.device, .shell]
        case .composition, .composedText: return hasShellFocus ? .shell : .device
        case .scroll(let location, _, _): return isOnScreen(location) ? .device : .shell
        case .hover(let location, _):
            let was = isPointerOnScreen
            isPointerOnScreen = location.map(isOnScreen) ?? false
            // The system that the pointer has left is told so.
            return isPointerOnScreen == was ? (was ? .device : .shell) : [.device, .shell]
        case .touchPoints: return .device
        case .resize: return .shell
        case .closeRequest: return .device
        }
    }
}
