import UIKitCore

/// The actions at one side of a row.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
    /// The actions. The first one is at the edge of the row.
    open private(set) var actions: [UIContextualAction]
    /// Whether a swipe over the whole row performs the first action. Default true.
    open var performsFirstActionWithFullSwipe = true

    /// Creates a configuration. Without actions, the row cannot be swiped to this side.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}

extension [UISwipeActionsConfiguration] {
    /// The actions for those who cannot swipe, performed on `row`.
    @MainActor package func accessibilityActions(on row: UIView) -> [UIAccessibilityCustomAction] {
        flatMap(\.actions).map { action in
            UIAccessibilityCustomAction(name: action.title ?? "", image: action.image) { _ in
                action.handler(action, row) { _ in }
                return true
            }
        }
    }
}
