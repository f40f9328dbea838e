import UIKitCore
import UIKitLists

/// A button that a row shows when it is swiped aside, in the interface before `UIContextualAction`.
@available(iOS, deprecated: 13.0, message: "Use UIContextualAction and related APIs instead.")
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
    /// The kind of action.
    public enum Style: Int, Sendable {
        /// A red button; a gray one.
        case `default`, normal

        /// A red button.
        public static var destructive: Style { .default }
    }

    /// The kind of action.
    open private(set) var style: Style
    /// The text of the button. Default: that of the initializer.
    open var title: String?
    /// The color of the button. Default nil: that of the style.
    open var backgroundColor: UIColor?
    /// Shown in place of the color. Stored only.
    open var backgroundEffect: UIVisualEffect?
    let handler: (UITableViewRowAction, IndexPath) -> Void

    /// An action whose handler gets the row when the user chooses it.
    public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }

    /// The action as one of a swipe. The row closes as soon as the handler returns.
    ///
    /// - Parameter place: The row when the user chooses the action; nil if it is gone.
    func makeContextualAction(at place: @escaping () -> IndexPath?) -> UIContextualAction {
        let action = UIContextualAction(style: style == .normal ? .normal : .destructive, title: title) { _, _, done in
            if let path = place() { self.handler(self, path) }
            done(true)
        }
        if let backgroundColor { action.backgroundColor = backgroundColor }
        return action
    }
}
