/// A button of a ready-made dialog.
public struct DialogButton: Hashable, Sendable {
    /// What a button is for, which its looks and its keys follow.
    public enum Role: Hashable, Sendable {
        /// Does what the dialog is about. Return presses the last one.
        case normal
        /// Does what the dialog is about, and cannot be undone: red, and no key presses it.
        case destructive
        /// Leaves everything as it is. Escape closes a dialog that has one, or that has one button only.
        case cancel
    }

    /// What stands on it, already in the user's language.
    public var title: String
    /// What it is for. Default normal.
    public var role: Role

    /// A button with this title.
    ///
    /// - Parameters:
    ///   - title: What stands on it, in the user's language.
    ///   - role: Default normal.
    public init(_ title: String, role: Role = .normal) {
        (self.title, self.role) = (title, role)
    }
}
