import UIKit

/// Ready-made dialogs for code that awaits their result. Canceling the task closes the dialog.
extension UIViewController {
    /// Presents a message over this controller's scene, and returns why the dialog was closed once it has left the screen.
    ///
    /// - Parameters:
    ///   - title: The text above the message.
    ///   - message: Default nil: none. It scrolls when it is long.
    ///   - button: The title of the button, in the user's language. Default nil: "OK", localized.
    @discardableResult
    public func presentMessage(title: String, message: String? = nil, button: String? = nil) async -> DismissReason {
        let dialog = MessageDialog(title: title, message: message, button: button)
        dialog.show(over: self)
        return await dialog.dismissal()
    }

    /// Asks the user over this controller's scene whether to do something. Returns true when the confirming button was
    /// pressed, and false when the dialog ended in any other way.
    ///
    ///     let title = "Delete the draft?"
    ///     if await presentConfirmation(title: title, confirm: "Delete", isDestructive: true) { delete() }
    ///
    /// - Parameters:
    ///   - title: The text above the message.
    ///   - message: Default nil: none. It scrolls when it is long.
    ///   - confirm: The title of the confirming button, in the user's language. Default nil: "OK", localized.
    ///   - cancel: The title of the button that changes nothing, in the user's language. Default nil:
    ///     "Cancel", localized.
    ///   - isDestructive: Whether the action cannot be undone. Default false.
    public func presentConfirmation(
        title: String, message: String? = nil, confirm: String? = nil, cancel: String? = nil,
        isDestructive: Bool = false
    ) async -> Bool {
        let dialog = ConfirmDialog(
            title: title, message: message, confirm: confirm, cancel: cancel, isDestructive: isDestructive)
        dialog.show(over: self)
        _ = await dialog.dismissal()
        return dialog.isConfirmed
    }

    /// Lets the user choose one of several values over this controller's scene. Returns nil when nothing was chosen.
    ///
    /// - Parameters:
    ///   - title: The text above the rows.
    ///   - choices: The values to choose from, in the order of the rows.
    ///   - selected: The row with the checkmark, as an index of `choices`. Default nil: none; an index out of range counts
    ///     as nil.
    ///   - isSearchable: Whether a search field above the rows finds choices by their names. Default false.
    ///   - cancel: The title of the button that chooses nothing, in the user's language. Default nil:
    ///     "Cancel", localized.
    ///   - name: Returns the text of a choice's row, in the user's language.
    public func presentChoice<Choice>(
        title: String, from choices: [Choice], selected: Int? = nil, isSearchable: Bool = false,
        cancel: String? = nil, name: (Choice) -> String
    ) async -> Choice? {
        let dialog = ChoiceDialog(
            title: title, choices: choices, selected: selected, isSearchable: isSearchable, cancel: cancel, name: name)
        dialog.show(over: self)
        _ = await dialog.dismissal()
        return dialog.chosen
    }

    /// Asks the user for a text over this controller's scene. Returns nil when none was submitted.
    ///
    ///     if let name = await presentTextInput(title: "Rename", field: TextInputField(text: note.name)) { … }
    ///
    /// - Parameters:
    ///   - title: The text above the field.
    ///   - message: Default nil: none.
    ///   - field: The field: its first text, its keyboard and what is valid.
    ///   - confirm: The title of the confirming button, in the user's language. Default nil: "OK", localized.
    ///   - cancel: The title of the cancel button, in the user's language. Default nil: "Cancel", localized.
    public func presentTextInput(
        title: String, message: String? = nil, field: TextInputField, confirm: String? = nil, cancel: String? = nil
    ) async -> String? {
        let dialog = TextInputDialog(title: title, message: message, fields: [field], confirm: confirm, cancel: cancel)
        return await present(dialog).value?.first
    }
}
