import UIKit

/// Hosts an overlay in a view of the app, which retains the overlay's view but not its controller.
@MainActor final class ModalSubviewHost: ModalHost {
    private(set) weak var container: UIView?
    /// The previous first responder, if the overlay covers it.
    private weak var previousFirstResponder: UIResponder?
    private var isRemovingView = false

    init(in container: UIView?) { self.container = container }

    var controllerBehind: UIViewController? { nil }

    func isSameLocation(as other: any ModalHost) -> Bool {
        (other as? ModalSubviewHost)?.container === container && container != nil
    }

    func mount(_ controller: ModalPresentationViewController) {
        guard let view = controller.view, let container else { return controller.viewWasRemoved() }
        UIView.performWithoutAnimation { view.frame = container.bounds }
        container.addSubview(view)
    }

    func didInstallContent(_ controller: ModalPresentationViewController) {
        guard let responder = container?.window?.firstResponderInSubtree, !responder.isInside(controller.view) else {
            return
        }
        // A first responder that the overlay covers gives up its status until the overlay is removed; any other keeps
        // it.
        if let container, responder.isInside(container) { previousFirstResponder = responder }
    }

    /// Whether the overlay may become first responder: there is none, or the overlay covers it.
    var canTakeFirstResponder: Bool {
        container?.window?.firstResponderInSubtree == nil || previousFirstResponder != nil
    }

    func unmount(_ controller: ModalPresentationViewController) {
        isRemovingView = true
        controller.viewIfLoaded?.removeFromSuperview()
        isRemovingView = false
        controller.viewWasRemoved()
    }

    func didRemoveContent(_ controller: ModalPresentationViewController) {
        if let container, container.window?.firstResponderInSubtree == nil {
            previousFirstResponder?.becomeFirstResponder()
        }
        previousFirstResponder = nil
    }

    /// The view left its window.
    func viewDidLeaveWindow(_ controller: ModalPresentationViewController, withContainer isContainerLost: Bool) {
        guard !isRemovingView else { return }
        controller.lifecycle.willDismiss(for: isContainerLost ? .anchorLost : .code)
        // If the container returned to a window, it would bring back a view that is no longer managed.
        isRemovingView = true
        controller.viewIfLoaded?.removeFromSuperview()
        isRemovingView = false
        controller.viewWasRemoved()
    }
}

extension UIResponder {
    /// Whether this responder is `view`, is inside it, or is the controller of a view inside it.
    func isInside(_ view: UIView) -> Bool { sequence(first: self, next: \.next).contains { $0 === view } }
}
