import UIKitCore

extension UIViewController {
    /// Clears the selection of a list whose screen appears again. During an interactive transition it is cleared
    /// alongside, and restored if the user cancels it: the screen that belongs to the selection stays.
    package func clearSelection(_ clear: @escaping () -> Void, restore: @escaping () -> Void) {
        guard let coordinator = transitionCoordinator, coordinator.initiallyInteractive else { return clear() }
        let isQueued = coordinator.animate(alongsideTransition: { _ in clear() }) { context in
            if context.isCancelled { restore() }
        }
        if !isQueued { clear() }
    }
}
