import UIKit

/// Waits until UIKit can present in a window: it refuses that during a transition of the topmost controller.
@MainActor final class PresentationOpening {
    private var nextFrame: OverlayTimer?
    /// Whether an action waits.
    private(set) var isWaiting = false

    /// Calls `action` when no transition is in progress at the top of `window`: at once, or in the frame after the
    /// transition. Not after this object is released.
    func wait(in window: UIWindow?, _ action: @escaping @MainActor () -> Void) {
        nextFrame = nil
        guard let coordinator = window?.topmostTransitionCoordinator else {
            isWaiting = false
            return action()
        }
        isWaiting = true
        let isQueued = coordinator.animate(alongsideTransition: nil) { [weak self, weak window] _ in
            if self?.isWaiting == true { self?.waitForNextFrame(in: window, action) }
        }
        if !isQueued { waitForNextFrame(in: window, action) }
    }

    /// Forgets the action.
    func cancel() {
        nextFrame = nil
        isWaiting = false
    }

    private func waitForNextFrame(in window: UIWindow?, _ action: @escaping @MainActor () -> Void) {
        nextFrame = OverlayTimer(after: 0) { [weak self, weak window] in self?.wait(in: window, action) }
    }
}

extension UIWindow {
    /// The transition of the topmost presentation, or of the controller that is being dismissed above it.
    fileprivate var topmostTransitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        var top = rootViewController
        while let above = top?.presentedViewController { top = above }
        return top?.transitionCoordinator
    }
}
