import UIKit

/// Runs a closure when UIKit calls a target. Everything about target and action is in this file: on Apple's side a method
/// needs `@objc` and `#selector` to be called by name, elsewhere Swift has neither.
@MainActor final class ActionTarget: NSObject {
    private let action: @MainActor () -> Void

    init(_ action: @escaping @MainActor () -> Void) { self.action = action }

    /// A link that calls `action` with every frame, from when it is added to a run loop until it is invalidated or `owner`
    /// is gone.
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

    /// Has `recognizer` call this target, which somebody must keep.
    func attach(to recognizer: UIGestureRecognizer) { recognizer.addTarget(self, action: Self.selector) }

    #if canImport(ObjectiveC)
        private static let selector = #selector(act)
        @objc private func act() { action() }
    #else
        private static let selector = Selector("act", ActionTarget.act)
        private func act() { action() }
    #endif
}
