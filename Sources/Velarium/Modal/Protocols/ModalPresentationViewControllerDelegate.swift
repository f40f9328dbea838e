import UIKit

/// Notified when an overlay hides, and may refuse it. Every method has a default.
///
///     final class Editor: UIViewController, ModalPresentationViewControllerDelegate {
///         var hasChanges = false
///
///         func modalPresentationShouldHide(_ controller: ModalPresentationViewController) -> Bool { !hasChanges }
///     }
@preconcurrency @MainActor public protocol ModalPresentationViewControllerDelegate: AnyObject {
    /// Whether the overlay may be hidden. Default: the result of `shouldHide(_:)`, which is true.
    ///
    /// Called once per attempt by the user (a tap outside the content, Escape), by `hide(animated:completion:)`, by
    /// `dismiss(animated:completion:)` on the overlay, by another overlay of the scene, and by
    /// `hideAllVisibleIfAllowed()`. Not called where refusing is impossible: when the scene disconnects, the container
    /// is removed, `autoDismissDelay` elapses, the task is canceled, or UIKit dismisses the overlay for another
    /// controller.
    func modalPresentationShouldHide(_ controller: ModalPresentationViewController) -> Bool

    /// The overlay is about to hide, for any reason. Called before its animation. The default calls `willHide(_:)`.
    func modalPresentationWillHide(_ controller: ModalPresentationViewController)

    /// The overlay was removed; `dismissReason` gives the reason. Called once per presentation, before `onDismiss`. The
    /// default calls `didHide(_:)`.
    func modalPresentationDidHide(_ controller: ModalPresentationViewController)

    // MARK: QMUI's names

    /// QMUI's name of `modalPresentationShouldHide(_:)`, for delegates that are being migrated. Not called if the
    /// delegate implements that method. Default true.
    func shouldHide(_ controller: ModalPresentationViewController) -> Bool
    /// QMUI's name of `modalPresentationWillHide(_:)`. Not called if the delegate implements that method. The default
    /// does nothing.
    func willHide(_ controller: ModalPresentationViewController)
    /// QMUI's name of `modalPresentationDidHide(_:)`. Not called if the delegate implements that method. The default
    /// does nothing.
    func didHide(_ controller: ModalPresentationViewController)
}

extension ModalPresentationViewControllerDelegate {
    /// The result of `shouldHide(_:)`.
    public func modalPresentationShouldHide(_ controller: ModalPresentationViewController) -> Bool {
        shouldHide(controller)
    }
    /// Calls `willHide(_:)`.
    public func modalPresentationWillHide(_ controller: ModalPresentationViewController) { willHide(controller) }
    /// Calls `didHide(_:)`.
    public func modalPresentationDidHide(_ controller: ModalPresentationViewController) { didHide(controller) }
    /// True.
    public func shouldHide(_ controller: ModalPresentationViewController) -> Bool { true }
    public func willHide(_ controller: ModalPresentationViewController) {}
    public func didHide(_ controller: ModalPresentationViewController) {}
}
