import UIKit

/// Hosts an overlay in a view of the app, which retains the overlay's view but not its controller.
@MainActor final class ModalSubviewHost: ModalHost {
    private(set) weak var container: UIView?
    /// The overlay's view, from its installation until its content is removed.
    private weak var overlayView: UIView?
    private var isRemovingView = false
    /// While another screen covers the container's.
    private var covering: CoveredContainerObserver?

    init(in container: UIView?) { self.container = container }

    var mode: ModalHostMode { .view }
    var controllerBehind: UIViewController? { nil }

    func isShown(in location: ModalLocation) -> Bool {
        guard case .view(let view) = location else { return false }
        return view === container && container != nil
    }

    func mount(_ overlay: any HostedOverlay) {
        guard let view = overlay.viewController.view, let container else { return overlay.viewWasRemoved() }
        UIView.performWithoutAnimation { view.frame = container.bounds }
        container.addSubview(view)
    }

    /// An overlay that becomes first responder takes the focus from what it covers until it is removed.
    func didInstallContent(of overlay: any HostedOverlay) {
        guard let view = overlay.viewController.view else { return }
        overlayView = view
        OverlayFocus.overlayWasAdded(view, rule: overlay.becomesKeyWindow ? .takesFocus : .sharesFocus)
    }

    /// False while something that the overlay does not cover has the focus, or that did not resign.
    var allowsFirstResponder: Bool { container?.window?.firstResponderInSubtree == nil }

    func unmount(_ overlay: any HostedOverlay) {
        removeView(of: overlay)
        overlay.viewWasRemoved()
    }

    func didRemoveContent() {
        if let overlayView { OverlayFocus.overlayWasRemoved(overlayView) }
        overlayView = nil
    }

    func viewDidEnterWindow(of overlay: any HostedOverlay) {
        covering?.stop()
        covering = nil
    }

    /// An overlay stays in a container whose screen another one covers, and is there again with it. Otherwise, unless the
    /// app wants it to stay, the view is removed also if only its container left the window: if that returned, it would
    /// bring back a view that is no longer managed.
    func viewDidLeaveWindow(of overlay: any HostedOverlay, withContainer isContainerLost: Bool) {
        guard !isRemovingView else { return }
        if isContainerLost, overlay.isPresentingOrPresented, let container {
            let stays = !overlay.endsWhenContainerLeavesWindow
            covering = CoveredContainerObserver(of: container, untilDeallocation: stays) { [weak self, weak overlay] in
                if let self, let overlay { end(overlay, for: .anchorLost) }
            }
            if covering != nil { return }
        }
        end(overlay, for: isContainerLost ? .anchorLost : .code)
    }

    private func end(_ overlay: any HostedOverlay, for reason: DismissReason) {
        removeView(of: overlay)
        overlay.viewWasRemoved(for: reason)
    }

    private func removeView(of overlay: any HostedOverlay) {
        covering?.stop()
        covering = nil
        isRemovingView = true
        overlay.viewController.viewIfLoaded?.removeFromSuperview()
        isRemovingView = false
    }
}

extension UIResponder {
    /// Whether this responder is `view`, is inside it, or is the controller of a view inside it.
    func isInside(_ view: UIView) -> Bool { sequence(first: self, next: \.next).contains { $0 === view } }
}
