import UIKit

extension ModalPresentationViewController {
    /// Whether the delegate allows hiding the overlay.
    var isHidingAllowed: Bool { delegate?.modalPresentationShouldHide(self) ?? true }

    func notifyWillHide() { delegate?.modalPresentationWillHide(self) }

    func notifyDidHide() { delegate?.modalPresentationDidHide(self) }
}

// MARK: UIKit's transitions

extension ModalPresentationViewController: UIViewControllerTransitioningDelegate {
    /// Returns the animator that shows the overlay inside UIKit's transition.
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        ModalTransition(of: driver, isPresenting: true)
    }

    /// Returns the animator that hides the overlay inside UIKit's transition.
    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        ModalTransition(of: driver, isPresenting: false)
    }
}

// MARK: All overlays

extension ModalPresentationViewController {
    /// Whether any overlay is visible, in any scene. Hidden overlays do not count.
    public static var isAnyVisible: Bool { !ModalRegistry.visible.isEmpty }

    /// Hides every visible overlay that allows it, immediately: for a link into the app that is opened while
    /// unimportant overlays are visible. Content that is a `ModalPresentationComponent` hides itself.
    ///
    /// - Returns: False if any overlay is still visible.
    @discardableResult
    public static func hideAllVisibleIfAllowed() -> Bool {
        ModalRegistry.hideAllVisibleIfAllowed()
    }
}
