import UIKit

/// Hosts an overlay that UIKit presents and retains.
@MainActor final class ModalPresentedHost: ModalHost {
    /// Whether UIKit has finished presenting; before that it dismisses nothing.
    private var isPresented = false
    private var isDismissalRequested = false
    private var retryTimer: OverlayTimer?
    private weak var presenter: UIViewController?

    init(by presenter: UIViewController?) { self.presenter = presenter }

    var controllerBehind: UIViewController? { presenter }

    /// False: only UIKit can present here.
    func isSameLocation(as other: any ModalHost) -> Bool { false }

    func mount(_ controller: ModalPresentationViewController) {}

    func viewDidAppear(_ controller: ModalPresentationViewController) {
        isPresented = true
        if isDismissalRequested { dismiss(controller) }
    }

    /// The presenter dismisses the overlay with everything above it; dismissing on the overlay would only dismiss what
    /// is above.
    func unmount(_ controller: ModalPresentationViewController) {
        isDismissalRequested = true
        if isPresented { dismiss(controller) }
    }

    private func dismiss(_ controller: ModalPresentationViewController) {
        retryTimer = nil
        guard let presenter = controller.presentingViewController else { return controller.viewWasRemoved() }
        if controller.canBeDismissedNow {
            presenter.dismiss(animated: false)
        } else {
            // UIKit refuses during transitions above the overlay.
            retryTimer = OverlayTimer(after: 0) { [weak self, weak controller] in
                if let controller { self?.dismiss(controller) }
            }
        }
    }

    func didRemoveContent(_ controller: ModalPresentationViewController) { retryTimer = nil }
}
