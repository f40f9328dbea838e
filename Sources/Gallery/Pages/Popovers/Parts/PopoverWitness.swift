import UIKit

/// A popover delegate that prevents adaptation in compact width and logs every call.
final class PopoverWitness: NSObject, UIPopoverPresentationControllerDelegate {
    /// The answer to `presentationControllerShouldDismiss(_:)`.
    var mayDismiss = true
    /// Called when the user has dismissed a popover.
    var onDismissal: () -> Void = {}

    private let note: (String, String) -> Void

    /// - Parameter note: Called with the popover's title and the name of the delegate method.
    init(_ note: @escaping (String, String) -> Void) {
        self.note = note
    }

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        tell(controller, "adaptivePresentationStyle, none")
        return .none
    }

    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { tell(presentationController, "willPresent") }

    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        tell(popoverPresentationController, "prepareForPopoverPresentation")
    }

    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) { tell(popoverPresentationController, "willReposition") }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        tell(presentationController, "shouldDismiss, \(mayDismiss ? "yes" : "no")")
        return mayDismiss
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        tell(presentationController, "willDismiss")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        tell(presentationController, "didDismiss")
        onDismissal()
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        tell(presentationController, "didAttemptToDismiss")
    }

    private func tell(_ controller: UIPresentationController, _ call: String) {
        note(controller.presentedViewController.title ?? "popover", call)
    }
}
