import UIKit

/// Is told of the end of an overlay, and may refuse it. Every method has a default.
@preconcurrency @MainActor public protocol ModalPresentationViewControllerDelegate: AnyObject {
    /// Whether the overlay may be hidden. Default: the answer of `shouldHide(_:)`, which is true.
    ///
    /// Asked once for every attempt by the user (a tap beside the content, Escape), by `hide(animated:completion:)`, by
    /// `dismiss(animated:completion:)` on the overlay, by another overlay that wants its place, and by
    /// `hideAllVisibleIfAllowed()`. Not asked where a refusal could not be obeyed: when its scene is closed, its container
    /// goes, its time is over, its task is cancelled, or UIKit is told by others to dismiss it.
    func modalPresentationShouldHide(_ controller: ModalPresentationViewController) -> Bool

    /// The overlay is about to hide, for any reason: called before it animates out. The default calls `willHide(_:)`.
    func modalPresentationWillHide(_ controller: ModalPresentationViewController)

    /// The overlay is gone; `dismissReason` says why. Called once for each showing, before `onDismiss`. The default calls
    /// `didHide(_:)`.
    func modalPresentationDidHide(_ controller: ModalPresentationViewController)

    // MARK: QMUI's names

    /// QMUI's name of `modalPresentationShouldHide(_:)`, for delegates that are moved here. Not called where the delegate
    /// has that method. Default true.
    func shouldHide(_ controller: ModalPresentationViewController) -> Bool
    /// QMUI's name of `modalPresentationWillHide(_:)`. Not called where the delegate has that method. The default does
    /// nothing.
    func willHide(_ controller: ModalPresentationViewController)
    /// QMUI's name of `modalPresentationDidHide(_:)`. Not called where the delegate has that method. The default does
    /// nothing.
    func didHide(_ controller: ModalPresentationViewController)
}

extension ModalPresentationViewControllerDelegate {
    public func modalPresentationShouldHide(_ controller: ModalPresentationViewController) -> Bool {
        shouldHide(controller)
    }
    public func modalPresentationWillHide(_ controller: ModalPresentationViewController) { willHide(controller) }
    public func modalPresentationDidHide(_ controller: ModalPresentationViewController) { didHide(controller) }
    public func shouldHide(_ controller: ModalPresentationViewController) -> Bool { true }
    public func willHide(_ controller: ModalPresentationViewController) {}
    public func didHide(_ controller: ModalPresentationViewController) {}
}
