import UIKitCore

/// A button of an alert: its title, its style, and what runs when the user chooses it.
@preconcurrency @MainActor open class UIAlertAction: NSObject, @preconcurrency NSCopying {
    /// The purpose of an action, which determines how its button looks and where it is.
    public enum Style: Int, Sendable {
        /// An ordinary action; one that cancels, of which an alert has at most one; one that deletes or changes data.
        case `default`, cancel, destructive
    }

    /// The title of the button.
    open private(set) var title: String?
    /// The purpose of the action.
    open private(set) var style: Style
    /// Whether the user can choose the action. Default true. A change is visible immediately.
    open var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            alerts.removeAll { $0.controller == nil }
            for alert in alerts { alert.controller?.actionDidChange(self) }
        }
    }

    private let handler: ((UIAlertAction) -> Void)?
    /// The alerts that show this action.
    private var alerts: [AlertReference] = []

    private struct AlertReference {
        weak var controller: UIAlertController?
    }

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - title: The title of the button, in the user's language.
    ///   - style: The purpose of the action.
    ///   - handler: Called after the alert has been dismissed because the user chose the action. Default nil.
    public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.init(title, style, handler)
    }

    private init(_ title: String?, _ style: Style, _ handler: ((UIAlertAction) -> Void)?) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }

    /// An action with the same title, style, handler and state, in no alert.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIAlertAction(title, style, handler)
        copy.isEnabled = isEnabled
        return copy
    }

    func performHandler() { handler?(self) }

    func register(_ alert: UIAlertController) {
        guard !alerts.contains(where: { $0.controller === alert }) else { return }
        alerts.append(AlertReference(controller: alert))
    }
}
