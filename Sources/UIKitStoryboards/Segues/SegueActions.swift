import Synchronization
import UIKitCore

/// Segue actions with three parameters, by their selectors. Selectors call methods with up to two.
enum SegueActions {
    typealias Action = @MainActor @Sendable (UIViewController, NSCoder, Any?, String?) -> UIViewController??

    private static let actions = Mutex<[String: [Action]]>([:])

    static func add(_ action: @escaping Action, named name: String) {
        actions.withLock { $0[name, default: []].append(action) }
    }

    /// The controller that the action of `owner` makes, which may be nil; nil also if it has no such action.
    @MainActor static func perform(
        _ name: String, on owner: UIViewController, _ coder: NSCoder, sender: Any?, identifier: String?
    ) -> UIViewController?? {
        let candidates = actions.withLock { $0[name] } ?? []
        return candidates.lazy.compactMap { $0(owner, coder, sender, identifier) }.first
    }
}

extension UIStoryboard {
    /// Registers a segue action with a coder, the sender and the segue's identifier. `velarium-port` does it for
    /// `@IBSegueAction`. Not part of UIKit. Callable on any thread.
    ///
    ///     UIStoryboard.registerSegueAction("makePage:sender:segueIdentifier:") { (owner: List, coder, sender, name) in
    ///         owner.makePage(coder, sender: sender, segueIdentifier: name)
    ///     }
    nonisolated public static func registerSegueAction<Owner: UIViewController>(
        _ name: String,
        _ action: @escaping @MainActor @Sendable (Owner, NSCoder, Any?, String?) -> UIViewController?
    ) {
        SegueActions.add(
            { owner, coder, sender, identifier in
                (owner as? Owner).map { action($0, coder, sender, identifier) }
            }, named: name)
    }
}
