import UIKit

/// A popover delegate that prevents adaptation in compact width and logs every call.
final class PopoverCallRecorder: NSObject, UIPopoverPresentationControllerDelegate {
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
        record(controller, call: "adaptivePresentationStyle, none")
        return .none
    }

    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { record(presentationController, call: "willPresent") }

    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        record(popoverPresentationController, call: "prepareForPopoverPresentation")
    }

    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) { record(popoverPresentationController, call: "willReposition") }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        record(presentationController, call: "shouldDismiss, \(mayDismiss ? "yes" : "no")")
        return mayDismiss
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        record(presentationController, call: "willDismiss")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        record(presentationController, call: "didDismiss")
        onDismissal()
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        record(presentationController, call: "didAttemptToDismiss")
    }

    private func record(_ controller: UIPresentationController, call: String) {
        note(controller.presentedViewController.title ?? "popover", call)
    }
}
