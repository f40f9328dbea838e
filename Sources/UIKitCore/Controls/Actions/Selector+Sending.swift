extension Selector {
    /// Has `target` perform the method. False when it is not of the method's class; a method that takes another type
    /// of sender is a misuse.
    @MainActor package func send(to target: Any, from sender: Any?, for event: UIEvent?) -> Bool {
        answer(perform(on: target, sender, event), sender)
    }

    /// Has `target` perform the method with what has changed its traits, and the traits before. Answers as above.
    @MainActor func tell(_ target: Any, of teller: Any, _ previous: UITraitCollection) -> Bool {
        answer(perform(on: target, teller, previous), teller)
    }

    @MainActor private func answer(_ outcome: Outcome, _ sender: Any?) -> Bool {
        switch outcome {
        case .done:
            return true
        case .otherClass:
            return false
        case .otherArgument(let expected):
            let type = sender.map { "\(Swift.type(of: $0))" } ?? "nil"
            misuse("\(self): takes a \(expected), but was sent by a \(type). Take that type, or `Any?`.", raises: true)
            return true
        }
    }
}
