/// Finds and performs the key command for a key.
@MainActor struct KeyCommandSearch {
    /// The first responder, or the responder that keys go to without one.
    private let start: UIResponder
    /// The commands along the chain, the innermost responder's first.
    private let commands: [UIKeyCommand]

    init(from responder: UIResponder) {
        start = responder
        commands = sequence(first: responder, next: \.next).flatMap { $0.keyCommands ?? [] }
    }

    /// Performs the first enabled command for `stroke` that a responder in the chain can perform. Returns false when
    /// there is none.
    func perform(_ stroke: KeyStroke, where isWanted: (UIKeyCommand) -> Bool) -> Bool {
        for command in commands where isWanted(command) && !command.attributes.contains(.disabled) {
            guard let action = command.action(for: stroke),
                let target = start.target(forAction: action, withSender: command),
                action.send(to: target, from: command, for: nil)
            else { continue }
            return true
        }
        return false
    }
}

extension UIKeyCommand {
    /// The action for `stroke`: the command's own, or that of the alternate with matching modifiers.
    fileprivate func action(for stroke: KeyStroke) -> Selector? {
        guard let input, let isShifted = KeyCommandInput(input).match(stroke) else { return nil }
        let held = stroke.modifiers.intersection(.shortcutModifiers)
        func isMeant(_ flags: UIKeyModifierFlags) -> Bool {
            let modifiers = flags.intersection(.shortcutModifiers)
            return modifiers == held || (isShifted && modifiers == held.subtracting(.shift))
        }
        if isMeant(modifierFlags) { return action }
        return alternates.first { isMeant(modifierFlags.union($0.modifierFlags)) }?.action
    }
}

/// The key of a key command.
private struct KeyCommandInput {
    private let input: String

    init(_ input: String) {
        self.input = input
    }

    /// Whether the character already implies shift, so that the command need not list it; nil for another key.
    /// Letters have no case.
    @MainActor func match(_ stroke: KeyStroke) -> Bool? {
        if input == UIKey.characters(ofKeyNamed: stroke.name) || input == UIKeyCommand.input(ofKeyNamed: stroke.name) {
            let isLetter = stroke.name.count == 1 && stroke.name.lowercased() != stroke.name.uppercased()
            return stroke.name.count == 1 && !isLetter
        }
        return input.count == 1 && input.lowercased() == stroke.name.lowercased() ? false : nil
    }
}
