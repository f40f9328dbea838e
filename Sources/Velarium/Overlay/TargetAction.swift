import UIKit

/// Runs a closure when UIKit calls a target. Everything about target and action is in this file: on Apple's side a method
/// needs `@objc` and `#selector` to be called by name, elsewhere Swift has neither.
@MainActor final class ActionTarget: NSObject {
    private let action: @MainActor () -> Void

    init(_ action: @escaping @MainActor () -> Void) { self.action = action }

    /// A link that calls this target, which it keeps until it is invalidated.
    func displayLink() -> CADisplayLink { CADisplayLink(target: self, selector: Self.selector) }

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
