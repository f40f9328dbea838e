import UIKit

/// A dialog in which the user chooses any number of several values: a tap on a row selects it, or takes it back, and a
/// button confirms.
///
///     let dialog = MultipleChoiceDialog(title: "Remind me on", choices: ["Saturday", "Sunday"]) { $0 }
///     if case .value(let days) = await present(dialog) { remind(on: days) }
///
/// With more than 100 choices only the rows in sight have views, as in a table.
open class MultipleChoiceDialog<Choice>: ReadyMadeDialog, ValueOverlay {
    /// The values to choose from, in the order of the rows.
    public let choices: [Choice]
    /// How many values can be confirmed. The button is disabled otherwise.
    public let allowedCounts: ClosedRange<Int>
    /// The values that were confirmed in the last presentation, in the order of the rows. Nil if none were, and while
    /// the dialog is presented.
    open private(set) var value: [Choice]?

    private let list: ChoiceList
    private let search: ChoiceSearch
    private static var confirmIndex: Int { 1 }

    /// Creates a dialog with a row for each choice, a confirming button and a cancel button.
    ///
    /// - Parameters:
    ///   - title: The title; nil or empty for none.
    ///   - choices: The values.
    ///   - selected: The rows that are selected at first, as indices of `choices`. Default empty. Indices out of range do
    ///     not count.
    ///   - allowedCounts: How many values can be confirmed. Default nil: any number.
    ///   - isSearchable: Whether a search field above the rows finds choices by their names. Default false. Rows that it
    ///     hides stay selected.
    ///   - confirm: The title of the confirming button, in the user's language. Default nil: "OK", localized.
    ///   - cancel: The title of the cancel button, in the user's language. Default nil: "Cancel", localized.
    ///   - name: Returns the text of a choice's row, in the user's language. Called once for each.
    public init(
        title: String?, choices: [Choice], selected: Set<Int> = [], allowedCounts: ClosedRange<Int>? = nil,
        isSearchable: Bool = false, confirm: String? = nil, cancel: String? = nil, name: (Choice) -> String
    ) {
        self.choices = choices
        self.allowedCounts = allowedCounts ?? 0...choices.count
        list = ChoiceList(choices.map(name), selected: selected)
        search = ChoiceSearch(list, isSearchable: isSearchable)
        super.init(
            title: title, header: search.field, body: list, kind: .rows,
            buttons: [
                DialogButton(cancel ?? DialogTitles.cancel, role: .cancel), DialogButton(confirm ?? DialogTitles.ok),
            ])
        list.onSelect = { [unowned self] in toggle($0) }
        search.onReveal = { [unowned self] in dialogView.scrollToVisible($0, of: list) }
        updateConfirmation()
    }

    /// The selected rows at this moment, as indices of `choices`. Setting it takes effect at once; indices out of range
    /// do not count.
    open var selection: Set<Int> {
        get { list.selection }
        set {
            list.selection = newValue.filter(choices.indices.contains)
            updateConfirmation()
        }
    }

    private func toggle(_ index: Int) {
        guard isAnswerable else { return }
        list.selection.formSymmetricDifference([index])
        updateConfirmation()
    }

    private func updateConfirmation() {
        setButton(Self.confirmIndex, isEnabled: allowedCounts.contains(list.selection.count))
    }

    override func shouldPress(_ index: Int) -> Bool {
        if index == Self.confirmIndex { value = list.selection.sorted().map { choices[$0] } }
        return true
    }

    override func presentationWillBegin() {
        value = nil
        search.reset()
    }

    /// The arrow keys move through the rows; Space selects the one they have reached. Return confirms.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if let key = presses.first?.key, key.modifierFlags.subtracting(.numericPad).isEmpty, isAnswerable,
            search.handle(key, returnSelects: false)
        {
            return
        }
        super.pressesBegan(presses, with: event)
    }
}
