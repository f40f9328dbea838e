/// The controller of a view shown in place of the keyboard, or above it: `UIResponder.inputViewController`.
///
/// `textDocumentProxy` types into the text input that is being edited.
@preconcurrency @MainActor open class UIInputViewController: UIViewController {
    /// The controller's view; nil if it is not a `UIInputView`. Setting it sets the view.
    open override var inputView: UIInputView? {
        get { view as? UIInputView }
        set { view = newValue }
    }

    /// The language of the keyboard as a BCP 47 identifier. Default nil.
    open var primaryLanguage: String?

    /// Whether the keyboard has a key for dictation, which does not exist here: kept, without effect. Default false.
    open var hasDictationKey = false

    /// Whether the user has given the keyboard full access: false, as there is nothing to give.
    open var hasFullAccess: Bool { false }

    /// Whether the keyboard has to offer a key for the next keyboard: false, because the system's keyboard has one.
    open var needsInputModeSwitchKey: Bool { false }

    /// The text input that is being edited.
    open private(set) lazy var textDocumentProxy: any UITextDocumentProxy = InputDocumentProxy(of: self)

    /// Makes the text input that is being edited resign.
    open func dismissKeyboard() { _ = system?.keyboardResponder?.resignFirstResponder() }

    /// Switches to the next keyboard: shows the system's keyboard until the input views are read again.
    open func advanceToNextInputMode() { system?.keyboardPresenter?.replaceInputViewWithKeyboard() }

    /// Creates an input view with the keyboard's background, as high as its constraints say.
    open override func loadView() {
        let view = UIInputView(frame: .zero, inputViewStyle: .keyboard)
        view.allowsSelfSizing = true
        self.view = view
    }

    fileprivate var system: UIKitSystem? { viewIfLoaded?.window?.system ?? UIKitSystem.current }
}

/// The text input that a custom keyboard types into.
@preconcurrency @MainActor public protocol UITextDocumentProxy: UIKeyInput {
    /// The text before the insertion point; nil when there is none or the input does not tell.
    var documentContextBeforeInput: String? { get }
    /// Moves the insertion point by this number of characters; negative values move it back.
    func adjustTextPosition(byCharacterOffset offset: Int)
}

/// Forwards to the responder that receives typed text.
@MainActor private final class InputDocumentProxy: NSObject, UITextDocumentProxy {
    private weak var controller: UIInputViewController?

    init(of controller: UIInputViewController) {
        self.controller = controller
    }

    private var input: (any UIKeyInput)? { controller?.system?.keyboardResponder as? any UIKeyInput }

    var hasText: Bool { input?.hasText ?? false }
    func insertText(_ text: String) { input?.insertText(text) }
    func deleteBackward() { input?.deleteBackward() }

    var documentContextBeforeInput: String? {
        guard let text = (input as? any TextContextProviding)?.textBeforeInsertionPoint, !text.isEmpty else {
            return nil
        }
        return text
    }

    func adjustTextPosition(byCharacterOffset offset: Int) {
        guard let editing = input as? any KeyEditing else { return }
        let stroke = KeyStroke(name: offset < 0 ? "left" : "right", modifiers: [])
        for _ in 0..<min(offset.magnitude, InputDocumentProxy.largestMove) {
            guard editing.performEdit(with: stroke) else { return }
        }
    }

    /// The most characters that one call moves over.
    private static let largestMove: UInt = 100_000

    var keyboardType: UIKeyboardType { input?.keyboardType ?? .default }
    var keyboardAppearance: UIKeyboardAppearance { input?.keyboardAppearance ?? .default }
    var returnKeyType: UIReturnKeyType { input?.returnKeyType ?? .default }
    var autocapitalizationType: UITextAutocapitalizationType { input?.autocapitalizationType ?? .sentences }
    var enablesReturnKeyAutomatically: Bool { input?.enablesReturnKeyAutomatically ?? false }
    var isSecureTextEntry: Bool { input?.isSecureTextEntry ?? false }
}
