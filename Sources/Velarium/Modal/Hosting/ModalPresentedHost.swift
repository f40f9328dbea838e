import UIKit

/// Hosts an overlay that UIKit presents and retains.
@MainActor final class ModalPresentedHost: ModalHost {
    private let dismissal = UIKitDismissal()
    private weak var presenter: UIViewController?

    init(by presenter: UIViewController?) { self.presenter = presenter }

    var mode: ModalHostMode { .presentation }
    var controllerBehind: UIViewController? { presenter }

    /// False: only UIKit can present here.
    func isShown(in location: ModalLocation) -> Bool { false }

    /// UIKit adds the view itself.
    func mount(_ overlay: any HostedOverlay) {}

    func viewDidAppear(of overlay: any HostedOverlay) { dismissal.presentationDidEnd() }

    func unmount(_ overlay: any HostedOverlay) {
        dismissal.request(of: overlay.viewController, animated: false) { [weak overlay] in overlay?.viewWasRemoved() }
    }

    func didRemoveContent() { dismissal.cancel() }
}
