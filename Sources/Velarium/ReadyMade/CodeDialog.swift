import UIKit

/// A dialog in which the user enters a code of digits, as for a payment, with its own number pad. The last digit submits
/// it.
///
///     let dialog = CodeDialog(title: "Enter the code", message: "Pay 12 € to Anna")
///     dialog.verify = { code in await bank.accepts(code) ? nil : "This code is wrong." }
///     if case .value = await present(dialog) { showReceipt() }
///
/// A wrong code shakes and is cleared. A hardware keyboard, paste and VoiceOver work too. The digits are shown as dots,
/// and appear in no description, dump or accessibility value.
open class CodeDialog: ReadyMadeDialog, ValueOverlay {
    /// The number of digits.
    public let length: Int
    /// Checks the code; returns nil if it is right, otherwise the message for the user. Default nil: every code is right.
    ///
    /// Until it returns, the keys are disabled. The user can cancel, which cancels the task.
    open var verify: (@MainActor (String) async -> String?)?
    /// The code that was accepted in the last presentation. Nil if none was, and while the dialog is presented. Setting
    /// it to nil is not necessary: the next presentation does.
    open private(set) var value: String? {
        get { accepted?.text }
        set { accepted = newValue == nil ? nil : digits }
    }

    private let body: CodeBody
    private var digits: SecretDigits
    private var accepted: SecretDigits?
    /// Checks a code. Nil while the user enters one.
    private var check: Task<Void, Never>?

    /// Creates a dialog with boxes for the digits, a number pad and a cancel button. Escape dismisses it.
    ///
    /// - Parameters:
    ///   - title: What is asked; nil or empty for none. Accessibility reads it with the number of digits.
    ///   - message: The text below. Default nil: none.
    ///   - length: The number of digits, from 1 to 8; other numbers are limited to that. Default 6.
    ///   - cancel: The title of the cancel button, in the user's language. Default nil: "Cancel", localized.
    public init(title: String?, message: String? = nil, length: Int = 6, cancel: String? = nil) {
        self.length = min(max(length, 1), ReadyMadeMetrics.maximumCodeLength)
        digits = SecretDigits(limit: self.length)
        body = CodeBody(message, count: self.length, label: title)
        super.init(
            title: title, body: body, buttons: [DialogButton(cancel ?? DialogTitles.cancel, role: .cancel)])
        body.pad.onKey = { [unowned self] in keyWasPressed($0) }
    }

    override func presentationWillBegin() {
        value = nil
        clear()
    }

    // MARK: Entering

    private func keyWasPressed(_ key: NumberPad.Key) {
        switch key {
        case .digit(let digit): enter("\(digit)")
        case .delete: deleteDigit()
        case .paste: paste(nil)
        }
    }

    private func enter(_ characters: String) {
        guard isAnswerable, check == nil, accepted == nil else { return }
        guard digits.append(characters) else { return body.shake() }
        setError(nil)
        body.boxes.filled = digits.count
        if digits.isComplete { submit() }
    }

    private func deleteDigit() {
        guard isAnswerable, check == nil, accepted == nil else { return }
        setError(nil)
        digits.removeLast()
        body.boxes.filled = digits.count
    }

    private func clear() {
        digits.removeAll()
        body.boxes.filled = 0
        body.errorText = nil
    }

    private func setError(_ text: String?) {
        guard text != body.errorText else { return }
        body.errorText = text
        bodySizeDidChange()
    }

    // MARK: Submitting

    private func submit() {
        guard let verify else { return accept() }
        let code = digits.text
        body.isBusy = true
        check = Task { [weak self] in
            let error = await verify(code)
            if !Task.isCancelled { self?.didVerify(error) }
        }
    }

    private func didVerify(_ error: String?) {
        check = nil
        body.isBusy = false
        guard let error else { return accept() }
        clear()
        setError(error)
        body.shake()
        UINotificationFeedbackGenerator().notificationOccurred(.error)
        UIAccessibility.post(notification: .announcement, argument: error)
    }

    private func accept() {
        accepted = digits
        dismiss(for: .action, animated: true)
    }

    override func presentationDidEnd() {
        check?.cancel()
        check = nil
        body.isBusy = false
        clear()
    }

    // MARK: Keys and paste

    /// Digits and Delete work as on the pad.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let key = presses.first?.key, key.modifierFlags.subtracting(.numericPad).isEmpty else {
            return super.pressesBegan(presses, with: event)
        }
        if key.keyCode == .keyboardDeleteOrBackspace {
            deleteDigit()
        } else if !SecretDigits.digits(in: key.characters).isEmpty {
            enter(key.characters)
        } else {
            super.pressesBegan(presses, with: event)
        }
    }

    /// True for paste while the pasteboard has a text; otherwise as for any controller.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == Self.pasteSelector
            ? UIPasteboard.general.hasStrings : super.canPerformAction(action, withSender: sender)
    }

    /// Replaces the code by the digits in the pasteboard's text. A text with another number of digits shakes.
    open override func paste(_ sender: Any?) {
        let pasted = SecretDigits.digits(in: UIPasteboard.general.string ?? "")
        guard isAnswerable, check == nil, accepted == nil else { return }
        guard pasted.count == length else { return body.shake() }
        digits.removeAll()
        enter(pasted)
    }

    private static let pasteSelector = Selector(("paste:"))
}
