import UIKit

/// Hosts an overlay that UIKit presents and retains.
@MainActor final class ModalPresentedHost: ModalHost {
    /// Whether UIKit has finished presenting; before that it dismisses nothing.
    private var isStanding = false
    private var isWantedAway = false
    private var nextTry: OverlayTimer?
    private weak var presenter: UIViewController?

    init(by presenter: UIViewController?) { self.presenter = presenter }

    var controllerBehind: UIViewController? { presenter }

    /// False: only UIKit can present here.
    func isSamePlace(as other: any ModalHost) -> Bool { false }

    func mount(_ controller: ModalPresentationViewController) {}

    func didAppear(_ controller: ModalPresentationViewController) {
        isStanding = true
        if isWantedAway { dismiss(controller) }
    }

    /// The presenter dismisses the overlay with everything above it; dismissing on the overlay would only dismiss what
    /// is above.
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
            // UIKit refuses during transitions above the overlay.
            nextTry = OverlayTimer(after: 0) { [weak self, weak controller] in
                if let controller { self?.dismiss(controller) }
            }
        }
    }

    func didLeave(_ controller: ModalPresentationViewController) { nextTry = nil }
}
