import UIKit

/// Waits until UIKit can present in a window: it refuses that during a transition of the topmost controller, and before
/// that controller is in the window.
@MainActor final class PresentationOpening {
    private var nextFrame: OverlayTimer?
    /// Whether an action waits.
    private(set) var isWaiting = false

    /// Calls `action` when no transition is in progress at the top of `window`: at once, or in the frame after the
    /// transition. Not after this object is released.
    func wait(in window: UIWindow?, _ action: @escaping @MainActor () -> Void) {
        nextFrame = nil
        let top = window?.topmostPresentedController
        guard let coordinator = top?.transitionCoordinator else {
            if top?.isAboutToBePresented == true || top?.isBeingDismissed == true {
                isWaiting = true
                return waitForNextFrame(in: window, action)
            }
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
    /// The controller above all presentations, including one that is being dismissed.
    fileprivate var topmostPresentedController: UIViewController? {
        var top = rootViewController
        while let above = top?.presentedViewController { top = above }
        return top
    }
}

extension UIViewController {
    /// Whether the presentation of this controller was requested, and begins in the next frame.
    fileprivate var isAboutToBePresented: Bool {
        presentingViewController != nil && isBeingPresented && viewIfLoaded?.window == nil
    }
}
