extension UIViewController {
    /// Adds `keyCommand`, which is active while this controller is in the responder chain, after those added before.
    /// Does nothing if it is already added.
    public func addKeyCommand(_ keyCommand: UIKeyCommand) {
        if !addedKeyCommands.contains(keyCommand) { addedKeyCommands.append(keyCommand) }
    }

    /// Removes a command that was added with `addKeyCommand`.
    public func removeKeyCommand(_ keyCommand: UIKeyCommand) {
        addedKeyCommands.removeAll { $0 === keyCommand }
    }
}
