/// A button of a ready-made dialog.
///
///     let buttons = [DialogButton("Keep", role: .cancel), DialogButton("Delete", role: .destructive)]
///     ReadyMadeDialog(title: "Delete the draft?", body: nil, buttons: buttons).show()
public struct DialogButton: Hashable, Sendable {
    /// The purpose of a button. It determines its appearance and its keys.
    public enum Role: Hashable, Sendable {
        /// Performs the dialog's action. Return presses the last one.
        case normal
        /// Performs an action that cannot be undone: red, and Return does not press it.
        case destructive
        /// Cancels without a change. Escape dismisses a dialog that has such a button, or only one button.
        case cancel
    }

    /// The title, in the user's language.
    public var title: String
    /// The purpose of the button. Default normal.
    public var role: Role

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - title: The title, in the user's language.
    ///   - role: The purpose of the button. Default normal.
    public init(_ title: String, role: Role = .normal) {
        self.title = title
        self.role = role
    }
}
