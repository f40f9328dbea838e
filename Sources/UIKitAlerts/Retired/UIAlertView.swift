import UIKitControls
import UIKitCore

/// The style of a retired alert: which text fields it has.
@available(iOS, introduced: 5.0, deprecated: 9.0, message: "Add text fields to a UIAlertController.")
public enum UIAlertViewStyle: Int, Sendable {
    /// None.
    case `default`
    /// One field whose text is hidden.
    case secureTextInput
    /// One field.
    case plainTextInput
    /// A field for a name and one for a password.
    case loginAndPasswordInput
}

/// Receives what happens to a `UIAlertView`. All methods are optional: the defaults do nothing.
@available(iOS, introduced: 2.0, deprecated: 9.0, message: "Use the handlers of UIAlertAction.")
@preconcurrency @MainActor public protocol UIAlertViewDelegate: NSObjectProtocol {
    /// Called when the user chose a button.
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
    /// Called before the alert is dismissed.
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
    /// Called after the alert was dismissed.
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
    /// Called when the system cancels the alert, which it never does here.
    func alertViewCancel(_ alertView: UIAlertView)
    /// Asks, after each change of a text field, whether the first button that does not cancel is enabled. Default true.
    func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
    /// Called before the alert appears.
    func willPresent(_ alertView: UIAlertView)
    /// Called after the alert has appeared.
    func didPresent(_ alertView: UIAlertView)
}

@available(iOS, introduced: 2.0, deprecated: 9.0, message: "Use the handlers of UIAlertAction.")
extension UIAlertViewDelegate {
    public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
    public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
    public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
    public func alertViewCancel(_ alertView: UIAlertView) {}
    public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { true }
    public func willPresent(_ alertView: UIAlertView) {}
    public func didPresent(_ alertView: UIAlertView) {}
}

/// A message with buttons, as apps showed it before iOS 8.
///
/// It is an object without a place in a view: `show()` presents a `UIAlertController` in a window above all others, so it
/// looks and behaves like any alert.
@available(iOS, introduced: 2.0, deprecated: 9.0, message: "Use a UIAlertController of the style alert.")
@preconcurrency @MainActor open class UIAlertView: UIView {
    /// A `UIAlertViewDelegate`. Default nil.
    open weak var delegate: AnyObject?
    /// The index of the button that cancels; -1, the default, for none. Takes effect when the alert is shown.
    open var cancelButtonIndex = -1
    /// The text fields. Default: none. Set it once, before the alert is shown.
    open var alertViewStyle = UIAlertViewStyle.default {
        didSet { if oldValue == .default { addTextFields() } }
    }

    private let alert = RetiredAlert(style: .alert)

    /// Creates an alert without buttons.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        alert.onEvent = { [weak self] in self?.notify(of: $0) }
    }

    /// Creates an alert without buttons from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        alert.onEvent = { [weak self] in self?.notify(of: $0) }
    }

    /// Creates an alert with a button that cancels, if it has a title.
    public convenience init(title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?) {
        self.init(frame: .zero)
        alert.title = title
        self.message = message
        self.delegate = delegate as AnyObject?
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    }

    /// Creates an alert with a button that cancels, if it has a title, and others.
    public convenience init(
        title: String, message: String, delegate: (any UIAlertViewDelegate)?, cancelButtonTitle: String?,
        otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
    ) {
        self.init(title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
        for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
    }

    /// The text at the top. Default empty.
    open var title: String {
        get { alert.title ?? "" }
        set { alert.title = newValue }
    }
    /// The text below the title. Default nil.
    open var message: String? {
        get { alert.message }
        set { alert.message = newValue }
    }
    /// The number of buttons.
    open var numberOfButtons: Int { alert.buttonCount }
    /// The index of the first button that does not cancel; -1 for none.
    open var firstOtherButtonIndex: Int { (0..<alert.buttonCount).first { $0 != cancelButtonIndex } ?? -1 }
    /// Whether the alert is shown.
    open var isVisible: Bool { alert.isVisible }

    /// Adds a button and returns its index. Buttons that are added later than `show()` are not shown.
    @discardableResult open func addButton(withTitle title: String?) -> Int { alert.addButton(title ?? "") }

    /// The title of a button; nil for an index without one.
    open func buttonTitle(at buttonIndex: Int) -> String? { alert.title(ofButton: buttonIndex) }

    /// A text field of the alert's style; nil for an index without one.
    open func textField(at textFieldIndex: Int) -> UITextField? {
        alert.fields.indices.contains(textFieldIndex) ? alert.fields[textFieldIndex] : nil
    }

    /// Shows the alert above all windows. No effect while it is visible.
    open func show() {
        alert.show(for: self, cancel: cancelButtonIndex, destructive: -1, from: nil, animated: true)
        updateFirstOtherButton()
    }

    /// Dismisses the alert, and calls the delegate as if the button had been chosen, without `clickedButtonAt`.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        alert.dismiss(button: buttonIndex, animated: animated)
    }

    private func addTextFields() {
        switch alertViewStyle {
        case .default: break
        case .plainTextInput: addTextField()
        case .secureTextInput: addTextField { $0.isSecureTextEntry = true }
        case .loginAndPasswordInput:
            addTextField { $0.placeholder = "Login" }
            addTextField {
                $0.placeholder = "Password"
                $0.isSecureTextEntry = true
            }
        }
    }

    private func addTextField(_ configure: @escaping (UITextField) -> Void = { _ in }) {
        alert.addTextField { field in
            configure(field)
            field.addAction(
                UIAction { [weak self] _ in self?.updateFirstOtherButton() }, for: .editingChanged)
        }
    }

    private var typedDelegate: (any UIAlertViewDelegate)? { delegate as? any UIAlertViewDelegate }

    private func updateFirstOtherButton() {
        guard let typedDelegate, firstOtherButtonIndex >= 0 else { return }
        alert.setEnabled(
            typedDelegate.alertViewShouldEnableFirstOtherButton(self), button: firstOtherButtonIndex)
    }

    private func notify(of event: RetiredAlert.Event) {
        guard let typedDelegate else { return }
        switch event {
        case .willPresent: typedDelegate.willPresent(self)
        case .didPresent: typedDelegate.didPresent(self)
        case .clicked(let index): typedDelegate.alertView(self, clickedButtonAt: index)
        case .willDismiss(let index): typedDelegate.alertView(self, willDismissWithButtonIndex: index)
        case .didDismiss(let index): typedDelegate.alertView(self, didDismissWithButtonIndex: index)
        }
    }
}
