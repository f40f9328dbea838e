import UIKit

/// Tells something, with one button to say that it was read.
open class MessageDialog: ReadyMadeDialog {
    /// A dialog with a message and one button of the role normal: Return presses it, and Escape closes the dialog.
    ///
    /// - Parameters:
    ///   - title: Nil or empty for none.
    ///   - message: Nil for none. It scrolls when it is long.
    ///   - button: In the user's language. Default "OK".
    public init(title: String?, message: String?, button: String = "OK") {
        super.init(title: title, body: message.map(DialogText.init), buttons: [DialogButton(button)])
    }
}

/// Asks whether to do something.
open class ConfirmDialog: ReadyMadeDialog {
    /// Whether the last showing ended with the button that confirms. False while it is shown.
    open var isConfirmed: Bool { pressedButton == 1 }

    /// A dialog with a message and two buttons; Escape stands for the one that cancels.
    ///
    /// - Parameters:
    ///   - title: Nil or empty for none.
    ///   - message: Nil for none. It scrolls when it is long.
    ///   - confirm: The button that does it, in the user's language. Default "OK".
    ///   - cancel: The button that leaves everything as it is. Default "Cancel".
    ///   - isDestructive: Whether what it does cannot be undone: the button is red, and Return does not press it. Default
    ///     false.
    public init(
        title: String?, message: String?, confirm: String = "OK", cancel: String = "Cancel",
        isDestructive: Bool = false
    ) {
        super.init(
            title: title, body: message.map(DialogText.init),
            buttons: [
                DialogButton(cancel, role: .cancel),
                DialogButton(confirm, role: isDestructive ? .destructive : .normal),
            ])
    }
}

/// The message of a dialog.
final class DialogText: UILabel {
    init(_ message: String) {
        super.init(frame: .zero)
        text = message
        font = .preferredFont(forTextStyle: .subheadline)
        adjustsFontForContentSizeCategory = true
        numberOfLines = 0
        textAlignment = .center
    }

    required init?(coder: NSCoder) {
        preconditionFailure("Ready-made dialogs are made in code; there is no archive to read \(Self.self) from.")
    }
}
