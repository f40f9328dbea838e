import UIKit

/// A dialog with a message and one button.
///
///     MessageDialog(title: "Sent", message: "Anna receives the letter tomorrow.").show(over: self)
open class MessageDialog: ReadyMadeDialog {
    /// Creates a dialog with a message and one button. Return presses it; Escape dismisses the dialog.
    ///
    /// - Parameters:
    ///   - title: The title; nil or empty for none.
    ///   - message: The message; nil for none. A long message scrolls.
    ///   - button: The title of the button, in the user's language. Default nil: "OK", localized.
    public init(title: String?, message: String?, button: String? = nil) {
        super.init(
            title: title, body: message.map { DialogTextLabel($0, font: .footnote) },
            buttons: [DialogButton(button ?? DialogTitles.ok)]
        )
    }
}

/// A dialog that asks the user to confirm an action.
///
///     let dialog = ConfirmDialog(title: "Delete the draft?", message: nil, confirm: "Delete", isDestructive: true)
///     dialog.show(over: self)
///     _ = await dialog.dismissal()
///     if dialog.isConfirmed { delete() }
open class ConfirmDialog: ReadyMadeDialog {
    /// Whether the confirming button ended the last presentation. False while the dialog is presented.
    open var isConfirmed: Bool { pressedButtonIndex == 1 }

    /// Creates a dialog with a message, a confirming button and a cancel button. Escape dismisses it.
    ///
    /// - Parameters:
    ///   - title: The title; nil or empty for none.
    ///   - message: The message; nil for none. A long message scrolls.
    ///   - confirm: The title of the confirming button, in the user's language. Default nil: "OK", localized.
    ///   - cancel: The title of the cancel button, in the user's language. Default nil: "Cancel",
    ///     localized.
    ///   - isDestructive: Whether the action cannot be undone: the button is red, and Return does not press it. Default
    ///     false.
    public init(
        title: String?, message: String?, confirm: String? = nil, cancel: String? = nil,
        isDestructive: Bool = false
    ) {
        super.init(
            title: title, body: message.map { DialogTextLabel($0, font: .footnote) },
            buttons: [
                DialogButton(cancel ?? DialogTitles.cancel, role: .cancel),
                DialogButton(confirm ?? DialogTitles.ok, role: isDestructive ? .destructive : .normal),
            ])
    }
}
