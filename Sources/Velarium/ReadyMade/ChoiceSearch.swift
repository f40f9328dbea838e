import UIKit

/// The rows of a dialog that offers choices: a search field above them, and the arrow keys.
@MainActor final class ChoiceSearch: NSObject {
    let list: ChoiceList
    /// Nil if the rows cannot be searched.
    let field: UISearchTextField?
    /// Scrolls to a rectangle of the list.
    var onReveal: (CGRect) -> Void = { _ in }

    init(_ list: ChoiceList, isSearchable: Bool) {
        self.list = list
        field = isSearchable ? UISearchTextField() : nil
        super.init()
        guard let field else { return }
        field.placeholder = DialogTitles.search
        field.accessibilityLabel = DialogTitles.search
        field.delegate = self
        field.addAction(UIAction { [weak self] _ in self?.filter() }, for: .editingChanged)
    }

    /// Shows all rows again.
    func reset() {
        field?.text = nil
        list.filter = ""
    }

    private func filter() {
        list.filter = (field?.text ?? "").trimmingCharacters(in: .whitespaces)
        onReveal(CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    /// Performs what a key does with the rows. Returns false if it does nothing.
    ///
    /// - Parameter returnSelects: Whether Return selects the row that the arrow keys have reached.
    func handle(_ key: UIKey, returnSelects: Bool) -> Bool {
        switch key.keyCode {
        case .keyboardDownArrow: moveFocus(by: 1)
        case .keyboardUpArrow: moveFocus(by: -1)
        case .keyboardSpacebar where list.focus != nil: list.focus.map(list.onSelect)
        case .keyboardReturnOrEnter where returnSelects && list.focus != nil: list.focus.map(list.onSelect)
        default: return false
        }
        return true
    }

    private func moveFocus(by step: Int) {
        list.moveFocus(by: step)
        if let focus = list.focus { onReveal(list.frame(ofRow: focus)) }
    }
}

extension ChoiceSearch: UITextFieldDelegate {
    /// Return selects the only row that was found. Otherwise the arrow keys continue in the rows.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        let shown = list.shownRows
        if shown.count == 1 { list.onSelect(shown[0]) } else { textField.resignFirstResponder() }
        return false
    }
}
