import Foundation
import Synchronization

/// An item that takes long to create. Subclasses override `item`, which runs off the main thread when the user has chosen
/// an activity.
open class UIActivityItemProvider: Operation, @unchecked Sendable {
    /// The placeholder until the item exists; an object of the same type.
    open private(set) var placeholderItem: Any?
    private let state = Mutex(State())

    private struct State {
        var activityType: UIActivity.ActivityType?
        nonisolated(unsafe) var created: Any?
    }

    /// A provider whose item is `placeholderItem` unless a subclass overrides `item`.
    public init(placeholderItem: Any) {
        self.placeholderItem = placeholderItem
        super.init()
    }

    /// The activity that the item is for; nil before one is chosen.
    open var activityType: UIActivity.ActivityType? { state.withLock { $0.activityType } }

    /// Creates the item. Called off the main thread; `activityType` is the chosen activity. Default: the placeholder.
    open var item: Any { placeholderItem ?? "" }

    open override func main() {
        guard !isCancelled else { return }
        nonisolated(unsafe) let fresh = item
        state.withLock { $0.created = fresh }
    }

    /// Sets the chosen activity, before the operation starts.
    func setActivityType(_ type: UIActivity.ActivityType?) {
        state.withLock { $0.activityType = type }
    }

    /// The placeholder.
    @MainActor open func activityViewControllerPlaceholderItem(
        _ activityViewController: UIActivityViewController
    ) -> Any { placeholderItem ?? "" }

    /// The item that the operation has created; nil if it was canceled.
    @MainActor open func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? {
        nonisolated(unsafe) var created: Any?
        state.withLock { created = $0.created }
        return created
    }
}

extension UIActivityItemProvider: UIActivityItemSource {}
