extension UIViewController {
    /// Offers `keyCommand` while this controller is in the responder chain, after those added before. One that is there
    /// already is not added again.
    public func addKeyCommand(_ keyCommand: UIKeyCommand) {
        if !addedKeyCommands.contains(keyCommand) { addedKeyCommands.append(keyCommand) }
    }

    /// Takes back `addKeyCommand`.
    public func removeKeyCommand(_ keyCommand: UIKeyCommand) {
        addedKeyCommands.removeAll { $0 === keyCommand }
    }
}
