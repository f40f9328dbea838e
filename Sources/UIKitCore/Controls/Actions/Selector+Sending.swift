extension Selector {
    /// Sends the method to `target`. False when the method belongs to another class; a method whose sender has
    /// another type is a misuse.
    @MainActor package func send(to target: Any, from sender: Any?, for event: UIEvent?) -> Bool {
        if handleOutcome(perform(on: target, sender, event), sender) { return true }
        guard let action = StandardEditAction(self), let responder = target as? UIResponder else { return false }
        action.perform(on: responder, from: sender)
        return true
    }

    /// Sends the method with the object whose traits changed and its previous traits. Returns as `send` does.
    @MainActor func sendTraitChange(to target: Any, of teller: Any, from previous: UITraitCollection) -> Bool {
        handleOutcome(perform(on: target, teller, previous), teller)
    }

    @MainActor private func handleOutcome(_ outcome: Outcome, _ sender: Any?) -> Bool {
        switch outcome {
        case .done:
            return true
        case .wrongClass:
            return false
        case .wrongArgument(let expected):
            let type = sender.map { "\(Swift.type(of: $0))" } ?? "nil"
            misuse(
                "\(self): expects a sender of type \(expected), but the sender is a \(type). Declare the parameter as "
                    + "that type or `Any?`.",
                raises: true)
            return true
        }
    }
}
