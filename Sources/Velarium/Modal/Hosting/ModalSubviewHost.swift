import UIKit

/// Shows an overlay in a view of the app, which keeps the overlay's view but not its controller.
@MainActor final class ModalSubviewHost: ModalHost {
    private(set) weak var container: UIView?
    /// Who had the keyboard before, inside of what the overlay covers.
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
        // Who is covered by the overlay gives the keys to it for so long; who is not keeps them.
        if let container, responder.isPart(of: container) { formerResponder = responder }
    }

    /// Whether the overlay may take the keys: they are nobody's, or somebody's whom it covers.
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

    /// The view has left its window.
    func viewHasLeft(_ controller: ModalPresentationViewController, withContainer isContainerLost: Bool) {
        guard !isTakingDown else { return }
        controller.ending.leave(for: isContainerLost ? .anchorLost : .code)
        // A container that comes back would bring a view that nobody looks after.
        isTakingDown = true
        controller.viewIfLoaded?.removeFromSuperview()
        isTakingDown = false
        controller.hasGone()
    }
}

extension UIResponder {
    /// Whether this responder is `view`, lies in it, or is the controller of a view there.
    func isPart(of view: UIView) -> Bool { sequence(first: self, next: \.next).contains { $0 === view } }
}
