import UIKit

/// Hosts an overlay in a view of the app, which retains the overlay's view but not its controller.
@MainActor final class ModalSubviewHost: ModalHost {
    private(set) weak var container: UIView?
    /// The previous first responder, if the overlay covers it.
    private weak var formerResponder: UIResponder?
    private var isTakingDown = false

    init(in container: UIView?) { self.container = container }

    var controllerBehind: UIViewController? { nil }

    func isSamePlace(as other: any ModalHost) -> Bool {
        (other as? ModalSubviewHost)?.container === container && container != nil
    }

    func mount(_ controller: ModalPresentationViewController) {
        guard let view = controller.view, let container else { return controller.hasGone() }
        UIView.performWithoutAnimation { view.frame = container.bounds }
        container.addSubview(view)
    }

    func didEnter(_ controller: ModalPresentationViewController) {
        guard let responder = container?.window?.responderInside, !responder.isPart(of: controller.view) else { return }
        // A first responder that the overlay covers gives up its status until the overlay is removed; any other keeps
        // it.
        if let container, responder.isPart(of: container) { formerResponder = responder }
    }

    /// Whether the overlay may become first responder: there is none, or the overlay covers it.
    var mayTakeKeys: Bool { container?.window?.responderInside == nil || formerResponder != nil }

    func unmount(_ controller: ModalPresentationViewController) {
        isTakingDown = true
        controller.viewIfLoaded?.removeFromSuperview()
        isTakingDown = false
        controller.hasGone()
    }

    func didLeave(_ controller: ModalPresentationViewController) {
        if let container, container.window?.responderInside == nil { formerResponder?.becomeFirstResponder() }
        formerResponder = nil
    }

    /// The view left its window.
    func viewHasLeft(_ controller: ModalPresentationViewController, withContainer isContainerLost: Bool) {
        guard !isTakingDown else { return }
        controller.ending.leave(for: isContainerLost ? .anchorLost : .code)
        // If the container returned to a window, it would bring back a view that is no longer managed.
        isTakingDown = true
        controller.viewIfLoaded?.removeFromSuperview()
        isTakingDown = false
        controller.hasGone()
    }
}

extension UIResponder {
    /// Whether this responder is `view`, is inside it, or is the controller of a view inside it.
    func isPart(of view: UIView) -> Bool { sequence(first: self, next: \.next).contains { $0 === view } }
}
