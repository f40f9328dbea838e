import UIKit

/// Lets a person choose one of several things: a row each, and a button that leaves everything as it is. A tap on a row
/// chooses it and closes the dialog.
open class ChoiceDialog<Choice>: ReadyMadeDialog {
    /// What there is to choose from, in the order of the rows.
    public let choices: [Choice]
    /// What was chosen in the last showing; nil when nothing was, and while it is shown.
    public private(set) var chosen: Choice?

    private let list: ChoiceList
    /// Whether the selected row has still to be scrolled into sight.
    private var isFresh = true

    /// A dialog with a row for each choice.
    ///
    /// - Parameters:
    ///   - title: Nil or empty for none.
    ///   - choices: None leaves the button alone.
    ///   - selected: The row with the tick, as an index of `choices`, which is scrolled into sight. Default nil: none, as
    ///     for an index that there is not.
    ///   - cancel: The button, in the user's language. Default "Cancel".
    ///   - name: What stands in a choice's row, in the user's language. Called once for each.
    public init(
        title: String?, choices: [Choice], selected: Int? = nil, cancel: String = "Cancel",
        name: (Choice) -> String
    ) {
        self.choices = choices
        list = ChoiceList(choices.map(name), selected: selected)
        super.init(title: title, rows: list, buttons: [DialogButton(cancel, role: .cancel)])
        list.onChoice = { [unowned self] in choose($0) }
    }

    open override func show(over controller: UIViewController? = nil, animated: Bool = true) {
        if !ending.isOpen, !ending.isLeaving { (chosen, isFresh) = (nil, true) }
        super.show(over: controller, animated: animated)
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard isFresh, !view.bounds.isEmpty, let row = list.selectedRow else { return }
        isFresh = false
        plate.reveal(row, of: list)
    }

    private func choose(_ index: Int) {
        guard ending.isOpen, chosen == nil else { return }
        chosen = choices[index]
        end(for: .action, animated: true)
    }
}
