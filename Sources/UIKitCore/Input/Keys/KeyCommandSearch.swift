/// Finds the key command that a key means, and performs it.
@MainActor struct KeyCommandSearch {
    /// The first responder, or who stands in for it.
    private let start: UIResponder
    /// The commands of the chain, the innermost responder's first.
    private let commands: [UIKeyCommand]

    init(from responder: UIResponder) {
        start = responder
        commands = sequence(first: responder, next: \.next).flatMap { $0.keyCommands ?? [] }
    }

    /// Has the first command that `stroke` means, that is enabled and that somebody in the chain can perform, be performed.
    /// False when there is none.
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
    /// What the command does for `stroke`: its own action, or that of the alternate whose modifiers are held as well.
    fileprivate func action(for stroke: KeyStroke) -> Selector? {
        guard let input, let isShifted = KeyCommandInput(input).match(stroke) else { return nil }
        let held = stroke.modifiers.intersection(.ofShortcuts)
        func isMeant(_ flags: UIKeyModifierFlags) -> Bool {
            let wanted = flags.intersection(.ofShortcuts)
            return wanted == held || (isShifted && wanted == held.subtracting(.shift))
        }
        if isMeant(modifierFlags) { return action }
        return alternates.first { isMeant(modifierFlags.union($0.modifierFlags)) }?.action
    }
}

/// What a key command calls its key.
private struct KeyCommandInput {
    private let input: String

    init(_ input: String) {
        self.input = input
    }

    /// Whether the key makes a character that it has with shift only, so that shift need not be named; nil when it is
    /// another key. Letters have no case here.
    @MainActor func match(_ stroke: KeyStroke) -> Bool? {
        if input == UIKey.characters(ofKeyNamed: stroke.name) || input == UIKeyCommand.input(ofKeyNamed: stroke.name) {
            let isLetter = stroke.name.count == 1 && stroke.name.lowercased() != stroke.name.uppercased()
            return stroke.name.count == 1 && !isLetter
        }
        return input.count == 1 && input.lowercased() == stroke.name.lowercased() ? false : nil
    }
}
