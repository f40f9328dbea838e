import UIKit

/// Hears of the end of an overlay and may refuse it. Every method has a default.
@preconcurrency @MainActor public protocol ModalPresentationViewControllerDelegate: AnyObject {
    /// Whether the overlay may be hidden. Default true.
    ///
    /// Asked once for every attempt by a person (a tap beside the content, Escape), by `hide(animated:completion:)`, by
    /// `dismiss(animated:completion:)` on the overlay, by another overlay that wants its place, and by
    /// `hideAllVisibleIfAllowed()`. Not asked where a refusal could not be obeyed: when its scene is closed, its container
    /// goes, its time is over, its task is cancelled, or UIKit is told to dismiss it by somebody else.
    func modalPresentationShouldHide(_ controller: ModalPresentationViewController) -> Bool

    /// The overlay is about to go, whatever the reason: told before its motion out begins. The default does nothing.
    func modalPresentationWillHide(_ controller: ModalPresentationViewController)

    /// The overlay is gone; `dismissReason` says why. Told once for each showing, before `onDismiss`. The default does
    /// nothing.
    func modalPresentationDidHide(_ controller: ModalPresentationViewController)
}

extension ModalPresentationViewControllerDelegate {
    public func modalPresentationShouldHide(_ controller: ModalPresentationViewController) -> Bool { true }
    public func modalPresentationWillHide(_ controller: ModalPresentationViewController) {}
    public func modalPresentationDidHide(_ controller: ModalPresentationViewController) {}
}
