import UIKit

/// A dialog in which the user chooses one of several values: one row for each, and a cancel button. A tap on a row
/// chooses it and dismisses the dialog, as Return does for the row that the arrow keys have reached.
///
///     let dialog = ChoiceDialog(title: "Sort by", choices: ["Name", "Date"], selected: 0) { $0 }
///     if case .value(let order) = await present(dialog) { sort(by: order) }
///
/// With more than 100 choices only the rows in sight have views, as in a table.
open class ChoiceDialog<Choice>: ReadyMadeDialog, ValueOverlay {
    /// The values to choose from, in the order of the rows.
    public let choices: [Choice]
    /// The value that was chosen in the last presentation. Nil if none was, and while the dialog is presented.
    public private(set) var chosen: Choice?
    /// The chosen value, for `present(_:)`.
    public var value: Choice? { chosen }

    private let list: ChoiceList
    private let search: ChoiceSearch
    /// Whether the dialog still has to scroll to the selected row.
    private var needsScrollToSelection = true

    /// Creates a dialog with a row for each choice.
    ///
    /// - Parameters:
    ///   - title: The title; nil or empty for none.
    ///   - choices: The values. If empty, only the button is shown.
    ///   - selected: The row with the checkmark, as an index of `choices`; the dialog scrolls to it. Default nil: none.
    ///     An index out of range counts as nil.
    ///   - isSearchable: Whether a search field above the rows finds choices by their names. Default false.
    ///   - cancel: The title of the cancel button, in the user's language. Default nil: "Cancel",
    ///     localized.
    ///   - name: Returns the text of a choice's row, in the user's language. Called once for each.
    public init(
        title: String?, choices: [Choice], selected: Int? = nil, isSearchable: Bool = false, cancel: String? = nil,
        name: (Choice) -> String
    ) {
        self.choices = choices
        list = ChoiceList(choices.map(name), selected: selected.map { [$0] } ?? [])
        search = ChoiceSearch(list, isSearchable: isSearchable)
        super.init(
            title: title, header: search.field, body: list, kind: .rows,
            buttons: [DialogButton(cancel ?? DialogTitles.cancel, role: .cancel)])
        list.onSelect = { [unowned self] in choose($0) }
        search.onReveal = { [unowned self] in dialogView.scrollToVisible($0, of: list) }
    }

    override func presentationWillBegin() {
        (chosen, needsScrollToSelection) = (nil, true)
        search.reset()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard needsScrollToSelection, !view.bounds.isEmpty, let row = list.selectedRow else { return }
        needsScrollToSelection = false
        dialogView.scrollToVisible(row, of: list)
    }

    /// The arrow keys move through the rows; Return and Space choose the one they have reached.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if let key = presses.first?.key, key.modifierFlags.subtracting(.numericPad).isEmpty, isAnswerable,
            search.handle(key, returnSelects: true)
        {
            return
        }
        super.pressesBegan(presses, with: event)
    }

    private func choose(_ index: Int) {
        guard isAnswerable, chosen == nil else { return }
        chosen = choices[index]
        dismiss(for: .action, animated: true)
    }
}
