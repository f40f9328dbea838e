import UIKit

/// A dialog with text fields. The first one is focused, Return goes to the next one and submits after the last one, and
/// the confirming button is disabled while a text is invalid.
///
///     let name = TextInputField(placeholder: "Name") { $0.isEmpty ? "A name is needed." : nil }
///     if case .value(let texts) = await present(TextInputDialog(title: "Rename", fields: [name])) { … }
///
/// The message about an invalid text appears below its field when the user leaves the field or presses Return, and
/// disappears when the text is valid.
open class TextInputDialog: ReadyMadeDialog, ValueOverlay {
    /// The fields, as they were given.
    public let fields: [TextInputField]
    /// Checks the texts after they were submitted, for example by asking a server; returns the messages for the fields
    /// with invalid texts, by the index of the field. None means that the dialog is dismissed. Default nil.
    ///
    /// Until it returns, the texts cannot be changed and the confirming button shows an activity indicator. The user
    /// can cancel, which cancels the task. Messages for fields that do not exist count for the last field.
    open var verify: (@MainActor ([String]) async -> [Int: String])?
    /// The texts that were submitted in the last presentation, one for each field. Nil if none were, and while the
    /// dialog is presented.
    open private(set) var value: [String]?

    private let form: TextInputForm
    /// Checks submitted texts. Nil while the user edits.
    private var check: Task<Void, Never>?
    private static let confirmIndex = 1

    /// Creates a dialog with text fields, a confirming button and a cancel button. Escape dismisses it.
    ///
    /// - Parameters:
    ///   - title: The title; nil or empty for none.
    ///   - message: The text above the fields. Default nil: none.
    ///   - fields: The fields, from the top. Without one, the dialog only confirms.
    ///   - confirm: The title of the confirming button, in the user's language. Default nil: "OK", localized.
    ///   - cancel: The title of the cancel button, in the user's language. Default nil: "Cancel", localized.
    public init(
        title: String?, message: String? = nil, fields: [TextInputField], confirm: String? = nil, cancel: String? = nil
    ) {
        self.fields = fields
        form = TextInputForm(message, fields: fields)
        super.init(
            title: title, body: form,
            buttons: [
                DialogButton(cancel ?? DialogTitles.cancel, role: .cancel), DialogButton(confirm ?? DialogTitles.ok),
            ])
        for (index, row) in form.rows.enumerated() {
            row.onChange = { [weak self] in self?.textDidChange(at: index) }
            row.onBegin = { [weak self] in self?.dialogView.scrollFirstResponderToVisible() }
            row.onEnd = { [weak self] in self?.showError(at: index) }
            row.onReturn = { [weak self] in self?.returnWasPressed(at: index) }
        }
        updateConfirmation()
    }

    /// The texts of the fields at this moment.
    open var texts: [String] { form.rows.map(\.text) }

    /// Why the text of a field is invalid; nil if it is valid.
    private func error(at index: Int) -> String? { fields[index].validate(form.rows[index].text) }

    private var firstInvalidIndex: Int? { fields.indices.first { error(at: $0) != nil } }

    private func updateConfirmation() {
        setButton(Self.confirmIndex, isEnabled: check == nil && firstInvalidIndex == nil)
    }

    // MARK: Events of the fields

    override var initialFirstResponder: UIResponder {
        form.rows.first { $0.text.isEmpty }?.field ?? form.rows.first?.field ?? self
    }

    override func presentationWillBegin() {
        value = nil
        form.rows.forEach { $0.error = nil }
    }

    private func textDidChange(at index: Int) {
        // A message goes when the text is valid. What `verify` said counts for the former text only.
        if form.rows[index].error != nil { setError(error(at: index), at: index) }
        updateConfirmation()
    }

    private func showError(at index: Int) {
        guard isAnswerable, check == nil else { return }
        // What `verify` said stays until the text changes.
        if let error = error(at: index) { setError(error, at: index) }
    }

    private func setError(_ error: String?, at index: Int) {
        let row = form.rows[index]
        guard error ?? "" != row.error ?? "" else { return }
        row.error = error
        if let error, !error.isEmpty { UIAccessibility.post(notification: .announcement, argument: error) }
        form.setNeedsLayout()
        bodySizeDidChange()
    }

    private func returnWasPressed(at index: Int) {
        guard check == nil else { return }
        if index + 1 < form.rows.count {
            showError(at: index)
            form.rows[index + 1].field.becomeFirstResponder()
        } else if let invalid = firstInvalidIndex {
            showError(at: invalid)
            form.rows[invalid].field.becomeFirstResponder()
        } else {
            press(Self.confirmIndex)
        }
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        dialogView.scrollFirstResponderToVisible()
    }

    // MARK: Submitting

    override func shouldPress(_ index: Int) -> Bool {
        guard index == Self.confirmIndex else { return true }
        guard let verify else {
            value = texts
            return true
        }
        let submitted = texts
        setChecking(
            Task { [weak self] in
                let errors = await verify(submitted)
                guard !Task.isCancelled else { return }
                self?.didVerify(submitted, errors)
            })
        return false
    }

    private func didVerify(_ submitted: [String], _ errors: [Int: String]) {
        setChecking(nil)
        guard !errors.isEmpty, !fields.isEmpty else {
            value = submitted
            return finish(pressing: Self.confirmIndex)
        }
        for (index, message) in errors.sorted(by: { $0.key < $1.key }) {
            setError(message, at: fields.indices.contains(index) ? index : fields.count - 1)
        }
        let first = errors.keys.filter(fields.indices.contains).min() ?? fields.count - 1
        form.rows[first].field.becomeFirstResponder()
    }

    private func setChecking(_ task: Task<Void, Never>?) {
        check = task
        form.rows.forEach { $0.isEditable = task == nil }
        dialogView.buttons.setBusy(task != nil, at: Self.confirmIndex)
        updateConfirmation()
    }

    override func presentationDidEnd() {
        check?.cancel()
        setChecking(nil)
    }
}
