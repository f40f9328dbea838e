import AccessibilityTree
import UIKitCore
import UIKitText

/// The keys with which the user of a screen reader goes through the window, as through others of the desktop: Tab to the
/// next element and with Shift to the one before, Space or Return to activate it, the arrows to change its value.
@MainActor struct ReaderKeys {
    /// The keys that were used when they were pressed, whose lifting is not for the app either.
    private var pressed: Set<String> = []

    /// Whether a key is used here. While a text is edited, only Tab is.
    mutating func uses(_ stroke: KeyStroke, isDown: Bool, in app: AppAccessibility) -> Bool {
        guard isDown else { return pressed.remove(stroke.name) != nil }
        guard perform(stroke, in: app) else { return false }
        pressed.insert(stroke.name)
        return true
    }

    private func perform(_ stroke: KeyStroke, in app: AppAccessibility) -> Bool {
        let isShifted = stroke.modifiers.contains(.shift)
        guard stroke.modifiers.isSubset(of: [.shift, .alphaShift]), !app.isShellEditing else { return false }
        if stroke.name == "tab" {
            app.moveCursor(by: isShifted ? -1 : 1)
            return true
        }
        guard !isShifted, !app.isEditing, let current = app.elementAtCursor else { return false }
        switch stroke.name {
        case "return", " ": app.activate(current.number)
        case "up", "right": return adjust(current, increments: true, in: app)
        case "down", "left": return adjust(current, increments: false, in: app)
        default: return false
        }
        return true
    }

    private func adjust(
        _ element: (number: Int, node: AccessibilityNode), increments: Bool, in app: AppAccessibility
    ) -> Bool {
        guard element.node.traits.contains(.adjustable) else { return false }
        app.adjust(element.number, increments: increments)
        return true
    }
}

extension AppAccessibility {
    /// False while a password is typed.
    var allowsOthersToSeeKeys: Bool { parts.allSatisfy { $0.system.host.allowsComposition } }
    /// Whether a text of the app is edited.
    fileprivate var isEditing: Bool { app.host.acceptsTextInput }
    /// Whether a text of the shell is.
    fileprivate var isShellEditing: Bool { parts.dropLast().contains { $0.system.host.acceptsTextInput } }

    /// What is at the cursor of VoiceOver in the app.
    fileprivate var elementAtCursor: (number: Int, node: AccessibilityNode)? {
        guard let part = parts.last, let node = app.run({ app.voiceOverCursor.current }) else { return nil }
        return (number(of: node.responder, in: part), node)
    }

    /// Moves the cursor in reading order. A field is edited when the cursor comes to it, and no longer when it leaves.
    fileprivate func moveCursor(by steps: Int) {
        app.run {
            guard app.voiceOverCursor.move(by: steps), let node = app.voiceOverCursor.current else { return }
            if node.textEntry != nil {
                node.responder.becomeFirstResponder()
            } else {
                for window in app.application.windows { window.endEditing(true) }
            }
        }
        host.requestFrame()
    }
}
