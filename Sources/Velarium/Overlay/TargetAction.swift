import UIKit

/// Runs a closure when UIKit calls a target.
///
/// Everything about target and action is in this file: Apple's UIKit needs `@objc` and `#selector`, which Swift does
/// not have elsewhere.
@MainActor final class ActionTarget: NSObject {
    private let action: @MainActor () -> Void

    init(_ action: @escaping @MainActor () -> Void) { self.action = action }

    /// Creates a display link that calls `action` every frame until it is invalidated or `owner` is deallocated.
    static func displayLink<Owner: AnyObject>(
        of owner: Owner, _ action: @escaping @MainActor (Owner) -> Void
    ) -> CADisplayLink {
        weak var running: CADisplayLink?
        let target = ActionTarget { [weak owner] in
            guard let owner else {
                running?.invalidate()
                return
            }
            action(owner)
        }
        let link = CADisplayLink(target: target, selector: selector)
        running = link
        return link
    }

    /// Adds this target to `recognizer`. The caller must retain the target.
    func attach(to recognizer: UIGestureRecognizer) { recognizer.addTarget(self, action: Self.selector) }

    #if canImport(ObjectiveC)
        private static let selector = #selector(act)
        @objc private func act() { action() }
    #else
        private static let selector = Selector("act", ActionTarget.act)
        private func act() { action() }
    #endif
}
