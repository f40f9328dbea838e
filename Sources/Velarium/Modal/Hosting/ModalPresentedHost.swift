import UIKit

/// An overlay that UIKit presents, and keeps.
@MainActor final class ModalPresentedHost: ModalHost {
    /// Whether UIKit has finished presenting: before, it dismisses nothing.
    private var isStanding = false
    private var isWantedAway = false
    private var nextTry: OverlayTimer?
    private weak var presenter: UIViewController?

    init(by presenter: UIViewController?) { self.presenter = presenter }

    var controllerBehind: UIViewController? { presenter }

    /// Only UIKit shows something there.
    func isSamePlace(as other: any ModalHost) -> Bool { false }

    func mount(_ controller: ModalPresentationViewController) {}

    func didAppear(_ controller: ModalPresentationViewController) {
        isStanding = true
        if isWantedAway { dismiss(controller) }
    }

    /// The presenter dismisses it with all that is presented above; asking the overlay would take only that.
    func unmount(_ controller: ModalPresentationViewController) {
        isWantedAway = true
        if isStanding { dismiss(controller) }
    }

    private func dismiss(_ controller: ModalPresentationViewController) {
        nextTry = nil
        guard let presenter = controller.presentingViewController else { return controller.hasGone() }
        if controller.isAtRestWithAllAbove {
            presenter.dismiss(animated: false)
        } else {
            // UIKit refuses while something comes or goes above the overlay.
            nextTry = OverlayTimer(after: 0) { [weak self, weak controller] in
                if let controller { self?.dismiss(controller) }
            }
        }
    }

    func didLeave(_ controller: ModalPresentationViewController) { nextTry = nil }
}
