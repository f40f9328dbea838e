import UIKit

/// Ready-made dialogs for code that waits. Cancelling the task closes the dialog.
extension UIViewController {
    /// Tells something over this controller's scene, and returns why the dialog was closed, when it has left the screen.
    ///
    /// - Parameters:
    ///   - title: Stands above the message.
    ///   - message: Default nil: none. It scrolls when it is long.
    ///   - button: In the user's language. Default "OK".
    @discardableResult
    public func tell(_ title: String, message: String? = nil, button: String = "OK") async -> DismissReason {
        let dialog = MessageDialog(title: title, message: message, button: button)
        dialog.show(over: self)
        return await dialog.dismissal()
    }

    /// Asks over this controller's scene whether to do something. True when the button that confirms was pressed, false
    /// for every other end.
    ///
    ///     if await confirm("Delete the draft?", confirm: "Delete", isDestructive: true) { delete() }
    ///
    /// - Parameters:
    ///   - title: Stands above the message.
    ///   - message: Default nil: none. It scrolls when it is long.
    ///   - confirm: The button that does it, in the user's language. Default "OK".
    ///   - cancel: The button that leaves everything as it is. Default "Cancel".
    ///   - isDestructive: Whether what it does cannot be undone. Default false.
    public func confirm(
        _ title: String, message: String? = nil, confirm: String = "OK", cancel: String = "Cancel",
        isDestructive: Bool = false
    ) async -> Bool {
        let dialog = ConfirmDialog(
            title: title, message: message, confirm: confirm, cancel: cancel, isDestructive: isDestructive)
        dialog.show(over: self)
        _ = await dialog.dismissal()
        return dialog.isConfirmed
    }

    /// Lets a person choose over this controller's scene. Nil when nothing was chosen.
    ///
    /// - Parameters:
    ///   - title: Stands above the rows.
    ///   - choices: What there is to choose from, in the order of the rows.
    ///   - selected: The row with the tick, as an index of `choices`. Default nil: none, as for an index that there is not.
    ///   - cancel: The button that chooses nothing, in the user's language. Default "Cancel".
    ///   - name: What stands in a choice's row, in the user's language.
    public func choose<Choice>(
        _ title: String, from choices: [Choice], selected: Int? = nil, cancel: String = "Cancel",
        name: (Choice) -> String
    ) async -> Choice? {
        let dialog = ChoiceDialog(title: title, choices: choices, selected: selected, cancel: cancel, name: name)
        dialog.show(over: self)
        _ = await dialog.dismissal()
        return dialog.chosen
    }
}
